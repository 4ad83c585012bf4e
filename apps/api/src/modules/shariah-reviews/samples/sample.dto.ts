import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { CURRENCIES, NETWORKS, type Currency, type Network } from '../../../platform/money.ts';
import { IsPageSize } from '../../../platform/wire.ts';
import { STATUSES, type TransactionStatus } from '../../transactions/public.ts';
import { REVIEW_AREAS, SAMPLE_METHODS, VERDICTS, type ReviewArea, type SampleMethod, type VerdictAction }
  from '../review-words.ts';

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const TRANSACTION_ID = 'tx_01m7wskz7nfcnz5jryp8n2sjsg';
const HASH = '5c8a1d3be0f7460f9d6a3f5b2c1e4d7a8b9c0d1e2f3a4b5c6d7e8f9a0b1c2d3e';
const AT = '2026-07-02T08:30:00.000Z';
const MOST_PAYMENTS = 500;

/** What is to be drawn. */
export class OrderReviewSampleDto {
  @ApiProperty({ format: 'uuid', example: ID, description: 'The item of an approved plan: its area and period' })
  @IsUUID() itemId!: string;

  @ApiProperty({
    enum: SAMPLE_METHODS, enumName: 'SampleMethod', example: 'risk',
    description: 'random: every payment has one ticket; risk: more for what was held, refused, let pass by an officer, '
      + 'or paid under a contract, by the policy',
  })
  @IsIn(SAMPLE_METHODS) method!: SampleMethod;

  @ApiProperty({ example: 25, minimum: 1, maximum: MOST_PAYMENTS, description: 'How many payments' })
  @IsInt() @Min(1) @Max(MOST_PAYMENTS) size!: number;

  @ApiPropertyOptional({
    enum: VERDICTS, enumName: 'VerdictAction', example: 'review',
    description: 'Only payments of which the rules said so',
  })
  @IsOptional() @IsIn(VERDICTS) verdict?: VerdictAction;
}

/** A sample, what it was drawn from, and how anybody draws the same. */
export class ReviewSampleLineDto {
  @ApiProperty({ format: 'uuid', example: ID }) id!: string;
  @ApiProperty({ format: 'uuid', example: ID }) planId!: string;
  @ApiProperty({ format: 'uuid', example: ID }) itemId!: string;
  @ApiProperty({ enum: REVIEW_AREAS, enumName: 'ReviewArea', example: 'murabaha' }) area!: ReviewArea;
  @ApiProperty({ example: '2026-01-01T00:00:00.000Z', description: 'The first moment that is drawn from' })
  from!: string;

  @ApiProperty({ example: '2026-07-01T00:00:00.000Z', description: 'Up to when, itself not counted' }) to!: string;
  @ApiProperty({ enum: SAMPLE_METHODS, enumName: 'SampleMethod', example: 'risk' }) method!: SampleMethod;
  @ApiProperty({ example: 25 }) size!: number;
  @ApiProperty({ enum: VERDICTS, enumName: 'VerdictAction', nullable: true, example: null })
  verdict!: VerdictAction | null;

  @ApiProperty({ example: 1, description: 'The version of the policy that gives the tickets' }) policyVersion!: number;
  @ApiProperty({ example: 'Amina Rahman' }) orderedBy!: string;
  @ApiProperty({ example: AT }) orderedAt!: string;
  @ApiProperty({ type: String, nullable: true, example: 'Amina Rahman' }) drawnBy!: string | null;
  @ApiProperty({ type: String, nullable: true, example: AT, description: 'null: it is ordered, and not drawn yet' })
  drawnAt!: string | null;

  @ApiProperty({
    type: Number, nullable: true, example: 81_240,
    description: 'The place of the order in the log: payments are drawn from whose first event stands before it',
  })
  leafIndex!: number | null;

  @ApiProperty({ type: Number, nullable: true, example: 5121, description: 'The block that seals the order' })
  height!: number | null;

  @ApiProperty({ type: String, nullable: true, example: HASH, description: 'The root of that block' })
  root!: string | null;

  @ApiProperty({
    type: String, nullable: true, example: HASH,
    description: 'SHA-256 of `connect.review-sample.v1`, a line break, the id of the sample, a line break, and the '
      + 'bytes of the root',
  })
  seed!: string | null;

  @ApiProperty({ type: Number, nullable: true, example: 214, description: 'How many payments were drawn from' })
  population!: number | null;
}

/** A payment that was drawn; nothing of it names a person. */
export class SampledPaymentLineDto {
  @ApiProperty({ example: 1, description: 'In the order of the keys' }) position!: number;
  @ApiProperty({ example: TRANSACTION_ID }) transactionId!: string;
  @ApiProperty({ example: 3, description: 'How many tickets it had' }) tickets!: number;
  @ApiProperty({
    example: HASH,
    description: 'The lowest of the keys of its tickets: HMAC-SHA-256, under the seed, of its id, a slash and the '
      + 'number of the ticket from 1 on',
  })
  key!: string;

  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham' }) network!: Network;
  @ApiProperty({ example: '250.00' }) amount!: string;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ enum: STATUSES, enumName: 'TransactionStatus', example: 'completed' }) status!: TransactionStatus;
  @ApiProperty({ enum: VERDICTS, enumName: 'VerdictAction', example: 'review' }) verdict!: VerdictAction;
  @ApiProperty({ example: AT }) createdAt!: string;
}

/** A sample with its payments. */
export class ReviewSampleDto extends ReviewSampleLineDto {
  @ApiProperty({ type: [SampledPaymentLineDto] }) payments!: SampledPaymentLineDto[];
  @ApiProperty({ example: false, description: 'Whether you may draw it now, once its order is sealed' })
  mayDraw!: boolean;
}

/** Which samples to list. */
export class ListReviewSamplesQuery {
  @ApiPropertyOptional({ format: 'uuid', description: 'Those under one plan' })
  @IsOptional() @IsUUID() planId?: string;

  @IsPageSize() limit = 50;

  @ApiPropertyOptional({ format: 'uuid', description: 'The id of the last sample of the page before' })
  @IsOptional() @IsUUID() before?: string;
}
