import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WalletText } from '../../parts/payments/wallet-text.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { FactsList } from '../../ui/data/facts-list.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { formatCount } from '../../ui/format/format.ts';
import { AlertIcon } from '../../ui/icons/status-icons.tsx';
import { Money } from '../../parts/money/money.tsx';
import { useDetailsFacts } from '../../parts/parties/details-facts.tsx';
import { SendingNote } from './sending-note.tsx';
import { termsOfLogic, useTermsFacts } from './terms.ts';
import type { BatchReview } from './use-batch.ts';

interface ReviewDialogProps {
  review: BatchReview;
  /** How many payees may be somebody else than the payer means. */
  unsure: number;
  isSending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The last look before many payments are made: how many, how much, at what cost, and what will be refused. */
export function BatchReviewDialog({ review, unsure, isSending, onConfirm, onClose }: ReviewDialogProps) {
  const { t } = useTranslation('batches');
  const { forecast, isOutcomeUnknown } = review;
  const [areMeant, setMeant] = useState(false);
  const [isTold, setTold] = useState(false);
  const isOpen = unsure > 0 && !areMeant;
  return (
    <FormDialog
      title={t('review.title')}
      cancel={t('review.back')}
      submit={t('review.confirm')}
      pending={t('review.sending')}
      isPending={isSending}
      call={() => (sdk) => sdk.transactions.sendBatch({ requestBody: review.batch })}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setTold(isOpen);
        if (!isOpen) onConfirm();
      }}
    >
      {isOutcomeUnknown && !isSending && (
        <Alert severity="warning" icon={<AlertIcon size={20} />}>
          {t('review.outcomeUnknown')}
        </Alert>
      )}
      {forecast.refused > 0 && (
        <Alert severity="warning" icon={<AlertIcon size={20} />}>
          {t('review.someRefused', { count: forecast.refused })}
        </Alert>
      )}
      {unsure > 0 && (
        <Alert severity="warning" icon={<AlertIcon size={20} />}>
          <Box>{t('doubts.review', { count: unsure })}</Box>
          <FormControlLabel
            label={t('doubts.meant')}
            control={<Checkbox checked={areMeant} onChange={(_, isOn) => setMeant(isOn)} />}
          />
        </Alert>
      )}
      <FormProblem message={isTold && isOpen ? t('doubts.unmeant') : undefined} />
      {review.batchId !== null && (isSending || isOutcomeUnknown) && (
        <SendingNote id={review.batchId} isAtomic={review.batch.atomic} />
      )}
      <ReviewFacts review={review} />
    </FormDialog>
  );
}

function ReviewFacts({ review: { batch, forecast } }: { review: BatchReview }) {
  const { t, i18n } = useTranslation('batches');
  const { fromAddress, currency, atomic, memo, programmableLogic } = batch;
  const terms = useTermsFacts(termsOfLogic(programmableLogic));
  const details = useDetailsFacts(batch);
  const count = (number: number) => formatCount(number, i18n.language);
  return (
    <FactsList
      facts={[
        { label: t('form.from'), value: <WalletText address={fromAddress} copyable={false} /> },
        { label: t('form.count'), value: count(batch.items.length) },
        { label: t('totals.asked'), value: <Money amount={forecast.total} currency={currency} /> },
        { label: t('review.completed'), value: count(forecast.completed) },
        ...(forecast.pending > 0 ? [{ label: t('review.pending'), value: count(forecast.pending) }] : []),
        { label: t('review.amount'), value: <Money amount={forecast.completedAmount} currency={currency} /> },
        ...(forecast.pending > 0 ? [
          { label: t('review.pendingAmount'), value: <Money amount={forecast.pendingAmount} currency={currency} /> },
        ] : []),
        ...(forecast.refused > 0 ? [
          { label: t('review.refused'), value: count(forecast.refused) },
          { label: t('review.refusedAmount'), value: <Money amount={forecast.refusedAmount} currency={currency} /> },
        ] : []),
        { label: t('form.fees'), value: <Money amount={forecast.fees} currency={currency} /> },
        ...terms,
        ...(memo === undefined ? [] : [{ label: t('form.memo'), value: <bdi>{memo}</bdi> }]),
        ...details,
        { label: t('review.mode'), value: t(atomic ? 'review.atomic' : 'review.each') },
      ]}
    />
  );
}
