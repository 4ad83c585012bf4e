import { invalid } from '../../platform/http/problems/refusal.ts';
import type { RecallDecision } from './decide-recall.use-case.ts';
import type { DecideRecallDto } from './recall.dto.ts';

/** The note that belongs to a reason; without one, NARR would say nothing. */
export const noteFor = (reason: string, note: string | undefined): string | null => {
  if (note !== undefined) return note;
  if (reason !== 'NARR') return null;
  throw invalid([{ field: 'note', code: 'REQUIRED', message: 'note must say what the reason NARR stands for.' }]);
};

/** CUST of the standard: the payee says no, and need not say why. */
const THEIR_DECISION = 'CUST';

/** What an answer decides: a refusal has its reason, and an acceptance none. */
export const decisionOf = ({ decision, reason, note }: DecideRecallDto): RecallDecision => {
  if (decision === 'accept') {
    if (reason === undefined) return { decision, note: note ?? null };
    throw invalid([{ field: 'reason', code: 'NOT_ACCEPTED', message: 'reason belongs to a refusal.' }]);
  }
  const refusal = reason ?? THEIR_DECISION;
  return { decision, refusal, note: noteFor(refusal, note) };
};
