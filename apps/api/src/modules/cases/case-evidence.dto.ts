import { ApiProperty } from '@nestjs/swagger';
import { CURRENCIES, NETWORKS, type Currency, type Network } from '../../platform/money.ts';
import { FindingDto } from '../compliance/public.ts';
import { CustomerLineDto } from '../customers/public.ts';
import { REVIEW_STATES, DECISIONS, OfficerDto, type ReviewState, type Decision } from '../reviews/public.ts';
import {
  ClearanceDto, PARTY_KINDS, SOURCES, ScorePartDto, SOUGHT_ROLES, type PartyKind, type Source, type SoughtRole,
} from '../screening/public.ts';
import { SecondReadingDto } from '../second-reader/public.ts';
import { TransactionDetailDto, TransactionDto } from '../transactions/public.ts';

const TRANSACTION_ID = 'tx_01m7wskz7nfcnz5jryp8n2sjsg';
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const MOMENT = '2026-11-20T08:30:00.000Z';
const DIGEST = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
export const HIT_STATES = ['open', 'proposed', 'cleared', 'passed_over'] as const;
export type HitState = (typeof HIT_STATES)[number];
export const SUM_DAYS = [1, 7, 30, 90] as const;

/** What is known of a party beside what the list says. */
export class ComparedDto {
  @ApiProperty({ type: String, isArray: true, example: ['1994-05-01'], description: 'Of the party' }) sought!: string[];
  @ApiProperty({ type: String, isArray: true, example: ['1971'], description: 'Of the entry' }) listed!: string[];
  @ApiProperty({ type: Boolean, nullable: true, example: false, description: 'null: not known of both' })
  agrees!: boolean | null;
}

/** The version of a list that was in force when the payment was judged. */
export class JudgedListDto {
  @ApiProperty({ example: '2026-11-18' }) publishedOn!: string;
  @ApiProperty({ example: MOMENT }) loadedAt!: string;
  @ApiProperty({ example: DIGEST, description: 'SHA-256 of the publisher’s file' }) digest!: string;
}

/** One officer's word that a party is not the entry. */
export class ClearingDto {
  @ApiProperty({ type: OfficerDto }) officer!: OfficerDto;
  @ApiProperty({ example: 'Passport seen: born in 1994, the listed person in 1971.' }) reason!: string;
  @ApiProperty({ example: MOMENT }) givenAt!: string;
  @ApiProperty({ example: true, description: 'Whether as many as needed agreed by it' }) isAgreed!: boolean;
}

/** A name of the payment beside the listed name that it is like, as both were when the payment was judged. */
export class CaseHitDto {
  @ApiProperty({ enum: SOUGHT_ROLES, enumName: 'SoughtRole', example: 'payee' }) party!: SoughtRole;
  @ApiProperty({ example: 'Qassem Testani', description: 'The name that was sought' }) name!: string;
  @ApiProperty({ example: 'ofac-sdn:9001' }) entryId!: string;
  @ApiProperty({ enum: SOURCES, enumName: 'ScreeningSource', nullable: true, example: 'ofac-sdn' })
  source!: Source | null;

  @ApiProperty({ example: 'Kasim Al Testani', description: 'The name it is listed under' }) listedName!: string;
  @ApiProperty({ example: 'قاسم التستاني', description: 'The listed name that is most alike' }) matchedName!: string;
  @ApiProperty({ example: false, description: 'Whether the publisher calls that alias a weak one' })
  isWeakAlias!: boolean;

  @ApiProperty({ enum: PARTY_KINDS, enumName: 'PartyKind', nullable: true, example: 'person' })
  kind!: PartyKind | null;

  @ApiProperty({ type: String, isArray: true, example: ['SDGT'], description: 'As the list says now' })
  programmes!: string[];

  @ApiProperty({ type: JudgedListDto, nullable: true }) list!: JudgedListDto | null;
  @ApiProperty({ example: true, description: 'Whether the entry is on a list in force now' }) isListedNow!: boolean;
  @ApiProperty({ example: 98, minimum: 0, maximum: 100 }) score!: number;
  @ApiProperty({ type: ScorePartDto, isArray: true }) parts!: ScorePartDto[];
  @ApiProperty({ enum: ['confirmed', 'possible'], enumName: 'HitLikeness', example: 'possible' })
  likeness!: 'confirmed' | 'possible';

  @ApiProperty({ type: ComparedDto }) births!: ComparedDto;
  @ApiProperty({ type: ComparedDto }) nationalities!: ComparedDto;
  @ApiProperty({ type: ComparedDto, description: 'Numbers but for their ends are covered' }) documents!: ComparedDto;
  @ApiProperty({
    enum: HIT_STATES, enumName: 'HitState', example: 'open',
    description: 'proposed: another officer must agree; passed_over: cleared before the payment was made',
  })
  state!: HitState;

  @ApiProperty({ type: ClearingDto, isArray: true, description: 'In this case, oldest first' })
  clearings!: ClearingDto[];

  @ApiProperty({ type: ClearanceDto, isArray: true, description: 'Of this name and entry, newest first' })
  clearances!: ClearanceDto[];

  @ApiProperty({ type: String, isArray: true, example: [TRANSACTION_ID], description: 'Earlier cases of this entry' })
  earlierCases!: string[];
}

/** A rule that asked for a look, and whether what it asked is settled. */
export class CaseAskDto extends FindingDto {
  @ApiProperty({ example: false, description: 'Whether every pair that it rests on is cleared' }) isSettled!: boolean;
}

/** What somebody paid and received in the last days, over all their wallets of a currency. */
export class CaseSumDto {
  @ApiProperty({ enum: SUM_DAYS, type: Number, example: 7 }) days!: (typeof SUM_DAYS)[number];
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ example: 3 }) paid!: number;
  @ApiProperty({ example: '1250.00' }) paidAmount!: string;
  @ApiProperty({ example: 1 }) received!: number;
  @ApiProperty({ example: '400.00' }) receivedAmount!: string;
}

/** One side of the payment. */
export class CasePartyDto {
  @ApiProperty({ example: 'Amina Al Mansoori' }) name!: string;
  @ApiProperty({ example: ADDRESS }) address!: string;
  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham' }) network!: Network;
  @ApiProperty({ example: 'Emirates Sandbox Bank' }) bank!: string;
  @ApiProperty({ example: false }) isFrozen!: boolean;
  @ApiProperty({ example: MOMENT, description: 'When the wallet was opened' }) openedAt!: string;
  @ApiProperty({
    type: CustomerLineDto, nullable: true,
    description: 'The customer’s file in short; null where it is not yours to see',
  })
  customer!: CustomerLineDto | null;

  @ApiProperty({
    type: CaseSumDto, isArray: true, nullable: true,
    description: 'With this payment; null where the customer is not yours to see',
  })
  sums!: CaseSumDto[] | null;
}

/** Another case in which one of the parties took part. */
export class EarlierCaseDto {
  @ApiProperty({ example: TRANSACTION_ID }) transactionId!: string;
  @ApiProperty({ example: '60000.00' }) amount!: string;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ enum: REVIEW_STATES, enumName: 'ReviewState', example: 'decided' }) state!: ReviewState;
  @ApiProperty({ enum: DECISIONS, enumName: 'ReviewDecision', nullable: true, example: 'approve' })
  decision!: Decision | null;

  @ApiProperty({ example: MOMENT }) openedAt!: string;
  @ApiProperty({ type: String, nullable: true, example: MOMENT }) endedAt!: string | null;
  @ApiProperty({ type: String, isArray: true, example: ['KYC-005'] }) rules!: string[];
  @ApiProperty({
    type: String, isArray: true, example: ['ofac-sdn:9001'], description: 'Entries that were like a party',
  })
  entries!: string[];

  @ApiProperty({
    enum: ['payer', 'payee'], enumName: 'CaseSide', isArray: true, example: ['payer'],
    description: 'Which of the two sides of this case took part in it',
  })
  sides!: ('payer' | 'payee')[];
}

/** Everything that a case rests on. */
export class CaseEvidenceDto {
  @ApiProperty({ example: TRANSACTION_ID }) transactionId!: string;
  @ApiProperty({ type: CaseAskDto, isArray: true, description: 'The gravest first' }) asks!: CaseAskDto[];
  @ApiProperty({
    type: SecondReadingDto, nullable: true, description: 'An opinion on its words; null where no model reads them',
  })
  secondReading!: SecondReadingDto | null;

  @ApiProperty({ type: CaseHitDto, isArray: true, description: 'The most alike first' }) hits!: CaseHitDto[];
  @ApiProperty({ type: TransactionDetailDto }) payment!: TransactionDetailDto;
  @ApiProperty({ type: CasePartyDto }) payer!: CasePartyDto;
  @ApiProperty({ type: CasePartyDto }) payee!: CasePartyDto;
  @ApiProperty({ type: CaseSumDto, isArray: true, description: 'From payer to payee, and back' }) pair!: CaseSumDto[];
  @ApiProperty({ type: TransactionDto, isArray: true, description: 'Between these two wallets, newest first' })
  pairPayments!: TransactionDto[];

  @ApiProperty({ type: EarlierCaseDto, isArray: true, description: 'Of either party, newest first' })
  earlierCases!: EarlierCaseDto[];
}

