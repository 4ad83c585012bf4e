import type { WalletDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useDeferredValue, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { partyRulesOf } from '../../parts/parties/payment-details.ts';
import { CardSkeleton } from '../../ui/loading/skeletons.tsx';
import { useRulesOfParts } from '../../ui/inputs/use-rules-of-parts.ts';
import { twoColumns } from '../../ui/layout/columns.ts';
import { BatchForm, startBatchForm } from './batch.form.ts';
import { BatchOutcome } from './batch-outcome.tsx';
import { BatchPreview } from './batch-preview.tsx';
import { BatchSettings } from './batch-settings.tsx';
import { readPayments } from './payments.ts';
import { PaymentsSource } from './payments-source.tsx';
import { BatchReviewDialog } from './review-dialog.tsx';
import { useBatch } from './use-batch.ts';

/** What stands in the place of the table and its settings until they are there. */
export const BatchDeskSkeleton = () => <CardSkeleton height={640} />;

/** The table of payments, what holds for all of them, and below each payment by itself, before and after sending. */
export function BatchComposer({ wallets }: { wallets: readonly WalletDto[] }) {
  const form = useForm<BatchForm>({
    resolver: useRulesOfParts(BatchForm, partyRulesOf), defaultValues: { ...startBatchForm(wallets) },
  });
  const [text, setText] = useState('');
  // Thousands of rows are read when typing pauses, never between two keystrokes.
  const settledText = useDeferredValue(text);
  const payments = useMemo(() => readPayments(settledText), [settledText]);
  const batch = useBatch(form, wallets, payments);

  const startAnew = () => {
    setText('');
    batch.startAnew();
  };

  if (batch.outcome) return <BatchOutcome outcome={batch.outcome} onStartAnew={startAnew} />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Box sx={twoColumns}>
        <PaymentsSource text={text} onChange={setText} />
        <BatchSettings
          form={form}
          wallets={wallets}
          payments={payments}
          fees={batch.forecast?.fees ?? null}
          isChecking={batch.isChecking}
          isSettled={text === settledText}
          onSubmit={(event) => void batch.startReview(event)}
          onStop={batch.stopCheck}
        />
      </Box>
      {payments.length > 0 && (
        <BatchPreview payments={payments} refusals={batch.refusals} forecast={batch.forecast} />
      )}
      {batch.review && (
        <BatchReviewDialog
          review={batch.review}
          isSending={batch.isSending}
          onConfirm={() => void batch.confirm()}
          onClose={batch.leave}
        />
      )}
    </Box>
  );
}
