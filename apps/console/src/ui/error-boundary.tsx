import { Component, type ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

interface ErrorBoundaryProps {
  title: string;
  children: ReactNode;
}

/** Keeps a fault inside one card, so that the rest of the screen goes on working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <ErrorState title={this.props.title} onRetry={() => this.setState({ failed: false })} />;
  }
}
