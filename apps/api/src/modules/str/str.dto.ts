import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsInt, IsObject, IsOptional, IsString, Matches, Max,
  MaxLength, Min, ValidateNested,
} from 'class-validator';
import { HoldsOuterNames, TakesUetr } from '../../platform/http/outer-names/outer-name-fields.ts';
import { IsPageSize, IsPlainText } from '../../platform/wire.ts';
import { IsFileDay } from '../customers/public.ts';
import { SCHEMA_VERDICTS } from './goaml/goaml-schema.service.ts';
import { REPORT_CODES, STR_STATES, type ReportCode, type StrState } from './str-content.ts';
import { StrPartyDto } from './str-party.dto.ts';
import { IsStrText } from './str-text.decorator.ts';

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const TRANSACTION_ID = 'tx_01m7wskz7nfcnz5jryp8n2sjsg';
const MOST_PAYMENTS = 50;
const MOST_INDICATORS = 40;
const MOST_VERSIONS = 10_000;
const LONG_TEXT = 8000;

const IsReportCode = (): PropertyDecorator => applyDecorators(
  ApiProperty({ enum: REPORT_CODES, enumName: 'StrReportCode', example: 'STR' }), IsIn(REPORT_CODES));

const AreIndicators = (): PropertyDecorator => applyDecorators(
  ApiProperty({
    type: String, isArray: true, maxItems: MOST_INDICATORS, example: ['ALP01'],
    description: 'Codes of the unit that say why it is suspicious',
  }),
  IsArray(), ArrayMaxSize(MOST_INDICATORS), ArrayUnique(), IsString({ each: true }),
  Matches(/^[A-Z0-9_-]{1,20}$/, {
    each: true, message: 'indicators must be codes of the unit: 1 to 20 capital letters, digits, hyphens, underscores.',
  }));

/** From what a report is begun: a case, or payments that were never under review. */
export class OpenStrDto {
  @ApiPropertyOptional({ example: TRANSACTION_ID, description: 'The payment whose review case it comes from' })
  @TakesUetr() @IsOptional() @IsString() @MaxLength(64) caseId?: string;

  @ApiPropertyOptional({
    type: String, isArray: true, minItems: 1, maxItems: MOST_PAYMENTS, example: [TRANSACTION_ID],
    description: 'The payments that it is about; with a case, beside that of the case',
  })
  @TakesUetr() @IsOptional() @IsArray() @ArrayMinSize(1) @ArrayMaxSize(MOST_PAYMENTS) @ArrayUnique()
  @IsString({ each: true }) @MaxLength(64, { each: true })
  transactionIds?: string[];

  @ApiPropertyOptional({ enum: REPORT_CODES, enumName: 'StrReportCode', default: 'STR' })
  @IsOptional() @IsIn(REPORT_CODES) reportCode?: ReportCode;
}

/** What the ledger says of a payment in a report. */
export class StrPaymentDto {
  @ApiProperty({ example: TRANSACTION_ID }) transactionId!: string;
  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) occurredAt!: string;
  @ApiProperty({ example: '4000.00' }) amount!: string;
  @ApiProperty({ example: 'AED' }) currency!: string;
  @ApiProperty({ example: 'pending' }) status!: string;
  @ApiProperty({ example: true, description: 'Whether whoever pays is a customer of the reporting bank' })
  isFromClient!: boolean;

  @ApiProperty({ example: true, description: 'Whether whoever is paid is one' }) isToClient!: boolean;
}

/** What an officer may say of one payment. */
export class StrTransactionDto {
  @ApiProperty({ example: TRANSACTION_ID, description: 'The payment, by id or UETR' })
  @TakesUetr() @IsString() @MaxLength(64) transactionId!: string;

  @IsStrText({ most: 255, example: 'Online', description: 'Where the payment was made' }) location!: string | null;
  @IsStrText({ most: LONG_TEXT, example: 'Car purchase', lines: true }) description!: string | null;
  @IsStrText({ most: 20, example: 'DBCD', description: 'The unit’s code of how it was made' })
  transmodeCode!: string | null;

  @IsStrText({ most: 255, example: '-' }) transmodeComment!: string | null;
  @IsStrText({ most: 20, example: 'ELCFT', description: 'The unit’s code of the funds' }) fromFundsCode!: string | null;
  @IsStrText({ most: 2, example: 'AE' }) fromCountry!: string | null;
  @ApiProperty({ type: StrPartyDto })
  @IsObject() @ValidateNested() @Type(() => StrPartyDto) from!: StrPartyDto;

  @IsStrText({ most: 20, example: 'ELCFT' }) toFundsCode!: string | null;
  @IsStrText({ most: 2, example: 'AE' }) toCountry!: string | null;
  @ApiProperty({ type: StrPartyDto })
  @IsObject() @ValidateNested() @Type(() => StrPartyDto) to!: StrPartyDto;
}

/** A payment of a report with what the ledger and officers say of it. */
export class StrTransactionDetailDto extends StrTransactionDto {
  @ApiProperty({ type: StrPaymentDto }) payment!: StrPaymentDto;
}

/** The next version of a report. */
export class SaveStrDto {
  @ApiProperty({ example: 1, minimum: 1, description: 'The version it was made from' })
  @IsInt() @Min(1) @Max(MOST_VERSIONS) version!: number;

  @IsReportCode() reportCode!: ReportCode;
  @IsStrText({
    most: 255, example: 'FIU-2026-0118', description: 'The unit’s number of an earlier report that this belongs to',
  })
  fiuReference!: string | null;

  @IsStrText({ most: LONG_TEXT, lines: true, example: 'Money was passed on within the hour, three days in a row.' })
  reason!: string | null;

  @IsStrText({ most: LONG_TEXT, lines: true, example: 'The payment was held and refused.' }) action!: string | null;
  @AreIndicators() indicators!: string[];

  @ApiProperty({ type: StrTransactionDto, isArray: true, description: 'Those of the report, in its order' })
  @HoldsOuterNames(() => StrTransactionDto)
  @IsArray() @ArrayMinSize(1) @ArrayMaxSize(MOST_PAYMENTS + 1) @ValidateNested({ each: true })
  @Type(() => StrTransactionDto)
  transactions!: StrTransactionDto[];
}

/** The version that an officer approves. */
export class ApproveStrDto {
  @ApiProperty({ example: 1, minimum: 1 }) @IsInt() @Min(1) @Max(MOST_VERSIONS) version!: number;
}

/** That a report was uploaded, outside of Connect, and what the unit answered. */
export class FileStrDto {
  @IsPlainText({ least: 1, most: 255, example: '12345-0-0', description: 'The number that the unit gave it' })
  reference!: string;

  @IsFileDay({ description: 'The day it was filed', example: '2026-11-21' }) filedOn!: string;
}

/** Which reports to list. */
export class ListStrsQuery {
  @ApiPropertyOptional({ enum: STR_STATES, enumName: 'StrState', description: 'Only those that stand so' })
  @IsOptional() @IsIn(STR_STATES) state?: StrState;

  @ApiPropertyOptional({ example: TRANSACTION_ID, description: 'Only those about this payment' })
  @TakesUetr() @IsOptional() @IsString() @MaxLength(64) transactionId?: string;

  @IsPageSize() limit = 50;

  @ApiPropertyOptional({ description: 'The id of the last report of the page before', example: ID })
  @IsOptional() @IsString() @MaxLength(64) before?: string;
}

/** Which version to take away. */
export class DownloadStrQuery {
  @ApiPropertyOptional({ type: String, pattern: '^[1-9][0-9]{0,3}$', description: 'The newest by default' })
  @IsOptional() @Matches(/^[1-9][0-9]{0,3}$/, { message: 'version must be the number of a version.' })
  version?: string;
}

/** A report in a list. */
export class StrLineDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ enum: STR_STATES, enumName: 'StrState', example: 'draft' }) state!: StrState;
  @IsReportCode() reportCode!: ReportCode;
  @ApiProperty({ example: ID, format: 'uuid' }) bankId!: string;
  @ApiProperty({ example: 'Emirates Sandbox Bank' }) bankName!: string;
  @ApiProperty({ type: String, nullable: true, example: TRANSACTION_ID }) caseId!: string | null;
  @ApiProperty({ example: 1, description: 'How many payments it is about' }) payments!: number;
  @ApiProperty({ example: 2 }) version!: number;
  @ApiProperty({ example: 'Emirates Bank Officer' }) openedBy!: string;
  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) openedAt!: string;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'The unit’s number of it, once filed' })
  reference!: string | null;
}

/** Something that a report lacks. */
export class StrMissingDto {
  @ApiProperty({ example: 'transactions[0].from.birthDate' }) field!: string;
  @ApiProperty({ example: 'birthdate', description: 'The element it would be' }) element!: string;
  @ApiProperty({ example: false, description: 'Whether there is no file without it' }) isRequired!: boolean;
}

/** Whether the file was held against the unit’s schema, and what came of it. */
export class StrValidationDto {
  @ApiProperty({
    enum: SCHEMA_VERDICTS, enumName: 'StrSchemaVerdict', example: 'not_validated_against_schema',
    description: 'Only `valid` says that the file fits the schema; without a schema nobody says so',
  })
  verdict!: (typeof SCHEMA_VERDICTS)[number];

  @ApiProperty({ type: String, nullable: true, example: null, description: 'SHA-256 of the schema' })
  schemaDigest!: string | null;

  @ApiProperty({ type: String, isArray: true, example: [] }) problems!: string[];
}

/** Who made a version, and when. */
export class StrVersionDto {
  @ApiProperty({ example: 1 }) version!: number;
  @ApiProperty({ example: 'Emirates Bank Officer' }) madeBy!: string;
  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) madeAt!: string;
  @ApiProperty({ example: true, description: 'Whether nothing was missing for a file' }) hasFile!: boolean;
}

/** What was done with a version. */
export class StrStepDto {
  @ApiProperty({ enum: ['approved', 'filed', 'downloaded'], enumName: 'StrStepKind', example: 'approved' })
  kind!: 'approved' | 'filed' | 'downloaded';

  @ApiProperty({ example: 1 }) version!: number;
  @ApiProperty({ example: 'Second Officer' }) takenBy!: string;
  @ApiProperty({ example: '2026-11-20T09:30:00.000Z' }) takenAt!: string;
  @ApiProperty({
    type: String, nullable: true, example: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
    description: 'SHA-256 of the file',
  })
  fileDigest!: string | null;

  @ApiProperty({ enum: SCHEMA_VERDICTS, enumName: 'StrSchemaVerdict', nullable: true, example: null })
  verdict!: (typeof SCHEMA_VERDICTS)[number] | null;

  @ApiProperty({ type: String, nullable: true, example: null }) reference!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) filedOn!: string | null;
}

/** A report with its newest version. */
export class StrDto extends StrLineDto {
  @ApiProperty({ type: String, nullable: true, example: null }) fiuReference!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Money was passed on within the hour.' })
  reason!: string | null;

  @ApiProperty({ type: String, nullable: true, example: null }) action!: string | null;
  @ApiProperty({ type: String, isArray: true, example: ['ALP01'] }) indicators!: string[];
  @ApiProperty({
    type: String, isArray: true, example: ['KYC-006'], description: 'Rules that asked and have no code in the settings',
  })
  unmappedRules!: string[];

  @ApiProperty({ type: StrTransactionDetailDto, isArray: true }) transactions!: StrTransactionDetailDto[];
  @ApiProperty({ type: StrMissingDto, isArray: true }) missing!: StrMissingDto[];
  @ApiProperty({ type: StrValidationDto, nullable: true, description: 'null: there is no file yet' })
  validation!: StrValidationDto | null;

  @ApiProperty({ type: StrVersionDto, isArray: true, description: 'The newest first' }) versions!: StrVersionDto[];
  @ApiProperty({ type: StrStepDto, isArray: true, description: 'What was done with it, the newest first' })
  steps!: StrStepDto[];

  @ApiProperty({ example: false, description: 'Whether you may approve the newest version' }) mayApprove!: boolean;
}
