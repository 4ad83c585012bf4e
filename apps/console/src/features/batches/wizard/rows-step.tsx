import type { WalletDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { twoColumns } from '../../../ui/layout/columns.ts';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import type { BatchForm } from '../batch.form.ts';
import { BatchSettings } from '../batch-settings.tsx';
import type { Payment } from '../payments.ts';
import type { TableRow } from '../reading/table.ts';
import type { useBatch } from '../use-batch.ts';
import type { Likeness } from './duplicates.ts';
import { type RowDoubt, unsureIn } from '../doubts.ts';
import { DoubtsNote } from './doubts-note.tsx';
import { DuplicatesNote } from './duplicates-note.tsx';
import { PayeesNote } from './payees-note.tsx';
import { RowState } from './row-state.tsx';
import { RowsTable } from './rows-table.tsx';
import type { Import } from './use-import.ts';
import { usePayees } from './use-payees.ts';

interface RowsStepProps {
  reading: Import;
  form: UseFormReturn<BatchForm>;
  wallets: readonly WalletDto[];
  payments: readonly Payment[];
  alike: ReadonlyMap<number, Likeness>;
  doubts: ReadonlyMap<number, RowDoubt>;
  batch: ReturnType<typeof useBatch>;
  onStartAnew: () => void;
}

/** The rows as they will be paid, each mended where it stands, and what holds for all of them. */
export function RowsStep({ reading, form, wallets, payments, alike, doubts, batch, onStartAnew }: RowsStepProps) {
  const { t } = useTranslation('batches');
  const { work, table } = reading;
  const { rows } = work;
  const payees = usePayees(rows, useWatch({ control: form.control, name: 'fromAddress' }));
  const isOut = (index: number) => rows[index]?.choice === 'leave';
  const needsAttention = (index: number) => !isOut(index) && (payments[index]?.problem !== null
    || batch.refusals.has(index) || doubts.has(index) || (alike.has(index) && rows[index]?.choice === undefined));
  const wrong = payments.filter((payment, index) =>
    !isOut(index) && (payment.problem !== null || batch.refusals.has(index))).length;
  const count = `${t('preview.count', { count: payments.length })}, ${t('preview.wrong', { count: wrong })}`;
  const source = work.name ?? t(work.mends === null ? 'rows.pasted' : 'rows.mended');
  return (
    <>
      <SectionCard
        title={t('preview.title')}
        subtitle={<><span role="status">{count}</span> · <bdi>{source}</bdi></>}
        actions={
          <>
            {table.body.length > 0 && (
              <Button size="small" onClick={() => reading.goTo('columns')}>{t('rows.columns')}</Button>
            )}
            <Button size="small" onClick={onStartAnew}>{t('rows.anew')}</Button>
          </>
        }
      >
        <PayeesNote payees={payees} onFill={reading.fillAddresses} />
        <DoubtsNote count={unsureIn(doubts, rows)} />
        <DuplicatesNote rows={rows} alike={alike} onDecide={reading.decide} />
        <RowsTable
          label={t('preview.title')} rows={rows} payments={payments} needsAttention={needsAttention}
          stateOf={(index) => (
            <RowState
              row={rows[index] as TableRow} payment={payments[index] as Payment} refusal={batch.refusals.get(index)}
              isHeld={batch.heldRows.has(index)} likeness={alike.get(index)} payee={payees.get(index)}
              doubt={doubts.get(index)}
              onTake={(address) => reading.fillAddresses(new Map([[index, address]]))}
              onDecide={(choice) => reading.decide(new Set([index]), choice)}
            />
          )}
          onEdit={reading.edit}
        />
      </SectionCard>
      <Box sx={twoColumns}>
        <BatchSettings
          form={form}
          wallets={wallets}
          payments={payments.filter((_, index) => !isOut(index))}
          fees={batch.forecast?.fees ?? null}
          isChecking={batch.isChecking}
          isSettled
          onSubmit={(event) => void batch.startReview(event)}
          onStop={batch.stopCheck}
        />
      </Box>
    </>
  );
}
