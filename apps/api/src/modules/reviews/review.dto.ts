import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { TakesUetr } from '../../platform/http/outer-names/outer-name-fields.ts';
import { MayBeNull } from '../../platform/http/validation/nulls.ts';
import { CURRENCIES, NETWORKS, type Currency, type Network } from '../../platform/money.ts';
import { IsPageSize, IsPlainText, IsQueryNumber, IsSortOf } from '../../platform/wire.ts';
import { TimelineEntryDto } from '../lifecycle/public.ts';
import { STATUSES, TransactionDto, WhyDto, type TransactionStatus } from '../transactions/public.ts';

export const DECISIONS = ['approve', 'reject'] as const;
export type Decision = (typeof DECISIONS)[number];
export const REVIEW_STATES = ['open', 'decided', 'closed'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];
export const REVIEW_SORTS = ['createdAt', '-createdAt', 'amount', '-amount', 'score', '-score'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];
export const AGEINGS = ['under_24h', 'under_72h', 'older'] as const;
export type Ageing = (typeof AGEINGS)[number];

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const TRANSACTION_ID = 'tx_01m7wskz7nfcnz5jryp8n2sjsg';
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const MOST_HOURS = 87_600;

/** What an officer decides about a payment under review, and why. */
export class DecideReviewDto {
  @ApiProperty({ enum: DECISIONS, enumName: 'ReviewDecision', example: 'approve' })
  @IsIn(DECISIONS) decision!: Decision;

  @IsPlainText({ least: 10, most: 500, example: 'Sale contract of the car seen and filed.' }) reason!: string;
}

/** Who is to look at a case. */
export class AssignReviewDto {
  @ApiProperty({
    type: String, nullable: true, example: 'me', description: 'me, the id of an officer, or null for nobody',
  })
  @MayBeNull()
  @Matches(/^(?:me|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i, {
    message: 'assignee must be "me", the id of an officer, or null.',
  })
  assignee!: string | null;
}

/** What became of a payment after an officer decided. */
export class ReviewResultDto {
  @ApiProperty({ example: TRANSACTION_ID }) transactionId!: string;
  @ApiProperty({ enum: STATUSES, enumName: 'TransactionStatus', example: 'completed' }) status!: TransactionStatus;
  @ApiProperty({
    enum: REVIEW_STATES, enumName: 'ReviewState', example: 'decided', description: 'open: one more must agree',
  })
  state!: ReviewState;
}

/** A person on either side of a payment, or an officer. */
export class ReviewPartyDto {
  @ApiProperty({ example: ADDRESS }) address!: string;
  @ApiProperty({ example: 'Amina Al Mansoori' }) name!: string;
}

/** An officer by name. */
export class OfficerDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Emirates Bank Officer' }) name!: string;
}

/** What one officer thinks of a case; a later opinion takes the place of an earlier one. */
export class ReviewOpinionDto {
  @ApiProperty({ type: OfficerDto }) officer!: OfficerDto;
  @ApiProperty({ enum: DECISIONS, enumName: 'ReviewDecision', example: 'approve' }) decision!: Decision;
  @ApiProperty({ example: 'Sale contract of the car seen and filed.' }) reason!: string;
  @ApiProperty({ example: '2026-11-20T09:10:00.000Z' }) givenAt!: string;
}

/** How many findings of each severity a verdict has. */
export class FindingCountsDto {
  @ApiProperty({ example: 0 }) prohibit!: number;
  @ApiProperty({ example: 1 }) flag!: number;
  @ApiProperty({ example: 0 }) advise!: number;
}

/** One payment that waits for an officer, or did. */
export class ReviewDto {
  @ApiProperty({ example: TRANSACTION_ID }) transactionId!: string;
  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham' }) network!: Network;
  @ApiProperty({ example: '60000.00' }) amount!: string;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ type: String, nullable: true, example: 'Car purchase' }) memo!: string | null;
  @ApiProperty({ example: false, description: 'Whether it has a memo that has to be opened' }) isMemoSealed!: boolean;
  @ApiProperty({ type: ReviewPartyDto }) payer!: ReviewPartyDto;
  @ApiProperty({ type: ReviewPartyDto }) payee!: ReviewPartyDto;
  @ApiProperty({ example: 75, minimum: 0, maximum: 100 }) score!: number;
  @ApiProperty({ type: String, isArray: true, example: ['KYC-003'], description: 'Those that fired, gravest first' })
  rules!: string[];

  @ApiProperty({ type: FindingCountsDto }) findings!: FindingCountsDto;
  @ApiProperty({ enum: REVIEW_STATES, enumName: 'ReviewState', example: 'open' }) state!: ReviewState;
  @ApiProperty({ enum: DECISIONS, enumName: 'ReviewDecision', nullable: true, example: null })
  decision!: Decision | null;

  @ApiProperty({ example: 1, minimum: 1, maximum: 2, description: 'How many officers must agree' })
  officersNeeded!: number;

  @ApiProperty({ type: ReviewOpinionDto, isArray: true, description: 'Oldest first' }) opinions!: ReviewOpinionDto[];
  @ApiProperty({ type: OfficerDto, nullable: true }) assignee!: OfficerDto | null;
  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) openedAt!: string;
  @ApiProperty({ type: String, nullable: true, example: null }) endedAt!: string | null;
  @ApiProperty({ example: 5400, description: 'Seconds it has waited, or waited until it ended' }) ageSeconds!: number;
  @ApiProperty({ enum: AGEINGS, enumName: 'ReviewAgeing', example: 'under_24h' }) ageing!: Ageing;
}

/** One side of a payment under review, with what it lately paid and received. */
export class PartyActivityDto extends ReviewPartyDto {
  @ApiProperty({ type: TransactionDto, isArray: true, description: 'Newest first, as far as you reach them' })
  recent!: TransactionDto[];
}

/** A case with all its evidence. */
export class ReviewCaseDto extends ReviewDto {
  @ApiProperty({ type: WhyDto }) verdict!: WhyDto;
  @ApiProperty({ type: TimelineEntryDto, isArray: true, description: 'Of payment and case, oldest first' })
  timeline!: TimelineEntryDto[];

  @ApiProperty({ type: PartyActivityDto }) payerActivity!: PartyActivityDto;
  @ApiProperty({ type: PartyActivityDto }) payeeActivity!: PartyActivityDto;
  @ApiProperty({ example: true, description: 'Whether you may decide it' }) mayDecide!: boolean;
}

/** How many cases of each age are open. */
export class AgeingCountsDto {
  @ApiProperty({ example: 4 }) under_24h!: number;
  @ApiProperty({ example: 1 }) under_72h!: number;
  @ApiProperty({ example: 0 }) older!: number;
}

/** How the officers keep up with the cases. */
export class ReviewStatsDto {
  @ApiProperty({ example: 5 }) open!: number;
  @ApiProperty({ type: AgeingCountsDto }) ageing!: AgeingCountsDto;
  @ApiProperty({ type: Number, nullable: true, example: 5400, description: 'Of open cases; null: none is open' })
  medianAgeSeconds!: number | null;

  @ApiProperty({ example: 12, description: 'In the last 30 days' }) decided!: number;
  @ApiProperty({ type: Number, nullable: true, example: 75, description: 'Per cent of them that were paid' })
  releasedShare!: number | null;
}

/** Which cases to list. */
export class ListReviewsQuery {
  @ApiPropertyOptional({ enum: REVIEW_STATES, enumName: 'ReviewState', description: 'The state it is in' })
  @IsOptional() @IsIn(REVIEW_STATES) state?: ReviewState;

  @ApiPropertyOptional({ description: 'me, none, or the id of an officer', example: 'me' })
  @IsOptional()
  @Matches(/^(?:me|none|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i, {
    message: 'assignee must be "me", "none" or the id of an officer.',
  })
  assignee?: string;

  @ApiPropertyOptional({ enum: NETWORKS, enumName: 'Network', description: 'The network of the payment' })
  @IsOptional() @IsIn(NETWORKS) network?: Network;

  @ApiPropertyOptional({ description: 'A transaction id or UETR, or part of a memo or of a party’s name' })
  @TakesUetr() @IsOptional() @IsString() @MaxLength(100) q?: string;

  @IsQueryNumber('Opened longer ago', MOST_HOURS) olderThanHours?: number;

  @IsSortOf(REVIEW_SORTS, 'ReviewSort', '`createdAt` for open cases and `-createdAt` otherwise') sort?: ReviewSort;

  @IsPageSize() limit = 50;

  @ApiPropertyOptional({ description: 'The id or UETR of the last case of the previous page' })
  @TakesUetr() @IsOptional() @IsString() @MaxLength(64) after?: string;
}
