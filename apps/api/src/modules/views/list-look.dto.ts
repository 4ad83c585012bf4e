import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn } from 'class-validator';

/** The lists whose look can be chosen. */
export const LOOK_LISTS = [
  'approvals', 'audit', 'batch-payments', 'batches', 'contracts', 'deliveries', 'movements', 'reports', 'requests',
  'reviews', 'support-desk', 'transactions', 'users',
] as const;
export type LookList = (typeof LOOK_LISTS)[number];

export const DENSITIES = ['compact', 'standard', 'comfortable'] as const;
export type Density = (typeof DENSITIES)[number];

/** What the rows of some list tell beside what they are called. */
export const LIST_COLUMNS = [
  'account', 'action', 'age', 'amount', 'assignee', 'attempts', 'balance', 'batch', 'details', 'digest', 'findings',
  'ipAddress', 'lastSignIn', 'memo', 'network', 'nextDue', 'parties', 'period', 'priority', 'purpose', 'reference',
  'resource', 'role', 'score', 'severity', 'state', 'time', 'type', 'user',
] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];

/** How a list is to look: how close its rows stand, and which of its columns are left out. */
export class ListLookDto {
  @ApiProperty({ enum: LOOK_LISTS, enumName: 'LookList', example: 'audit' })
  @IsIn(LOOK_LISTS) list!: LookList;

  @ApiProperty({ enum: DENSITIES, enumName: 'ListDensity', example: 'compact' })
  @IsIn(DENSITIES) density!: Density;

  @ApiProperty({
    enum: LIST_COLUMNS, enumName: 'ListColumn', isArray: true, maxItems: LIST_COLUMNS.length, uniqueItems: true,
    example: ['ipAddress'], description: 'The columns that are left out',
  })
  @IsArray() @ArrayMaxSize(LIST_COLUMNS.length) @ArrayUnique() @IsIn(LIST_COLUMNS, { each: true })
  hidden!: ListColumn[];
}
