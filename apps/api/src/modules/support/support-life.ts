import { Refusal } from '../../platform/http/problems/refusal.ts';
import { STEPS, type State, type Step } from './support.dto.ts';

/** What may be done with a request, and where it stands afterwards. Whatever is not listed is refused. */
const LIFE: Readonly<Record<State, Partial<Record<Step, State>>>> = {
  open: { write: 'open', answer: 'waiting', solve: 'solved' },
  waiting: { write: 'open', answer: 'waiting', solve: 'solved' },
  solved: { write: 'open' },
};

/** Where a request stands after a step. */
export const stateAfter = (state: State, step: Step): State => {
  const next = LIFE[state][step];
  if (next !== undefined) return next;
  throw new Refusal(409, 'SUPPORT_REQUEST_SOLVED',
    'The request is solved; it opens again when the person who made it writes.', { state, step });
};

/** The steps that one side may take now: who asked writes, staff answers, and either says that it is solved. */
export const stepsOf = (state: State, side: 'requester' | 'staff'): Step[] => {
  const theirs = side === 'requester' ? 'answer' : 'write';
  return STEPS.filter((step) => step !== theirs && LIFE[state][step] !== undefined);
};
