import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import { SCHEDULE_TYPES, type ScheduleType } from '../period.ts';
import { IsTimeZone } from '../report.dto.ts';

/** How often reports are wanted. */
export class CreateReportScheduleDto {
  @ApiProperty({ enum: SCHEDULE_TYPES, enumName: 'ReportScheduleType', example: 'monthly' })
  @IsIn(SCHEDULE_TYPES) type!: ScheduleType;

  @IsTimeZone() timeZone = 'UTC';
}

/** What may change about a schedule. */
export class UpdateReportScheduleDto {
  @ApiProperty({ example: true, description: 'A paused schedule asks for nothing, and catches nothing up later' })
  @IsBoolean() paused!: boolean;
}

/** Why a schedule may stand still: somebody paused it, or whoever made it is deactivated. */
export const PAUSE_REASONS = ['asked', 'owner_deactivated'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** A schedule: as soon as a period is over, it is reported. */
export class ReportScheduleDto {
  @ApiProperty({ format: 'uuid', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' }) id!: string;
  @ApiProperty({ enum: SCHEDULE_TYPES, enumName: 'ReportScheduleType', example: 'monthly' }) type!: ScheduleType;
  @ApiProperty({ example: 'Asia/Dubai' }) timeZone!: string;
  @ApiProperty({ example: false }) paused!: boolean;
  @ApiProperty({
    enum: PAUSE_REASONS, enumName: 'ReportSchedulePauseReason', nullable: true, example: null,
    description: 'null while it runs; one whose maker is deactivated goes on when they are let in again',
  })
  pausedBecause!: PauseReason | null;

  @ApiProperty({ example: '2026-08-01T00:00:00.000Z', description: 'When the next period is over' }) nextAt!: string;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'null for everybody’s payments' })
  bankName!: string | null;

  @ApiProperty({ example: 'Layla Haddad' }) createdBy!: string;
  @ApiProperty({ example: '2026-07-15T08:30:00.000Z' }) createdAt!: string;
}
