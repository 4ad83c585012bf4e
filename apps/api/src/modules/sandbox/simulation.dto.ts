import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { STATUSES, SUB_STATUSES, type TransactionStatus, type TransactionSubStatus } from '../transactions/public.ts';

const MOST_PAYMENTS = 500;
const USUAL_PAYMENTS = 50;
const GREATEST_SEED = 2_147_483_647;

/** How many payments are to be made, and which ones. */
export class SimulatePaymentsDto {
  @ApiPropertyOptional({
    type: Number, minimum: 1, maximum: MOST_PAYMENTS, default: USUAL_PAYMENTS, example: USUAL_PAYMENTS,
    description: 'How many payments',
  })
  @IsOptional() @IsInt() @Min(1) @Max(MOST_PAYMENTS) payments = USUAL_PAYMENTS;

  @ApiPropertyOptional({
    type: Number, minimum: 0, maximum: GREATEST_SEED, default: 1, example: 1,
    description: 'The same seed draws the same payments',
  })
  @IsOptional() @IsInt() @Min(0) @Max(GREATEST_SEED) seed = 1;
}

/** How many payments came to stand in one place. */
export class SimulatedStatusDto {
  @ApiProperty({ enum: STATUSES, enumName: 'TransactionStatus', example: 'completed' }) status!: TransactionStatus;
  @ApiProperty({ enum: SUB_STATUSES, enumName: 'TransactionSubStatus', nullable: true, example: null })
  subStatus!: TransactionSubStatus | null;

  @ApiProperty({ example: 41 }) payments!: number;
}

/** How many payments were refused before they were recorded, and why. */
export class SimulatedRefusalDto {
  @ApiProperty({ example: 'INSUFFICIENT_FUNDS' }) code!: string;
  @ApiProperty({ example: 2 }) payments!: number;
}

/** What became of simulated payments. */
export class SimulationDto {
  @ApiProperty({ example: 50 }) payments!: number;
  @ApiProperty({ example: 1 }) seed!: number;
  @ApiProperty({ type: SimulatedStatusDto, isArray: true }) statuses!: SimulatedStatusDto[];
  @ApiProperty({ type: SimulatedRefusalDto, isArray: true, description: 'Those of which nothing was recorded' })
  refusals!: SimulatedRefusalDto[];
}
