export { readReference, referenceOf } from './live-contract.ts';
export { CONTRACT_TYPES, type ContractType } from './terms/contract-kinds.ts';
