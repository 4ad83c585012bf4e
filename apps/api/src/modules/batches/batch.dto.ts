import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsArray, IsBoolean, IsIn, IsObject, IsOptional, IsString, IsUUID, MaxLength, ValidateNested,
} from 'class-validator';
import { HoldsOuterNames, TakesIban } from '../../platform/http/outer-names/outer-name-fields.ts';
import { MayHoldNulls } from '../../platform/http/validation/nulls.ts';
import { CURRENCIES, NETWORKS, type Currency, type Network } from '../../platform/money.ts';
import { UETR } from '../../platform/uetr.ts';
import { IsMemo } from '../../platform/wire.ts';
import { PAYEE_CHECKS, type PayeeCheck } from '../beneficiaries/public.ts';
import { SourceOfFundsDto } from '../compliance/public.ts';
import {
  IsMetadata, IsPaymentParty, METADATA_SHAPE, PaymentPartyDto, STATUSES, type PaymentMetadata, type TransactionStatus,
} from '../transactions/public.ts';
import { PURPOSE_CODES, ProgrammableLogicDto } from '../transfers/public.ts';

export const MOST_ITEMS = 10_000;
const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const FROM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TO = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

/** One recipient of a batch. */
export class BatchItemDto {
  @ApiProperty({ example: TO, description: 'The wallet that is paid, by address or IBAN' })
  @TakesIban() toAddress!: string;

  @ApiProperty({ example: '4500.00' }) amount!: string;
  @ApiPropertyOptional({ example: 'Salary, November', description: 'Absent: the memo of the batch' }) memo?: string;
  @ApiPropertyOptional({
    maxLength: 140, example: 'Yusuf Al Kuwari',
    description: 'The payee’s name as the payer knows it; compared with the name of the wallet’s owner, and screened',
  })
  counterpartyName?: string;

  @ApiPropertyOptional({ example: 'AE', description: 'Where the payee is, as an ISO 3166 alpha-2 code' })
  counterpartyCountry?: string;

  @ApiPropertyOptional({
    enum: PURPOSE_CODES, enumName: 'PurposeCode', example: 'SAL', description: 'Absent: the purpose of the batch',
  })
  purposeCode?: string;

  @ApiPropertyOptional({ maxLength: 140, example: 'PAY-2026-11', description: 'The payer’s own reference' })
  reference?: string;

  @ApiPropertyOptional({
    pattern: UETR.source, example: '6f1c1a8e-3a52-4f0e-9b53-0c4e5f1d2a77',
    description: 'The UETR it comes with, a UUID of version 4 that no transaction has',
  })
  uetr?: string;

  @ApiPropertyOptional({
    ...METADATA_SHAPE, description: 'What your own programs keep with it; shown to the payer’s side alone',
  })
  metadata?: PaymentMetadata;

  @ApiPropertyOptional({ type: () => PaymentPartyDto, description: 'What the payment says of the payee (FATF R.16)' })
  beneficiary?: PaymentPartyDto;

  @ApiPropertyOptional({
    type: () => PaymentPartyDto, description: 'What it says of the payer (FATF R.16); absent: what the batch says',
  })
  originator?: PaymentPartyDto;
}

/** Many payments from one wallet. */
export class SendBatchDto extends SourceOfFundsDto {
  @ApiPropertyOptional({
    example: ID, format: 'uuid', description: 'A new id of your choice, to follow the batch while it is being sent',
  })
  @IsOptional() @IsUUID() batchId?: string;

  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham' }) @IsIn(NETWORKS) network!: Network;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) @IsIn(CURRENCIES) currency!: Currency;
  @ApiProperty({ example: FROM, description: 'The wallet that pays, by address or IBAN' })
  @TakesIban() @IsString() @MaxLength(100) fromAddress!: string;

  @ApiProperty({
    type: BatchItemDto, isArray: true, minItems: 1, maxItems: MOST_ITEMS,
    example: [{ toAddress: TO, amount: '4500.00', memo: 'Salary, November' }],
  })
  @HoldsOuterNames(() => BatchItemDto) @IsArray() @MayHoldNulls() items!: BatchItemDto[];

  @ApiProperty({ example: false, description: 'true: all payments are made or none; false: each for itself' })
  @IsBoolean() atomic!: boolean;

  @IsMemo() memo?: string;

  @ApiPropertyOptional({
    example: ID, format: 'uuid', description: 'The earlier batch whose refused rows are sent again here, mended',
  })
  @IsOptional() @IsUUID() mends?: string;

  @ApiPropertyOptional({
    enum: PURPOSE_CODES, enumName: 'PurposeCode', example: 'SAL', description: 'The purpose of each payment',
  })
  @IsOptional() @IsIn(PURPOSE_CODES, { message: 'purposeCode must be one of GET /api/v1/compliance/purposes.' })
  purposeCode?: string;

  @ApiPropertyOptional({
    default: false,
    description: 'Refuse each payment whose reference its payer has used before, in the batch too; those without pass',
  })
  @IsOptional() @IsBoolean() isReferenceUnique?: boolean;

  @IsMetadata('What your own programs keep with each payment; a payment’s own takes its place')
  metadata?: PaymentMetadata;

  @IsPaymentParty('What the payer’s bank has to say of the payer (FATF R.16), in the words of IVMS101')
  originator?: PaymentPartyDto;

  @ApiPropertyOptional({ type: ProgrammableLogicDto, description: 'Holds for each payment of the batch' })
  @IsOptional() @IsObject() @ValidateNested() @Type(() => ProgrammableLogicDto)
  programmableLogic?: ProgrammableLogicDto;
}

/** What became of one payment of a batch. */
export class BatchItemResultDto {
  @ApiProperty({ example: 0, description: 'Its place in the request' }) index!: number;
  @ApiProperty({ enum: STATUSES, enumName: 'TransactionStatus', nullable: true, example: 'completed' })
  status!: TransactionStatus | null;

  @ApiProperty({ type: String, nullable: true, example: 'tx_01m7wskz7nfcnz5jryp8n2sjsg' })
  transactionId!: string | null;

  @ApiProperty({ type: String, nullable: true, example: '01a1f799-7cf5-4ea7-962b-eb6214b0cb30' }) uetr!: string | null;
  @ApiProperty({
    enum: PAYEE_CHECKS, enumName: 'PayeeCheck', nullable: true, example: 'match',
    description: 'How counterpartyName agrees with the name of the wallet’s owner; null without one, or when the '
      + 'payment was not judged',
  })
  payeeCheck!: PayeeCheck | null;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'Why it was refused' }) code!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) error!: string | null;
}

/** What became of a batch, in the order of the request. */
export class BatchResultDto {
  @ApiProperty({ type: String, format: 'uuid', nullable: true, example: ID, description: 'null for a rehearsal' })
  batchId!: string | null;

  @ApiProperty({ example: 250 }) completed!: number;
  @ApiProperty({ example: 2, description: 'Waiting for a review, for approvals or in escrow' }) pending!: number;
  @ApiProperty({ example: 1, description: 'Rejected or refused' }) refused!: number;
  @ApiProperty({ example: 0, description: 'Left out because the batch was cancelled: `BATCH_CANCELLED`' })
  notProcessed!: number;

  @ApiProperty({ example: '1138500.00', description: 'Amount of all that was asked for' }) total!: string;
  @ApiProperty({ example: '1125000.00', description: 'Amount of the completed payments' }) completedAmount!: string;
  @ApiProperty({ example: '9000.00', description: 'Amount of the pending payments' }) pendingAmount!: string;
  @ApiProperty({ example: '4500.00', description: 'Amount of the refused payments' }) refusedAmount!: string;
  @ApiProperty({ example: '1125.00', description: 'Fees of the completed payments' }) fees!: string;
  @ApiProperty({ type: BatchItemResultDto, isArray: true }) results!: BatchItemResultDto[];
}
