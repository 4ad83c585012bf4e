import { useTranslation } from 'react-i18next';
import { ErrorState } from '../feedback/error-state.tsx';
import { failureKindOf, reloadPage } from './failure-kind.ts';

interface PartFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** What stands in the place of a part of a screen that could not be loaded or stopped working. */
export function PartFailure({ error, onRetry }: PartFailureProps) {
  const { t } = useTranslation('ui');
  const kind = failureKindOf(error);
  const isReplaced = kind === 'release';
  return (
    <ErrorState
      title={t(`failure.part.${kind}`)}
      message={t(`failure.text.${kind}`)}
      onRetry={isReplaced ? reloadPage : onRetry}
      retryLabel={isReplaced ? t('failure.reload') : undefined}
    />
  );
}
