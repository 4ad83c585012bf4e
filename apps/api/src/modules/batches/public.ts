export type { SendBatchDto } from './batch.dto.ts';
