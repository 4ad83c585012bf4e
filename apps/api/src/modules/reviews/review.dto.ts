import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { IsPlainText } from '../../platform/wire.ts';
import { STATUSES, type TransactionStatus } from '../transactions/transaction.dto.ts';

const DECISIONS = ['approve', 'reject'] as const;

/** What an officer decides about a payment under review, and why. */
export class DecideReviewDto {
  @ApiProperty({ enum: DECISIONS, enumName: 'ReviewDecision', example: 'approve' })
  @IsIn(DECISIONS) decision!: (typeof DECISIONS)[number];

  @IsPlainText({ least: 10, most: 500, example: 'Sale contract of the car seen and filed.' }) reason!: string;
}

/** What became of a payment after its review. */
export class ReviewResultDto {
  @ApiProperty({ example: 'tx_01m7wskz7nfcnz5jryp8n2sjsg' }) transactionId!: string;
  @ApiProperty({ enum: STATUSES, enumName: 'TransactionStatus', example: 'completed' }) status!: TransactionStatus;
}
