import { ApiProperty } from '@nestjs/swagger';
import { AGES } from '../figures/public.ts';

/** What may wait for somebody, in the order it is told. */
export const NEEDS = [
  'reviews', 'approvals', 'recalls', 'screening', 'contracts', 'customers', 'escrow', 'webhooks',
  'resolutions',
] as const;
export type Need = (typeof NEEDS)[number];

/** Open things by how long they have waited. */
export class NeedAgeDto {
  @ApiProperty({ enum: AGES, enumName: 'CaseAge', example: 'under_24h' }) age!: (typeof AGES)[number];
  @ApiProperty({ example: 2 }) count!: number;
}

/** Things of one kind that wait for the caller, who may act on each of them. */
export class NeedDto {
  @ApiProperty({
    enum: NEEDS, enumName: 'DashboardNeed', example: 'reviews',
    description: 'reviews: cases to decide; approvals: payments to approve or reject; recalls: payments '
      + 'that the payers ask to have back from the caller’s side; screening: cases of sanctions; contracts: steps that '
      + 'wait for a consent; customers: changes of files to decide; escrow: payments in escrow that are the caller’s '
      + 'own; webhooks: those of the caller’s that fail or were switched off for failing; resolutions: those that wait '
      + 'for the opinion of a scholar',
  })
  need!: Need;

  @ApiProperty({ example: 3, description: 'At most a thousand are counted' }) count!: number;
  @ApiProperty({ example: false, description: 'Whether there may be more than were counted' }) isMore!: boolean;
  @ApiProperty({
    type: String, nullable: true, example: '2026-11-18T09:00:00.000Z', description: 'Since when the oldest waits',
  })
  oldestAt!: string | null;

  @ApiProperty({ type: NeedAgeDto, isArray: true }) ageing!: NeedAgeDto[];
}

/** What waits for the caller; kinds of which nothing waits are there with a count of zero. */
export class DashboardNeedsDto {
  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) asOf!: string;
  @ApiProperty({ type: NeedDto, isArray: true, description: 'The kinds that the caller may act on at all' })
  needs!: NeedDto[];
}
