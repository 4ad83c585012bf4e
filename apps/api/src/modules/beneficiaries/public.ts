export { PAYEE_CHECKS, type PayeeCheck } from './beneficiary-words.ts';
export { knownNames, nameOfSide, type KnownNames } from './known-names.ts';
export { PAYEE_REFUSALS, PayeeGate } from './payee-gate.ts';
