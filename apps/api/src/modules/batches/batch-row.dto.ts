import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { FieldData } from '../../platform/http/problems/field-code.ts';
import { IsPageSize, IsQueryNumber } from '../../platform/wire.ts';
import { FindingDto } from '../compliance/public.ts';
import { STATUSES, SUB_STATUSES, type TransactionStatus, type TransactionSubStatus } from '../transactions/public.ts';
import { BatchItemDto, MOST_ITEMS } from './batch.dto.ts';

/**
 * paid, held: as the payment stands now. refused: by the rules, by an officer, or before there was a payment.
 * taken_back: cancelled, refunded or reversed. not_made: right in itself, but the batch was refused as a whole.
 */
export const ROW_STATES = ['paid', 'held', 'refused', 'taken_back', 'not_made'] as const;
export type RowState = (typeof ROW_STATES)[number];

/** One row of a batch: what it asked for, and what became of it. */
export class BatchRowDto {
  @ApiProperty({
    type: Number, nullable: true, example: 3,
    description: 'Its number in the request, from 1; null in batches from before refused rows were kept',
  })
  number!: number | null;

  @ApiProperty({ enum: ROW_STATES, enumName: 'BatchRowState', example: 'refused' }) state!: RowState;
  @ApiProperty({ type: BatchItemDto, description: 'As it was sent; of payments that were made, as they are recorded' })
  sent!: BatchItemDto;

  @ApiProperty({ type: String, nullable: true, example: 'tx_01m7wskz7nfcnz5jryp8n2sjsg' })
  transactionId!: string | null;

  @ApiProperty({ type: String, nullable: true, example: '01a1f799-7cf5-4ea7-962b-eb6214b0cb30' }) uetr!: string | null;
  @ApiProperty({ enum: STATUSES, enumName: 'TransactionStatus', nullable: true, example: null })
  status!: TransactionStatus | null;

  @ApiProperty({ enum: SUB_STATUSES, enumName: 'TransactionSubStatus', nullable: true, example: null })
  subStatus!: TransactionSubStatus | null;

  @ApiProperty({ type: String, nullable: true, example: 'WALLET_NOT_FOUND', description: 'Why it was refused' })
  code!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'No such wallet.' }) error!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'toAddress', description: 'The field that it is about' })
  field!: string | null;

  @ApiProperty({
    type: 'object', additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] }, nullable: true,
    example: { available: '10.00', currency: 'AED' }, description: 'The facts behind the code',
  })
  facts!: FieldData | null;

  @ApiProperty({ type: FindingDto, isArray: true, description: 'The rules that refuse or hold it' })
  findings!: FindingDto[];
}

/** Which rows of a batch to list. */
export class ListBatchRowsQuery {
  @ApiPropertyOptional({ enum: ROW_STATES, enumName: 'BatchRowState', description: 'What became of them' })
  @IsOptional() @IsIn(ROW_STATES) status?: RowState;

  @IsQueryNumber('How many rows to pass over', MOST_ITEMS) skip?: number;

  @IsPageSize() limit = 50;
}
