import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, IsUUID, Matches, Max, Min } from 'class-validator';
import { IsDay } from '../../platform/day.ts';
import { MayBeNull } from '../../platform/http/validation/nulls.ts';
import { IsPlainText } from '../../platform/wire.ts';

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const AT = '2026-11-20T08:30:00.000Z';
const KEY = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';
const SIGNATURE = 'sFz0oK1c9dQk7uJx3mYvB2aR8tWnEhGfApUoLiTzX7QsFz0oK1c9dQk7uJx3mYvB2aR8tWnEhGfApUoLiTzCAs';

/** A board that is to be founded. */
export class FoundBoardDto {
  @ApiPropertyOptional({ format: 'uuid', nullable: true, type: String, description: 'null: the board of the network' })
  @IsOptional() @MayBeNull() @IsUUID() bankId?: string | null;

  @ApiProperty({ example: 3, minimum: 3, maximum: 15, description: 'How many opinions a decision needs at least' })
  @IsInt() @Min(3) @Max(15) quorum!: number;
}

/** Who is to sit on a board, and for how long. */
export class ProposeSeatDto {
  @ApiProperty({ format: 'uuid', example: ID, description: 'A scholar of the bank, or of none for the network' })
  @IsUUID() userId!: string;

  @IsDay({ description: 'The first day of the term' }) from!: string;
  @IsDay({ description: 'The last day of the term' }) until!: string;
}

/** The public half of a key that a member made. */
export class EnterKeyDto {
  @ApiProperty({ example: KEY, description: 'Ed25519, as base64url' })
  @IsString() @Matches(/^[A-Za-z0-9_-]{43}$/) publicKey!: string;

  @ApiProperty({
    example: SIGNATURE,
    description: 'Ed25519 over `connect-seat-key/1`, the seat’s id and the key, one a line, as base64url: it '
      + 'shows that '
      + 'the private half is in your hands',
  })
  @IsString() @Matches(/^[A-Za-z0-9_-]{86}$/) signature!: string;
}

/** A key by which a member signs. */
export class SeatKeyDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ example: KEY }) publicKey!: string;
  @ApiProperty({ example: AT }) enteredAt!: string;
  @ApiProperty({ example: true, description: 'Whether opinions may be signed by it' }) isUsable!: boolean;
  @ApiProperty({ example: false, description: 'Whether another member has yet to attest it' })
  needsAttestation!: boolean;

  @ApiProperty({ example: false, description: 'Made by the server for an invented person of the sandbox' })
  isSandboxKey!: boolean;

  @ApiProperty({ type: String, nullable: true, example: null }) retiredAt!: string | null;
}

/** Who sits on a board. */
export class BoardSeatDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Dr Huda Al Zaabi' }) name!: string;
  @ApiProperty({ example: '2026-01-01' }) from!: string;
  @ApiProperty({ example: '2028-12-31' }) until!: string;
  @ApiProperty({
    enum: ['proposed', 'seated', 'coming', 'over', 'ended'], enumName: 'SeatState', example: 'seated',
    description: 'proposed: waits for a confirmation; coming: the term has not begun; over: it ended by its day',
  })
  state!: 'proposed' | 'seated' | 'coming' | 'over' | 'ended';

  @ApiProperty({ example: false, description: 'Whether an administrator asks the board to end it' })
  isEndAsked!: boolean;

  @ApiProperty({ type: SeatKeyDto, isArray: true }) keys!: SeatKeyDto[];
  @ApiProperty({ example: false }) isYours!: boolean;
  @ApiProperty({ example: false }) mayConfirm!: boolean;
  @ApiProperty({ example: false }) mayEnd!: boolean;
}

/** The bank of a board. */
export class BoardBankDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Emirates Sandbox Bank' }) name!: string;
}

/** A Shari’ah board. */
export class BoardDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ type: BoardBankDto, nullable: true, description: 'null: the board of the network' })
  bank!: BoardBankDto | null;

  @ApiProperty({ example: 3, description: 'By its charter' }) charterQuorum!: number;
  @ApiProperty({ example: 3, description: 'How many opinions decide today' }) quorum!: number;
  @ApiProperty({ example: 3, description: 'How many members are seated today' }) seated!: number;
  @ApiProperty({ type: BoardSeatDto, isArray: true }) seats!: BoardSeatDto[];
}

/** Why a seat ends. */
export class EndSeatDto {
  @IsPlainText({ least: 3, most: 300, example: 'The member retires.' }) reason!: string;
}
