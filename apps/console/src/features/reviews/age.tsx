import type { ReviewAgeing } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { ClockIcon } from '../../ui/icons/status-icons.tsx';
import { type Tone, ToneChip } from '../../ui/data/tone-chip.tsx';

const tones: Record<ReviewAgeing, Tone> = { under_24h: 'neutral', under_72h: 'caution', older: 'negative' };
const hourSeconds = 3600;

/** How long a case has waited, in the largest unit that fits. */
export function useAge(): (seconds: number) => string {
  const { t } = useTranslation('reviews');
  return (seconds) => {
    if (seconds < hourSeconds) return t('age.minutes', { count: Math.floor(seconds / 60) });
    if (seconds < 48 * hourSeconds) return t('age.hours', { count: Math.floor(seconds / hourSeconds) });
    return t('age.days', { count: Math.floor(seconds / (24 * hourSeconds)) });
  };
}

/** How long a case has waited, marked when it is too long. */
export function AgeChip({ seconds, ageing }: { seconds: number; ageing: ReviewAgeing }) {
  const age = useAge();
  return <ToneChip tone={tones[ageing]} icon={ClockIcon} label={age(seconds)} />;
}
