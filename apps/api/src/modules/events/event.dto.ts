import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches, MaxLength } from 'class-validator';
import { IsPageSize } from '../../platform/wire.ts';

/** Where those begin who ask only for what is to come. */
export const LATEST = 'latest';

/** Something that happened, told to somebody whom it concerns. */
export class EventDto {
  @ApiProperty({ example: '1024', description: 'Its position among all events; a cursor to go on from' }) id!: string;
  @ApiProperty({ example: 'transaction.completed' }) type!: string;
  @ApiProperty({ example: 'transaction' }) resource!: string;
  @ApiProperty({ type: String, nullable: true, example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' })
  resourceId!: string | null;

  @ApiProperty({
    type: 'object', additionalProperties: true,
    example: { transactionId: 'tx_01m7vsjz7nfxkscas7ayq1bemg', status: 'completed', amount: '250.00', currency: 'AED' },
  })
  data!: Record<string, unknown>;

  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) createdAt!: string;
}

/** A stretch of events, oldest first. */
export class EventPageDto {
  @ApiProperty({ type: EventDto, isArray: true }) events!: EventDto[];

  @ApiProperty({ example: '1024', description: 'Pass it as `after` to go on; it moves even where nothing is for you' })
  cursor!: string;

  @ApiProperty({ example: true, description: 'false when there is more already' }) isLatest!: boolean;
}

/** Which stretch of events is meant. */
export class ListEventsQuery {
  @ApiPropertyOptional({ example: '1000', description: 'A cursor, or `latest`; without it, from the first' })
  @IsOptional()
  @Matches(/^(latest|0|[1-9]\d{0,14})$/, { message: 'after must be the cursor of an earlier answer, or latest.' })
  after?: string;

  @IsPageSize() limit = 50;

  @ApiPropertyOptional({ example: 'transaction.completed,wallet.*', description: 'Types, or `group.*`, by commas' })
  @IsOptional() @MaxLength(500)
  @Matches(/^[a-z_]+\.(\*|[a-z_]+)(,[a-z_]+\.(\*|[a-z_]+))*$/,
    { message: 'types must be event types such as transaction.completed or wallet.*, separated by commas.' })
  types?: string;
}

/** A ticket that opens the event stream once. */
export class StreamTicketDto {
  @ApiProperty({
    example: 'u2yqG4mC1l0s4dQ2Zk9Yt6rVxJ3nEhGfApUoLiTzX7Q', description: 'Goes to `/api/v1/events/stream?ticket=`',
  })
  ticket!: string;

  @ApiProperty({ example: '2026-11-20T08:30:30.000Z' }) expiresAt!: string;
}
