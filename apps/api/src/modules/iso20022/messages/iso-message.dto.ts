import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Kind, TransactionState } from '@connect/iso20022';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { FIELD_CODES, type FieldCode } from '../../../platform/http/problems/field-code.ts';
import { IsPageSize } from '../../../platform/wire.ts';
import { BATCH_STATES, type BatchState } from '../../batches/public.ts';
import { ISO_MESSAGE_KINDS } from './iso-preview.dto.ts';

/**
 * received: it is being carried out. answered: it was. refused: nothing was done. stuck: it could not be carried out to
 * its end, and an administrator may have it tried again.
 */
export const ISO_MESSAGE_STATES = ['received', 'answered', 'refused', 'stuck'] as const;
export type IsoMessageState = (typeof ISO_MESSAGE_STATES)[number];

/** Of a payment, in the words of the standard: settled, waiting, refused, accepted, taken back. */
export const PAYMENT_STATES = ['ACSC', 'PDNG', 'RJCT', 'ACCP', 'CANC'] as const satisfies readonly TransactionState[];

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const DIGEST = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const AT = '2026-11-27T08:30:00.000Z';

/** Whether it was sent to the bank or by it. */
export const ISO_MESSAGE_DIRECTIONS = ['in', 'out'] as const;
export type IsoMessageDirection = (typeof ISO_MESSAGE_DIRECTIONS)[number];

/** How many payments of a message have come to what. */
export class IsoStateCountDto {
  @ApiProperty({ enum: PAYMENT_STATES, enumName: 'IsoPaymentState', example: 'ACSC' }) state!: TransactionState;
  @ApiProperty({ example: 247 }) payments!: number;
}

/** A message of ISO 20022. */
export class IsoMessageDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ enum: ISO_MESSAGE_STATES, enumName: 'IsoMessageState', example: 'answered' }) state!: IsoMessageState;
  @ApiProperty({ enum: ISO_MESSAGE_KINDS, enumName: 'IsoMessageKind', example: 'credit-transfer-request' }) kind!: Kind;
  @ApiProperty({ enum: ISO_MESSAGE_DIRECTIONS, enumName: 'IsoMessageDirection', example: 'in' })
  direction!: IsoMessageDirection;

  @ApiProperty({ example: 'pain.001.001.09' }) definition!: string;
  @ApiProperty({ example: 'SALARY-2026-11', description: 'Its MsgId' }) messageId!: string;
  @ApiProperty({ example: DIGEST, description: 'SHA-256 of its bytes' }) sha256!: string;
  @ApiProperty({ example: 250 }) payments!: number;
  @ApiProperty({ example: '1125000.00', description: 'What its payments sum to' }) total!: string;
  @ApiProperty({
    type: IsoStateCountDto, isArray: true, description: 'What its payments had come to by the last answer; none before',
  })
  states!: IsoStateCountDto[];

  @ApiProperty({ example: 'Amina Al Mansoori', description: 'Who sent it' }) sentBy!: string;
  @ApiProperty({ example: ID, format: 'uuid' }) sentById!: string;
  @ApiProperty({ example: AT }) receivedAt!: string;
}

/** What is wrong with a message. */
export class IsoProblemDto {
  @ApiProperty({ example: '/Document/CstmrCdtTrfInitn/GrpHdr/CtrlSum' }) path!: string;
  @ApiProperty({ example: 8 }) line!: number;
  @ApiProperty({ enum: FIELD_CODES, enumName: 'FieldCode', example: 'WRONG' }) code!: FieldCode;
  @ApiProperty({ example: 'CtrlSum is 1, and the amounts of the message sum to 4500.00.' }) message!: string;
}

/** The payments of a message from one account: a `PmtInf` of a pain.001. */
export class IsoInstructionDto {
  @ApiProperty({ example: 'P1', description: 'Its PmtInfId; between institutions the account' }) instructionId!: string;
  @ApiProperty({ example: 250 }) payments!: number;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, example: ID, description: 'The batch that it became' })
  batchId!: string | null;

  @ApiProperty({ enum: BATCH_STATES, enumName: 'BatchState', nullable: true, example: 'done' })
  batchState!: BatchState | null;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'Why it could not become one' })
  code!: string | null;

  @ApiProperty({ type: String, nullable: true, example: null }) error!: string | null;
}

/** A message that was answered, by number. */
export class IsoAnswerDto {
  @ApiProperty({ example: 1 }) number!: number;
  @ApiProperty({ example: 'pain.002.001.10' }) definition!: string;
  @ApiProperty({ example: DIGEST, description: 'SHA-256 of its bytes' }) sha256!: string;
  @ApiProperty({ example: AT }) madeAt!: string;
}

/** A message with what became of it. */
export class IsoMessageDetailDto extends IsoMessageDto {
  @ApiProperty({ type: IsoProblemDto, isArray: true, description: 'Of a refused message, the first hundred' })
  problems!: IsoProblemDto[];

  @ApiProperty({ type: IsoInstructionDto, isArray: true }) instructions!: IsoInstructionDto[];
  @ApiProperty({ type: IsoAnswerDto, isArray: true }) answers!: IsoAnswerDto[];
}

/** Which messages to list. */
export class ListIsoMessagesQuery {
  @ApiPropertyOptional({ description: 'A whole MsgId, PmtInfId, EndToEndId, InstrId, TxId or UETR in it' })
  @IsOptional() @IsString() @MaxLength(100) q?: string;

  @ApiPropertyOptional({ enum: ISO_MESSAGE_STATES, enumName: 'IsoMessageState', description: 'How far it has come' })
  @IsOptional() @IsIn(ISO_MESSAGE_STATES) state?: IsoMessageState;

  @IsPageSize() limit = 50;

  @ApiPropertyOptional({ format: 'uuid', description: 'The id of the last message of the previous page' })
  @IsOptional() @IsUUID() before?: string;
}
