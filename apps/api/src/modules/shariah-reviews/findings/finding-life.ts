import type { FindingState, FindingStepKind } from '../review-words.ts';

/** How a finding stands after each kind of step. */
const AFTER: Readonly<Record<FindingStepKind, FindingState>> = {
  answer: 'answered', follow_up: 'answered', close: 'closed', reopen: 'open',
};

/** What may be done about a finding where it stands; the closed table of its life. */
const LEGAL: Readonly<Record<FindingState, readonly FindingStepKind[]>> = {
  open: ['answer'], answered: ['follow_up', 'close'], closed: ['reopen'],
};

/** Where a finding stands after its last step. */
export const stateAfter = (last: FindingStepKind | undefined): FindingState => (last ? AFTER[last] : 'open');

export const legalIn = (state: FindingState): readonly FindingStepKind[] => LEGAL[state];
