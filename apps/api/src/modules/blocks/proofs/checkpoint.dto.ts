import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { IsPageSize } from '../../../platform/wire.ts';

const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const UUID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const HIGHEST = Number.MAX_SAFE_INTEGER;

export const RECORD_STATES = ['as_sealed', 'changed'] as const;
/** How the rows of a thing compare with what was sealed of them. */
export type RecordState = (typeof RECORD_STATES)[number];

/** The height of a block in a query. */
const IsHeight = (description: string, fallback?: number): PropertyDecorator => applyDecorators(
  ApiPropertyOptional({
    type: Number, minimum: 1, description, ...(fallback === undefined ? {} : { default: fallback }),
  }),
  IsOptional(),
  Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value) ? Number(value) : value),
  IsInt(), Min(1), Max(HIGHEST),
);

/** The signed head of the audit log after a block: what everything before it hashes to. */
export class CheckpointDto {
  @ApiProperty({ example: 42 }) height!: number;
  @ApiProperty({ example: 1010, description: 'How many events stand before the block' }) firstLeaf!: number;
  @ApiProperty({ example: 1024, description: 'How many events stand up to its end' }) treeSize!: number;
  @ApiProperty({ example: HASH, description: 'The RFC 6962 tree hash over all events up to its end' }) root!: string;
  @ApiProperty({ example: HASH, description: 'The hash of the block before' }) previousHash!: string;
  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) sealedAt!: string;
  @ApiProperty({ example: HASH, description: 'SHA-256 of the six members above, and of accounts and balancesRoot '
    + 'where they are not null, as canonical JSON (RFC 8785), numbers as strings' })
  hash!: string;

  @ApiProperty({ example: '6Cqg1bS5uXy0Z0tC1ZJZr0hJ9m4s3qkq2m9m8n7b6vQ', description: 'The key that signed' })
  kid!: string;

  @ApiProperty({ example: `${HASH}${HASH}`, description: 'Ed25519 over the same bytes as the hash' })
  signature!: string;

  @ApiProperty({
    type: Number, nullable: true, example: 212,
    description: 'How many accounts the tree of balances has; null for a block that does not commit to balances',
  })
  accounts!: number | null;

  @ApiProperty({
    type: String, nullable: true, example: HASH,
    description: 'The RFC 6962 tree hash over what every account holds after its last event',
  })
  balancesRoot!: string | null;
}

/** Which page of checkpoints to list. */
export class ListCheckpointsQuery {
  @IsPageSize() limit = 50;
  @IsHeight('The height of the last checkpoint of the previous page') before?: number;
}

/** Between which checkpoints to prove that nothing but additions happened. */
export class ConsistencyQuery {
  @IsHeight('The height of the earlier checkpoint', 1) from = 1;
  @IsHeight('The height of the later one; the newest unless said otherwise') to?: number;
}

/** That the later checkpoint holds everything the earlier one held, in the same order, and then more. */
export class ConsistencyProofDto {
  @ApiProperty({ type: CheckpointDto }) from!: CheckpointDto;
  @ApiProperty({ type: CheckpointDto }) to!: CheckpointDto;
  @ApiProperty({ type: String, isArray: true, example: [HASH], description: 'RFC 6962, section 2.1.2' })
  hashes!: string[];
}

/** An event as its leaf hash covers it, as canonical JSON (RFC 8785). */
export class SealedEventDto {
  @ApiProperty({ example: '1024' }) id!: string;
  @ApiProperty({ example: 'transaction_send' }) action!: string;
  @ApiProperty({ example: 'transaction' }) resource!: string;
  @ApiProperty({ type: String, nullable: true, example: UUID }) resourceId!: string | null;
  @ApiProperty({ type: String, nullable: true, example: UUID }) actorId!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'user' }) actorRole!: string | null;
  @ApiProperty({
    type: String, nullable: true, example: null, description: 'The API key by which a program acted for them',
  })
  apiKeyId!: string | null;

  @ApiProperty({ type: String, nullable: true, example: '127.0.0.1' }) ipAddress!: string | null;
  @ApiProperty({ type: String, nullable: true, example: `req_${UUID}` }) requestId!: string | null;
  @ApiProperty({ example: 'info' }) severity!: string;
  @ApiProperty({ type: 'object', additionalProperties: true, example: { status: 'completed', amount: '250.00' } })
  details!: Record<string, unknown>;

  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) createdAt!: string;
  @ApiProperty({
    type: String, nullable: true, example: HASH,
    description: 'SHA-256 of the record of what the event tells of, as the books held it when the event was sealed: '
      + 'for a transaction its terms, verdict, entries, hold and approvals. null where the books keep no record of it',
  })
  recordHash!: string | null;
}

/** Up to which checkpoint to prove. */
export class EventProofQuery {
  @IsHeight('The height of the checkpoint that shall hold the event; the newest unless said otherwise')
  checkpoint?: number;
}

/** That an event stands in the audit log as it is, at its place. */
export class EventProofDto {
  @ApiProperty({ type: SealedEventDto }) event!: SealedEventDto;
  @ApiProperty({ example: 1012, description: 'Its place among all events, from 0' }) leafIndex!: number;
  @ApiProperty({ type: String, isArray: true, example: [HASH], description: 'RFC 6962, section 2.1.1, lowest first' })
  hashes!: string[];

  @ApiProperty({ type: CheckpointDto }) checkpoint!: CheckpointDto;
}

/** From which block on to recompute the log. */
export class VerifyLogQuery {
  @IsHeight('The height of the first block to recompute', 1) from = 1;
}

/** One thing that is not as it was sealed. */
export class LogFaultDto {
  @ApiProperty({ example: 'event_changed', description: 'A stable name of what was found' }) code!: string;
  @ApiProperty({ example: 'Event 17 is not what was sealed.' }) message!: string;
  @ApiProperty({ example: 3, description: 'The block in which it was found' }) height!: number;
  @ApiProperty({ type: Number, nullable: true, example: 16 }) leafIndex!: number | null;
  @ApiProperty({ type: String, nullable: true, example: '17' }) eventId!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'transaction', description: 'The kind of thing whose rows were '
    + 'changed; null when the log itself was' })
  resource!: string | null;

  @ApiProperty({ type: String, nullable: true, example: UUID }) resourceId!: string | null;
}

/** How far the log was recomputed from its stored events, and what was found. */
export class LogVerificationDto {
  @ApiProperty({ example: 1 }) fromHeight!: number;
  @ApiProperty({ example: 42, description: 'The last block that was recomputed' }) toHeight!: number;
  @ApiProperty({ example: 42, description: 'The newest block there is' }) headHeight!: number;
  @ApiProperty({ example: 1024, description: 'How many events were recomputed' }) events!: number;
  @ApiProperty({ type: Number, nullable: true, example: null, description: 'Where to go on; null at the end' })
  next!: number | null;

  @ApiProperty({
    type: LogFaultDto, isArray: true,
    description: 'Everything that is not as it was sealed, at most 100 a part; empty when all is',
  })
  faults!: LogFaultDto[];
}
