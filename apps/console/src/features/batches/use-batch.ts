import type { BatchResultDto, SendBatchDto, WalletDto } from '@connect/sdk';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRehearseBatchMutation, useSendBatchMutation } from './batches.api.ts';
import { isProblem, isUnclear, type Problem } from '../../api/problem.ts';
import { useAttemptKey } from '../../api/use-attempt-key.ts';
import { sayOfForm, showProblem } from '../../parts/forms/form-problems.ts';
import { type BatchForm, batchOf } from './batch.form.ts';
import type { Likeness } from './wizard/duplicates.ts';
import { differingIn } from './doubts.ts';
import { mostPayments, type Payment } from './payments.ts';
import type { TableRow } from './reading/table.ts';
import { noRefusals, type Refusals, refusalsIn, refusalsOf } from './refusals.ts';

/** A batch before its sender for a last look, with what would become of it. */
export interface BatchReview {
  batch: SendBatchDto;
  forecast: BatchResultDto;
  /** The id it is sent under, from the first attempt on. */
  batchId: string | null;
  /** The last attempt got no clear answer; some of it may have been paid. */
  isOutcomeUnknown: boolean;
}

/** What became of a batch, with the payments it was made of. */
export interface SentBatch {
  batch: SendBatchDto;
  payments: readonly Payment[];
  result: BatchResultDto;
}

/** What a check found, and what the form and the table were like then. */
interface Check {
  formText: string;
  rows: readonly Payment[];
  places: string;
  refusals: Refusals;
  forecast: BatchResultDto | null;
}

/** Rows that are to be paid, with what is known of them. */
export interface BatchRowsToSend {
  rows: readonly TableRow[];
  payments: readonly Payment[];
  /** The rows that may be paid twice. */
  alike: ReadonlyMap<number, Likeness>;
  /** The earlier batch whose refused rows these are. */
  mends: string | null;
}

/** Why payments cannot even be checked; null when they can. */
function obstacleIn(t: TFunction<'batches'>, payments: readonly Payment[], undecided: number): string | null {
  const wrong = payments.filter(({ problem }) => problem !== null).length;
  if (payments.length === 0) return t('problem.none');
  if (payments.length > mostPayments) return t('problem.tooMany', { count: payments.length, most: mostPayments });
  if (wrong > 0) return t('problem.wrong', { count: wrong });
  return undecided > 0 ? t('problem.undecided', { count: undecided }) : null;
}

/** The rows that were not left out: a place in the batch is found among all rows by `places`. */
function chosenOf({ rows, payments, alike }: Omit<BatchRowsToSend, 'mends'>) {
  const places = rows.flatMap(({ choice }, index) => (choice === 'leave' ? [] : [index]));
  return {
    places, payments: places.flatMap((index) => payments[index] ?? []),
    undecided: places.filter((index) => alike.has(index) && rows[index]?.choice === undefined).length,
  };
}

const heldIn = (forecast: BatchResultDto | null) => (forecast?.results ?? []).flatMap(({ index, status }) =>
  (status === 'pending' ? [[index, true] as const] : []));

/** What was found of places of the batch, by the rows they are. */
const byRow = <Found>(places: readonly number[], found: readonly (readonly [number, Found])[]) =>
  new Map(found.flatMap(([place, one]) => (places[place] === undefined ? [] : [[places[place], one] as const])));

/** Says why a batch was refused: for the line that stood in the way, or as the problem says it. */
function sayWhy(
  form: UseFormReturn<BatchForm>, t: TFunction<'batches'>, payments: readonly Payment[], problem: Problem,
): void {
  const [first] = refusalsIn(problem);
  const line = first && payments[first[0]]?.line;
  if (first && line) sayOfForm(form, t('problem.refusedAll', { line, error: first[1] }));
  else showProblem(form, problem);
}

/** Takes a batch through its check and its review to the server, once, and tells what came of it. */
export function useBatch(
  form: UseFormReturn<BatchForm>, wallets: readonly WalletDto[], { rows, payments: all, alike, mends }: BatchRowsToSend,
) {
  const { t } = useTranslation('batches');
  const [rehearse, { isLoading: isChecking }] = useRehearseBatchMutation();
  const [send, { isLoading: isSending }] = useSendBatchMutation();
  const attempt = useAttemptKey();
  const [question, setQuestion] = useState<{ abort: () => void } | null>(null);
  const [check, setCheck] = useState<Check | null>(null);
  const [review, setReview] = useState<BatchReview | null>(null);
  const [outcome, setOutcome] = useState<SentBatch | null>(null);
  const formText = useWatch({ control: form.control, compute: (values: BatchForm) => JSON.stringify(values) });

  const { places, payments, undecided } = chosenOf({ rows, payments: all, alike });
  const stand = { formText, rows: all, places: places.join(' ') };

  const fail = (problem: Problem) => {
    setCheck({ ...stand, refusals: refusalsIn(problem), forecast: null });
    sayWhy(form, t, payments, problem);
  };

  const startReview = form.handleSubmit(async (values) => {
    const payer = wallets.find(({ address }) => address === values.fromAddress);
    if (!payer) return;
    const obstacle = obstacleIn(t, payments, undecided);
    if (obstacle !== null) {
      sayOfForm(form, obstacle);
      return;
    }
    const batch = batchOf(values, payer, payments, mends);
    const asked = rehearse(batch);
    setQuestion(asked);
    const { data: forecast, error } = await asked;
    if (isProblem(error)) fail(error);
    if (!forecast) return;
    setCheck({ ...stand, refusals: refusalsOf(forecast), forecast });
    if (forecast.completed + forecast.pending === 0) sayOfForm(form, t('problem.allRefused'));
    else setReview({ batch, forecast, batchId: null, isOutcomeUnknown: false });
  });

  const confirm = async () => {
    if (!review) return;
    const { batch } = review;
    // One id names the batch and the attempts at it, so what is tried again is followed where it was.
    const batchId = attempt.keyFor(JSON.stringify(batch));
    setReview({ ...review, batchId });
    const { data: result, error } = await send({ batch: { ...batch, batchId }, idempotencyKey: batchId });
    if (isProblem(error) && isUnclear(error)) {
      setReview({ ...review, batchId, isOutcomeUnknown: true });
      return;
    }
    attempt.settled();
    setReview(null);
    if (result) setOutcome({ batch, payments, result });
    else if (isProblem(error)) fail(error);
  };

  const isCurrent = check?.formText === formText && check.rows === all && check.places === stand.places;
  return {
    review, outcome, isChecking, isSending, startReview, confirm,
    refusals: isCurrent ? byRow(places, [...check.refusals]) : noRefusals,
    heldRows: byRow(places, isCurrent ? heldIn(check.forecast) : []),
    differing: byRow(places, isCurrent ? differingIn(check.forecast) : []),
    forecast: isCurrent ? check.forecast : null,
    stopCheck: () => question?.abort(),
    leave: () => setReview(null),
    startAnew: () => setOutcome(null),
  };
}
