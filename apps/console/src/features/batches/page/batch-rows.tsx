import type { BatchLifeDto, BatchRowDto, BatchRowState } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { refusedRowWords } from '../refusals.ts';
import { useListBatchRowsInfiniteQuery, useLazyListAllBatchRowsQuery } from '../batches.api.ts';
import { reasonOf } from '../../../api/problem.ts';
import { AddressText } from '../../../parts/payments/address-text.tsx';
import { WalletText } from '../../../parts/payments/wallet-text.tsx';
import { Money } from '../../../parts/money/money.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadMore } from '../../../ui/data/load-more.tsx';
import { saveCsv, saveFile } from '../../../ui/data/save-file.ts';
import { ToneChip, type Tone } from '../../../ui/data/tone-chip.tsx';
import { DownloadIcon } from '../../../ui/icons/action-icons.tsx';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../../ui/loading/skeletons.tsx';
import { listStyle } from '../row-styles.ts';
import { rowsFile } from './rows-file.ts';

const states = ['paid', 'held', 'refused', 'taken_back', 'not_made'] as const satisfies BatchRowState[];
const tones: Record<BatchRowState, Tone> = {
  paid: 'positive', held: 'caution', refused: 'negative', taken_back: 'neutral', not_made: 'neutral',
};

/** Every row of a batch, paid or refused, with why; to be narrowed down, kept as a file, and sent again mended. */
export function BatchRows({ batch }: { batch: BatchLifeDto }) {
  const { t } = useTranslation('batches');
  const [status, setStatus] = useState<BatchRowState | ''>('');
  const list = useListBatchRowsInfiniteQuery(
    { id: batch.id, ...(status && { status }) }, { refetchOnMountOrArgChange: true });
  const [readAll, { isFetching }] = useLazyListAllBatchRowsQuery();
  const rows = list.data?.pages.flat();
  const { refused, notMade } = batch.totals;
  const canMend = batch.state !== 'running' && (refused.count > 0 || (batch.state === 'refused' && notMade.count > 0));

  const download = async (kind: 'csv' | 'json') => {
    const { data } = await readAll({ id: batch.id, ...(status && { status }) });
    if (!data) return;
    if (kind === 'csv') saveCsv('batch-rows', rowsFile(data, batch.currency));
    else saveFile('batch-rows.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  };

  return (
    <SectionCard
      title={t('source.title')} subtitle={t('rows.order')}
      actions={
        <>
          {(['csv', 'json'] as const).map((kind) => (
            <Button
              key={kind} size="small" startIcon={<DownloadIcon />} disabled={isFetching}
              onClick={() => void download(kind)}
            >
              {t(`rows.${kind}`)}
            </Button>
          ))}
          {canMend && (
            <Button size="small" variant="contained" component={Link} to={`/composer/batch?mends=${batch.id}`}>
              {t('rows.mend')}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ padding: 2.5, maxInlineSize: 320 }}>
        <SelectField
          label={t('rows.filter')} value={status} displayEmpty
          options={[
            { value: '', label: t('recent.anyState') },
            ...states.map((value) => ({ value, label: t(`rows.state.${value}`) })),
          ]}
          onChange={({ target }) => setStatus(states.find((one) => one === target.value) ?? '')}
        />
      </Box>
      {list.error && (
        <ErrorState title={t('page.paymentsFailed')} {...reasonOf(list.error)} onRetry={() => void list.refetch()} />
      )}
      {!rows && !list.error && <RowsSkeleton rows={4} />}
      {rows?.length === 0 && <EmptyState title={t('rows.none')} />}
      <Box component="ul" sx={listStyle}>
        {rows?.map((row, n) => <Row key={row.number ?? `n${n}`} row={row} currency={batch.currency} />)}
      </Box>
      <LoadMore
        hasMore={list.hasNextPage} isLoading={list.isFetchingNextPage} onLoad={() => void list.fetchNextPage()}
      />
    </SectionCard>
  );
}

function Row({ row, currency }: { row: BatchRowDto; currency: BatchLifeDto['currency'] }) {
  const { t, i18n } = useTranslation('batches');
  const { number, state, sent, transactionId, findings } = row;
  const Payee = sent.counterpartyName ? AddressText : WalletText;
  const payee = <Payee address={sent.toAddress} copyable={false} />;
  const isStopped = state === 'refused' || state === 'held';
  const words = row.code === null ? null : refusedRowWords(row);
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {number === null ? '–' : t('table.lineNumber', { line: number })}
      </Box>
      <Box sx={{ minInlineSize: 0 }}>
        {sent.counterpartyName && (
          <Box component="bdi" sx={{ display: 'block', fontWeight: 550 }}>{sent.counterpartyName}</Box>
        )}
        {transactionId ? <MuiLink component={Link} to={`/transactions/${transactionId}`}>{payee}</MuiLink> : payee}
        <Box dir="auto" sx={quietStyle}>{[sent.memo, sent.reference].filter(Boolean).join(' · ')}</Box>
        {isStopped && words !== null && findings.length === 0 && <Box sx={quietStyle}>{words}</Box>}
        {isStopped && findings.map(({ ruleId, explain }) => (
          <Box key={ruleId} sx={quietStyle}>
            <bdi>{ruleId}</bdi> · <span dir="auto">{i18n.language === 'ar' ? explain.ar : explain.en}</span>
          </Box>
        ))}
      </Box>
      <Box sx={{ fontWeight: 600, textAlign: 'end' }}><Money amount={sent.amount} currency={currency} /></Box>
      <ToneChip tone={tones[state]} label={t(`rows.state.${state}`)} />
    </Box>
  );
}

const quietStyle = { typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' } as const;
const rowStyle = {
  display: 'grid', alignItems: 'start', columnGap: 2, rowGap: 0.75, paddingInline: 2.5, paddingBlock: 1.25,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '4.5rem minmax(0, 1fr) auto 9rem' },
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;
