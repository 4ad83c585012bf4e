export { FEE_RATE, feeOf } from './fee.ts';
export { feeTakenOf, releasePostings, requiredMinorOf, totalOf, zakatMinorOf, type Movement } from './movement.ts';
export { ZAKAT_MODES, zakatOf, type ZakatMode } from './zakat.ts';
