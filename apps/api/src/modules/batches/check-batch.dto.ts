import { ApiProperty } from '@nestjs/swagger';
import { IsArray, IsString, MaxLength } from 'class-validator';
import { HoldsOuterNames, TakesIban } from '../../platform/http/outer-names/outer-name-fields.ts';
import { MayHoldNulls } from '../../platform/http/validation/nulls.ts';
import { STATUSES, type TransactionStatus } from '../transactions/public.ts';
import { BatchItemDto, MOST_ITEMS } from './batch.dto.ts';

const FROM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TO = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

/** Rows of a batch that is not sent yet. */
export class CheckBatchDto {
  @ApiProperty({ example: FROM, description: 'The wallet that is to pay, by address or IBAN' })
  @TakesIban() @IsString() @MaxLength(100) fromAddress!: string;

  @ApiProperty({
    type: BatchItemDto, isArray: true, minItems: 1, maxItems: MOST_ITEMS,
    example: [{ toAddress: TO, amount: '4500.00' }],
  })
  @HoldsOuterNames(() => BatchItemDto) @IsArray() @MayHoldNulls() rows!: BatchItemDto[];
}

/** An earlier payment that a row looks like: the same payee and amount, and the same reference where both have one. */
export class EarlierPaymentDto {
  @ApiProperty({ example: 'tx_01m7wskz7nfcnz5jryp8n2sjsg' }) transactionId!: string;
  @ApiProperty({ enum: STATUSES, enumName: 'TransactionStatus', example: 'completed' }) status!: TransactionStatus;
  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) createdAt!: string;
  @ApiProperty({ type: String, nullable: true, example: 'PAY-2026-11' }) reference!: string | null;
}

/** A row that may have been paid before. */
export class DuplicateRowDto {
  @ApiProperty({ example: 0, description: 'Its place in the request' }) index!: number;
  @ApiProperty({ type: EarlierPaymentDto, description: 'The newest of the payments that it looks like' })
  earlier!: EarlierPaymentDto;
}

/** What was found of rows that are not sent yet. */
export class BatchCheckDto {
  @ApiProperty({
    type: DuplicateRowDto, isArray: true, description: 'Rows that look like payments of the last 90 days',
  })
  duplicates!: DuplicateRowDto[];
}
