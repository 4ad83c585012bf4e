import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { FieldProblemDto } from '../../platform/http/problems/problem.dto.ts';
import { PAYEE_CHECKS, type PayeeCheck } from '../beneficiaries/public.ts';
import { BilingualDto, EvidenceDto, FollowedOpinionDto, SEVERITIES } from '../compliance/public.ts';
import { DUE_KINDS, DUE_STATES, PARTY_ROLES, type PartyRole } from './terms/contract-kinds.ts';

const DAY = '2026-12-20';
const LINE_KINDS = [...DUE_KINDS, 'unit_purchase', 'liquidation'] as const;
const LINE_STATES = [...DUE_STATES, 'agreed'] as const;

/** What one rule has to say about a contract. */
export class ContractFindingDto {
  @ApiProperty({ example: 'MUR-001' }) ruleId!: string;
  @ApiProperty({ example: 'sellerPurchasedOn', description: 'The field or clause that it judges' }) clause!: string;
  @ApiProperty({ enum: SEVERITIES, enumName: 'FindingSeverity', example: 'prohibit' })
  severity!: (typeof SEVERITIES)[number];

  @ApiProperty({ type: EvidenceDto, isArray: true }) evidence!: EvidenceDto[];
  @ApiProperty({ type: BilingualDto }) explain!: BilingualDto;
  @ApiProperty({ type: BilingualDto }) remedy!: BilingualDto;
  @ApiProperty({ type: String, isArray: true, example: ['AAOIFI SS 8'] }) cite!: string[];
}

/** A term, or a part of one, that no rule could read. */
export class UnreadTermDto {
  @ApiProperty({ example: 'rescheduling.zzz', description: 'Where it stands among the terms' }) path!: string;
  @ApiProperty({ example: 'true', description: 'Its value, in short' }) value!: string;
}

/** One line of a schedule: what falls due, when, and what became of it. */
export class ScheduleLineDto {
  @ApiProperty({ example: 1 }) number!: number;
  @ApiProperty({ enum: LINE_KINDS, enumName: 'ScheduleLineKind', example: 'instalment' })
  kind!: (typeof LINE_KINDS)[number];

  @ApiProperty({ type: String, nullable: true, example: DAY }) dueOn!: string | null;
  @ApiProperty({ type: String, nullable: true, example: '8958.33', description: 'null until it can be known' })
  amount!: string | null;

  @ApiProperty({
    enum: LINE_STATES, enumName: 'ScheduleLineState', example: 'planned',
    description: 'agreed: takes place by an act of the parties, never by itself',
  })
  state!: (typeof LINE_STATES)[number];

  @ApiProperty({ enum: PARTY_ROLES, enumName: 'PartyRole', example: 'buyer' }) payer!: PartyRole;
  @ApiProperty({ enum: PARTY_ROLES, enumName: 'PartyRole', example: 'seller' }) payee!: PartyRole;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'A month of rent: its first day' })
  from!: string | null;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'The day after its last' })
  until!: string | null;

  @ApiProperty({ type: Number, nullable: true, example: null }) days!: number | null;
  @ApiProperty({ type: Number, nullable: true, example: null, description: 'Days that count for the rent' })
  usableDays!: number | null;

  @ApiProperty({ type: Number, nullable: true, example: null, description: 'Units of the financier, or bought' })
  units!: number | null;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'The payment that settled it' })
  transactionId!: string | null;
}

/** A figure that follows from the terms. */
export class ContractFigureDto {
  @ApiProperty({ example: 'totalPrice' }) name!: string;
  @ApiProperty({ example: '107500.00' }) value!: string;
}

/** What making a contract of terms would be answered with. */
export class ContractRefusalDto {
  @ApiProperty({ example: 400 }) status!: number;
  @ApiProperty({ example: 'VALIDATION_FAILED' }) code!: string;
  @ApiProperty({ example: 'installments must be a whole number from 1 to 360.' }) error!: string;
  @ApiProperty({ type: FieldProblemDto, isArray: true, description: 'Each under the name that was typed' })
  fields!: FieldProblemDto[];

  @ApiProperty({
    type: 'object', additionalProperties: true, nullable: true, example: null,
    description: 'The facts behind it where it is of no field',
  })
  facts!: unknown;
}

/** How a name that was stated of a party agrees with that of the owner of its wallet. */
export class PartyCheckDto {
  @ApiProperty({ enum: PARTY_ROLES, enumName: 'PartyRole', example: 'buyer' }) role!: PartyRole;
  @ApiProperty({ example: 0, description: 'Counts partners; 0 for the others' }) position!: number;
  @ApiProperty({ example: 'Amina Rahman' }) statedName!: string;
  @ApiProperty({ enum: PAYEE_CHECKS, enumName: 'PayeeCheck', example: 'match' }) payeeCheck!: PayeeCheck;
}

/** What is to be said of terms: whether they may stand, why not, and what would fall due. */
export class ContractAssessmentDto {
  @ApiProperty({ example: true, description: 'Whether a contract would be made of them: never beside a refusal' })
  valid!: boolean;

  @ApiProperty({ type: ContractFindingDto, isArray: true, description: 'Gravest first' })
  findings!: ContractFindingDto[];

  @ApiProperty({ type: UnreadTermDto, isArray: true, description: 'What no rule could read; the board is asked' })
  unread!: UnreadTermDto[];

  @ApiProperty({
    type: ContractRefusalDto, nullable: true, example: null,
    description: 'Why these terms would not be made a contract, in the very words; null: they would be',
  })
  refusal!: ContractRefusalDto | null;

  @ApiProperty({ type: ScheduleLineDto, isArray: true }) schedule!: ScheduleLineDto[];
  @ApiProperty({ type: FieldProblemDto, nullable: true, example: null, description: 'Why there is no schedule' })
  scheduleProblem!: FieldProblemDto | null;

  @ApiProperty({ type: ContractFigureDto, isArray: true }) figures!: ContractFigureDto[];
  @ApiProperty({ type: PartyCheckDto, isArray: true, description: 'Of each name in partyNames; none with a refusal' })
  partyChecks!: PartyCheckDto[];

  @ApiProperty({ example: 'AAOIFI-UAE' }) profile!: string;
  @ApiPropertyOptional({ type: FollowedOpinionDto, isArray: true }) opinions?: FollowedOpinionDto[];

  @ApiProperty({ example: '2026.11.20' }) rulesetVersion!: string;
}
