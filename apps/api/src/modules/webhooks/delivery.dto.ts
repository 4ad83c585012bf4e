import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { IsInstant, IsPageSize, IsSortOf, TIME_SORTS, type TimeSort } from '../../platform/wire.ts';
import { POST_PROBLEMS, type PostProblem } from './outbound-post.ts';

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

const CURSOR = /^[1-9]\d{0,14}$/;

/** One event on its way to a webhook. */
export class DeliveryDto {
  @ApiProperty({ example: '2048' }) id!: string;
  @ApiProperty({ example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30', format: 'uuid' }) webhookId!: string;
  @ApiProperty({ example: 'evt_1024', description: 'The webhook-id header; the same for every try and every replay' })
  messageId!: string;

  @ApiProperty({ example: 'transaction.completed' }) type!: string;
  @ApiProperty({ enum: DELIVERY_STATES, enumName: 'DeliveryState', example: 'delivered' }) state!: DeliveryState;
  @ApiProperty({ example: 1, description: 'Tries so far, replays included' }) attempts!: number;
  @ApiProperty({ type: Number, nullable: true, example: 200, description: 'What the receiver last answered' })
  lastStatus!: number | null;

  @ApiProperty({
    enum: POST_PROBLEMS, enumName: 'DeliveryProblem', nullable: true, example: null,
    description: 'Why the last try got no answer',
  })
  lastProblem!: PostProblem | null;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'null once it has ended' })
  nextAttemptAt!: string | null;

  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) createdAt!: string;
  @ApiProperty({ type: String, nullable: true, example: '2026-11-20T08:30:01.000Z' }) endedAt!: string | null;
}

/** One try to deliver. */
export class DeliveryAttemptDto {
  @ApiProperty({ example: 1 }) number!: number;
  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) startedAt!: string;
  @ApiProperty({ example: 84 }) durationMs!: number;
  @ApiProperty({ type: Number, nullable: true, example: 200 }) status!: number | null;
  @ApiProperty({ enum: POST_PROBLEMS, enumName: 'DeliveryProblem', nullable: true, example: null })
  problem!: PostProblem | null;
}

/** A delivery with what is sent and how each try went. */
export class DeliveryDetailDto extends DeliveryDto {
  @ApiProperty({ example: '{"id":"1024","type":"transaction.completed"}', description: 'The signed bytes' })
  body!: string;

  @ApiProperty({ type: DeliveryAttemptDto, isArray: true, description: 'Oldest first, at most the last hundred' })
  log!: DeliveryAttemptDto[];
}

/** Which deliveries to list. */
export class ListDeliveriesQuery {
  @ApiPropertyOptional({ enum: DELIVERY_STATES, enumName: 'DeliveryState', description: 'Only those in this state' })
  @IsOptional() @IsIn(DELIVERY_STATES) state?: DeliveryState;

  @IsSortOf(TIME_SORTS, 'TimeSort') sort?: TimeSort;

  @IsPageSize() limit = 50;

  @ApiPropertyOptional({ description: 'The id of the last delivery of the previous page' })
  @IsOptional() @Matches(CURSOR, { message: 'before must be the id of the last delivery of the previous page.' })
  before?: string;
}

/** Which deliveries to send once more. */
export class ReplayDeliveriesDto {
  @IsInstant('Made at or after; from the oldest kept without it', '2026-11-20T08:00:00Z') from?: string;
  @IsInstant('Made before; up to now without it', '2026-11-20T09:00:00Z') to?: string;

  @ApiPropertyOptional({ enum: ['failed', 'delivered'], description: 'Only those that ended this way' })
  @IsOptional() @IsIn(['failed', 'delivered']) state?: 'failed' | 'delivered';
}

/** How many deliveries are sent once more. */
export class ReplayedDto {
  @ApiProperty({ example: 12 }) replayed!: number;
}
