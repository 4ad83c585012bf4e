import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { TakesUetr } from '../../platform/http/outer-names/outer-name-fields.ts';
import { CURRENCIES, NETWORKS, type Currency, type Network } from '../../platform/money.ts';
import { IsPageSize, IsPlainText } from '../../platform/wire.ts';
import { BilingualDto } from '../compliance/public.ts';
import { RECALL_STATES, type RecallState } from '../transactions/public.ts';
import {
  RECALL_REASONS, RECALL_REFUSALS, RECALL_SIDES, type RecallReason, type RecallRefusal, type RecallSide,
} from './recall-words.ts';

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const TRANSACTION_ID = 'tx_01m7wskz7nfcnz5jryp8n2sjsg';
const UETR = '01a1f799-7cf5-4ea7-962b-eb6214b0cb30';
const FROM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TO = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const AT = '2026-11-20T08:30:00.000Z';

/** Why a payment is asked back. */
export class RequestRecallDto {
  @ApiProperty({
    enum: RECALL_REASONS, enumName: 'RecallReason', example: 'DUPL',
    description: 'In the codes of ISO 20022: wrong account (AC03), bank (AGNT), amount (AM09) or currency (CURR), the '
      + 'payer’s wish (CUST), paid twice (DUPL), fraud (FRAD), as the note says (NARR), technical fault (TECH), not '
      + 'owed (UPAY)',
  })
  @IsIn(RECALL_REASONS) reason!: RecallReason;

  @IsPlainText({
    least: 3, most: 300, optional: true, example: 'Invoice 17 was paid on Monday as well.',
    description: 'For the payee to read; needed with NARR',
  })
  note?: string;

  @ApiPropertyOptional({
    example: false,
    description: 'Whether it does not agree with the Shariah; once it is returned, the payer’s bank registers it',
  })
  @IsOptional() @IsBoolean() isShariah?: boolean;
}

/** What the payee’s side says to a recall. */
export class DecideRecallDto {
  @ApiProperty({ enum: ['accept', 'refuse'], enumName: 'RecallDecision', example: 'refuse' })
  @IsIn(['accept', 'refuse']) decision!: 'accept' | 'refuse';

  @ApiPropertyOptional({
    enum: RECALL_REFUSALS, enumName: 'RecallRefusal', example: 'CUST',
    description: 'Why it is refused, in the codes of ISO 20022: closed account (AC04), no money (AM04), returned '
      + 'before (ARDT), the payee’s decision (CUST), the law (LEGL), as the note says (NARR), no answer of the payee '
      + '(NOAS); only of a refusal, and CUST where none is given',
  })
  @IsOptional() @IsIn(RECALL_REFUSALS) reason?: RecallRefusal;

  @IsPlainText({
    least: 3, most: 300, optional: true, example: 'The goods were delivered.',
    description: 'For the payer to read; needed with NARR',
  })
  note?: string;
}

/** A payment that its payer asked to have back, and what became of that. */
export class RecallDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ example: TRANSACTION_ID }) transactionId!: string;
  @ApiProperty({ example: UETR }) uetr!: string;
  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham' }) network!: Network;
  @ApiProperty({ example: '250.00', description: 'What the payee received, or would have' }) amount!: string;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({
    example: '250.00',
    description: 'What leaves the payee’s wallet on acceptance; zakat set aside returns from its fund',
  })
  payeeReturns!: string;

  @ApiProperty({ example: FROM }) fromAddress!: string;
  @ApiProperty({ example: TO }) toAddress!: string;
  @ApiProperty({
    enum: RECALL_STATES, enumName: 'RecallState', example: 'open',
    description: 'cancelled: the payment had not happened, and does not any more; expired: nobody answered in time',
  })
  state!: RecallState;

  @ApiProperty({ enum: RECALL_REASONS, enumName: 'RecallReason', example: 'DUPL' }) reason!: RecallReason;
  @ApiProperty({ type: BilingualDto, example: { en: 'It was paid twice', ar: 'دُفعت مرتين' } })
  reasonText!: BilingualDto;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'In the words of the payer’s side' })
  note!: string | null;

  @ApiProperty({ example: false, description: 'Whether it is asked back for a reason of the Shariah' })
  isShariah!: boolean;

  @ApiProperty({ example: 'Amina Rahman' }) requestedBy!: string;
  @ApiProperty({ example: AT }) requestedAt!: string;
  @ApiProperty({
    example: '2026-12-11T20:00:00.000Z',
    description: 'When the time to answer ends: with the fifteenth business day of the network’s country',
  })
  answerBy!: string;

  @ApiProperty({ enum: RECALL_REFUSALS, enumName: 'RecallRefusal', nullable: true, example: null })
  refusal!: RecallRefusal | null;

  @ApiProperty({ type: BilingualDto, nullable: true, example: null }) refusalText!: BilingualDto | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'In the words of the payee’s side' })
  answerNote!: string | null;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'null: nobody had to, or did in time' })
  answeredBy!: string | null;

  @ApiProperty({ type: String, nullable: true, example: null }) answeredAt!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'The transaction that returned the money' })
  reversal!: string | null;

  @ApiProperty({
    enum: RECALL_SIDES, enumName: 'RecallSide', isArray: true, example: ['asked'],
    description: 'Whose side is yours: the payer’s, which asked, the payee’s, which received it, or both',
  })
  sides!: RecallSide[];

  @ApiProperty({ example: false, description: 'Whether you may answer it' }) mayDecide!: boolean;
  @ApiProperty({
    example: false,
    description: 'Whether you may accept it; large money, and what would come to you, its owner returns in person',
  })
  mayAccept!: boolean;
}

/** Which recalls to list. */
export class ListRecallsQuery {
  @ApiPropertyOptional({ enum: RECALL_STATES, enumName: 'RecallState', description: 'Those that stand so' })
  @IsOptional() @IsIn(RECALL_STATES) state?: RecallState;

  @ApiPropertyOptional({
    enum: RECALL_SIDES, enumName: 'RecallSide', description: 'Those that your side asked for, or received',
  })
  @IsOptional() @IsIn(RECALL_SIDES) side?: RecallSide;

  @ApiPropertyOptional({ example: TRANSACTION_ID, description: 'Those of one transaction, by its id or UETR' })
  @TakesUetr() @IsOptional() @IsString() @MaxLength(64) transactionId?: string;

  @IsPageSize() limit = 50;

  @ApiPropertyOptional({ format: 'uuid', description: 'The id of the last recall of the page before' })
  @IsOptional() @IsUUID() before?: string;
}
