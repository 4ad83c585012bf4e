import type { TransactionLifeDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../../api/problem.ts';
import { useExplainTransactionQuery } from '../../../api/transactions.api.ts';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { FactsList } from '../../../ui/data/facts-list.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../../ui/loading/skeletons.tsx';
import { ToneChip } from '../../../ui/data/tone-chip.tsx';
import { recomputationOf } from '../../../parts/verdict/recomputation.ts';
import { VerdictView } from '../../../parts/verdict/verdict-view.tsx';

interface WhyProps { transaction: TransactionLifeDto }

/** Why a transaction was allowed, held or refused: the stored verdict, and whether it still comes out the same. */
export function Why({ transaction: { transactionId, type, memo, complianceScore } }: WhyProps) {
  const { t } = useTranslation('transactions');
  const isJudged = complianceScore !== null;
  const { data, error, refetch } = useExplainTransactionQuery(transactionId, { skip: !isJudged });
  const recomputation = data && recomputationOf(data);
  const mark = recomputation && <ToneChip tone={recomputation.tone} label={t(`why.${recomputation.outcome}`)} />;
  const judgedAt = data && (
    <>
      {t('why.evaluatedAt')} <DateTime at={data.evaluatedAt} />
    </>
  );
  return (
    <SectionCard title={t('why.title')} subtitle={judgedAt} actions={mark}>
      {isJudged && !data && !error && <RowsSkeleton rows={4} />}
      {!isJudged && (
        <Box sx={{ padding: 2.5, typography: 'body2', color: 'text.secondary' }}>
          {t('why.none')}. {t(type === 'reversal' ? 'timeline.reversalHint' : 'timeline.notJudgedHint')}
        </Box>
      )}
      {error && <ErrorState title={t('why.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      {data && recomputation && (
        <Box sx={{ padding: 2.5, display: 'grid', gap: 2 }}>
          <VerdictView verdict={data} memo={memo} />
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            {t(`why.${recomputation.outcome}Hint`, { version: data.rulesetVersion })}
          </Box>
          <JudgedFacts facts={data.facts} />
        </Box>
      )}
    </SectionCard>
  );
}

/** Exactly what was judged, on request. */
function JudgedFacts({ facts }: { facts: Record<string, unknown> }) {
  const { t } = useTranslation('transactions');
  const shown = Object.entries(facts).map(([label, value]) => ({
    label,
    value: <bdi>{typeof value === 'string' ? value : JSON.stringify(value)}</bdi>,
  }));
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', typography: 'body2', fontWeight: 600 } }}>
      <summary>{t('why.facts')}</summary>
      <FactsList facts={shown} />
    </Box>
  );
}
