import type { GuidanceDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';

/** What a screen reader says once an answer has come. */
export function useAnnouncement(guidance: GuidanceDto | undefined): string | undefined {
  const { t } = useTranslation('guidance');
  if (!guidance) return undefined;
  const [found] = guidance.passages;
  if (guidance.outcome === 'refused') return t('refused');
  return guidance.outcome === 'answered' && found ? t('announce', { title: found.title }) : t('announceReferred');
}
