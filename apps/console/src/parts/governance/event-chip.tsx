import type { NonComplianceDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { ToneChip } from '../../ui/data/tone-chip.tsx';
import { AlertIcon, CheckCircleIcon, ClockIcon, StarSealIcon } from '../../ui/icons/status-icons.tsx';

const looks = {
  open: { tone: 'caution', icon: AlertIcon },
  planned: { tone: 'neutral', icon: ClockIcon },
  remedied: { tone: 'neutral', icon: CheckCircleIcon },
  closed: { tone: 'positive', icon: StarSealIcon },
} as const;

/** Where an event stands; a plan whose day is over says so. */
export function EventChip({ event: { state, isOverdue } }: { event: Pick<NonComplianceDto, 'state' | 'isOverdue'> }) {
  const { t } = useTranslation('nonCompliance');
  return isOverdue ? <ToneChip tone="negative" icon={ClockIcon} label={t('state.overdue')} />
    : <ToneChip {...looks[state]} label={t(`state.${state}`)} />;
}
