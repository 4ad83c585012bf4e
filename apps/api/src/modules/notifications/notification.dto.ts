import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsOptional, Matches } from 'class-validator';
import { IsPageSize } from '../../platform/wire.ts';
import { NOTICE_KINDS, type NoticeKind } from './notice.ts';

const ID = /^[1-9]\d{0,17}$/;

/** Something a person was told. */
export class NotificationDto {
  @ApiProperty({ example: '512' }) id!: string;
  @ApiProperty({ enum: NOTICE_KINDS, enumName: 'NotificationKind', example: 'payment_received' }) kind!: NoticeKind;
  @ApiProperty({ example: 'transaction' }) resource!: string;
  @ApiProperty({ type: String, nullable: true, example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' })
  resourceId!: string | null;

  @ApiProperty({
    type: 'object', additionalProperties: true,
    example: { transactionId: 'tx_01m7vsjz7nfxkscas7ayq1bemg', amount: '250.00', currency: 'AED' },
  })
  data!: Record<string, unknown>;

  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) createdAt!: string;
  @ApiProperty({ type: String, nullable: true, example: null }) readAt!: string | null;
}

/** How much a person has not seen yet. */
export class UnreadDto {
  @ApiProperty({ example: 3 }) unread!: number;
}

/** A page of what a person was told, the newest first. */
export class NotificationPageDto extends UnreadDto {
  @ApiProperty({ type: NotificationDto, isArray: true }) notifications!: NotificationDto[];
}

/** Which page of notifications is meant. */
export class ListNotificationsQuery {
  @IsPageSize() limit = 50;

  @ApiPropertyOptional({ example: '512', description: 'The id of the last notification of the previous page' })
  @IsOptional() @Matches(ID, { message: 'before must be the id of the last notification of the previous page.' })
  before?: string;
}

/** What a person has seen. */
export class MarkReadDto {
  @ApiPropertyOptional({ type: String, isArray: true, example: ['512'], description: 'Without it, all of them' })
  @IsOptional() @IsArray() @ArrayNotEmpty() @ArrayMaxSize(200)
  @Matches(ID, { each: true, message: 'ids must be a list of ids of notifications.' })
  ids?: string[];
}
