import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsDay } from '../../platform/day.ts';
import { IsPageSize, IsPlainText } from '../../platform/wire.ts';
import { METALS, type Metal } from './metal-price.entity.ts';

export const PRICE_DECISIONS = ['approve', 'refuse'] as const;
export type PriceDecision = (typeof PRICE_DECISIONS)[number];
/** A year of both metals, day by day, in a body of JSON. */
const MOST_CSV = 60_000;
const VERSION_STATES = ['proposed', 'approved', 'refused'] as const;

/** What a gram of pure metal cost on a day. */
export class MetalPriceDto {
  @ApiProperty({ example: '2026-11-20', format: 'date' }) day!: string;
  @ApiProperty({ enum: METALS, enumName: 'Metal', example: 'gold' }) metal!: Metal;
  @ApiProperty({ example: '489.25', description: 'Of a gram of 24 carats' }) aed!: string;
  @ApiProperty({ example: '485.50' }) qar!: string;
  @ApiProperty({ example: 'Bulletin of the gold market, 20 November 2026' }) source!: string;
  @ApiProperty({ example: 3, description: 'The newest approved version that has this day' }) version!: number;
}

/** Prices that were imported together. */
export class MetalPriceVersionDto {
  @ApiProperty({ example: 3 }) version!: number;
  @ApiProperty({ enum: VERSION_STATES, enumName: 'MetalPriceVersionState', example: 'proposed' })
  state!: (typeof VERSION_STATES)[number];

  @ApiProperty({ example: 'Week 47' }) note!: string;
  @ApiProperty({ example: 14, description: 'How many prices it has' }) prices!: number;
  @ApiProperty({ example: '2026-11-14', format: 'date' }) firstDay!: string;
  @ApiProperty({ example: '2026-11-20', format: 'date' }) lastDay!: string;
  @ApiProperty({
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', description: 'SHA-256 of the file',
  })
  digest!: string;

  @ApiProperty({ example: 'Connect Administrator' }) proposedBy!: string;
  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) proposedAt!: string;
  @ApiProperty({ type: String, nullable: true, example: null }) decidedBy!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) decidedAt!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) decisionReason!: string | null;
  @ApiProperty({ example: true, description: 'Whether you may decide it' }) mayDecide!: boolean;
}

/** Prices to import. */
export class ImportMetalPricesDto {
  @ApiProperty({
    maxLength: MOST_CSV, example: 'day,metal,aed,qar,source\n2026-11-20,gold,489.25,485.50,Bulletin of the gold market',
    description: 'CSV with exactly these columns: the price of a gram of 24 carats in both currencies, and its source',
  })
  @IsString() @MaxLength(MOST_CSV) csv!: string;

  @IsPlainText({ least: 3, most: 300, example: 'Week 47' }) note!: string;
}

/** What is decided of imported prices. */
export class DecideMetalPricesDto {
  @ApiProperty({ enum: PRICE_DECISIONS, enumName: 'MetalPriceDecision', example: 'approve' })
  @IsIn(PRICE_DECISIONS) decision!: PriceDecision;

  @IsPlainText({ least: 3, most: 300, example: 'Compared with the bulletin' }) reason!: string;
}

/** Which prices to list. */
export class ListMetalPricesQuery {
  @ApiPropertyOptional({ enum: METALS, enumName: 'Metal', description: 'Those of one metal' })
  @IsOptional() @IsIn(METALS) metal?: Metal;

  @IsPageSize() limit = 50;

  @IsDay({ description: 'Those of earlier days: the last day of the page before', isOptional: true }) before?: string;
}
