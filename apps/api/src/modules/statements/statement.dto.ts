import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { TakesIban } from '../../platform/http/outer-names/outer-name-fields.ts';
import { IsDay } from '../../platform/day.ts';
import { CURRENCIES, NETWORKS, type Currency, type Network } from '../../platform/money.ts';
import { LANGUAGES, type Language } from '../../platform/pdf/pdf-document.ts';
import { IsTimeZone } from '../reports/public.ts';
import { STATEMENT_FORMATS, type StatementFormat } from './statement.entity.ts';

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const BEFORE_IT_WAS_TOLD = 'Absent in statements from before it was told';
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** Which period a statement is of, and in which form. */
export class StatementQuery {
  @IsDay({ description: 'The first day', example: '2026-10-01' }) from!: string;
  @IsDay({ description: 'The last day; one that is not over makes the statement provisional', example: '2026-10-31' })
  to!: string;

  @IsTimeZone() timeZone = 'UTC';

  @ApiProperty({ enum: STATEMENT_FORMATS, enumName: 'StatementFormat', example: 'pdf', description: 'In which form' })
  @IsIn(STATEMENT_FORMATS) format!: StatementFormat;

  @ApiPropertyOptional({ enum: LANGUAGES, enumName: 'ReportLanguage', default: 'en', description: 'Of a PDF' })
  @IsIn(LANGUAGES) language: Language = 'en';
}

/** The bank of the other wallet. */
export class StatementBankDto {
  @ApiProperty({ example: 'Emirates Sandbox Bank' }) name!: string;
  @ApiProperty({ type: String, nullable: true, example: 'EMSBAEA0' }) bic!: string | null;
  @ApiProperty({ type: String, nullable: true, example: '999900000000000AE120' }) lei!: string | null;
}

/** By which names the payer's own message of ISO 20022 asked for a payment. */
export class StatementMessageDto {
  @ApiProperty({ example: 'SALARY-2026-11', description: 'Its MsgId' }) messageId!: string;
  @ApiProperty({ example: 'P1', description: 'Its PmtInfId' }) paymentInstructionId!: string;
  @ApiProperty({ type: String, nullable: true, example: 'I1', description: 'InstrId' }) instructionId!: string | null;
}

/** Which payment a reversal gives back. */
export class StatementReversedDto {
  @ApiProperty({ example: 'tx_01m7wskz7nfcnz5jryp8n2sjsg' }) transactionId!: string;
  @ApiProperty({ example: '01a1f799-7cf5-4ea7-962b-eb6214b0cb30' }) uetr!: string;
}

/** Of which wallet the movements of a transaction are told. */
export class NotificationQuery {
  @ApiProperty({ example: ADDRESS, description: 'The id, address or IBAN of a wallet within your reach' })
  @TakesIban() @IsString() @MaxLength(64) wallet!: string;
}

/** One entry of a wallet, as its statement has it. */
export class StatementMovementDto {
  @ApiProperty({ example: '18', description: 'The entry’s number in this wallet: they run on without a gap' })
  number!: string;

  @ApiProperty({ example: '2026-10-20T08:30:00.000Z' }) at!: string;
  @ApiProperty({ example: 'tx_01m7wskz7nfcnz5jryp8n2sjsg' }) transactionId!: string;
  @ApiPropertyOptional({ example: '01a1f799-7cf5-4ea7-962b-eb6214b0cb30', description: BEFORE_IT_WAS_TOLD })
  uetr?: string;

  @ApiPropertyOptional({
    type: StatementReversedDto, nullable: true, example: null, description: `Of a reversal. ${BEFORE_IT_WAS_TOLD}`,
  })
  reverses?: StatementReversedDto | null;

  @ApiProperty({ example: 'send' }) type!: string;
  @ApiProperty({ example: 'principal', description: 'Why the money moved: principal, fee, zakat, issue …' })
  kind!: string;

  @ApiProperty({
    example: 'Yusuf Rahman',
    description: 'The owner of another wallet of theirs or of one that paid; what the payee is called by the owner of '
      + 'this one, or by the payment, or its address; or a network’s own account',
  })
  counterparty!: string;

  @ApiProperty({ type: String, nullable: true, example: ADDRESS, description: 'null for a network’s own account' })
  counterpartyAddress!: string | null;

  @ApiPropertyOptional({
    type: String, nullable: true, example: 'AE479990000000000000042', description: BEFORE_IT_WAS_TOLD,
  })
  counterpartyIban?: string | null;

  @ApiPropertyOptional({ type: StatementBankDto, nullable: true, description: BEFORE_IT_WAS_TOLD })
  counterpartyBank?: StatementBankDto | null;

  @ApiProperty({
    type: String, nullable: true, example: 'INV-2026-0042',
    description: 'The payer’s own reference, of what is given back as well',
  })
  reference!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'FAM' }) purposeCode!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'School fees' }) memo!: string | null;
  @ApiProperty({ example: false, description: 'Whether it has a memo that only its payee and compliance can read' })
  isMemoSealed!: boolean;

  @ApiPropertyOptional({
    type: StatementMessageDto, nullable: true, example: null, description: `Of what was paid. ${BEFORE_IT_WAS_TOLD}`,
  })
  message?: StatementMessageDto | null;

  @ApiProperty({ type: String, nullable: true, example: null }) in!: string | null;
  @ApiProperty({ type: String, nullable: true, example: '250.00' }) out!: string | null;
  @ApiProperty({ example: '1000.00', description: 'What it left' }) balance!: string;
}

/** The wallet that a statement is of. */
export class StatementWalletDto {
  @ApiProperty({ example: ID }) id!: string;
  @ApiProperty({ example: ADDRESS }) address!: string;
  @ApiPropertyOptional({ example: 'AE479990000000000000042', description: BEFORE_IT_WAS_TOLD })
  iban?: string;

  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham' }) network!: Network;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ example: 'Household' }) label!: string;
  @ApiProperty({ example: 'Amina Al Mansoori' }) ownerName!: string;
  @ApiProperty({ example: 'Emirates Sandbox Bank' }) bankName!: string;
  @ApiPropertyOptional({ type: String, nullable: true, example: 'EMSBAEA0', description: BEFORE_IT_WAS_TOLD })
  bankBic?: string | null;

  @ApiPropertyOptional({
    type: String, nullable: true, example: '999900000000000AE120', description: BEFORE_IT_WAS_TOLD,
  })
  bankLei?: string | null;
}

/** What one wallet held, received and paid in a period: opening + in − out − fees = closing. */
export class WalletStatementDto {
  @ApiProperty({ type: StatementWalletDto }) wallet!: StatementWalletDto;
  @ApiProperty({ example: '1250.00', description: 'What was posted when the period began' }) opening!: string;
  @ApiProperty({ example: '0.00', description: 'All that came in' }) in!: string;
  @ApiProperty({ example: '250.00', description: 'All that went out but fees' }) out!: string;
  @ApiProperty({ example: '0.25', description: 'The fees' }) fees!: string;
  @ApiProperty({ example: '999.75', description: 'What was posted when the period ended' }) closing!: string;
  @ApiProperty({ example: '17', description: 'The number of the last entry before the period; 0 when there is none' })
  lastNumberBefore!: string;

  @ApiProperty({ type: StatementMovementDto, isArray: true, description: 'In their order' })
  movements!: StatementMovementDto[];
}

/** The period of a statement. */
export class StatementPeriodDto {
  @ApiProperty({ example: '2026-10-01', description: 'The first day' }) firstDay!: string;
  @ApiProperty({ example: '2026-10-31', description: 'The last day' }) lastDay!: string;
  @ApiProperty({ example: 'Asia/Dubai' }) timeZone!: string;
  @ApiProperty({ example: '2026-09-30T20:00:00.000Z' }) from!: string;
  @ApiProperty({ example: '2026-10-31T20:00:00.000Z', description: 'Not in the period any more' }) to!: string;
  @ApiProperty({ example: false, description: 'The period was not over when it was asked for' }) provisional!: boolean;
}

/** Statements of some wallets over one period. */
export interface Statements {
  /** Of one wallet, or of all within somebody's reach. */
  document: 'wallet-statement' | 'wallet-statements';
  schemaVersion: 1;
  period: StatementPeriodDto;
  statements: WalletStatementDto[];
}
