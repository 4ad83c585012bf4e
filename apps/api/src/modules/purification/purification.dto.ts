import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsOptional, IsString, IsUUID, Matches, MaxLength,
} from 'class-validator';
import { TakesIban, TakesUetr } from '../../platform/http/outer-names/outer-name-fields.ts';
import { CURRENCIES, NETWORKS, type Currency, type Network } from '../../platform/money.ts';
import { DryRunQuery, IsAmount, IsPageSize, IsPlainText } from '../../platform/wire.ts';
import { BankDto } from '../auth/public.ts';
import {
  CHARITY_STATES, MOVE_KINDS, MOVE_STATES, TAINTED_KINDS,
  type CharityState, type PurificationKind, type PurificationState, type TaintedKind,
} from './purification-words.ts';

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const TRANSACTION_ID = 'tx_01m7wskz7nfcnz5jryp8n2sjsg';
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const AT = '2026-11-20T08:30:00.000Z';
const COMPUTED = ['interest', 'mixed_income', 'shares'] as const;
const MOST_SHARES = /^[1-9]\d{0,14}$/;
const SHARES = { message: 'sharesHeld and sharesOutstanding are whole numbers of shares.' };

/** Income that is tainted, and what it is worked out from. */
export class RecordTaintedDto {
  @ApiProperty({
    enum: COMPUTED, enumName: 'ComputedTaintedKind', example: 'shares',
    description: 'interest: what the payments brought; mixed_income: the prohibited part of an income; shares: the '
      + 'impure income of a company, by the shares held of it (AAOIFI SS 21)',
  })
  @IsIn(COMPUTED) kind!: (typeof COMPUTED)[number];

  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham' }) @IsIn(NETWORKS) network!: Network;

  @ApiProperty({
    type: String, isArray: true, required: false, example: [TRANSACTION_ID], maxItems: 100,
    description: 'The payments by which it came to wallets of the bank’s own, by id or UETR',
  })
  @TakesUetr() @IsOptional() @IsArray() @ArrayMaxSize(100) @ArrayUnique() @IsString({ each: true })
  @MaxLength(64, { each: true })
  transactionIds?: string[];

  @IsAmount({
    least: 1n, optional: true, example: '1000.00', description: 'Of mixed income without payments: what was received',
  })
  received?: string;

  @IsAmount({
    least: 1n, optional: true, example: '12000.00', description: 'Of mixed income: the prohibited part of all',
  })
  prohibitedIncome?: string;

  @IsAmount({
    least: 1n, optional: true, example: '480000.00', description: 'Of mixed income: all income of the business',
  })
  totalIncome?: string;

  @IsAmount({ least: 1n, optional: true, example: '1500000.00', description: 'Of shares: the company’s impure income' })
  impureIncome?: string;

  @ApiPropertyOptional({ type: String, pattern: MOST_SHARES.source, example: '10000' })
  @IsOptional() @Matches(MOST_SHARES, SHARES) sharesHeld?: string;

  @ApiPropertyOptional({ type: String, pattern: MOST_SHARES.source, example: '25000000' })
  @IsOptional() @Matches(MOST_SHARES, SHARES) sharesOutstanding?: string;

  @ApiPropertyOptional({ example: ID, format: 'uuid', description: 'The event of the register that it belongs to' })
  @IsOptional() @IsUUID() eventId?: string;

  @IsPlainText({ least: 3, most: 1000, example: 'Annual report 2025 of the company, note 14' }) note!: string;
}

/** What an amount should have been. */
export class CorrectTaintedDto {
  @IsAmount({ least: 0n, example: '600.00', description: 'What it comes to with this correction' }) amount!: string;
  @IsPlainText({ least: 3, most: 1000, example: 'The annual report was restated.' }) note!: string;
}

/** From which wallet what is open of tainted income is set aside. */
export class ProposeSetAsideDto {
  @ApiProperty({ example: ID, format: 'uuid' }) @IsUUID() taintedId!: string;
  @ApiProperty({ example: ADDRESS, description: 'A wallet of the bank’s own, by address or IBAN' })
  @TakesIban() @IsString() @MaxLength(64) fromAddress!: string;
}

/** Which charity is paid, and how much. */
export class ProposePayoutDto {
  @ApiProperty({ example: ID, format: 'uuid' }) @IsUUID() charityId!: string;
  @IsAmount({ least: 1n, example: '600.00' }) amount!: string;
}

/** What a second person says to a move. */
export class DecideMoveDto {
  @ApiProperty({ enum: ['approve', 'refuse'], enumName: 'PurificationDecision', example: 'approve' })
  @IsIn(['approve', 'refuse']) decision!: 'approve' | 'refuse';

  @IsPlainText({ least: 3, most: 300, optional: true, example: 'Compared with the ledger.' }) note?: string;
}

/** A charity that may be paid once another person approved it. */
export class ProposeCharityDto {
  @IsPlainText({ least: 3, most: 140, example: 'Dar Al Ber Society' }) name!: string;
  @IsPlainText({
    least: 3, most: 100, example: 'CDA licence 0012', description: 'Under what it is registered, and with whom',
  })
  registration!: string;

  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham' }) @IsIn(NETWORKS) network!: Network;
  @ApiProperty({ example: ADDRESS, description: 'Its wallet, by address or IBAN' })
  @TakesIban() @IsString() @MaxLength(64) address!: string;

  @IsPlainText({
    least: 1, most: 100, optional: true, example: '2026/14', description: 'The board’s resolution, if there is one',
  })
  resolution?: string;
}

/** What a second person says to a charity. */
export class DecideCharityDto {
  @ApiProperty({ enum: ['approve', 'refuse'], enumName: 'PurificationDecision', example: 'approve' })
  @IsIn(['approve', 'refuse']) decision!: 'approve' | 'refuse';

  @IsPlainText({ least: 3, most: 300, example: 'Seen in the public register of charities.' }) reason!: string;
}

/** Why a charity is not paid any more. */
export class WithdrawCharityDto {
  @IsPlainText({ least: 3, most: 300, example: 'Its licence has lapsed.' }) reason!: string;
}

/** A charity of a bank. */
export class CharityDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ type: BankDto }) bank!: BankDto;
  @ApiProperty({ example: 'Dar Al Ber Society' }) name!: string;
  @ApiProperty({ example: 'CDA licence 0012' }) registration!: string;
  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham' }) network!: Network;
  @ApiProperty({ example: ADDRESS }) address!: string;
  @ApiProperty({ type: String, nullable: true, example: null }) resolution!: string | null;
  @ApiProperty({ enum: CHARITY_STATES, enumName: 'CharityState', example: 'approved' }) state!: CharityState;
  @ApiProperty({ example: '600.00', description: 'What it was paid so far' }) paid!: string;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ example: 'Emirates Bank Officer' }) proposedBy!: string;
  @ApiProperty({ example: AT }) proposedAt!: string;
  @ApiProperty({ type: String, nullable: true, example: null }) decidedBy!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) decidedAt!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Why it was decided so, or withdrawn' })
  reason!: string | null;

  @ApiProperty({ example: false, description: 'Whether you may decide it' }) mayDecide!: boolean;
}

/** One thing that an amount was worked out from. */
export class TaintedInputDto {
  @ApiProperty({ example: 'impureIncome' }) name!: string;
  @ApiProperty({ example: '1500000.00' }) value!: string;
}

/** How an amount was worked out: a fraction of minor units, rounded up in favour of charity. */
export class TaintedArithmeticDto {
  @ApiProperty({ example: 'impure income of the company × shares held ÷ shares outstanding' }) formula!: string;
  @ApiProperty({ example: 'AAOIFI SS 21 cl. 3/4/6 (HAL-015)' }) source!: string;
  @ApiProperty({ type: TaintedInputDto, isArray: true }) inputs!: TaintedInputDto[];
  @ApiProperty({ example: '1500000000000', description: 'In minor units' }) numerator!: string;
  @ApiProperty({ example: '25000000' }) denominator!: string;
  @ApiProperty({ example: '600.00' }) result!: string;
}

/** An entry of the ledger by which tainted income came. */
export class TaintedTraceDto {
  @ApiProperty({ example: TRANSACTION_ID }) transactionId!: string;
  @ApiProperty({ example: '120.00' }) amount!: string;
  @ApiProperty({ example: '17', description: 'Its number among the entries of its account' }) entry!: string;
}

/** Income that is tainted. */
export class TaintedIncomeDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ type: BankDto }) bank!: BankDto;
  @ApiProperty({ enum: TAINTED_KINDS, enumName: 'TaintedKind', example: 'shares' }) kind!: TaintedKind;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ example: '600.00', description: 'With what was put right' }) amount!: string;
  @ApiProperty({
    example: '600.00', description: 'What of it is neither set aside, nor proposed to be, nor at charity',
  })
  open!: string;

  @ApiProperty({ example: '0.00', description: 'What of it was set aside, as two people decided' }) setAside!: string;
  @ApiProperty({ type: TaintedArithmeticDto }) arithmetic!: TaintedArithmeticDto;
  @ApiProperty({ type: TaintedTraceDto, isArray: true }) trace!: TaintedTraceDto[];
  @ApiProperty({ example: 0, description: 'How often it was put right' }) corrections!: number;
  @ApiProperty({ type: String, nullable: true, example: null, format: 'uuid' }) eventId!: string | null;
  @ApiProperty({ example: 'Annual report 2025 of the company, note 14' }) note!: string;
  @ApiProperty({ example: 'Emirates Bank Officer' }) recordedBy!: string;
  @ApiProperty({ example: AT }) recordedAt!: string;
}

/** Money that is set aside, or paid out of that to a charity. */
export class PurificationMoveDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ type: BankDto }) bank!: BankDto;
  @ApiProperty({ enum: MOVE_KINDS, enumName: 'PurificationKind', example: 'set_aside' }) kind!: PurificationKind;
  @ApiProperty({ enum: MOVE_STATES, enumName: 'PurificationState', example: 'proposed' }) state!: PurificationState;
  @ApiProperty({ example: '600.00' }) amount!: string;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ type: String, nullable: true, example: ID, format: 'uuid' }) taintedId!: string | null;
  @ApiProperty({ type: String, nullable: true, example: ADDRESS, description: 'Where it is set aside from' })
  fromAddress!: string | null;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'The charity that is paid' })
  charity!: string | null;

  @ApiProperty({ example: 'Emirates Bank Officer' }) proposedBy!: string;
  @ApiProperty({ example: AT }) proposedAt!: string;
  @ApiProperty({ type: String, nullable: true, example: null }) decidedBy!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) decidedAt!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) note!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'The payment that made it' })
  transactionId!: string | null;

  @ApiProperty({ example: false, description: 'Whether you may decide it' }) mayDecide!: boolean;
}

/** What a bank has of tainted income in one currency: what is tainted is what is purified and what is open. */
export class PurificationBalanceDto {
  @ApiProperty({ type: BankDto }) bank!: BankDto;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({
    example: '720.00', description: 'All that was found tainted, with what was put right',
  })
  tainted!: string;
  @ApiProperty({ example: '120.00', description: 'What reached charity' }) purified!: string;
  @ApiProperty({ example: '600.00', description: 'What did not yet' }) open!: string;
  @ApiProperty({ example: '0.00', description: 'What of the open is set aside' }) setAside!: string;
  @ApiProperty({
    type: String, nullable: true, example: ADDRESS, description: 'Where it is set aside; null before the first is',
  })
  account!: string | null;
}

/** How many late donations were taken up. */
export class TakenDonationsDto {
  @ApiProperty({ example: 2 }) recorded!: number;
}

/** Which tainted income, moves or charities to list. */
export class ListPurificationQuery {
  @IsPageSize() limit = 50;

  @ApiPropertyOptional({ format: 'uuid', description: 'The id of the last one of the page before' })
  @IsOptional() @IsUUID() before?: string;
}

/** Which tainted income to list. */
export class ListTaintedQuery extends ListPurificationQuery {
  @ApiPropertyOptional({ format: 'uuid', description: 'That which belongs to an event of the register' })
  @IsOptional() @IsUUID() eventId?: string;

  @ApiPropertyOptional({ example: TRANSACTION_ID, description: 'That which a payment brought, by its id or UETR' })
  @TakesUetr() @IsOptional() @IsString() @MaxLength(64) transactionId?: string;
}

/** Which moves to list. */
export class ListMovesQuery extends ListPurificationQuery {
  @ApiPropertyOptional({ enum: MOVE_STATES, enumName: 'PurificationState', description: 'Those that stand so' })
  @IsOptional() @IsIn(MOVE_STATES) state?: PurificationState;
}

/** Whether to rehearse. */
export class TaintedRunQuery extends DryRunQuery {}
