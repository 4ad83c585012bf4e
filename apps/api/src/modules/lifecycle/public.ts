export { MONTHS_TO_ASK, MOST_RECALLS, isTooLateToAsk } from './asking-back.ts';
export { TimelineEntryDto, resultOf } from './lifecycle.dto.ts';
export { actsFor, movementOf, type OpenPayment, type Payment } from './payment.ts';
export type { ChangeMaker } from './payment-editor.service.ts';
export { advance, endPayment, isStoppedAfter, refuseFrozen, release, stepTo, undecided } from './step.ts';
export { Step, TransactionParam } from './step.decorator.ts';
export { paymentActionsFor, refuseUnlessLegal, standsFor } from './transitions.ts';
