import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { TakesIban } from '../../platform/http/outer-names/outer-name-fields.ts';
import { CURRENCIES, NETWORKS, type Currency, type Network } from '../../platform/money.ts';
import {
  IsAmount, IsInstant, IsPageSize, IsPlainText, IsSortOf, TIME_SORTS, type TimeSort,
} from '../../platform/wire.ts';
import { METADATA_SHAPE, PaymentPartyDto, type PaymentMetadata } from '../transactions/public.ts';

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const IBAN = 'AE479990000000000000042';
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** A wallet as its owner sees it. Amounts are decimal strings with two places. */
export class WalletDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham' }) network!: Network;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ example: ADDRESS, description: 'EIP-55 checksummed' }) address!: string;
  @ApiProperty({ example: IBAN, description: 'In electronic form, without blanks; it never changes' }) iban!: string;
  @ApiProperty({ example: 'Household' }) label!: string;
  @ApiProperty({ example: '1250.00', description: 'What is posted' }) balance!: string;
  @ApiProperty({ example: '1000.00', description: 'Posted less held' }) available!: string;
  @ApiProperty({ example: '250.00', description: 'Set aside for pending transactions' }) held!: string;
  @ApiProperty({ example: true }) isSandbox!: boolean;
  @ApiProperty({ example: false }) isFrozen!: boolean;
  @ApiProperty({ example: false, description: 'Whether its bank is suspended, so that it neither pays nor receives' })
  isBankSuspended!: boolean;

  @ApiProperty({ type: String, nullable: true, example: '5000.00', description: 'The most one transaction may send' })
  transactionLimit!: string | null;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'The most a day (UTC) may send' })
  dailyLimit!: string | null;

  @ApiProperty({
    example: '250.00',
    description: 'Sent today (UTC), held payments included; not what came back without having left',
  })
  sentToday!: string;

  @ApiProperty({ example: ID }) ownerId!: string;
  @ApiProperty({ example: 'Amina Al Mansoori' }) ownerName!: string;
  @ApiProperty({ example: ID }) bankId!: string;
  @ApiProperty({ example: 'Emirates Sandbox Bank' }) bankName!: string;
  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) createdAt!: string;
}

/** What a wallet holds now, or held at a moment. */
export class WalletBalanceDto {
  @ApiProperty({ example: ADDRESS }) address!: string;
  @ApiProperty({ example: '1250.00', description: 'What is, or was, posted' }) balance!: string;
  @ApiProperty({
    type: String, nullable: true, example: '1000.00', description: 'null of a moment: what was held then is not kept',
  })
  available!: string | null;

  @ApiProperty({ type: String, nullable: true, example: '250.00', description: 'null of a moment' })
  held!: string | null;

  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham' }) network!: Network;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'The moment; null for now' })
  at!: string | null;

  @ApiProperty({ example: '17', description: 'By how many entries: the number of the last; 0 while there is none' })
  entries!: string;
}

/** Of when to tell a balance. */
export class WalletBalanceQuery {
  @IsInstant('What was posted before this moment; now by default. Before the wallet was opened that is nothing',
    '2026-11-01T00:00:00Z')
  at?: string;
}

/** One entry of a wallet's account. */
export class WalletHistoryLineDto {
  @ApiProperty({ example: '17', description: 'The entry’s number in this wallet' }) seq!: string;
  @ApiProperty({ example: 'tx_01m7wskz7nfcnz5jryp8n2sjsg' }) transactionId!: string;
  @ApiProperty({ example: '01a1f799-7cf5-4ea7-962b-eb6214b0cb30' }) uetr!: string;
  @ApiProperty({ example: 'send' }) type!: string;
  @ApiProperty({ enum: ['in', 'out'], enumName: 'Direction', example: 'out' }) direction!: 'in' | 'out';
  @ApiProperty({ example: 'principal', description: 'Why the money moved: principal, fee, issue' }) kind!: string;
  @ApiProperty({ example: '-250.00', description: 'Signed: negative when paid' }) amount!: string;
  @ApiProperty({ example: '1000.00' }) balanceAfter!: string;
  @ApiProperty({ type: String, nullable: true, example: ADDRESS, description: 'null for a network’s own account' })
  counterpartyAddress!: string | null;

  @ApiProperty({
    example: 'Household',
    description: 'The label of a wallet within your reach; of another the owner who paid, or what you call the payee, '
      + 'or else its address; or a network’s own account',
  })
  counterpartyLabel!: string;

  @ApiProperty({ type: String, nullable: true, example: 'School fees' }) memo!: string | null;
  @ApiProperty({ example: false, description: 'Whether it has a memo that only its payee and compliance can read' })
  isMemoSealed!: boolean;

  @ApiProperty({ type: String, nullable: true, example: 'FAM', description: 'The purpose as a central bank codes it' })
  purposeCode!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'INV-2026-0042', description: 'The payer’s own reference' })
  reference!: string | null;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'The payee’s name as the payer gave it' })
  counterpartyName!: string | null;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'Where the payee is, as the payer gave it' })
  counterpartyCountry!: string | null;

  @ApiProperty({
    ...METADATA_SHAPE, nullable: true, example: null,
    description: 'What the payer’s programs keep with it; for what was paid alone',
  })
  metadata!: PaymentMetadata | null;

  @ApiProperty({
    type: PaymentPartyDto, nullable: true, example: null, description: 'The payer as the payment describes it; for '
      + 'what was paid alone, like the payee below',
  })
  originator!: PaymentPartyDto | null;

  @ApiProperty({ type: PaymentPartyDto, nullable: true, example: null }) beneficiary!: PaymentPartyDto | null;
  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) createdAt!: string;
}

export const WALLET_SORTS = ['-createdAt', 'createdAt', 'label', '-label', 'balance', '-balance'] as const;
export type WalletSort = (typeof WALLET_SORTS)[number];

/** Which wallets to list. */
export class ListWalletsQuery {
  @ApiPropertyOptional({ enum: NETWORKS, enumName: 'Network', description: 'The network they are on' })
  @IsOptional() @IsIn(NETWORKS) network?: Network;

  @ApiPropertyOptional({ description: 'Part of a label, an owner’s name, an address or an IBAN' })
  @IsOptional() @IsString() @MaxLength(100) q?: string;

  @IsSortOf(WALLET_SORTS, 'WalletSort') sort?: WalletSort;

  @IsPageSize() limit = 50;

  @ApiPropertyOptional({ description: 'The id or IBAN of the last wallet of the previous page' })
  @TakesIban('walletId') @IsOptional() @IsString() @MaxLength(64) before?: string;
}

/** Which part of a wallet's history to list. */
export class WalletHistoryQuery {
  @IsSortOf(TIME_SORTS, 'TimeSort') sort?: TimeSort;

  @IsPageSize() limit = 50;

  @ApiPropertyOptional({ description: 'The seq of the last line of the previous page' })
  @IsOptional() @IsString() @MaxLength(20) before?: string;

  @IsInstant('Of transactions sent at or after', '2026-11-01T00:00:00Z') from?: string;
  @IsInstant('Of transactions sent before', '2026-12-01T00:00:00Z') to?: string;
}

/** Which part of a wallet's history to export, and how. */
export class WalletExportQuery {
  @ApiPropertyOptional({ enum: ['csv'], default: 'csv', description: 'The form of the file' })
  @IsOptional() @IsIn(['csv']) format?: 'csv';

  @IsInstant('Of transactions sent at or after', '2026-11-01T00:00:00Z') from?: string;
  @IsInstant('Of transactions sent before', '2026-12-01T00:00:00Z') to?: string;
}

/** How much a wallet may send. Held and refunded payments count on the day of sending. */
export class SetLimitsDto {
  @IsAmount({
    least: 1n, nullable: true, example: '5000.00', description: 'The most one transaction may send; null lifts it',
  })
  transactionLimit!: string | null;

  @IsAmount({
    least: 1n, nullable: true, example: '20000.00', description: 'The most a day (UTC) may send; null lifts it',
  })
  dailyLimit!: string | null;
}

/** Why a wallet is frozen or released. */
export class FreezeWalletDto {
  @IsPlainText({ least: 3, most: 300, example: 'Card reported stolen' }) reason!: string;
}
