import type {
  BalanceChangeDto, CrossBorderResultDto, CrossBorderTransferDto, QuoteDto, VerdictDto,
} from '@connect/sdk';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRehearseAcrossMutation, useTransferAcrossMutation } from './cross-border.api.ts';
import { showProblem } from '../../../parts/forms/form-problems.ts';
import { isProblem, isUnclear, type Problem } from '../../../api/problem.ts';
import { useAttemptKey } from '../../../api/use-attempt-key.ts';
import { detailFieldOf } from '../../../parts/parties/party.ts';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { type TransferForm, exchangeOf } from './transfer.form.ts';

/** A transfer that stands before its sender for a last look, with what its rehearsal came to. */
export interface ExchangeReview {
  transfer: CrossBorderTransferDto;
  quote: QuoteDto;
  verdict: VerdictDto;
  /** What the sender's wallets hold before and after; none when the rules refuse the transfer. */
  balances: readonly BalanceChangeDto[];
  /** The last attempt got no clear answer; the money may or may not have moved. */
  isOutcomeUnknown: boolean;
}

/** A transfer that the rules refused, as it is recorded. */
export interface Rejection {
  transactionId: string;
  verdict: VerdictDto;
}

const rejectionOf = ({ code, details }: Problem) => (code === 'COMPLIANCE_REJECTED' ? (details as Rejection) : null);

/** Takes a quoted transfer through its rehearsal and its review to the server, once, and tells what came of it. */
export function useTransfer(form: UseFormReturn<TransferForm>, onDone: (result: CrossBorderResultDto) => void) {
  const { t } = useTranslation('wallets');
  const { toast } = useToast();
  const [rehearse, { isLoading: isRehearsing }] = useRehearseAcrossMutation();
  const [send, { isLoading: isSending }] = useTransferAcrossMutation();
  const attempt = useAttemptKey();
  const [review, setReview] = useState<ExchangeReview | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [rejection, setRejection] = useState<Rejection | null>(null);

  const look = (next: ExchangeReview) => {
    setReview(next);
    setIsOpen(true);
  };

  const startReview = (quote: QuoteDto) =>
    form.handleSubmit(async (values) => {
      setRejection(null);
      const transfer = exchangeOf(values, quote.id);
      // A transfer that may have been made already has used its quote: it is only tried again, under the same key.
      if (review?.isOutcomeUnknown && JSON.stringify(review.transfer) === JSON.stringify(transfer)) {
        setIsOpen(true);
        return;
      }
      const { data, error } = await rehearse(transfer);
      const refused = isProblem(error) ? rejectionOf(error) : null;
      if (data) look({ transfer, quote, verdict: data.verdict, balances: data.balances, isOutcomeUnknown: false });
      else if (refused) look({ transfer, quote, verdict: refused.verdict, balances: [], isOutcomeUnknown: false });
      else showProblem(form, error, detailFieldOf);
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
    setIsOpen(false);
    if (data) {
      toast({ title: t('across.done'), description: t('across.doneHint', { id: data.transactionId }) });
      onDone(data);
      return;
    }
    showProblem(form, error, detailFieldOf);
    if (isProblem(error)) setRejection(rejectionOf(error));
  };

  return {
    review: isOpen ? review : null, rejection, isRehearsing, isSending, startReview, confirm,
    leave: () => setIsOpen(false),
  };
}
