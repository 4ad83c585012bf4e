import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../feedback/toast/toast-context.ts';
import { failureKindOf, reloadPage } from './failure-kind.ts';

/** Gives the means to say briefly that something could not be opened, which a person may do again. */
export function useFailureToast() {
  const { t } = useTranslation('ui');
  const { toast } = useToast();
  return useCallback((error: unknown, title?: string) => {
    const kind = failureKindOf(error);
    const isReplaced = kind === 'release';
    toast({
      tone: 'negative',
      title: isReplaced ? t('failure.part.release') : title ?? t(`failure.part.${kind}`),
      description: t(`failure.text.${kind}`),
      ...(isReplaced ? { action: { label: t('failure.reload'), run: reloadPage } } : {}),
    });
  }, [t, toast]);
}
