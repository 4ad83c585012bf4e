import { ApiProperty } from '@nestjs/swagger';

export const PARTS = [
  'database', 'uae_dirham', 'qatar_cbdc', 'compliance', 'sealing', 'events', 'webhooks', 'reports',
] as const;
/** A part of Connect that is measured by itself. */
export type Part = (typeof PARTS)[number];

const PART_STATES = ['operational', 'failing', 'unknown'] as const;
type PartState = (typeof PART_STATES)[number];
const INCIDENT_KINDS = ['failure', 'silence'] as const;
type IncidentKind = (typeof INCIDENT_KINDS)[number];

/** One day of a part, in UTC. */
export class StatusDayDto {
  @ApiProperty({ example: '2026-11-20', format: 'date' }) day!: string;
  @ApiProperty({ example: 99.93, description: 'Per cent of the minutes in which it was seen to work, rounded down' })
  uptime!: number;

  @ApiProperty({ example: 1 }) failedMinutes!: number;
  @ApiProperty({ example: 0, description: 'Minutes in which nothing was measured' }) unknownMinutes!: number;
}

/** How one part works now and has worked in the last ninety days. */
export class PartHistoryDto {
  @ApiProperty({ enum: PARTS, enumName: 'SystemPart', example: 'sealing' }) part!: Part;
  @ApiProperty({ enum: PART_STATES, enumName: 'PartState', example: 'operational' }) state!: PartState;
  @ApiProperty({
    type: Number, nullable: true, example: 99.98, description: 'Over the days below; null: never measured',
  })
  uptime!: number | null;

  @ApiProperty({ type: StatusDayDto, isArray: true, description: 'Oldest first, from the first that was measured' })
  days!: StatusDayDto[];
}

/** A time in which a part failed, or in which nothing at all was measured. */
export class IncidentDto {
  @ApiProperty({ enum: INCIDENT_KINDS, enumName: 'IncidentKind', example: 'failure' }) kind!: IncidentKind;
  @ApiProperty({
    enum: PARTS, enumName: 'SystemPart', nullable: true, example: 'sealing', description: 'null: every part',
  })
  part!: Part | null;

  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) beganAt!: string;
  @ApiProperty({
    type: String, nullable: true, example: '2026-11-20T08:31:00.000Z', description: 'null: still going on',
  })
  endedAt!: string | null;

  @ApiProperty({ example: 1 }) minutes!: number;
}

/** What was measured of every part, once a minute, in the last ninety days. */
export class StatusHistoryDto {
  @ApiProperty({ type: String, nullable: true, example: '2026-08-23T00:00:00.000Z' }) measuredSince!: string | null;
  @ApiProperty({ type: String, nullable: true, example: '2026-11-20T08:30:00.000Z' }) lastMeasuredAt!: string | null;
  @ApiProperty({ type: PartHistoryDto, isArray: true }) parts!: PartHistoryDto[];
  @ApiProperty({ type: IncidentDto, isArray: true, description: 'Newest first, at most fifty' })
  incidents!: IncidentDto[];
}
