import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { IsDay } from '../../platform/day.ts';
import { LANGUAGES, type Language } from '../../platform/pdf/pdf-document.ts';
import { IsPageSize } from '../../platform/wire.ts';
import { BilingualDto } from '../compliance/public.ts';
import { IsTimeZone } from '../reports/public.ts';

/** Whom a pack is for: a Higher Shariah Authority style regulator, or the bank’s own board. */
export const PACK_AUDIENCES = ['authority', 'board'] as const;
export type PackAudience = (typeof PACK_AUDIENCES)[number];
export const PACK_STATES = ['queued', 'done', 'failed'] as const;
export const PACK_FORMATS = ['pdf', 'json'] as const;
export type PackFormat = (typeof PACK_FORMATS)[number];

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const AT = '2027-01-02T08:30:00.000Z';

/** What a pack is wanted of. */
export class RequestShariahPackDto {
  @ApiProperty({ enum: PACK_AUDIENCES, enumName: 'PackAudience', example: 'authority' })
  @IsIn(PACK_AUDIENCES) audience!: PackAudience;

  @IsDay({ description: 'The first day of the year', example: '2026-01-01' }) from!: string;
  @IsDay({ description: 'The last day of the year', example: '2026-12-31' }) to!: string;
  @IsTimeZone() timeZone = 'UTC';
}

/** A file of a pack. */
export class ShariahPackFileDto {
  @ApiProperty({ enum: PACK_FORMATS, enumName: 'PackFormat', example: 'pdf' }) format!: PackFormat;
  @ApiProperty({ enum: LANGUAGES, enumName: 'ReportLanguage', nullable: true, example: 'en', description: 'Of a PDF' })
  language!: Language | null;

  @ApiProperty({ example: 48_000, description: 'In bytes' }) size!: number;
  @ApiProperty({ example: '9c1f…', description: 'SHA-256, in hexadecimal digits' }) digest!: string;
  @ApiProperty({ example: 'Zk3…', description: 'The key it is signed by' }) keyId!: string;
}

/** A pack, and the files that it was issued in. */
export class ShariahPackDto {
  @ApiProperty({ format: 'uuid', example: ID }) id!: string;
  @ApiProperty({ example: 'Emirates Sandbox Bank' }) bankName!: string;
  @ApiProperty({ enum: PACK_AUDIENCES, enumName: 'PackAudience', example: 'authority' }) audience!: PackAudience;
  @ApiProperty({ example: '2026-01-01T00:00:00.000Z' }) from!: string;
  @ApiProperty({ example: '2027-01-01T00:00:00.000Z', description: 'Not in the period any more' }) to!: string;
  @ApiProperty({ example: 'Asia/Dubai' }) timeZone!: string;
  @ApiProperty({ example: false, description: 'Its period was not over when it was asked for' }) provisional!: boolean;
  @ApiProperty({ enum: PACK_STATES, enumName: 'PackState', example: 'done' }) state!: (typeof PACK_STATES)[number];
  @ApiProperty({ example: 'Amina Rahman' }) requestedBy!: string;
  @ApiProperty({ example: AT }) createdAt!: string;
  @ApiProperty({ type: String, nullable: true, example: AT }) endedAt!: string | null;
  @ApiProperty({ type: [ShariahPackFileDto] }) files!: ShariahPackFileDto[];
}

/** Which page of packs to list. */
export class ListShariahPacksQuery {
  @ApiPropertyOptional({ enum: PACK_AUDIENCES, enumName: 'PackAudience', description: 'Whom they are for' })
  @IsOptional() @IsIn(PACK_AUDIENCES) audience?: PackAudience;

  @IsPageSize() limit = 50;

  @ApiPropertyOptional({ format: 'uuid', description: 'The id of the last pack of the page before' })
  @IsOptional() @IsUUID() before?: string;
}

/** Which file of a pack is meant. */
export class DownloadShariahPackQuery {
  @ApiProperty({ enum: PACK_FORMATS, enumName: 'PackFormat', example: 'pdf', description: 'In which form' })
  @IsIn(PACK_FORMATS) format!: PackFormat;

  @ApiPropertyOptional({ enum: LANGUAGES, enumName: 'ReportLanguage', default: 'en', description: 'Of a PDF' })
  @IsIn(LANGUAGES) lang: Language = 'en';
}

/** A control, and where it is tested. */
export class MappedControlDto {
  @ApiProperty({ example: 'charity-only-late-payment' }) id!: string;
  @ApiProperty({ type: BilingualDto }) title!: BilingualDto;
  @ApiProperty({ type: [String], example: ['I19'], description: 'Numbers of invariants that are always looked for' })
  invariants!: string[];

  @ApiProperty({ type: [String], example: ['GET /api/v1/purification'], description: 'Where what it comes to is read' })
  routes!: string[];

  @ApiProperty({
    example: 'apps/api/test/e2e/contracts/contract-lives.e2e.ts', description: 'The test that fails without it',
  })
  testedBy!: string;
}

/** What answers one standard: rules, types of contracts and controls. */
export class StandardMappingDto {
  @ApiProperty({ example: 'AAOIFI SS 8 (Murabaha)', description: 'As the rules cite it' }) standard!: string;
  @ApiProperty({ type: [String], example: ['RIBA-001'], description: 'Rules on payments and on contracts' })
  rules!: string[];

  @ApiProperty({ type: [String], example: ['murabaha'], description: 'Types of contracts that these rules judge' })
  products!: string[];

  @ApiProperty({ type: [MappedControlDto] }) controls!: MappedControlDto[];
}
