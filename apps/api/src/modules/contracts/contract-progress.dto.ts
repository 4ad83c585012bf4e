import { ApiProperty } from '@nestjs/swagger';
import { CONTRACT_ACTIONS, type ContractAction } from './life/contract-actions.ts';
import { CONTRACT_STATES, PARTY_ROLES, type ContractState, type PartyRole } from './terms/contract-kinds.ts';

const AT = '2026-11-20T08:30:00.000Z';
const CONSENTS = [...PARTY_ROLES, 'officer'] as const;
const STANDINGS = ['passed', 'current', 'ahead'] as const;
const REASONS = ['consent', 'turn', 'parties', 'due_day', 'payment', 'ended'] as const;

/** One step in the life of a contract. */
export class ContractStepDto {
  @ApiProperty({ example: 3 }) number!: number;
  @ApiProperty({ example: 'possess' }) action!: string;
  @ApiProperty({ enum: CONTRACT_STATES, enumName: 'ContractState', example: 'asset_purchased' })
  fromState!: ContractState;

  @ApiProperty({ enum: CONTRACT_STATES, enumName: 'ContractState', example: 'possessed' }) toState!: ContractState;
  @ApiProperty({ type: 'object', additionalProperties: true, example: { possession: 'actual' } })
  input!: Record<string, unknown>;

  @ApiProperty({ type: String, nullable: true, example: 'Emirates Bank Officer', description: 'null: fell due' })
  actor!: string | null;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'Who consented' })
  confirmedBy!: string | null;

  @ApiProperty({ type: String, nullable: true, example: '4471', description: 'The event that tells of it' })
  eventId!: string | null;

  @ApiProperty({ type: String, isArray: true, example: [], description: 'The payments that it made' })
  transactionIds!: string[];

  @ApiProperty({ example: AT }) occurredAt!: string;
}

/** Whose turn it is. */
export class TurnPartyDto {
  @ApiProperty({ enum: PARTY_ROLES, enumName: 'PartyRole', example: 'seller' }) role!: PartyRole;
  @ApiProperty({ example: 0 }) position!: number;
  @ApiProperty({ example: 'Emirates Bank Officer' }) name!: string;
  @ApiProperty({ example: true, description: 'Whether the caller acts for it' }) isYours!: boolean;
}

/** A step that the contract’s table has open now, whoever may take it. */
export class TurnDto {
  @ApiProperty({ enum: CONTRACT_ACTIONS, enumName: 'ContractAction', example: 'purchase' }) action!: ContractAction;
  @ApiProperty({ type: TurnPartyDto, isArray: true }) by!: TurnPartyDto[];
  @ApiProperty({ enum: PARTY_ROLES, enumName: 'PartyRole', nullable: true, example: null }) consent!: PartyRole | null;
  @ApiProperty({ type: String, isArray: true, example: [], description: 'What must be on record first, by code' })
  missing!: string[];

  @ApiProperty({ example: true, description: 'Whether it leads to the next stage' }) leadsOn!: boolean;
}

/** A consent that is lacking. */
export class LackingConsentDto {
  @ApiProperty({ enum: CONSENTS, enumName: 'ConsentRole', example: 'buyer' }) of!: (typeof CONSENTS)[number];
  @ApiProperty({ example: 0, description: 'Which of several partners' }) position!: number;
  @ApiProperty({ type: String, nullable: true, example: 'Amina Rahman', description: 'null: any second officer' })
  name!: string | null;
}

/** Why a contract does not go on by itself. */
export class WaitDto {
  @ApiProperty({
    enum: REASONS, enumName: 'ContractWaitReason', example: 'turn',
    description: 'consent: of others; turn: of a party; parties: to be named; due_day: nothing is due before; payment: '
      + 'what fell due was not collected; ended: for nothing',
  })
  reason!: (typeof REASONS)[number];

  @ApiProperty({ type: LackingConsentDto, isArray: true }) consents!: LackingConsentDto[];
  @ApiProperty({ type: TurnPartyDto, isArray: true }) parties!: TurnPartyDto[];
  @ApiProperty({ type: String, nullable: true, example: null, description: 'The day of what falls due next' })
  day!: string | null;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'Why a payment was not made' })
  code!: string | null;
}

/** One stage on the way of a contract. */
export class StageDto {
  @ApiProperty({ enum: CONTRACT_STATES, enumName: 'ContractState', example: 'possessed' }) state!: ContractState;
  @ApiProperty({ enum: STANDINGS, enumName: 'StageStanding', example: 'current' })
  standing!: (typeof STANDINGS)[number];

  @ApiProperty({ type: String, nullable: true, example: AT }) reachedAt!: string | null;
}

/** How far a contract has come, who acts next, and why one waits. */
export class ContractProgressDto {
  @ApiProperty({ type: StageDto, isArray: true }) stages!: StageDto[];
  @ApiProperty({ type: TurnDto, isArray: true, description: 'What may be done now and by whom, leading on first' })
  turns!: TurnDto[];

  @ApiProperty({ type: WaitDto }) waitsFor!: WaitDto;
}
