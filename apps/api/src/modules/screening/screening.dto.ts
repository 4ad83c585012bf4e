import { isBirthDate } from '@connect/compliance-rules';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsISO31661Alpha2, IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';
import { IsPlainText } from '../../platform/wire.ts';
import { ClearanceDto } from './clearances/clearance.dto.ts';
import { PARTY_KINDS, SOURCES, type PartyKind, type Source } from './listed-party.ts';

const MOST_LETTERS = 60;

const READABLE = ValidateBy({
  name: 'isBirthDate',
  validator: {
    validate: (value: unknown) => typeof value === 'string' && isBirthDate(value),
    defaultMessage: (at) => `${at?.property ?? 'It'} must be a year or a day, like 1971-03-02, or "unknown".`,
  },
});

/** A birth date that can be compared with those of the lists, or "unknown"; anything else is a mistake to tell of. */
const IsBirthDate = (): PropertyDecorator => applyDecorators(IsString(), MaxLength(MOST_LETTERS), READABLE);

const PARTS = ['exact', 'spelling', 'script', 'similar', 'initial', 'missing', 'extra', 'order', 'whole'] as const;
const LIKENESSES = ['confirmed', 'possible', 'below'] as const;

/** Who is sought. */
export class ScreenNameQuery {
  @IsPlainText({
    least: 1, most: 200, example: 'Qassem Testani', description: 'The name to look for, in either script',
  })
  name!: string;

  @ApiPropertyOptional({
    example: '1971-03-02', maxLength: 60,
    description: 'A year, a month, a day or a span of years, of the Gregorian or the Hijri calendar; or "unknown"',
  })
  @IsOptional() @IsBirthDate() dateOfBirth?: string;

  @ApiPropertyOptional({ example: 'AE', description: 'ISO 3166 alpha-2 nationality' })
  @IsOptional() @IsISO31661Alpha2() country?: string;
}

/** One reason for a score. */
export class ScorePartDto {
  @ApiProperty({
    enum: PARTS, enumName: 'ScorePartName', example: 'spelling',
    description: 'Words that agree exactly, in another spelling or script, nearly, or as an initial; words that only '
      + 'the list (missing) or only the name (extra) has; another order; the name as a whole',
  })
  name!: (typeof PARTS)[number];

  @ApiPropertyOptional({ example: 'qassem' }) given?: string;
  @ApiPropertyOptional({ example: 'kasim' }) listed?: string;
  @ApiProperty({ example: 36.9, description: 'What it adds to the score of 100, or costs' }) points!: number;
}

/** Whether what is known of both besides their names agrees; null where it is not known. */
export class IdentifiersDto {
  @ApiProperty({ type: Boolean, nullable: true, example: true }) birth!: boolean | null;
  @ApiProperty({ type: Boolean, nullable: true, example: null }) nationality!: boolean | null;
}

/** An entry that the name is like. */
export class ScreeningHitDto {
  @ApiProperty({ example: 'ofac-sdn:9001' }) entryId!: string;
  @ApiProperty({ enum: SOURCES, enumName: 'ScreeningSource', example: 'ofac-sdn' }) source!: Source;
  @ApiProperty({ example: 'Kasim Al Testani', description: 'The name it is listed under' }) name!: string;
  @ApiProperty({ example: 'قاسم التستاني', description: 'The listed name that is most alike' }) matchedName!: string;
  @ApiProperty({ type: String, isArray: true, example: ['Qassem Testani'] }) aliases!: string[];
  @ApiProperty({ enum: PARTY_KINDS, enumName: 'PartyKind', example: 'person' }) kind!: PartyKind;
  @ApiProperty({ type: String, isArray: true, example: ['SDGT'] }) programmes!: string[];
  @ApiProperty({ type: String, isArray: true, example: ['1971'] }) births!: string[];
  @ApiProperty({ type: String, isArray: true, example: ['AE'] }) nationalities!: string[];
  @ApiProperty({ example: 98, minimum: 0, maximum: 100 }) score!: number;
  @ApiProperty({ type: ScorePartDto, isArray: true }) parts!: ScorePartDto[];
  @ApiProperty({ type: IdentifiersDto }) identifiers!: IdentifiersDto;
  @ApiProperty({
    enum: LIKENESSES, enumName: 'ScreeningLikeness', example: 'possible',
    description: 'confirmed blocks a payment, possible sends it to an officer, below does neither',
  })
  likeness!: (typeof LIKENESSES)[number];

  @ApiProperty({ type: ClearanceDto, nullable: true, description: 'The clearance by which payments pass it over' })
  clearance!: ClearanceDto | null;
}

/** What the lists in force say of a name. */
export class ScreeningResultDto {
  @ApiProperty({ example: true, description: 'Whether the lists that must be in force are, and the name can be read' })
  isScreened!: boolean;

  @ApiProperty({ example: false, description: 'Whether the name, or a part of it, is written in nothing that is read' })
  isUnread!: boolean;

  @ApiProperty({ example: false, description: 'Whether a list in force is out of date' }) isStale!: boolean;
  @ApiProperty({
    enum: SOURCES, enumName: 'ScreeningSource', isArray: true, example: [],
    description: 'Lists that must be in force and are not',
  })
  missingLists!: Source[];

  @ApiProperty({ type: ScreeningHitDto, isArray: true }) hits!: ScreeningHitDto[];
}
