import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsInt, IsObject, IsOptional, IsUUID, Matches, Max, Min, ValidateNested,
} from 'class-validator';
import { CURRENCIES } from '../../platform/money.ts';
import { IsPlainText } from '../../platform/wire.ts';
import { IsCountry } from '../customers/public.ts';
import { IsStrText } from './str-text.decorator.ts';

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const MOST_ID = 2_147_483_647;
const MOST_RULES = 300;

/** Who signs the bank’s reports. */
export class StrReportingPersonDto {
  @IsPlainText({ least: 1, most: 100, example: 'Huda' }) firstName!: string;
  @IsPlainText({ least: 1, most: 100, example: 'Al Suwaidi' }) lastName!: string;
  @IsStrText({ most: 255, example: 'huda@example.com' }) email!: string | null;
  @IsStrText({ most: 255, example: 'Money laundering reporting officer' }) occupation!: string | null;
}

/** Where the bank reports from. */
export class StrLocationDto {
  @IsPlainText({ least: 1, most: 20, example: 'BU', description: 'The unit’s code of the kind of address' })
  addressType!: string;

  @IsPlainText({ least: 1, most: 100, example: '12 Harbour Street' }) address!: string;
  @IsPlainText({ least: 1, most: 255, example: 'Abu Dhabi' }) city!: string;
  @IsCountry({ description: 'As an ISO 3166 code', example: 'AE' }) country!: string;
  @IsStrText({ most: 255, example: 'Abu Dhabi' }) state!: string | null;
}

/** The unit’s code for what a rule looks for. */
export class StrIndicatorDto {
  @ApiProperty({ example: 'KYC-006', pattern: '^[A-Z]+-\\d{3}$' })
  @Matches(/^[A-Z]+-\d{3}$/, { message: 'ruleId must be the id of a rule, like KYC-006.' }) ruleId!: string;

  @ApiProperty({ example: 'ALP01', pattern: '^[A-Z0-9_-]{1,20}$' })
  @Matches(/^[A-Z0-9_-]{1,20}$/, { message: 'code must be a code of the unit.' }) code!: string;
}

/** What a bank tells its financial intelligence unit of itself, and the unit’s codes for what it says. */
export class StrSettingsDto {
  @ApiProperty({ example: 3177, minimum: 1, description: 'The number by which the unit knows the bank (rentity_id)' })
  @IsInt() @Min(1) @Max(MOST_ID) rentityId!: number;

  @IsStrText({ most: 255, example: 'Head office' }) rentityBranch!: string | null;
  @IsPlainText({ least: 1, most: 255, example: 'Emirates Sandbox Bank' }) institutionName!: string;
  @IsPlainText({ least: 1, most: 50, example: 'ESBKAEAD' }) institutionCode!: string;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) @IsIn(CURRENCIES) localCurrency!: string;
  @ApiProperty({ example: 'E', pattern: '^[A-Z]$', description: 'How reports reach the unit' })
  @Matches(/^[A-Z]$/, { message: 'submissionCode must be a capital letter.' }) submissionCode!: string;

  @ApiProperty({ type: StrReportingPersonDto })
  @IsObject() @ValidateNested() @Type(() => StrReportingPersonDto) reportingPerson!: StrReportingPersonDto;

  @ApiProperty({ type: StrLocationDto })
  @IsObject() @ValidateNested() @Type(() => StrLocationDto) location!: StrLocationDto;

  @IsPlainText({ least: 1, most: 20, example: 'ELCFT', description: 'The unit’s code of digital money' })
  fundsCode!: string;

  @IsPlainText({ least: 1, most: 20, example: 'DBCD', description: 'The unit’s code of a payment between wallets' })
  transmodeCode!: string;

  @IsStrText({ most: 255, example: '-' }) transmodeComment!: string | null;
  @ApiProperty({ type: StrIndicatorDto, isArray: true, maxItems: MOST_RULES })
  @IsArray() @ArrayMaxSize(MOST_RULES) @ArrayUnique(({ ruleId }: StrIndicatorDto) => ruleId)
  @ValidateNested({ each: true }) @Type(() => StrIndicatorDto)
  indicators!: StrIndicatorDto[];
}

/** The settings in force. */
export class KeptStrSettingsDto {
  @ApiProperty({ example: 1, description: '0: there are none yet' }) version!: number;
  @ApiProperty({ type: StrSettingsDto, nullable: true }) settings!: StrSettingsDto | null;
}

/** Of which bank. */
export class StrBankQuery {
  @ApiPropertyOptional({ format: 'uuid', example: ID, description: 'Administrators name the bank; officers have one' })
  @IsOptional() @IsUUID(undefined, { message: 'bankId must be the id of a bank.' }) bankId?: string;
}
