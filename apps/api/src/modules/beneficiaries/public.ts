export { PAYEE_CHECKS, type PayeeCheck } from './beneficiary-words.ts';
export { PAYEE_REFUSALS, PayeeGate } from './payee-gate.ts';
