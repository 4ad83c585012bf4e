import type { WalletDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { selectUser } from '../../api/session.slice.ts';
import { useViews } from '../../api/views.api.ts';
import { partyRulesOf } from '../../parts/parties/payment-details.ts';
import { CardSkeleton } from '../../ui/loading/skeletons.tsx';
import { useRulesOfParts } from '../../ui/inputs/use-rules-of-parts.ts';
import { BatchForm, startBatchForm } from './batch.form.ts';
import { BatchOutcome } from './batch-outcome.tsx';
import { doubtsOf, unsureIn } from './doubts.ts';
import { paymentOf } from './payments.ts';
import { PaymentsSource } from './payments-source.tsx';
import { BatchReviewDialog } from './review-dialog.tsx';
import { useBatch } from './use-batch.ts';
import { ColumnsStep } from './wizard/columns-step.tsx';
import { useKeptImport } from './wizard/kept-import.ts';
import { RowsStep } from './wizard/rows-step.tsx';
import { Steps } from './wizard/steps.tsx';
import { templateFor } from './wizard/templates.ts';
import { useAlike } from './wizard/use-alike.ts';
import { useImport } from './wizard/use-import.ts';
import { useLookAlikes } from './wizard/use-look-alikes.ts';
import { useMending } from './wizard/use-mending.ts';

/** What stands in the place of the table and its settings until they are there. */
export const BatchDeskSkeleton = () => <CardSkeleton height={640} />;

/** From a file to payments in three steps: the file, what its columns say, and its rows with what holds for all. */
export function BatchComposer({ wallets }: { wallets: readonly WalletDto[] }) {
  const form = useForm<BatchForm>({
    resolver: useRulesOfParts(BatchForm, partyRulesOf), defaultValues: { ...startBatchForm(wallets) },
  });
  const templates = useViews('batch-import');
  const reading = useImport((head) => templateFor(head, templates.views ?? [])?.reading ?? null);
  const { work } = reading;
  const values = useWatch({ control: form.control }) as BatchForm;
  const payer = wallets.find(({ address }) => address === values.fromAddress);
  const payments = useMemo(
    () => work.rows.map((row) => paymentOf(row, payer?.currency)), [work.rows, payer?.currency]);
  const alike = useAlike(payments, values.fromAddress);
  const batch = useBatch(form, wallets, { rows: work.rows, payments, alike, mends: work.mends });
  const doubts = doubtsOf(useLookAlikes(payments), batch.differing);
  const user = useSelector(selectUser);
  useKeptImport(user?.id ?? '', batch.outcome ? { ...work, step: 'file' } : work, values, (kept, form_) => {
    reading.setWork(kept);
    form.reset({ ...startBatchForm(wallets), ...form_ });
  });
  useMending(reading);

  const startAnew = () => {
    reading.reset();
    batch.startAnew();
  };

  if (batch.outcome) return <BatchOutcome outcome={batch.outcome} onStartAnew={startAnew} />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Steps current={work.step} />
      {work.step === 'file' && <PaymentsSource reading={reading} />}
      {work.step === 'columns' && (
        <ColumnsStep
          reading={reading} onBack={reading.reset}
          onKeep={(name, query) => templates.onSave({ name, query, isDefault: false })}
        />
      )}
      {work.step === 'rows' && (
        <RowsStep
          reading={reading} form={form} wallets={wallets} payments={payments} alike={alike} doubts={doubts}
          batch={batch} onStartAnew={startAnew}
        />
      )}
      {batch.review && (
        <BatchReviewDialog
          review={batch.review}
          unsure={unsureIn(doubts, work.rows)}
          isSending={batch.isSending}
          onConfirm={() => void batch.confirm()}
          onClose={batch.leave}
        />
      )}
    </Box>
  );
}
