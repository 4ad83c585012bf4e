import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';
import { IsDay } from '../../platform/day.ts';
import { LANGUAGES, type Language } from '../../platform/pdf/pdf-document.ts';
import { IsInstant, IsPageSize, IsSortOf, TIME_SORTS, type TimeSort } from '../../platform/wire.ts';
import { ComplianceReportDto } from '../figures/public.ts';
import { isTimeZone, REPORT_TYPES, type ReportType } from './period.ts';

export const FORMATS = ['pdf', 'csv', 'json'] as const;
export type ReportFormat = (typeof FORMATS)[number];
const STATES = ['queued', 'running', 'done', 'failed'] as const;
export const VERIFICATION_OUTCOMES = ['genuine', 'altered', 'unrecorded', 'unknown'] as const;
const DOCUMENTS = ['report', 'case_file', 'statement', 'zakat_certificate', 'shariah_pack'] as const;
const KEY_ID = 'AGzNDRWbqMLSEnKonzwxNFDcEAQg_8RdVz-KCqE-yao';
const DIGEST = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
/** A time zone in which days begin and end. */
export const IsTimeZone = (): PropertyDecorator => applyDecorators(
  ApiPropertyOptional({
    type: String, example: 'Asia/Dubai', default: 'UTC',
    description: 'In which days begin and end, as the IANA names it',
  }),
  ValidateBy({ name: 'isTimeZone', validator: {
    validate: (value) => typeof value === 'string' && value.length <= 64 && isTimeZone(value),
    defaultMessage: (args) =>
      `${args?.property ?? 'timeZone'} must be the IANA name of a time zone, such as Asia/Dubai.`,
  } }),
);

/** What a report is wanted of. */
export class RequestReportDto {
  @ApiProperty({ enum: REPORT_TYPES, enumName: 'ReportType', example: 'custom' })
  @IsIn(REPORT_TYPES) type!: ReportType;

  @IsDay({
    description: 'The first day of a custom report; of the others any day of the period, today by default',
    example: '2026-07-01', isOptional: true,
  })
  from?: string;

  @IsDay({ description: 'The last day of a custom report', example: '2026-09-30', isOptional: true }) to?: string;
  @IsTimeZone() timeZone = 'UTC';
}

/** One file of a report. */
export class ReportFileDto {
  @ApiProperty({ enum: FORMATS, enumName: 'ReportFormat', example: 'pdf' }) format!: ReportFormat;
  @ApiProperty({ enum: LANGUAGES, enumName: 'ReportLanguage', nullable: true, example: 'en', description: 'Of a PDF' })
  language!: Language | null;

  @ApiProperty({ example: 48_000, description: 'In bytes' }) size!: number;
  @ApiProperty({ example: DIGEST, description: 'SHA-256' })
  digest!: string;

  @ApiProperty({ example: KEY_ID, description: 'The key it is signed by, as published at /.well-known/jwks.json' })
  keyId!: string;
}

/** One run of a report. */
export class ReportDto {
  @ApiProperty({ format: 'uuid', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' }) id!: string;
  @ApiProperty({ enum: REPORT_TYPES, enumName: 'ReportType', example: 'monthly' }) type!: ReportType;
  @ApiProperty({ example: '2026-07-01T00:00:00.000Z' }) from!: string;
  @ApiProperty({ example: '2026-08-01T00:00:00.000Z', description: 'Not in the period any more' }) to!: string;
  @ApiProperty({ example: 'Asia/Dubai' }) timeZone!: string;
  @ApiProperty({ example: false, description: 'Its period was not over when it was asked for' }) provisional!: boolean;
  @ApiProperty({ enum: STATES, enumName: 'ReportState', example: 'done' }) state!: (typeof STATES)[number];
  @ApiProperty({ example: 100, minimum: 0, maximum: 100, description: 'Per cent of the work' }) progress!: number;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'null for everybody’s payments' })
  bankName!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Layla Haddad', description: 'null when a schedule asked' })
  requestedBy!: string | null;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'The schedule that asked for it' })
  scheduleId!: string | null;

  @ApiProperty({ type: Number, nullable: true, example: 98.4 }) overallScore!: number | null;
  @ApiProperty({ type: ReportFileDto, isArray: true }) files!: ReportFileDto[];
  @ApiProperty({ example: '2026-08-01T00:00:00.000Z' }) createdAt!: string;
  @ApiProperty({ type: String, nullable: true, example: '2026-08-01T00:00:02.000Z' }) endedAt!: string | null;
}

/** One run of a report with its figures. */
export class ReportDetailDto extends ReportDto {
  @ApiProperty({ type: ComplianceReportDto, nullable: true, description: 'null until it is done' })
  figures!: ComplianceReportDto | null;
}

/** Which page of reports to list. */
export class ListReportsQuery {
  @ApiPropertyOptional({ enum: REPORT_TYPES, enumName: 'ReportType', description: 'The kind of period' })
  @IsOptional() @IsIn(REPORT_TYPES) type?: ReportType;

  @ApiPropertyOptional({ enum: STATES, enumName: 'ReportState', description: 'The state it is in' })
  @IsOptional() @IsIn(STATES) state?: (typeof STATES)[number];

  @IsInstant('Asked for at or after', '2026-11-01') from?: string;
  @IsInstant('Asked for before', '2026-12-01') to?: string;

  @IsSortOf(TIME_SORTS, 'TimeSort') sort?: TimeSort;

  @IsPageSize() limit = 50;

  @ApiPropertyOptional({ description: 'The id of the last report of the previous page' })
  @IsOptional() @IsString() @MaxLength(64) before?: string;
}

/** Which file of a report is meant. */
export class DownloadReportQuery {
  @ApiProperty({ enum: FORMATS, enumName: 'ReportFormat', example: 'pdf', description: 'In which form' })
  @IsIn(FORMATS) format!: ReportFormat;

  @ApiPropertyOptional({ enum: LANGUAGES, enumName: 'ReportLanguage', default: 'en', description: 'Of a PDF' })
  @IsIn(LANGUAGES) lang: Language = 'en';
}

/** Which signature of a report is meant. */
export class ReportSignatureQuery {
  @ApiProperty({ enum: ['csv', 'json'], example: 'json', description: 'Of which form' })
  @IsIn(['csv', 'json']) format!: 'csv' | 'json';
}

/** Whether a file is a report as it was issued. */
export class ReportVerificationDto {
  @ApiProperty({ example: true }) valid!: boolean;
  @ApiProperty({ enum: VERIFICATION_OUTCOMES, enumName: 'VerificationOutcome', example: 'genuine' })
  outcome!: (typeof VERIFICATION_OUTCOMES)[number];

  @ApiProperty({ example: 'This is a report as it was issued; nothing in it was changed.' }) sentence!: string;
  @ApiProperty({ example: false, description: 'Whether it is a certificate of zakat that another one supersedes' })
  isSuperseded!: boolean;

  @ApiProperty({
    enum: DOCUMENTS, enumName: 'IssuedDocument', nullable: true, example: 'report',
    description: 'What it was issued as; null when it was not, or not like this',
  })
  document!: (typeof DOCUMENTS)[number] | null;

  @ApiProperty({ example: DIGEST, description: 'SHA-256 of the file' }) digest!: string;
  @ApiProperty({ type: String, nullable: true, example: KEY_ID, description: 'The published key that signed it' })
  keyId!: string | null;

  @ApiProperty({ type: ReportDto, nullable: true, description: 'The first run that issued it, if you may see it' })
  report!: ReportDto | null;
}
