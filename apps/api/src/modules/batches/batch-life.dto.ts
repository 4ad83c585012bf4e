import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { TakesIban } from '../../platform/http/outer-names/outer-name-fields.ts';
import { CURRENCIES, NETWORKS, type Currency, type Network } from '../../platform/money.ts';
import { IsInstant, IsPageSize, IsSortOf } from '../../platform/wire.ts';
import { ZAKAT_MODES, type ZakatMode } from '../charges/public.ts';
import { VerdictDto } from '../compliance/public.ts';
import { STATUSES, SUB_STATUSES, type TransactionStatus, type TransactionSubStatus } from '../transactions/public.ts';

/**
 * running: payments are being sent. interrupted: its sender stopped midway; the same request with the same key goes on.
 * done, cancelled, refused: it has ended.
 */
export const BATCH_STATES = ['running', 'interrupted', 'done', 'cancelled', 'refused'] as const;
export type BatchState = (typeof BATCH_STATES)[number];
/** What can be done with all waiting payments of a batch at once. */
export const BATCH_ACTIONS = ['approve', 'reject', 'release', 'refund', 'cancel'] as const;
export type BatchAction = (typeof BATCH_ACTIONS)[number];
export const BATCH_SORTS = ['-createdAt', 'createdAt', 'total', '-total'] as const;
export type BatchSort = (typeof BATCH_SORTS)[number];

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const FROM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const AT = '2026-11-20T08:30:00.000Z';

/** The conditions that each payment of a batch carries. */
export class BatchTermsDto {
  @ApiProperty({ enum: ZAKAT_MODES, enumName: 'ZakatMode', nullable: true, example: null })
  zakatMode!: ZakatMode | null;

  @ApiProperty({ type: Number, nullable: true, example: 2, description: 'How many must approve' })
  quorum!: number | null;

  @ApiProperty({ example: false }) escrow!: boolean;
  @ApiProperty({ type: Number, nullable: true, example: 72, description: 'When waiting ends' })
  expiresInHours!: number | null;
}

/** Why an all-or-nothing batch was not made: the first payment that failed. */
export class BatchFailureDto {
  @ApiProperty({ example: 2, description: 'Its place in the request' }) index!: number;
  @ApiProperty({ example: 'COMPLIANCE_REJECTED' }) code!: string;
  @ApiProperty({ example: 'The transaction was refused because it does not comply.' }) error!: string;
  @ApiProperty({ type: VerdictDto, nullable: true, description: 'When compliance refused it' })
  verdict!: VerdictDto | null;
}

/** A batch in a list. */
export class BatchDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ enum: BATCH_STATES, enumName: 'BatchState', example: 'done' }) state!: BatchState;
  @ApiProperty({ example: false }) atomic!: boolean;
  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham' }) network!: Network;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ example: FROM, description: 'The wallet that pays' }) fromAddress!: string;
  @ApiProperty({ type: String, nullable: true, example: 'Salary, November' }) memo!: string | null;
  @ApiProperty({ example: 'Amina Al Mansoori', description: 'Who sent it' }) initiatedBy!: string;
  @ApiProperty({ example: ID, format: 'uuid' }) initiatedById!: string;
  @ApiProperty({ type: BatchTermsDto }) terms!: BatchTermsDto;
  @ApiProperty({
    type: String, format: 'uuid', nullable: true, example: null,
    description: 'The earlier batch whose refused rows these are, mended',
  })
  mends!: string | null;

  @ApiProperty({ example: 253, description: 'How many payments it asks for' }) count!: number;
  @ApiProperty({ example: '1138500.00', description: 'What they sum to, fees left out' }) total!: string;
  @ApiProperty({ example: 253, description: 'How many have been sent or refused so far' }) processed!: number;
  @ApiProperty({ example: 250, description: 'Completed when they were sent' }) completed!: number;
  @ApiProperty({ example: 2, description: 'Waiting when they were sent' }) pending!: number;
  @ApiProperty({ example: 1, description: 'Rejected or refused when they were sent' }) refused!: number;
  @ApiProperty({ type: BatchFailureDto, nullable: true, description: 'When all was refused because of one' })
  firstFailure!: BatchFailureDto | null;

  @ApiProperty({ example: AT }) createdAt!: string;
  @ApiProperty({ type: String, nullable: true, example: AT }) endedAt!: string | null;
}

/** How many payments of a batch stand where, now. */
export class BatchStandingDto {
  @ApiProperty({ enum: STATUSES, enumName: 'TransactionStatus', example: 'pending' }) status!: TransactionStatus;
  @ApiProperty({ enum: SUB_STATUSES, enumName: 'TransactionSubStatus', nullable: true, example: 'awaiting_approval' })
  subStatus!: TransactionSubStatus | null;

  @ApiProperty({ example: 2 }) count!: number;
  @ApiProperty({ example: '9000.00' }) amount!: string;
  @ApiProperty({ example: '9.00' }) fees!: string;
  @ApiProperty({ example: '0.00', description: 'Set aside for zakat with them' }) zakat!: string;
  @ApiProperty({ example: '0.00', description: 'Released to the payees so far' }) released!: string;
}

/** Some rows of a batch, in number and money; fees are left out. */
export class CountedAmountDto {
  @ApiProperty({ example: 2 }) count!: number;
  @ApiProperty({ example: '9000.00' }) amount!: string;
}

/** What a batch asked for and what came of it by now; the other parts sum to what was asked. */
export class BatchTotalsDto {
  @ApiProperty({ type: CountedAmountDto }) asked!: CountedAmountDto;
  @ApiProperty({ type: CountedAmountDto }) paid!: CountedAmountDto;
  @ApiProperty({ type: CountedAmountDto, description: 'Pending: under review, waiting for approval or in escrow' })
  held!: CountedAmountDto;

  @ApiProperty({ type: CountedAmountDto, description: 'By the rules, by an officer, or before there was a payment' })
  refused!: CountedAmountDto;

  @ApiProperty({ type: CountedAmountDto, description: 'Cancelled, refunded or reversed' })
  takenBack!: CountedAmountDto;

  @ApiProperty({ type: CountedAmountDto, description: 'Left out, or not sent yet' }) notMade!: CountedAmountDto;
}

/** A batch with where its payments stand now, and what the caller may do with all that wait. */
export class BatchLifeDto extends BatchDto {
  @ApiProperty({ type: BatchTotalsDto }) totals!: BatchTotalsDto;
  @ApiProperty({
    type: String, isArray: true, format: 'uuid', example: [], description: 'Later batches of its refused rows, mended',
  })
  mendedBy!: string[];

  @ApiProperty({ type: BatchStandingDto, isArray: true }) standings!: BatchStandingDto[];
  @ApiProperty({ enum: BATCH_ACTIONS, enumName: 'BatchAction', isArray: true, description: 'What you may do now' })
  actions!: BatchAction[];
}

/** Why one payment of a batch was left where it stood. */
export class BatchRefusalDto {
  @ApiProperty({ example: 'tx_01m7wskz7nfcnz5jryp8n2sjsg' }) transactionId!: string;
  @ApiProperty({ example: 'WALLET_FROZEN' }) code!: string;
  @ApiProperty({ example: 'A wallet of this payment is frozen, so no money moves now.' }) error!: string;
}

/** What one decision made of the waiting payments of a batch. */
export class BatchStepResultDto {
  @ApiProperty({ example: ID, format: 'uuid' }) batchId!: string;
  @ApiProperty({ enum: BATCH_STATES, enumName: 'BatchState', example: 'done' }) state!: BatchState;
  @ApiProperty({ example: 2, description: 'Payments taken one step further' }) taken!: number;
  @ApiProperty({ type: BatchRefusalDto, isArray: true, description: 'Payments that were left where they stood' })
  refusals!: BatchRefusalDto[];

  @ApiProperty({ type: BatchStandingDto, isArray: true, description: 'Where the payments stand now' })
  standings!: BatchStandingDto[];
}

/** Which batches to list. */
export class ListBatchesQuery {
  @ApiPropertyOptional({
    description: 'Part of the memo, of the paying wallet’s address, or of the sender’s name; or an IBAN',
  })
  @TakesIban() @IsOptional() @IsString() @MaxLength(100) q?: string;

  @ApiPropertyOptional({ enum: BATCH_STATES, enumName: 'BatchState', description: 'The state it is in' })
  @IsOptional() @IsIn(BATCH_STATES) state?: BatchState;

  @IsInstant('Sent at or after', '2026-11-01') from?: string;
  @IsInstant('Sent before', '2026-12-01') to?: string;

  @IsSortOf(BATCH_SORTS, 'BatchSort') sort?: BatchSort;

  @IsPageSize() limit = 50;

  @ApiPropertyOptional({ format: 'uuid', description: 'The id of the last batch of the previous page' })
  @IsOptional() @IsUUID() before?: string;
}
