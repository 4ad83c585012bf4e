import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { SOURCES, type Source } from '../listed-party.ts';

const OUTCOMES = ['loaded', 'confirmed'] as const;
const DIGEST = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

const MOST_CONFIRMED = 1_000_000;

/** What is said of a file beside the file itself. */
export class LoadListQuery {
  @ApiPropertyOptional({
    enum: SOURCES, enumName: 'ScreeningSource', example: 'ofac-consolidated',
    description: 'Which list it is, where a file may be one of several: OFAC’s plain XML is taken for the SDN list',
  })
  @IsOptional() @IsIn(SOURCES) source?: Source;

  @ApiPropertyOptional({
    example: 234, minimum: 0, maximum: MOST_CONFIRMED,
    description: 'How many entries in force it takes away, to put it in force although it was refused for that',
  })
  @IsOptional() @Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' && /^\d{1,7}$/.test(value) ? Number(value) : value)
  @IsInt() @Min(0) @Max(MOST_CONFIRMED) confirm?: number;
}

/** One version of a publisher's list. */
export class ScreeningListDto {
  @ApiProperty({ enum: SOURCES, enumName: 'ScreeningSource', example: 'un-consolidated' }) source!: Source;
  @ApiProperty({ example: '2026-11-01', description: 'The day its publisher gives it' }) publishedOn!: string;
  @ApiProperty({ example: DIGEST, description: 'SHA-256 of the file' }) digest!: string;
  @ApiProperty({ example: 120 }) entries!: number;
  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) loadedAt!: string;
  @ApiProperty({ type: String, nullable: true, example: 'Amina Rahman', description: 'null for the sandbox itself' })
  loadedBy!: string | null;

  @ApiProperty({ example: '2026-11-20T08:30:00.000Z', description: 'When it was last loaded or seen unchanged' })
  confirmedAt!: string;

  @ApiProperty({ example: true, description: 'Whether payments are screened against it' }) isActive!: boolean;
  @ApiProperty({
    example: false, description: 'Whether it is in force and unconfirmed for so long that nothing passes on its word',
  })
  isStale!: boolean;

  @ApiProperty({ type: String, nullable: true, example: '2026-11-27T08:30:00.000Z', description: 'null: not in force' })
  staleFrom!: string | null;
}

/** What became of a list that was sent. */
export class LoadedListDto {
  @ApiProperty({ enum: SOURCES, enumName: 'ScreeningSource', example: 'un-consolidated' }) source!: Source;
  @ApiProperty({ example: '2026-11-01' }) publishedOn!: string;
  @ApiProperty({ example: DIGEST }) digest!: string;
  @ApiProperty({ example: 120 }) entries!: number;
  @ApiProperty({ enum: OUTCOMES, enumName: 'ListOutcome', description: 'confirmed: it was in force already' })
  outcome!: (typeof OUTCOMES)[number];

  @ApiProperty({ example: 3 }) added!: number;
  @ApiProperty({ example: 1 }) changed!: number;
  @ApiProperty({ example: 2 }) removed!: number;
  @ApiProperty({ example: 0, description: 'Clearances of entries that changed' }) clearancesEnded!: number;
}
