import type { ReviewPlanDto, ReviewSampleDto, SampledPaymentDto, SampledPaymentLineDto, VerdictDto }
  from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../../api/problem.ts';
import { Money } from '../../../parts/money/money.tsx';
import { VerdictView } from '../../../parts/verdict/verdict-view.tsx';
import { FactsList } from '../../../ui/data/facts-list.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { formatCount, shortenMiddle } from '../../../ui/format/format.ts';
import { SidePanel } from '../../../ui/layout/side-panel.tsx';
import { RowsSkeleton } from '../../../ui/loading/skeletons.tsx';
import { bareListStyle, noteStyle } from '../line-style.ts';
import { useReadSampledPaymentQuery } from '../reviews.api.ts';
import { Papers } from './papers.tsx';
import { PanelPart } from './panel-part.tsx';

interface SampledPaymentPanelProps {
  sample: ReviewSampleDto;
  payment: SampledPaymentLineDto;
  plan: ReviewPlanDto;
  onClose: () => void;
}

/** A sampled payment as a reviewer reads it, beside what was written of it; that it was read is on record. */
export function SampledPaymentPanel({ sample, payment: { position }, plan, onClose }: SampledPaymentPanelProps) {
  const { t, i18n: { language } } = useTranslation('shariahReviews');
  const { currentData, error, refetch } = useReadSampledPaymentQuery(
    { id: sample.id, number: position }, { refetchOnMountOrArgChange: true });
  return (
    <SidePanel
      open onClose={onClose} title={t('payment.title', { number: formatCount(position, language) })}
      subtitle={t('payment.onRecord')}
    >
      {error && <ErrorState title={t('payment.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      {!currentData && !error && <RowsSkeleton rows={5} height={48} />}
      {currentData && (
        <Box sx={{ padding: 2.5, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <Facts payment={currentData} />
          <PanelPart title={t('payment.said')}>
            <VerdictView
              memo={currentData.memo}
              // What is kept of a verdict is what the rules answered; who they were is kept beside it.
              verdict={{ ...(currentData.verdict.result as unknown as VerdictDto), ...versionOf(currentData) }}
            />
          </PanelPart>
          <Opinions payment={currentData} />
          <Papers sampleId={sample.id} position={position} plan={plan} />
          <Events payment={currentData} />
        </Box>
      )}
    </SidePanel>
  );
}

const versionOf = ({ verdict: { rulesetVersion, profile } }: SampledPaymentDto) => ({ rulesetVersion, profile });

function Facts({ payment }: { payment: SampledPaymentDto }) {
  const { t } = useTranslation('shariahReviews');
  const { amount, currency, createdAt, from, to, memo, purposeCode, counterpartyName, transactionId } = payment;
  return (
    <FactsList
      facts={[
        { label: t('payment.amount'), value: <strong><Money amount={amount} currency={currency} /></strong> },
        { label: t('payment.at'), value: <DateTime at={createdAt} /> },
        ...(['from', 'to'] as const).map((side) => {
          const { name, bank, address } = side === 'from' ? from : to;
          return {
            label: t(`payment.${side}`),
            value: (
              <>
                <Box sx={{ fontWeight: 600 }}><bdi>{name}</bdi></Box>
                <Box sx={noteStyle}><bdi>{bank}</bdi> · <bdi dir="ltr">{shortenMiddle(address)}</bdi></Box>
              </>
            ),
          };
        }),
        ...(counterpartyName === null ? []
          : [{ label: t('payment.payeeNamed'), value: <bdi>{counterpartyName}</bdi> }]),
        ...(memo === null ? [] : [{ label: t('payment.memo'), value: <bdi>{memo}</bdi> }]),
        ...(purposeCode === null ? [] : [{ label: t('payment.purpose'), value: <bdi dir="ltr">{purposeCode}</bdi> }]),
        { label: t('payment.id'), value: <bdi dir="ltr">{transactionId}</bdi> },
      ]}
    />
  );
}

function Opinions({ payment: { opinions } }: { payment: SampledPaymentDto }) {
  const { t } = useTranslation('shariahReviews');
  if (opinions.length === 0) return null;
  return (
    <PanelPart title={t('payment.opinions')}>
      <Box component="ul" sx={{ ...bareListStyle, display: 'grid', gap: 1.5 }}>
        {opinions.map(({ decision, reason, officer, givenAt }) => (
          <Box key={`${officer} ${givenAt}`} component="li" sx={{ typography: 'body2' }}>
            <strong>{t(`payment.${decision}`)}</strong> <bdi>{reason}</bdi>
            <Box sx={noteStyle}><bdi>{officer}</bdi> · <DateTime at={givenAt} /></Box>
          </Box>
        ))}
      </Box>
    </PanelPart>
  );
}

function Events({ payment: { events } }: { payment: SampledPaymentDto }) {
  const { t, i18n: { language } } = useTranslation('shariahReviews');
  return (
    <PanelPart title={t('payment.events')}>
      <Box component="ol" sx={{ ...bareListStyle, display: 'grid', gap: 1 }}>
        {events.map(({ id, action, createdAt, height }) => (
          <Box key={id} component="li" sx={{ typography: 'body2' }}>
            <bdi dir="ltr">{action}</bdi> · <DateTime at={createdAt} />
            <Box sx={noteStyle}>
              {height === null ? t('payment.notSealed')
                : t('payment.sealed', { height: formatCount(height, language) })}
            </Box>
          </Box>
        ))}
      </Box>
    </PanelPart>
  );
}
