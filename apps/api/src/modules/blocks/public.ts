export { BalanceProofDto } from './balances/balance-proof.dto.ts';
export {
  CheckpointDto, EventProofDto, EventProofQuery, RECORD_STATES, type RecordState,
} from './proofs/checkpoint.dto.ts';
export { leafOf } from './sealed-event.ts';
