import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';
import { IsInstant } from '../../platform/wire.ts';
import { isDuration } from './duration.ts';

const STOP_REASONS = ['failure', 'limit'] as const;

/** Where the sandbox's clock is to go: to a moment, or on by a duration. */
export class AdvanceClockDto {
  @IsInstant('The moment to go to, such as 2026-12-20T08:30:00Z; or say by how much') to?: string;

  @ApiPropertyOptional({ example: 'P1M', description: 'How far to go, as an ISO 8601 duration in whole numbers' })
  @IsOptional()
  @ValidateBy({
    name: 'isDuration',
    validator: {
      validate: isDuration,
      defaultMessage: () => 'by must be an ISO 8601 duration in whole numbers, such as P1D, P1M or PT12H.',
    },
  })
  by?: string;
}

/** Work that waits for its moment. */
export class DueDto {
  @ApiProperty({ example: '2026-12-20T08:30:00.000Z' }) at!: string;
  @ApiProperty({ example: 'payment-expiry' }) work!: string;
}

/** What time it is in the sandbox. */
export class ClockDto {
  @ApiProperty({ example: '2026-12-20T08:30:00.000Z' }) now!: string;
  @ApiProperty({ example: 2_592_000_000, description: 'By how much the sandbox is ahead of the machine' })
  offsetMs!: number;

  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) machineTime!: string;
  @ApiProperty({ type: DueDto, nullable: true, description: 'What falls due next; told to administrators alone' })
  nextDue!: DueDto | null;
}

/** What fell due of one kind of work and was done. */
export class WorkDoneDto {
  @ApiProperty({ example: 'payment-expiry' }) work!: string;
  @ApiProperty({ example: 3 }) pieces!: number;
  @ApiProperty({ example: '2026-11-21T08:30:00.000Z' }) firstAt!: string;
  @ApiProperty({ example: '2026-12-20T08:30:00.000Z' }) lastAt!: string;
}

/** Why the clock stands before the moment it was to go to. */
export class ClockStopDto {
  @ApiProperty({ enum: STOP_REASONS, enumName: 'ClockStopReason', example: 'limit' })
  reason!: (typeof STOP_REASONS)[number];

  @ApiProperty({ example: 'payment-expiry' }) work!: string;
  @ApiProperty({ example: '2026-12-01T08:30:00.000Z', description: 'When the work fell due that was not done' })
  at!: string;
}

/** What became of the clock, and what fell due on the way. */
export class ClockAdvancedDto extends ClockDto {
  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) from!: string;
  @ApiProperty({ type: WorkDoneDto, isArray: true }) done!: WorkDoneDto[];
  @ApiProperty({ type: ClockStopDto, nullable: true, description: 'Advance again to go on; null: it has arrived' })
  stoppedBy!: ClockStopDto | null;
}
