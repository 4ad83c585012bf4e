import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { FieldProblemDto } from '../../platform/http/problems/problem.dto.ts';
import { CURRENCIES, NETWORKS, type Currency, type Network } from '../../platform/money.ts';
import { IsPageSize, IsSortOf } from '../../platform/wire.ts';
import { PAYEE_CHECKS, type PayeeCheck } from '../beneficiaries/public.ts';
import { BilingualDto, FollowedOpinionDto } from '../compliance/public.ts';
import { STATUSES, type TransactionStatus } from '../transactions/public.ts';
import { ContractFigureDto, ContractFindingDto, ScheduleLineDto, UnreadTermDto } from './assessment.dto.ts';
import { ContractProgressDto, ContractStepDto } from './contract-progress.dto.ts';
import { CONTRACT_ACTIONS, STEP_FIELDS, type ContractAction, type StepField } from './life/contract-actions.ts';
import {
  CONTRACT_STATES, CONTRACT_TYPES, DUE_KINDS, DUE_STATES, PARTY_ROLES, type ContractState, type ContractType,
  type DueKind, type DueState, type PartyRole,
} from './terms/contract-kinds.ts';

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const AT = '2026-11-20T08:30:00.000Z';
const DAY = '2026-12-20';
const WALLET = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const CONSENTS = [...PARTY_ROLES, 'officer'] as const;
const SORTS = ['-createdAt', 'createdAt', 'nextDue', '-nextDue', 'amount', '-amount'] as const;

/** Somebody who takes part in a contract. */
export class ContractPartyDto {
  @ApiProperty({ enum: PARTY_ROLES, enumName: 'PartyRole', example: 'buyer' }) role!: PartyRole;
  @ApiProperty({ example: 0, description: 'Counts partners; 0 for the others' }) position!: number;
  @ApiProperty({
    example: 'Amina Rahman',
    description: 'The owner, of a wallet within your reach or of a party that has acted in the contract; until then '
      + 'your beneficiary, what the contract states, or the address. Of no wallet: the name that was given',
  })
  name!: string;

  @ApiProperty({
    type: String, nullable: true, example: 'Amina Rahman',
    description: 'What whoever drew the contract up calls the owner of the wallet; null: nothing',
  })
  statedName!: string | null;

  @ApiProperty({
    enum: PAYEE_CHECKS, enumName: 'PayeeCheck', nullable: true, example: 'match',
    description: 'How the name that was stated of the party agreed with that of the wallet’s owner; null without one',
  })
  payeeCheck!: PayeeCheck | null;

  @ApiProperty({ type: String, nullable: true, example: WALLET, description: 'null: only a name, no money can move' })
  walletAddress!: string | null;

  @ApiProperty({ example: true, description: 'Whether the caller acts for it' }) isYours!: boolean;
}

/** What falls due next. */
export class NextDueDto {
  @ApiProperty({ example: 3 }) number!: number;
  @ApiProperty({ enum: DUE_KINDS, enumName: 'DueKind', example: 'instalment' }) kind!: DueKind;
  @ApiProperty({ example: DAY }) dueOn!: string;
  @ApiProperty({ type: String, nullable: true, example: '8958.33' }) amount!: string | null;
  @ApiProperty({ enum: DUE_STATES, enumName: 'DueState', example: 'planned' }) state!: DueState;
}

/** A step that the caller may take now. */
export class LegalActionDto {
  @ApiProperty({ enum: CONTRACT_ACTIONS, enumName: 'ContractAction', example: 'possess' }) action!: ContractAction;
  @ApiProperty({
    enum: STEP_FIELDS, enumName: 'StepField', isArray: true, example: ['possession', 'documentHash'],
    description: 'What the step must be given',
  })
  needs!: StepField[];

  @ApiProperty({ enum: STEP_FIELDS, enumName: 'StepField', isArray: true, example: ['note'] }) may!: StepField[];
  @ApiProperty({
    enum: CONSENTS, enumName: 'ConsentRole', nullable: true, example: null,
    description: 'Who must confirm it; where money moves, its owner and, for money of a bank, a second officer as well',
  })
  consent!: (typeof CONSENTS)[number] | null;

  @ApiProperty({
    type: String, isArray: true, example: [], description: 'What is still missing for it, as codes of refusals',
  })
  missing!: string[];
}

/** A consent that a step waits for. */
export class ConsentDto {
  @ApiProperty({
    enum: CONSENTS, enumName: 'ConsentRole', example: 'buyer',
    description: 'The party whose contract or money it is; officer: a second officer, because money of a bank moves',
  })
  of!: (typeof CONSENTS)[number];

  @ApiProperty({ example: 0, description: 'Which of several partners' }) position!: number;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Who gave it; null: still missing' })
  givenBy!: string | null;
}

/** A step that waits for the consent of others. */
export class WaitingStepDto {
  @ApiProperty({ enum: CONTRACT_ACTIONS, enumName: 'ContractAction', example: 'sell' }) action!: ContractAction;
  @ApiProperty({ type: ConsentDto, isArray: true }) consents!: ConsentDto[];
  @ApiProperty({ example: 'Emirates Bank Officer' }) requestedBy!: string;
  @ApiProperty({ example: AT }) requestedAt!: string;
  @ApiProperty({ type: 'object', additionalProperties: true, example: { documentHash: '9f86d0…' } })
  input!: Record<string, unknown>;
}

/** A contract in a list. */
export class ContractDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'MUR-12', description: 'The same contract as people read it' }) reference!: string;
  @ApiProperty({ enum: CONTRACT_TYPES, enumName: 'ContractType', example: 'murabaha' }) type!: ContractType;
  @ApiProperty({ enum: CONTRACT_STATES, enumName: 'ContractState', example: 'draft' }) state!: ContractState;
  @ApiProperty({ example: true, description: 'Whether no rule refuses its terms' }) valid!: boolean;
  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham' }) network!: Network;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ type: String, nullable: true, example: 'Delivery van, chassis 4471' }) subject!: string | null;
  @ApiProperty({ example: 1, description: 'Which version of its terms stands' }) version!: number;
  @ApiProperty({ example: true, description: 'Whether the caller may revise its terms now' }) mayRevise!: boolean;
  @ApiProperty({ example: '107500.00', description: 'Total price, total rent, or capital' }) value!: string;
  @ApiProperty({ example: '17916.66', description: 'What was paid of what falls due' }) paid!: string;
  @ApiProperty({ example: '89583.34', description: 'What is still to be paid of it, as far as it is known' })
  outstanding!: string;

  @ApiProperty({ type: ContractPartyDto, isArray: true }) parties!: ContractPartyDto[];
  @ApiProperty({ type: NextDueDto, nullable: true }) nextDue!: NextDueDto | null;
  @ApiProperty({ type: WaitingStepDto, nullable: true }) waiting!: WaitingStepDto | null;
  @ApiProperty({ type: LegalActionDto, isArray: true, description: 'What the caller may do now' })
  actions!: LegalActionDto[];

  @ApiProperty({ example: 'Emirates Bank Officer' }) createdBy!: string;
  @ApiProperty({ example: AT }) createdAt!: string;
  @ApiProperty({ example: AT }) changedAt!: string;
}

/** A payment that a contract made. */
export class ContractPaymentDto {
  @ApiProperty({ example: 'tx_01m7wskz7nfcnz5jryp8n2sjsg' }) transactionId!: string;
  @ApiProperty({ example: 'instalment' }) kind!: string;
  @ApiProperty({ type: Number, nullable: true, example: 1, description: 'The line of the schedule it settled' })
  dueNumber!: number | null;

  @ApiProperty({ enum: PARTY_ROLES, enumName: 'PartyRole', example: 'buyer' }) from!: PartyRole;
  @ApiProperty({ example: 'Amina Rahman' }) fromName!: string;
  @ApiProperty({ enum: PARTY_ROLES, enumName: 'PartyRole', example: 'seller' }) to!: PartyRole;
  @ApiProperty({ example: 'Emirates Bank Officer' }) toName!: string;
  @ApiProperty({ example: '8958.33' }) amount!: string;
  @ApiProperty({
    enum: STATUSES, enumName: 'TransactionStatus', example: 'completed',
    description: 'pending: a deposit that is held; refunded: it was given back',
  })
  status!: TransactionStatus;

  @ApiProperty({ example: '8958.33', description: 'What was really paid: of a deposit only what the damage cost' })
  paid!: string;

  @ApiProperty({ example: '0.00', description: 'Given to charity with it, because it came late' })
  lateDonation!: string;

  @ApiProperty({ example: AT }) createdAt!: string;
}

/** A contract with everything that is known of it. */
export class ContractDetailDto extends ContractDto {
  @ApiProperty({ type: 'object', additionalProperties: true, example: { assetPrice: '100000.00' } })
  terms!: Record<string, unknown>;

  @ApiProperty({ type: ContractFindingDto, isArray: true }) findings!: ContractFindingDto[];
  @ApiProperty({ type: UnreadTermDto, isArray: true, description: 'What no rule could read; the board is asked' })
  unread!: UnreadTermDto[];

  @ApiProperty({ type: String, nullable: true, example: 'AAOIFI-UAE', description: 'null where it was not kept' })
  profile!: string | null;

  @ApiPropertyOptional({ type: FollowedOpinionDto, isArray: true }) opinions?: FollowedOpinionDto[];
  @ApiProperty({ example: '2026.11.20' }) rulesetVersion!: string;
  @ApiProperty({ type: ContractFigureDto, isArray: true }) figures!: ContractFigureDto[];
  @ApiProperty({ type: ScheduleLineDto, isArray: true }) schedule!: ScheduleLineDto[];
  @ApiProperty({ type: FieldProblemDto, nullable: true, example: null }) scheduleProblem!: FieldProblemDto | null;
  @ApiProperty({
    type: 'object', additionalProperties: true, example: { purchasedOn: DAY },
    description: 'What the steps have put on record',
  })
  facts!: Record<string, unknown>;

  @ApiProperty({ type: ContractProgressDto }) progress!: ContractProgressDto;
  @ApiProperty({ type: ContractStepDto, isArray: true }) steps!: ContractStepDto[];
  @ApiProperty({ type: ContractPaymentDto, isArray: true }) payments!: ContractPaymentDto[];
}

/** The value of contracts in one currency. */
export class ContractValueDto {
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ example: '107500.00' }) value!: string;
}

/** How many contracts there are that the caller may see, and what they come to. */
export class ContractStatsDto {
  @ApiProperty({ example: 3, description: 'Neither ended nor rejected' }) active!: number;
  @ApiProperty({ type: ContractValueDto, isArray: true, description: 'Of those active' })
  totalValue!: ContractValueDto[];

  @ApiProperty({ type: Number, nullable: true, example: 100, description: 'Valid of all judged, in percent' })
  compliantRate!: number | null;

  @ApiProperty({ example: 1, description: 'Ended as agreed' }) executed!: number;
}

/** Terms to start from. */
export class ContractTemplateDto {
  @ApiProperty({ example: 'real-estate-murabaha' }) id!: string;
  @ApiProperty({ enum: CONTRACT_TYPES, enumName: 'ContractType', example: 'murabaha' }) type!: ContractType;
  @ApiProperty({ type: BilingualDto }) title!: BilingualDto;
  @ApiProperty({ type: BilingualDto }) description!: BilingualDto;
  @ApiProperty({ type: 'object', additionalProperties: true, example: { installments: 12 } })
  terms!: Record<string, unknown>;
}

/** Which contracts to list. */
export class ListContractsQuery {
  @ApiPropertyOptional({ enum: CONTRACT_TYPES, enumName: 'ContractType', description: 'Of one type' })
  @IsOptional() @IsIn(CONTRACT_TYPES) type?: ContractType;

  @ApiPropertyOptional({ enum: CONTRACT_STATES, enumName: 'ContractState', description: 'In one state' })
  @IsOptional() @IsIn(CONTRACT_STATES) state?: ContractState;

  @ApiPropertyOptional({ description: 'Part of the subject or of a party’s name, or a reference such as MUR-12' })
  @IsOptional() @IsString() @MaxLength(100) q?: string;

  @IsSortOf(SORTS, 'ContractSort') sort?: (typeof SORTS)[number];

  @IsPageSize() limit = 50;

  @ApiPropertyOptional({ format: 'uuid', description: 'The id of the last contract of the previous page' })
  @IsOptional() @IsUUID() before?: string;
}
