import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize, IsArray, IsIn, IsInt, IsObject, IsOptional, IsString, IsUUID, Matches, Max, MaxLength, Min,
  ValidateNested,
} from 'class-validator';
import { IsDay } from '../../platform/day.ts';
import { IsPageSize, IsPlainText } from '../../platform/wire.ts';
import { BoardBankDto } from './board.dto.ts';
import {
  BINDING_KINDS, RESOLUTION_STATES, STANCES, type BindingKind, type ResolutionState, type Stance,
} from './board-words.ts';

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const AT = '2026-11-20T08:30:00.000Z';
const SIGNATURE = 'sFz0oK1c9dQk7uJx3mYvB2aR8tWnEhGfApUoLiTzX7QsFz0oK1c9dQk7uJx3mYvB2aR8tWnEhGfApUoLiTzCAs';

/** Words in Arabic and English. */
export class BothLanguagesDto {
  @IsPlainText({ least: 1, most: 4000, example: 'يجوز' }) ar!: string;
  @IsPlainText({ least: 1, most: 4000, example: 'It is permissible.' }) en!: string;
}

/** What a resolution binds. */
export class BindingDto {
  @ApiProperty({
    enum: BINDING_KINDS, enumName: 'BindingKind', example: 'ruleset',
    description: 'ruleset: a version by its number; rule: by its id; product: a type of contract; contract: by its id; '
      + 'profile: a bank’s setting',
  })
  @IsIn(BINDING_KINDS) kind!: BindingKind;

  @ApiProperty({ example: '2' }) @IsString() @Matches(/^[\w.:-]{1,80}$/) value!: string;
}

const both = (target: object, name: string | symbol): void => {
  ApiProperty({ type: BothLanguagesDto })(target, name);
  IsObject()(target, name);
  ValidateNested()(target, name);
  Type(() => BothLanguagesDto)(target, name);
};

/** What a resolution says; it is frozen once the first member has signed. */
export class ResolutionTextDto {
  @both title!: BothLanguagesDto;
  @both question!: BothLanguagesDto;
  @both ruling!: BothLanguagesDto;
  @both reasons!: BothLanguagesDto;

  @ApiProperty({ type: String, isArray: true, example: ['AAOIFI Shari’ah Standard 8, 4/5'] })
  @IsArray() @ArrayMaxSize(30) @IsString({ each: true }) @MaxLength(300, { each: true }) sources!: string[];

  @ApiProperty({ type: BindingDto, isArray: true, description: 'Nothing, of one that only withdraws its former' })
  @IsArray() @ArrayMaxSize(20) @ValidateNested({ each: true }) @Type(() => BindingDto) binds!: BindingDto[];

  @IsDay({ description: 'The first day on which it is in force' }) validFrom!: string;

  @IsDay({ example: '2029-11-19', description: 'The last day; null: without end', isNullable: true })
  validUntil?: string | null;
}

/** A resolution that is to be drafted. */
export class DraftResolutionDto extends ResolutionTextDto {
  @ApiProperty({ format: 'uuid', example: ID, description: 'The board that is to be asked' })
  @IsUUID() boardId!: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'The resolution that this one asks again about' })
  @IsOptional() @IsUUID() formerId?: string;
}

/** A member’s signed opinion. */
export class GiveOpinionDto {
  @ApiProperty({ example: 1, description: 'The version that was read' }) @IsInt() @Min(1) @Max(10_000) version!: number;
  @ApiProperty({ enum: STANCES, enumName: 'Stance', example: 'agree' }) @IsIn(STANCES) stance!: Stance;
  @IsPlainText({ least: 0, most: 4000, optional: true, description: 'Needed with a dissent' }) reasons?: string;
  @ApiProperty({ format: 'uuid', example: ID }) @IsUUID() keyId!: string;
  @ApiProperty({
    example: SIGNATURE,
    description: 'Ed25519, as base64url, over five lines: `connect-opinion/1`, the SHA-256 of the text’s bytes in '
      + 'hex, the '
      + 'seat’s id, the stance, and the SHA-256 of the reasons in hex',
  })
  @IsString() @Matches(/^[A-Za-z0-9_-]{86}$/) signature!: string;
}

/** What one member signed. */
export class MemberOpinionDto {
  @ApiProperty({ example: ID, format: 'uuid' }) seatId!: string;
  @ApiProperty({ example: 'Dr Huda Al Zaabi' }) name!: string;
  @ApiProperty({ example: 1 }) version!: number;
  @ApiProperty({ enum: STANCES, enumName: 'Stance', example: 'agree' }) stance!: Stance;
  @ApiProperty({ example: '' }) reasons!: string;
  @ApiProperty({ example: AT }) givenAt!: string;
  @ApiProperty({ example: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' }) publicKey!: string;
  @ApiProperty({ example: SIGNATURE }) signature!: string;
  @ApiProperty({ example: false, description: 'Signed by the server for an invented person of the sandbox' })
  isSandboxKey!: boolean;
}

/** What a board was asked, what it says, and where that stands. */
export class ResolutionDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'RES-000001' }) reference!: string;
  @ApiProperty({ format: 'uuid', example: ID }) boardId!: string;
  @ApiProperty({ type: BoardBankDto, nullable: true, description: 'null: the board of the network' })
  bank!: BoardBankDto | null;

  @ApiProperty({ example: 1 }) version!: number;
  @ApiProperty({
    enum: RESOLUTION_STATES, enumName: 'ResolutionState', example: 'in_force',
    description: 'deliberated: agreed, and in force from its day on',
  })
  state!: ResolutionState;

  @ApiProperty({ type: ResolutionTextDto }) text!: ResolutionTextDto;
  @ApiProperty({ example: 3, description: 'How many opinions decide it, or decided it' }) quorum!: number;
  @ApiProperty({ type: MemberOpinionDto, isArray: true }) opinions!: MemberOpinionDto[];
  @ApiProperty({ type: String, nullable: true, example: null }) formerId!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'The one that asks again' })
  laterId!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Dr Huda Al Zaabi' }) createdBy!: string | null;
  @ApiProperty({ example: AT }) createdAt!: string;
  @ApiProperty({ type: String, nullable: true, example: null }) decidedAt!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) endedAt!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Your seat, if you sit on its board' })
  yourSeatId!: string | null;

  @ApiProperty({ example: false }) mayEdit!: boolean;
  @ApiProperty({ example: false }) mayAsk!: boolean;
  @ApiProperty({ example: false }) maySign!: boolean;
  @ApiProperty({ example: false }) mayWithdraw!: boolean;
}

/** A resolution as anybody checks it without the bank: the bytes that were signed, and who signed what. */
export class ResolutionDocumentDto {
  @ApiProperty({ example: 'connect-resolution-document/1' }) type!: string;
  @ApiProperty({ example: 'in_force', enum: RESOLUTION_STATES, enumName: 'ResolutionState' }) state!: ResolutionState;
  @ApiProperty({ example: '{}', description: 'The very bytes, as text' }) text!: string;
  @ApiProperty({ example: 3 }) quorum!: number;
  @ApiProperty({ type: MemberOpinionDto, isArray: true }) opinions!: MemberOpinionDto[];
  @ApiProperty({
    example: '{"id": "01a1f799-7cf5-7ea7-962b-eb6214b0cb30"}',
    description: 'What the books keep of it, as text: its SHA-256 is what the newest event that tells of it is sealed '
      + 'with',
  })
  record!: string;
}

/** Which resolutions to list. */
export class ListResolutionsQuery {
  @ApiPropertyOptional({ format: 'uuid', description: 'Those of this board' }) @IsOptional() @IsUUID() boardId?: string;
  @ApiPropertyOptional({ enum: RESOLUTION_STATES, enumName: 'ResolutionState', description: 'Those that stand so' })
  @IsOptional() @IsIn(RESOLUTION_STATES) state?: ResolutionState;

  @ApiPropertyOptional({ example: 'ruleset:2', description: 'Those that bind this: a kind and a value' })
  @IsOptional() @IsString() @Matches(/^[a-z]+:[\w.:-]{1,80}$/) binds?: string;

  @IsPageSize() limit = 50;
  @ApiPropertyOptional({ format: 'uuid', description: 'The id of the last resolution of the page before' })
  @IsOptional() @IsUUID() before?: string;
}
