export { BalanceProofDto } from './balance-proof.dto.ts';
export { CheckpointDto, EventProofDto, EventProofQuery, RECORD_STATES, type RecordState } from './checkpoint.dto.ts';
