import type { NonComplianceDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { type Tone, ToneChip } from '../../ui/data/tone-chip.tsx';

const tones: Readonly<Record<NonComplianceDto['state'], Tone>> = {
  open: 'caution', planned: 'neutral', remedied: 'neutral', closed: 'positive',
};

/** Where an event stands; a plan whose day is over says so. */
export function EventChip({ event: { state, isOverdue } }: { event: Pick<NonComplianceDto, 'state' | 'isOverdue'> }) {
  const { t } = useTranslation('nonCompliance');
  return isOverdue ? <ToneChip tone="negative" label={t('state.overdue')} />
    : <ToneChip tone={tones[state]} label={t(`state.${state}`)} />;
}
