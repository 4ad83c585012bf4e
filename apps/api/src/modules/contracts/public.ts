export { readReference, referenceOf } from './live-contract.ts';
