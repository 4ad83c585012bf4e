import type { BatchResultDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon } from '../../ui/icons/status-icons.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { StatusChip } from '../../parts/payments/status-chip.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';
import type { Payment } from './payments.ts';
import { PaymentState, PaymentsTable } from './payments-table.tsx';
import type { Refusals } from './refusals.ts';

interface BatchPreviewProps {
  payments: readonly Payment[];
  refusals: Refusals;
  /** What would become of each payment, once the batch has been checked as it stands. */
  forecast: BatchResultDto | null;
}

/** Each payment as it was read, with what is wrong with it in words. */
export function BatchPreview({ payments, refusals, forecast }: BatchPreviewProps) {
  const { t } = useTranslation('batches');
  const wrong = payments.filter(({ problem }, index) => problem !== null || refusals.has(index)).length;
  const subtitle = `${t('preview.count', { count: payments.length })}, ${t('preview.wrong', { count: wrong })}`;

  const stateOf = (payment: Payment, index: number) => {
    const refusal = refusals.get(index);
    if (payment.problem) {
      return (
        <PaymentState
          chip={<ToneChip tone="negative" label={t('preview.toMend')} />}
          reason={t(`row.${payment.problem}`)}
        />
      );
    }
    if (refusal !== undefined) {
      return <PaymentState chip={<ToneChip tone="negative" label={t('preview.refused')} />} reason={refusal} />;
    }
    if (forecast?.results[index]?.status === 'pending') return <StatusChip status="pending" />;
    return <ToneChip tone="neutral" icon={CheckCircleIcon} label={t('preview.read')} />;
  };

  return (
    <SectionCard title={t('preview.title')} subtitle={<span role="status">{subtitle}</span>}>
      <PaymentsTable
        label={t('preview.title')}
        payments={payments}
        needsAttention={(payment, index) => payment.problem !== null || refusals.has(index)}
        stateOf={stateOf}
      />
    </SectionCard>
  );
}
