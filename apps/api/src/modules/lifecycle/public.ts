export { TimelineEntryDto } from './lifecycle.dto.ts';
export type { Payment } from './payment.ts';
export { advance, endPayment, isStoppedAfter, release, undecided } from './step.ts';
export { paymentActionsFor, refuseUnlessLegal, standsFor } from './transitions.ts';
