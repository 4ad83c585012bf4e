import type { ReviewDecision, ReviewDto } from '@connect/sdk';
import { useState } from 'react';
import { reasonOf } from '../../../api/problem.ts';
import { useDecideReviewMutation } from '../reviews.api.ts';

/** How far the decision of one case is; `proposed` waits for another officer, `refused` says why. */
export type DecisionOutcome =
  | { state: 'waiting' | 'pending' | 'decided' | 'proposed' }
  | { state: 'refused'; message: string | undefined };

const waiting: DecisionOutcome = { state: 'waiting' };

/** Decides cases one after the other, each for itself: a refused one does not keep the others. */
export function useDecisions(reviews: readonly ReviewDto[]) {
  const [decide] = useDecideReviewMutation();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, DecisionOutcome>>(new Map());
  const note = (id: string, outcome: DecisionOutcome) => setOutcomes((before) => new Map(before).set(id, outcome));

  const decideAll = async (decision: ReviewDecision, reason: string) => {
    for (const { transactionId: id } of reviews) {
      note(id, { state: 'pending' });
      const { data, error } = await decide({ id, decision, reason });
      if (data) note(id, { state: data.state === 'open' ? 'proposed' : 'decided' });
      else note(id, { state: 'refused', message: reasonOf(error).message });
    }
  };
  const ended = [...outcomes.values()].filter(({ state }) => state !== 'pending').length;
  return {
    decideAll,
    outcomeOf: (id: string): DecisionOutcome => outcomes.get(id) ?? waiting,
    ended,
    hasBegun: outcomes.size > 0,
    isDone: ended === reviews.length,
  };
}
