import type { TransactionDto } from '@connect/sdk';
import { useRef, useState } from 'react';
import { isProblem, isUnclear, type Problem } from '../../../../api/problem.ts';
import { useTakeStepMutation } from '../../../../api/transactions.api.ts';
import type { BulkAction } from './bulk-actions.ts';

/** What became of one payment; `unclear` was sent and not answered, so that it may have been done. */
export type StepOutcome =
  | { state: 'waiting' | 'pending' }
  | { state: 'done'; stage: string }
  | { state: 'refused' | 'unclear'; problem: Problem };

const waiting: StepOutcome = { state: 'waiting' };
const silence: Problem = { status: 'NETWORK', code: 'NETWORK_ERROR', sentence: '' };

/** Takes the same step with payments one after the other, each for itself: a refused one does not keep the others. */
export function useBulkSteps(payments: readonly TransactionDto[], action: BulkAction) {
  const [takeStep] = useTakeStepMutation();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, StepOutcome>>(new Map());
  // One key for all attempts at one payment, so that it counts once.
  const keys = useRef(new Map(payments.map(({ id }) => [id, crypto.randomUUID()])));
  const note = (id: string, outcome: StepOutcome) => setOutcomes((before) => new Map(before).set(id, outcome));

  const takeAll = async (asked: readonly TransactionDto[]) => {
    for (const { id, transactionId } of asked) {
      note(id, { state: 'pending' });
      const idempotencyKey = keys.current.get(id) ?? crypto.randomUUID();
      const { data, error } = await takeStep({ id: transactionId, step: { action }, idempotencyKey });
      const problem = isProblem(error) ? error : silence;
      if (data) note(id, { state: 'done', stage: ('subStatus' in data && data.subStatus) || data.status });
      else note(id, { state: isUnclear(problem) ? 'unclear' : 'refused', problem });
    }
  };
  const outcomeOf = (id: string): StepOutcome => outcomes.get(id) ?? waiting;
  const countOf = (state: StepOutcome['state']) => payments.filter(({ id }) => outcomeOf(id).state === state).length;
  const isRunning = countOf('pending') > 0;
  return {
    takeAll: () => takeAll(payments),
    /** Asks again for those that were not answered: what was done meanwhile is not done twice. */
    askAgain: () => takeAll(payments.filter(({ id }) => outcomeOf(id).state === 'unclear')),
    outcomeOf,
    countOf,
    isRunning,
    hasBegun: outcomes.size > 0,
    isDone: !isRunning && outcomes.size === payments.length,
  };
}
