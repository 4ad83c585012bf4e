import {
  DECLARED_KINDS, NISAB_BASES, ZAKAT_METHODS, ZAKAT_SCHOOLS, type ZakatMethod, type ZakatSchool,
} from '@connect/compliance-rules';
import { ApiProperty } from '@nestjs/swagger';
import { CURRENCIES, type Currency } from '../../platform/money.ts';
import {
  ADVANCE_LINES, CALENDARS, LEDGER_LINES, LINE_REASONS, ZAKAT_CLASSES, type LineReason, type ZakatClass,
} from './zakat-words.ts';

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const AT = '2026-11-20T08:30:00.000Z';
const DAY = '2026-11-20';
const HEX = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const EFFECTS = ['adds', 'deducts', 'excluded'] as const;
const SOURCES = ['ledger', 'contract', 'declared'] as const;
const LINE_KINDS = [...LEDGER_LINES, ...DECLARED_KINDS] as const;

/** An amount in the currency of each network. */
export class ZakatAmountsDto {
  @ApiProperty({ example: '1250.00' }) AED!: string;
  @ApiProperty({ example: '0.00' }) QAR!: string;
}

/** A day in both calendars. */
export class ZakatDayDto {
  @ApiProperty({ example: DAY, format: 'date' }) day!: string;
  @ApiProperty({ example: '1448-06-10', description: 'By the calendar of Umm al-Qura: year, month and day' })
  hijri!: string;
}

/** A year of wealth above nisab. */
export class HawlDto {
  @ApiProperty({ type: ZakatDayDto, description: 'The first day that ended with nisab' }) from!: ZakatDayDto;
  @ApiProperty({ type: ZakatDayDto, description: 'The day with whose beginning the year is over' }) due!: ZakatDayDto;
  @ApiProperty({
    type: String, nullable: true, example: null, format: 'date',
    description: 'A day within it that ended below nisab, which by the opinion followed did not end it',
  })
  fellBelowOn!: string | null;
}

/** What nisab was worth on a day, by one metal. */
export class NisabDto {
  @ApiProperty({ enum: NISAB_BASES, enumName: 'Metal', example: 'gold' }) metal!: 'gold' | 'silver';
  @ApiProperty({ example: true, description: 'Whether the opinion followed tells nisab by it; else it is shown' })
  isBase!: boolean;

  @ApiProperty({ example: '85', description: 'Of pure metal' }) grams!: string;
  @ApiProperty({ type: ZakatAmountsDto }) worth!: ZakatAmountsDto;
  @ApiProperty({ type: ZakatAmountsDto, description: 'What a gram cost' }) gram!: ZakatAmountsDto;
  @ApiProperty({ example: DAY, format: 'date' }) priceDay!: string;
  @ApiProperty({ example: 'Bulletin of the gold market, 20 November 2026' }) source!: string;
  @ApiProperty({ example: 3, description: 'The version of prices that it is from' }) version!: number;
}

/** A price without which nothing is told. */
export class MissingPriceDto {
  @ApiProperty({ enum: NISAB_BASES, enumName: 'Metal', example: 'gold' }) metal!: 'gold' | 'silver';
  @ApiProperty({ example: DAY, format: 'date' }) day!: string;
  @ApiProperty({ type: String, nullable: true, example: '2026-11-02', description: 'The last day that has one' })
  last!: string | null;

  @ApiProperty({ example: 7, description: 'How many days old one may be' }) mostDays!: number;
}

/** From which entries or dues a line was read. */
export class ZakatTraceDto {
  @ApiProperty({ required: false, example: ID, format: 'uuid' }) walletId?: string;
  @ApiProperty({ required: false, example: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }) address?: string;
  @ApiProperty({ required: false, example: '42', description: 'The number of the last entry that was read; 0: none' })
  entry?: string;

  @ApiProperty({
    required: false, type: String, nullable: true, example: '1042', description: 'The event that tells of it',
  })
  eventId?: string | null;

  @ApiProperty({
    required: false, type: String, nullable: true, example: '77', description: 'The block that sealed that',
  })
  height?: string | null;

  @ApiProperty({ required: false, example: '0.00', description: 'Of it, held for payments that wait' }) held?: string;
  @ApiProperty({ required: false, example: ID, format: 'uuid' }) contractId?: string;
  @ApiProperty({ required: false, type: Number, isArray: true, example: [3, 4] }) dues?: number[];
}

/** One line: what it is of, what it does to the base, and why. */
export class ZakatLineDto {
  @ApiProperty({
    enum: SOURCES, enumName: 'ZakatLineSource', example: 'ledger',
    description: 'declared: the owner says so, and nobody here looked at it',
  })
  source!: (typeof SOURCES)[number];

  @ApiProperty({ enum: LINE_KINDS, enumName: 'ZakatLineKind', example: 'wallet' }) kind!: (typeof LINE_KINDS)[number];
  @ApiProperty({ example: 'Household' }) label!: string;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ enum: EFFECTS, enumName: 'ZakatLineEffect', example: 'adds' }) effect!: (typeof EFFECTS)[number];
  @ApiProperty({ enum: LINE_REASONS, enumName: 'ZakatLineReason', example: 'held' }) because!: LineReason;
  @ApiProperty({ example: '50000.00' }) amount!: string;
  @ApiProperty({ type: ZakatTraceDto }) trace!: ZakatTraceDto;
}

/** What was paid before the day, and whether it counts. */
export class ZakatAdvanceDto {
  @ApiProperty({
    enum: ADVANCE_LINES, enumName: 'ZakatAdvanceKind', example: 'set_aside',
    description: 'set_aside: the 2.5 per cent that were set aside with a payment',
  })
  kind!: (typeof ADVANCE_LINES)[number];

  @ApiProperty({ example: 'tx_01m7wskz7nfcnz5jryp8n2sjsg' }) transactionId!: string;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ example: '25.00' }) amount!: string;
  @ApiProperty({ example: true, description: 'Whether the opinion followed takes it for this year' }) counts!: boolean;
}

/** The profile of a bank that named the school of zakat. */
export class ZakatProfileDto {
  @ApiProperty({
    type: String, nullable: true, example: 'Emirates Sandbox Bank', description: 'null: you are of no bank',
  })
  bank!: string | null;

  @ApiProperty({ example: 'AAOIFI-UAE' }) name!: string;
  @ApiProperty({ type: Number, nullable: true, example: 2, description: 'null: the bank has decided on none' })
  version!: number | null;
}

/** Which opinions are followed, and how the base is found. */
export class ZakatOpinionsDto {
  @ApiProperty({ enum: ZAKAT_SCHOOLS, enumName: 'ZakatSchool', example: 'aaoifi' }) school!: ZakatSchool;
  @ApiProperty({ type: ZakatProfileDto, nullable: true, description: 'That names the school; null: you chose it' })
  profile!: ZakatProfileDto | null;

  @ApiProperty({ enum: CALENDARS, enumName: 'ZakatCalendar', example: 'lunar' }) calendar!: (typeof CALENDARS)[number];
  @ApiProperty({ enum: ZAKAT_METHODS, enumName: 'ZakatMethod', example: 'person' }) method!: ZakatMethod;
  @ApiProperty({ enum: NISAB_BASES, enumName: 'Metal', example: 'gold' }) nisabBase!: 'gold' | 'silver';
  @ApiProperty({
    enum: ['throughout', 'both_ends'], enumName: 'ZakatDips', example: 'throughout',
    description: 'Whether a day below nisab ends the year, or only its two ends are looked at',
  })
  dips!: 'throughout' | 'both_ends';

  @ApiProperty({
    enum: ['year', 'month'], enumName: 'ZakatAdvanceOpinion', example: 'year', description: 'How early may be paid',
  })
  advance!: 'year' | 'month';

  @ApiProperty({ enum: ['within_year', 'none'], enumName: 'ZakatDebtOpinion', example: 'within_year' })
  debts!: 'within_year' | 'none';

  @ApiProperty({ enum: ['expected', 'received'], enumName: 'ZakatReceivableOpinion', example: 'expected' })
  receivables!: 'expected' | 'received';

  @ApiProperty({ example: '2.5', description: 'Per cent: 2.5 by the lunar year, 2.577 by solar books' }) rate!: string;
}

/** Where somebody stands today. */
export class ZakatPositionDto {
  @ApiProperty({ example: true, description: 'Whether you asked to be reminded; else the usual opinions are shown' })
  isFollowed!: boolean;

  @ApiProperty({ type: ZakatOpinionsDto }) opinions!: ZakatOpinionsDto;
  @ApiProperty({ type: ZakatDayDto }) today!: ZakatDayDto;
  @ApiProperty({ type: MissingPriceDto, nullable: true, example: null }) missingPrice!: MissingPriceDto | null;
  @ApiProperty({ type: NisabDto, isArray: true, description: 'Of both metals; none where the price is missing' })
  nisab!: NisabDto[];

  @ApiProperty({ type: ZakatLineDto, isArray: true }) lines!: ZakatLineDto[];
  @ApiProperty({ type: ZakatAmountsDto, nullable: true, description: 'null: a price is missing' })
  base!: ZakatAmountsDto | null;

  @ApiProperty({ type: Boolean, nullable: true, example: true, description: 'Whether all together comes to nisab' })
  isReached!: boolean | null;

  @ApiProperty({ type: ZakatAmountsDto, nullable: true, description: 'What would be due if the year were over today' })
  estimate!: ZakatAmountsDto | null;

  @ApiProperty({ type: HawlDto, isArray: true, description: 'Years that are over and not assessed yet' })
  open!: HawlDto[];
  @ApiProperty({ type: HawlDto, nullable: true }) running!: HawlDto | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'The last day that ended a year early' })
  brokenOn!: string | null;

  @ApiProperty({
    type: String, nullable: true, example: null,
    description: 'The last day that nobody can judge because it has no price: no year is told from before it',
  })
  unknownOn!: string | null;

  @ApiProperty({ type: ZakatAdvanceDto, isArray: true, description: 'Paid ahead since the year began' })
  advances!: ZakatAdvanceDto[];
}

/** The last block when a certificate was issued. */
export class ZakatSealDto {
  @ApiProperty({ example: '77' }) height!: string;
  @ApiProperty({ example: HEX, description: 'Of the tree over the whole log' }) root!: string;
  @ApiProperty({ example: HEX }) hash!: string;
  @ApiProperty({ type: String, nullable: true, example: HEX, description: 'Of the tree over what every account holds' })
  balancesRoot!: string | null;

  @ApiProperty({ example: AT }) sealedAt!: string;
}

/** Whose zakat it is. */
export class ZakatOwnerDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Amina Rahman' }) name!: string;
}

/** Which assessment another one supersedes, and why. */
export class ZakatCorrectionDto {
  @ApiProperty({ example: ID, format: 'uuid', description: 'The assessment that holds no more' }) supersedes!: string;
  @ApiProperty({ example: 'The stock of the second shop was left out.' }) reason!: string;
}

/** What a certificate states. */
export class ZakatStatementDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ type: ZakatOwnerDto }) owner!: ZakatOwnerDto;
  @ApiProperty({ type: ZakatOpinionsDto }) opinions!: ZakatOpinionsDto;
  @ApiProperty({ type: HawlDto }) hawl!: HawlDto;
  @ApiProperty({ example: AT, description: 'The moment of which balances were read' }) moment!: string;
  @ApiProperty({ example: AT }) issuedAt!: string;
  @ApiProperty({ type: NisabDto, isArray: true }) nisab!: NisabDto[];
  @ApiProperty({ type: ZakatLineDto, isArray: true }) lines!: ZakatLineDto[];
  @ApiProperty({ type: ZakatAmountsDto }) base!: ZakatAmountsDto;
  @ApiProperty({ example: true }) isReached!: boolean;
  @ApiProperty({ type: ZakatAmountsDto }) due!: ZakatAmountsDto;
  @ApiProperty({ type: ZakatAdvanceDto, isArray: true }) advances!: ZakatAdvanceDto[];
  @ApiProperty({ type: ZakatAmountsDto, description: 'What was paid ahead and counts' }) advance!: ZakatAmountsDto;
  @ApiProperty({ type: ZakatSealDto }) sealed!: ZakatSealDto;
  @ApiProperty({
    type: ZakatCorrectionDto, nullable: true, description: 'What it supersedes; null: the first of its year',
  })
  correction!: ZakatCorrectionDto | null;
}

/** A payment of zakat. */
export class ZakatPaymentDto {
  @ApiProperty({ example: 'tx_01m7wskz7nfcnz5jryp8n2sjsg' }) transactionId!: string;
  @ApiProperty({ example: 'completed', description: 'The status of the transaction; it counts once it is completed' })
  status!: string;

  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ example: '500.00' }) amount!: string;
  @ApiProperty({ example: 'Relief Fund' }) recipient!: string;
  @ApiProperty({ enum: ZAKAT_CLASSES, enumName: 'ZakatClass', example: 'poor' }) class!: ZakatClass;
  @ApiProperty({ example: AT }) paidAt!: string;
}

/** An assessment as its certificate states it, and what was paid of it. */
export class ZakatAssessmentDto extends ZakatStatementDto {
  @ApiProperty({ example: HEX, description: 'SHA-256 of the certificate as JSON' }) digest!: string;
  @ApiProperty({ type: ZakatPaymentDto, isArray: true }) payments!: ZakatPaymentDto[];
  @ApiProperty({ type: ZakatAmountsDto, description: 'Completed payments, and what was set aside and counts' })
  paid!: ZakatAmountsDto;

  @ApiProperty({ type: ZakatAmountsDto, description: 'What is still to be paid' }) open!: ZakatAmountsDto;
  @ApiProperty({
    type: String, nullable: true, example: null, format: 'uuid',
    description: 'The assessment that took its place, for which is paid from then on; null: it holds',
  })
  supersededBy!: string | null;
}

