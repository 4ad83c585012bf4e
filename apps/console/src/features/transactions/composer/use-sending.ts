import type { SendTransactionDto } from '@connect/sdk';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showProblem } from '../../../parts/forms/form-problems.ts';
import { isUnclear, type Problem } from '../../../api/problem.ts';
import { useRehearseSendMutation, useSendMutation } from '../../../api/transactions.api.ts';
import { detailFieldOf } from '../../../parts/parties/party.ts';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { answerOf, type Judgement } from './judgement.ts';
import { SendForm } from './send.form.ts';
import { transferOf } from './transfer.ts';
import { useSealing } from './use-sealing.ts';

/** A transfer that stands before its sender for a last look. */
export interface SendReview {
  transfer: SendTransactionDto;
  /** The words of its confidential memo, which stand in the transfer sealed. */
  confidentialMemo: string | undefined;
  judgement: Judgement;
  idempotencyKey: string;
  /** The last attempt got no clear answer; it may or may not have been paid. */
  isOutcomeUnknown: boolean;
  /** The transfer as it was written in the form. */
  formText: string;
}

/** What was sent, and what the form looked like then. */
export interface Sent {
  judgement: Judgement;
  transfer: SendTransactionDto;
  formText: string;
}

// Refusals that name no field, and the field where they can be put right.
const fieldOfCode = {
  INSUFFICIENT_FUNDS: 'amount',
  WALLET_NOT_FOUND: 'toAddress',
  NOT_A_BENEFICIARY: 'toAddress',
  BENEFICIARY_NOT_APPROVED: 'toAddress',
  BENEFICIARY_WAITING: 'toAddress',
  BENEFICIARY_HELD: 'toAddress',
};

/** What the form calls a field of the API. */
const fieldOf = (field: string): string => (field === 'sealedMemo' ? 'memo' : detailFieldOf(field));

/**
 * Takes a form through its review to the server, once, and tells what came of it. A review that was left without a
 * clear answer stays: the same form leads back to it, and to the key it was sent under.
 */
export function useSending(form: UseFormReturn<SendForm>) {
  const { t } = useTranslation('transactions');
  const { toast } = useToast();
  const [rehearse, { isLoading: isRehearsing }] = useRehearseSendMutation();
  const [send, { isLoading: isSending }] = useSendMutation();
  const seal = useSealing();
  const [review, setReview] = useState<SendReview | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);

  const fail = (problem: Problem) => {
    toast({ tone: 'negative', title: t('toast.failed'), description: t('toast.failedHint') });
    showProblem(form, problem, fieldOf, fieldOfCode);
  };

  const startReview = form.handleSubmit(async (values) => {
    const written = transferOf(values);
    if (!written) return;
    const formText = JSON.stringify(written);
    setOpen(true);
    if (review?.isOutcomeUnknown && review.formText === formText) return;
    setReview(null);
    // Sealed once: what is reviewed is what is sent, in every attempt.
    const sealed = await seal(written);
    const answer = 'problem' in sealed ? sealed : { ...sealed, ...answerOf(await rehearse(sealed.transfer)) };
    if ('problem' in answer) {
      fail(answer.problem);
      return;
    }
    const { confidentialMemo } = written;
    const idempotencyKey = crypto.randomUUID();
    setReview({ ...answer, confidentialMemo, idempotencyKey, isOutcomeUnknown: false, formText });
  });

  const conclude = (judgement: Judgement, transfer: SendTransactionDto) => {
    setReview(null);
    if (judgement.status === 'rejected') {
      toast({ tone: 'negative', title: t('toast.failed'), description: t('toast.failedHint') });
    } else {
      const { subStatus, transactionId: id } = judgement;
      const hint = t(subStatus ? `toast.held.${subStatus}` : 'toast.sentHint', { id });
      toast({ title: t('toast.sent'), description: hint });
      // Whatever belongs to the payment that was made must not slip into the next one: only who pays stays.
      const { network, fromAddress } = form.getValues();
      form.reset({ ...new SendForm(), network, fromAddress });
    }
    setSent({ judgement, transfer, formText: JSON.stringify(form.getValues()) });
  };

  const confirm = async () => {
    if (!review) return;
    const { transfer, idempotencyKey } = review;
    const answer = answerOf(await send({ transfer, idempotencyKey }));
    if ('judgement' in answer) {
      conclude(answer.judgement, transfer);
    } else if (isUnclear(answer.problem)) {
      setReview({ ...review, isOutcomeUnknown: true });
    } else {
      // The dialog gives the focus back as it goes; it has to be gone before the wrong field takes the focus.
      flushSync(() => setReview(null));
      fail(answer.problem);
    }
  };

  const leave = () => setOpen(false);
  const shown = isOpen ? review : null;
  return { review: shown, sent, isBusy: isRehearsing || isSending, isSending, startReview, confirm, leave };
}
