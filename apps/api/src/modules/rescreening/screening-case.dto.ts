import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { LIST_SOURCES, type ListSource } from '../../platform/env-reader.ts';
import { IsPageSize, IsPlainText } from '../../platform/wire.ts';
import { KNOWN_PARTY_KINDS, type KnownPartyKind } from './known-party.ts';
import { STRENGTHS, type Strength } from './open-cases.use-case.ts';

export const CASE_STATES = ['open', 'confirmed', 'cleared'] as const;
export type CaseState = (typeof CASE_STATES)[number];
export const CASE_DECISIONS = ['confirm', 'clear'] as const;
export type CaseDecision = (typeof CASE_DECISIONS)[number];
export const RESCREENING_STATES = ['complete', 'running', 'unknown'] as const;
export type RescreeningState = (typeof RESCREENING_STATES)[number];

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const REASON = 'Passport seen: born in 1994, the listed person in 1971.';

/** Which cases are asked for. */
export class ListScreeningCasesQuery {
  @ApiPropertyOptional({ enum: CASE_STATES, enumName: 'ScreeningCaseState', description: 'Only those that stand so' })
  @IsOptional() @IsIn(CASE_STATES) state?: CaseState;

  @IsPageSize() limit = 50;

  @ApiPropertyOptional({ format: 'uuid', description: 'The id of the last case of the page before' })
  @IsOptional() @IsUUID(undefined, { message: 'before must be the id of the last case of the page before.' })
  before?: string;
}

/** What an officer thinks of a case, and why. */
export class DecideScreeningCaseDto {
  @ApiProperty({
    enum: CASE_DECISIONS, enumName: 'ScreeningCaseDecision', example: 'clear',
    description: 'confirm: it is the one listed, which two people must say; clear: it is not',
  })
  @IsIn(CASE_DECISIONS) decision!: CaseDecision;

  @IsPlainText({ least: 10, most: 500, example: REASON }) reason!: string;
}

/** What one officer thinks of a case. */
export class ScreeningOpinionDto {
  @ApiProperty({ example: ID, format: 'uuid' }) officerId!: string;
  @ApiProperty({ example: 'Emirates Bank Officer' }) officer!: string;
  @ApiProperty({ enum: CASE_DECISIONS, enumName: 'ScreeningCaseDecision', example: 'clear' }) decision!: CaseDecision;
  @ApiProperty({ example: REASON }) reason!: string;
  @ApiProperty({ example: '2026-11-20T09:10:00.000Z' }) givenAt!: string;
}

/** Somebody who is known and is like an entry of a list. */
export class ScreeningCaseDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({
    enum: KNOWN_PARTY_KINDS, enumName: 'ScreenedPartyKind', example: 'customer',
    description: 'A customer, a beneficial owner of one, a bank, or somebody whom payments that wait only name',
  })
  partyKind!: KnownPartyKind;

  @ApiProperty({ example: 'Kasim Testani', description: 'The name that is like the entry' }) name!: string;
  @ApiProperty({
    type: String, nullable: true, format: 'uuid', example: ID, description: 'The customer, or whose owner it is',
  })
  customerId!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Amina Rahman' }) customer!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'The bank, or whose payments name them' })
  bank!: string | null;

  @ApiProperty({ example: 'ofac-sdn:9001' }) entryId!: string;
  @ApiProperty({ enum: LIST_SOURCES, enumName: 'ScreeningSource', example: 'ofac-sdn' }) source!: ListSource;
  @ApiProperty({ example: 'Kasim Al Testani' }) entryName!: string;
  @ApiProperty({ example: true, description: 'Whether the list in force still has the entry' }) isListed!: boolean;
  @ApiProperty({
    enum: STRENGTHS, enumName: 'ScreeningStrength', example: 'review',
    description: 'block: a name and an identifier agree; review: a name is like it',
  })
  strength!: Strength;

  @ApiProperty({ example: false, description: 'Whether it keeps the party’s wallets from paying and being paid' })
  freezes!: boolean;

  @ApiProperty({ enum: CASE_STATES, enumName: 'ScreeningCaseState', example: 'open' }) state!: CaseState;
  @ApiProperty({ type: ScreeningOpinionDto, isArray: true }) opinions!: ScreeningOpinionDto[];
  @ApiProperty({
    example: 1, minimum: 1, maximum: 2,
    description: '2: the very name is listed, a colleague took it for a match, or it was confirmed',
  })
  officersToClear!: number;

  @ApiProperty({ example: true, description: 'Whether you are independent of the party, and it can be decided' })
  mayDecide!: boolean;

  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) openedAt!: string;
  @ApiProperty({ type: String, nullable: true, example: null }) endedAt!: string | null;
}

/** How far everybody who is known has been sought in the lists as they are. */
export class RescreeningDto {
  @ApiProperty({
    enum: RESCREENING_STATES, enumName: 'RescreeningState', example: 'complete',
    description: 'complete: everybody was sought in the lists in force; running: some wait; unknown: a list is missing '
      + 'or out of date, so that nobody can be said to have been screened',
  })
  state!: RescreeningState;

  @ApiProperty({ example: 12, description: 'The version of all lists together that is in force' }) revision!: number;
  @ApiProperty({
    type: Number, nullable: true, example: 11, description: 'The newest that everybody was sought in; null: none yet',
  })
  completedRevision!: number | null;

  @ApiProperty({ example: 340, description: 'Customers, banks and payments with named parties that wait' })
  remaining!: number;

  @ApiProperty({ example: 2, description: 'Cases within your reach that wait for a decision' }) openCases!: number;
  @ApiProperty({
    enum: LIST_SOURCES, enumName: 'ScreeningSource', isArray: true, example: [],
    description: 'Lists missing or out of date',
  })
  unreliableLists!: ListSource[];
}
