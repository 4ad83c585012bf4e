import { ApiProperty } from '@nestjs/swagger';
import { PURPOSES, SYSTEM_ACCOUNTS, type Purpose, type SystemAccount } from '../../ledger/posting.ts';
import { CURRENCIES, NETWORKS, type Currency, type Network } from '../../platform/money.ts';
import { RECORD_STATES, type RecordState } from '../blocks/public.ts';
import { VerdictDto } from '../compliance/public.ts';
import { SealedMemoDto } from '../memos/public.ts';
import { METADATA_SHAPE, type PaymentMetadata } from './payment-metadata.ts';
import { PaymentPartyDto } from './payment-party.dto.ts';

export const STATUSES = ['pending', 'completed', 'rejected', 'cancelled', 'refunded', 'reversed', 'failed'] as const;
export type TransactionStatus = (typeof STATUSES)[number];
export const SUB_STATUSES = ['awaiting_approval', 'in_escrow', 'in_review'] as const;
export type TransactionSubStatus = (typeof SUB_STATUSES)[number];
export const TYPES = [
  'send', 'zakat_split', 'escrow', 'cross_border', 'fund', 'redeem', 'reversal', 'contract', 'zakat',
] as const;
export type TransactionType = (typeof TYPES)[number];
/** Where the wish of a payer to have a payment back stands. */
export const RECALL_STATES = ['open', 'accepted', 'refused', 'cancelled', 'expired'] as const;
export type RecallState = (typeof RECALL_STATES)[number];
/** Who refused a payment: the rules, officers after a review, or one of those who had to approve it. */
export const REJECTERS = ['rules', 'officer', 'approver'] as const;
export type Rejecter = (typeof REJECTERS)[number];
const SANCTIONS_CHECKS = ['clear', 'cleared', 'potential_match', 'blocked', 'stale_list', 'not_screened'] as const;
export type SanctionsCheck = (typeof SANCTIONS_CHECKS)[number];

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const UETR = '01a1f799-7cf5-4ea7-962b-eb6214b0cb30';
const TRANSACTION_ID = 'tx_01m7wskz7nfcnz5jryp8n2sjsg';
const FROM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TO = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

/** A transaction in a list. */
export class TransactionDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ example: TRANSACTION_ID, description: 'The same id as people read it' }) transactionId!: string;
  @ApiProperty({
    example: UETR, description: 'Its UETR, by which other institutions know it: the one it came with, else of its id',
  })
  uetr!: string;

  @ApiProperty({ enum: TYPES, enumName: 'TransactionType', example: 'send' }) type!: TransactionType;
  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham' }) network!: Network;
  @ApiProperty({ example: '250.00' }) amount!: string;
  @ApiProperty({
    example: '0.25', description: 'Of the whole amount; when less is released, what is released pays its own fee',
  })
  fee!: string;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ enum: STATUSES, enumName: 'TransactionStatus', example: 'completed' }) status!: TransactionStatus;
  @ApiProperty({ enum: SUB_STATUSES, enumName: 'TransactionSubStatus', nullable: true, example: null })
  subStatus!: TransactionSubStatus | null;

  @ApiProperty({
    enum: REJECTERS, enumName: 'Rejecter', nullable: true, example: null,
    description: 'Who refused it: the rules, an officer after a review, or an approver; null unless it is rejected',
  })
  rejectedBy!: Rejecter | null;

  @ApiProperty({ type: Number, nullable: true, example: 100, description: 'null when nothing was judged' })
  complianceScore!: number | null;

  @ApiProperty({ type: Boolean, nullable: true, example: true }) shariahCompliant!: boolean | null;
  @ApiProperty({ type: String, nullable: true, example: FROM, description: 'null when the issuer pays' })
  fromAddress!: string | null;

  @ApiProperty({ type: String, nullable: true, example: TO, description: 'null when the issuer is paid' })
  toAddress!: string | null;

  @ApiProperty({
    type: String, nullable: true, example: 'Amina Al Mansoori',
    description: 'The owner of the wallet that pays, whom both sides are told; null when the issuer pays',
  })
  payerName!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'School fees' }) memo!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'FAM', description: 'The purpose as a central bank codes it' })
  purposeCode!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'INV-2026-0042', description: 'The payer’s own reference' })
  reference!: string | null;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'The payee’s name as the payer gave it' })
  counterpartyName!: string | null;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'Where the payee is, as the payer gave it' })
  counterpartyCountry!: string | null;

  @ApiProperty({
    ...METADATA_SHAPE, nullable: true, example: { costCentre: 'CC-204' },
    description: 'What the payer’s programs keep with it; null for the payee’s side',
  })
  metadata!: PaymentMetadata | null;

  @ApiProperty({ example: false, description: 'Whether it has a memo that only its payee and compliance can read' })
  isMemoSealed!: boolean;

  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) createdAt!: string;
  @ApiProperty({ type: String, nullable: true, example: '2026-11-20T08:30:00.000Z' }) completedAt!: string | null;
  @ApiProperty({ example: 'Amina Al Mansoori', description: 'Who sent it' }) initiatedBy!: string;
  @ApiProperty({ example: ID, format: 'uuid' }) initiatedById!: string;
  @ApiProperty({
    type: String, nullable: true, example: null, description: 'When waiting ends; null for one that never waits',
  })
  expiresAt!: string | null;

  @ApiProperty({ type: Number, nullable: true, example: null, description: 'How many must approve; null: nobody must' })
  quorum!: number | null;

  @ApiProperty({ example: 0, description: 'How many have approved so far' }) approvalsGiven!: number;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'The batch it was sent with' })
  batchId!: string | null;
}

/** One movement of money between two accounts. */
export class PostingDto {
  @ApiProperty({ example: FROM, description: 'An address, or the name of a network’s own account' }) from!: string;
  @ApiProperty({ example: TO }) to!: string;
  @ApiProperty({ example: '250.00' }) amount!: string;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ enum: PURPOSES, enumName: 'Purpose', example: 'principal' }) purpose!: Purpose;
}

/** One side of a posting: a wallet, or an account that a network keeps for itself. */
export class PostingSideDto {
  @ApiProperty({ enum: ['wallet', ...SYSTEM_ACCOUNTS], enumName: 'AccountKind', example: 'wallet' })
  account!: 'wallet' | SystemAccount;

  @ApiProperty({ type: String, nullable: true, example: FROM, description: 'null for a network’s own account' })
  address!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Household', description: 'Of a wallet within your reach' })
  label!: string | null;

  @ApiProperty({
    type: String, nullable: true, example: 'Amina Al Mansoori',
    description: 'Its owner, of a wallet within your reach and of a payer; else what you or the payment call it',
  })
  ownerName!: string | null;

  @ApiProperty({
    type: String, nullable: true, example: '1000.00', description: 'null where the balance is not yours to see',
  })
  balanceBefore!: string | null;

  @ApiProperty({ type: String, nullable: true, example: '750.00' }) balanceAfter!: string | null;
}

/** One posting as the ledger keeps it, with both accounts and what it left in them. */
export class PostedDto extends PostingDto {
  @ApiProperty({ type: PostingSideDto, description: 'What the money was taken from' }) source!: PostingSideDto;
  @ApiProperty({ type: PostingSideDto, description: 'What received it' }) target!: PostingSideDto;
}

/** One transaction with its postings. */
export class TransactionDetailDto extends TransactionDto {
  @ApiProperty({ type: PostedDto, isArray: true, description: 'In their order; empty until something is posted' })
  postings!: PostedDto[];

  @ApiProperty({
    type: SealedMemoDto, nullable: true, example: null, description: 'For the payee to open with the key of the wallet',
  })
  sealedMemo!: SealedMemoDto | null;

  @ApiProperty({
    type: PaymentPartyDto, nullable: true, example: null, description: 'The payer as the payment describes it; for its '
      + 'own side alone, like the payee below',
  })
  originator!: PaymentPartyDto | null;

  @ApiProperty({ type: PaymentPartyDto, nullable: true, example: null }) beneficiary!: PaymentPartyDto | null;

  @ApiProperty({ example: false, description: 'Whether you may open its sealed memo as compliance' })
  mayOpenMemo!: boolean;
}

/** The words of a sealed memo, and the verdict on them with its evidence. */
export class OpenedMemoDto {
  @ApiProperty({ example: 'School fees' }) memo!: string;
  @ApiProperty({ type: VerdictDto }) verdict!: VerdictDto;
}

/** What was checked before a transaction was posted. */
export class ComplianceVerificationDto {
  @ApiProperty({ example: true }) shariah_compliant!: boolean;
  @ApiProperty({ type: Boolean, nullable: true, example: true, description: 'null unless you may see the payer' })
  kyc_verified!: boolean | null;

  @ApiProperty({
    enum: SANCTIONS_CHECKS, enumName: 'SanctionsCheck', nullable: true, example: 'not_screened',
    description: 'cleared: like a listed party from whom an officer told them apart; not_screened: a list that must '
      + 'be in force was not, or a name could not be read; what a screening found is for the payer’s bank alone',
  })
  sanctions_check!: SanctionsCheck | null;
}

/** Where a transaction stands in the sealed chain; the block fields are null until it is sealed. */
export class VerificationDto {
  @ApiProperty({ example: TRANSACTION_ID }) transaction_id!: string;
  @ApiProperty({ enum: STATUSES, enumName: 'TransactionStatus', example: 'completed' }) status!: TransactionStatus;
  @ApiProperty({ type: Number, nullable: true, example: 42 }) block_height!: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'Hexadecimal', example: '9f86d081884c7d65…' })
  block_hash!: string | null;

  @ApiProperty({ type: Number, nullable: true, example: 0.84, description: 'Seconds from sending to sealing' })
  confirmation_time!: number | null;

  @ApiProperty({ type: String, nullable: true, example: '2026-11-20T08:30:01.000Z' }) sealed_at!: string | null;
  @ApiProperty({
    enum: RECORD_STATES, enumName: 'RecordState', nullable: true, example: 'as_sealed',
    description: 'Whether the rows of the books (terms, verdict, entries, hold, approvals) are those that the newest '
      + 'sealed event commits to; null until it is sealed',
  })
  record_verification!: RecordState | null;

  @ApiProperty({ type: ComplianceVerificationDto, nullable: true })
  compliance_verification!: ComplianceVerificationDto | null;
}

/** The stored verdict of a transaction, and whether judging its facts again gives the same bytes. */
export class WhyDto extends VerdictDto {
  @ApiProperty({
    type: 'object', additionalProperties: true, description: 'Exactly what was judged',
    example: { type: 'send', amountMinor: 25000, memo: 'School fees' },
  })
  facts!: Record<string, unknown>;

  @ApiProperty({
    type: Boolean, nullable: true, example: true,
    description: 'Whether judging the facts again gives the same bytes; null when the verdict was made by a version of '
      + 'the rules (`rulesetVersion`) that this release no longer carries: it stands as it was stored',
  })
  recomputedIdentical!: boolean | null;

  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) evaluatedAt!: string;
}
