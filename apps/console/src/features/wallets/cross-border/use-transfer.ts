import type { CrossBorderResultDto, CrossBorderTransferDto, QuoteDto, VerdictDto } from '@connect/sdk';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useTransferAcrossMutation } from '../../../api/cross-border.api.ts';
import { showProblem } from '../../../api/form-problems.ts';
import { isProblem, isUnclear, type Problem } from '../../../api/problem.ts';
import { useAttemptKey } from '../../../api/use-attempt-key.ts';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { type TransferForm, transferOf } from './transfer.form.ts';

/** A transfer that stands before its sender for a last look. */
export interface Review {
  transfer: CrossBorderTransferDto;
  quote: QuoteDto;
  /** The last attempt got no clear answer; the money may or may not have moved. */
  isOutcomeUnknown: boolean;
}

/** A transfer that the rules refused, as it is recorded. */
export interface Rejection {
  transactionId: string;
  verdict: VerdictDto;
}

const rejectionOf = ({ code, details }: Problem) => (code === 'COMPLIANCE_REJECTED' ? (details as Rejection) : null);

/** Takes a quoted transfer through its review to the server, once, and tells what came of it. */
export function useTransfer(form: UseFormReturn<TransferForm>, onDone: (result: CrossBorderResultDto) => void) {
  const { t } = useTranslation('wallets');
  const { toast } = useToast();
  const [send, { isLoading: isSending }] = useTransferAcrossMutation();
  const attempt = useAttemptKey();
  const [review, setReview] = useState<Review | null>(null);
  const [rejection, setRejection] = useState<Rejection | null>(null);

  const startReview = (quote: QuoteDto) =>
    form.handleSubmit((values) => {
      setRejection(null);
      setReview({ transfer: transferOf(values, quote.id), quote, isOutcomeUnknown: false });
    })();

  const confirm = async () => {
    if (!review) return;
    const { transfer } = review;
    const { data, error } = await send({ transfer, idempotencyKey: attempt.keyFor(JSON.stringify(transfer)) });
    if (isProblem(error) && isUnclear(error)) {
      setReview({ ...review, isOutcomeUnknown: true });
      return;
    }
    attempt.settled();
    setReview(null);
    if (data) {
      toast({ title: t('across.done'), description: t('across.doneHint', { id: data.transactionId }) });
      onDone(data);
      return;
    }
    showProblem(form, error);
    if (isProblem(error)) setRejection(rejectionOf(error));
  };

  return { review, rejection, isSending, startReview, confirm, leave: () => setReview(null) };
}
