import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import { IsPlainText } from '../../platform/wire.ts';

/** The lists that can be looked at in ways of one's own. */
export const VIEW_SCREENS = [
  'audit', 'batch-import', 'batches', 'contracts', 'reports', 'requests', 'reviews', 'support',
  'transactions', 'users', 'wallets',
] as const;
export type ViewScreen = (typeof VIEW_SCREENS)[number];

const MAX_QUERY_CHARACTERS = 1000;

/** A way of looking at a list: its filters, as they stand in the address of the screen. */
export class KeepViewDto {
  @ApiProperty({ enum: VIEW_SCREENS, enumName: 'ViewScreen', example: 'audit' })
  @IsIn(VIEW_SCREENS) screen!: ViewScreen;

  @IsPlainText({ least: 1, most: 60, example: 'Critical events' }) name!: string;

  @IsPlainText({
    least: 0, most: MAX_QUERY_CHARACTERS, example: 'severity=critical',
    description: 'The filters as query parameters; empty for everything',
  })
  query!: string;

  @ApiProperty({ description: 'Whether the list opens like this', example: false })
  @IsBoolean() isDefault!: boolean;
}

/** A kept view. */
export class ViewDto extends KeepViewDto {
  @ApiProperty({ example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30', format: 'uuid' }) id!: string;
  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) changedAt!: string;
}
