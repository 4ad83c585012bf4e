import type { CustomerLineDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon, ClockIcon, MinusCircleIcon } from '../../ui/icons/status-icons.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';

/** At which level a customer is known today. */
export function CustomerChip({ customer: { level, standing } }: { customer: CustomerLineDto }) {
  const { t } = useTranslation('customers');
  if (standing === 'expired') return <ToneChip tone="caution" icon={ClockIcon} label={t('standing.expired')} />;
  return level === 'none'
    ? <ToneChip tone="neutral" icon={MinusCircleIcon} label={t(`standing.${standing}`)} />
    : <ToneChip tone="positive" icon={CheckCircleIcon} label={t(`level.${level}`)} />;
}
