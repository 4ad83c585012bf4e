export { problemsOf } from './batch-items.ts';
export { BATCH_STATES, type BatchState } from './batch-life.dto.ts';
export type { BatchRowDto, RowState } from './batch-row.dto.ts';
export { MOST_ITEMS, type BatchItemDto, type BatchResultDto, type SendBatchDto } from './batch.dto.ts';
