import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in the place of what failed, and may have it tried again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  onError?: (error: unknown) => void;
  /** A change of it to true has the children tried again. */
  retryWhen?: boolean;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: { error: unknown } | null;
}

/** Keeps an error inside the part of the console that it comes from, so that the rest goes on working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.failed && this.props.retryWhen === true && before.retryWhen === false) this.retry();
  }

  readonly retry = () => this.setState({ failed: null });

  override render() {
    const { failed } = this.state;
    return failed ? this.props.fallback(failed.error, this.retry) : this.props.children;
  }
}
