export { TimelineEntryDto } from './lifecycle.dto.ts';
export type { Payment } from './payment.ts';
export { advance, end, isStoppedAfter, release, undecided } from './step.ts';
export { actionsFor, refuseUnlessLegal, standsFor } from './transitions.ts';
