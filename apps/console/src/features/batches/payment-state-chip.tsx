import type { TransactionStatus, TransactionSubStatus } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { ClockIcon } from '../../ui/icons/status-icons.tsx';
import { StatusChip } from '../../parts/payments/status-chip.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';

interface PaymentStateChipProps {
  status: TransactionStatus;
  subStatus: TransactionSubStatus | null;
}

/** Where a payment stands; one that waits says for what. */
export function PaymentStateChip({ status, subStatus }: PaymentStateChipProps) {
  const { t } = useTranslation('batches');
  if (subStatus === null) return <StatusChip status={status} />;
  return <ToneChip tone="caution" icon={ClockIcon} label={t(`stage.${subStatus}`)} />;
}
