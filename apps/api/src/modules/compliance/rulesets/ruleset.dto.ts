import { profiles } from '@connect/compliance-rules';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize, IsArray, IsIn, IsInt, IsISO31661Alpha2, IsObject, IsOptional, IsString, Max, MaxLength, Min,
  ValidateNested,
} from 'class-validator';
import { IsDay } from '../../../platform/day.ts';
import { CURRENCIES, type Currency } from '../../../platform/money.ts';
import { IsAmount, IsPageSize, IsPlainText, IsQueryNumber } from '../../../platform/wire.ts';
import { ACTIONS } from '../verdict.dto.ts';

export const PROFILES = Object.keys(profiles) as (keyof typeof profiles)[];
export const RULE_SETTINGS = ['off', 'advise', 'flag', 'prohibit'] as const;
const STATES = ['draft', 'shadowed', 'active', 'retired'] as const;
export type RulesetState = (typeof STATES)[number];
type Action = (typeof ACTIONS)[number];

const MOST_RULES = 300;
const MOST_DAYS = 90;
const MOST_COUNTRIES = 250;
const MOST_EDITIONS = 40;
const EVIDENCE = 'A stated source of funds needs its evidence';
const UNVERIFIED_DAY = 'What somebody not identified pays in a day is looked at';
const UNVERIFIED_MONTH = 'What somebody not identified pays in a month is looked at';
const PATTERN = 'What a day comes to is looked at for speed, collecting and spreading';
const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';

/** From where the money-laundering rules look closer at payments in one currency. */
export class ThresholdsDto {
  @IsAmount({ least: 1n, example: '3500.00', description: 'A transfer needs an identified sender' }) transfer!: string;
  @IsAmount({ least: 1n, example: '55000.00', description: 'Payments need a source of funds' }) large!: string;
  @IsAmount({ least: 1n, example: '10000.00', description: 'A payment should say what it is for' }) purpose!: string;
  @IsAmount({ least: 1n, example: '200000.00', description: EVIDENCE }) evidence!: string;
  @IsAmount({ least: 1n, example: '3500.00', description: UNVERIFIED_DAY }) unverifiedDay!: string;
  @IsAmount({ least: 1n, example: '10000.00', description: UNVERIFIED_MONTH }) unverifiedMonth!: string;
  @IsAmount({ least: 1n, example: '3500.00', description: PATTERN }) pattern!: string;
}

/** The thresholds of one currency as a draft names them; one that it leaves out stays as it is. */
export class DraftThresholdsDto {
  @IsAmount({ least: 1n, example: '3500.00', description: 'A transfer needs an identified sender' }) transfer!: string;
  @IsAmount({ least: 1n, example: '55000.00', description: 'Payments need a source of funds' }) large!: string;
  @IsAmount({ least: 1n, example: '10000.00', description: 'A payment should say what it is for' }) purpose!: string;

  @IsAmount({ least: 1n, optional: true, example: '200000.00', description: EVIDENCE }) evidence?: string;
  @IsAmount({ least: 1n, optional: true, example: '3500.00', description: UNVERIFIED_DAY }) unverifiedDay?: string;
  @IsAmount({ least: 1n, optional: true, example: '10000.00', description: UNVERIFIED_MONTH }) unverifiedMonth?: string;
  @IsAmount({ least: 1n, optional: true, example: '3500.00', description: PATTERN }) pattern?: string;
}

/** The thresholds of both currencies. */
export class ThresholdsByCurrencyDto {
  @ApiProperty({ type: ThresholdsDto }) @IsObject() @ValidateNested() @Type(() => ThresholdsDto) AED!: ThresholdsDto;
  @ApiProperty({ type: ThresholdsDto }) @IsObject() @ValidateNested() @Type(() => ThresholdsDto) QAR!: ThresholdsDto;
}

/** The thresholds of both currencies as a draft names them. */
export class DraftThresholdsByCurrencyDto {
  @ApiProperty({ type: DraftThresholdsDto }) @IsObject() @ValidateNested() @Type(() => DraftThresholdsDto)
  AED!: DraftThresholdsDto;

  @ApiProperty({ type: DraftThresholdsDto }) @IsObject() @ValidateNested() @Type(() => DraftThresholdsDto)
  QAR!: DraftThresholdsDto;
}

/** A rule that a board has made graver or milder, or turned off. */
export class RuleSettingDto {
  @ApiProperty({ example: 'RIBA-017' }) @IsString() @MaxLength(20) ruleId!: string;
  @ApiProperty({ enum: RULE_SETTINGS, enumName: 'RuleSetting', example: 'prohibit' })
  @IsIn(RULE_SETTINGS) severity!: (typeof RULE_SETTINGS)[number];
}

const IsCountries = (description: string, example: string[]): PropertyDecorator => applyDecorators(
  ApiProperty({ type: String, isArray: true, description: `${description}, as ISO 3166 alpha-2 codes`, example }),
  IsArray(), ArrayMaxSize(MOST_COUNTRIES),
  IsISO31661Alpha2({ each: true, message: '$property must be ISO 3166 codes of two letters, like KP.' }),
);

/** The country lists that the FATF published at one plenary. */
export class CountryListsDto {
  @IsDay({ example: '2026-06-19', description: 'The day of the plenary, from which they hold' })
  from!: string;

  @IsPlainText({ least: 3, most: 200, example: 'FATF plenary of June 2026', description: 'Where they were published' })
  source!: string;

  @IsCountries('High-risk jurisdictions subject to a call for action', ['IR', 'KP', 'MM']) callForAction!: string[];
  @IsCountries('Jurisdictions under increased monitoring', ['LB', 'YE']) increasedMonitoring!: string[];
}

/** Changes to the settings in force; what is absent stays as it is. */
export class DraftRulesetDto {
  @ApiPropertyOptional({ enum: PROFILES, enumName: 'RulesetProfile', example: 'IIFA-STRICT' })
  @IsOptional() @IsIn(PROFILES) profile?: (typeof PROFILES)[number];

  @IsPlainText({ least: 1, most: 100, optional: true, example: 'Board minutes 2026/14' }) boardReference?: string;

  @ApiPropertyOptional({ type: DraftThresholdsByCurrencyDto })
  @IsOptional() @IsObject() @ValidateNested() @Type(() => DraftThresholdsByCurrencyDto)
  thresholds?: DraftThresholdsByCurrencyDto;

  @ApiPropertyOptional({ type: RuleSettingDto, isArray: true, description: 'All of them; for profile BOARD alone' })
  @IsOptional() @IsArray() @ArrayMaxSize(MOST_RULES) @ValidateNested({ each: true }) @Type(() => RuleSettingDto)
  rules?: RuleSettingDto[];

  @ApiPropertyOptional({
    type: CountryListsDto, isArray: true,
    description: 'Editions to add; one of the same day as an edition that is known takes its place',
  })
  @IsOptional() @IsArray() @ArrayMaxSize(MOST_EDITIONS) @ValidateNested({ each: true }) @Type(() => CountryListsDto)
  countryLists?: CountryListsDto[];

  @IsPlainText({ least: 10, most: 500, example: 'The board asked for a stricter reading of tawarruq.' }) note!: string;
}

/** Everything a version settles. */
export class RulesetSettingsDto {
  @ApiProperty({ enum: PROFILES, enumName: 'RulesetProfile', example: 'AAOIFI-UAE' })
  profile!: (typeof PROFILES)[number];

  @ApiProperty({ type: String, nullable: true, example: null }) boardReference!: string | null;
  @ApiProperty({ type: ThresholdsByCurrencyDto }) thresholds!: ThresholdsByCurrencyDto;
  @ApiProperty({ type: RuleSettingDto, isArray: true }) rules!: RuleSettingDto[];
  @ApiProperty({
    type: CountryListsDto, isArray: true,
    description: 'Every edition, oldest first; a payment is judged by the one in force on its day',
  })
  countryLists!: CountryListsDto[];
}

/** How many payments would have ended otherwise in one way, and how much money they were. */
export class TrialCountDto {
  @ApiProperty({ enum: ACTIONS, enumName: 'VerdictAction', example: 'allow' }) from!: Action;
  @ApiProperty({ enum: ACTIONS, enumName: 'VerdictAction', example: 'review' }) to!: Action;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ example: 3 }) count!: number;
  @ApiProperty({ example: '64000.00' }) amount!: string;
}

/** What a version would have decided of recent payments. */
export class TrialDto {
  @ApiProperty({ example: 30 }) days!: number;
  @ApiProperty({ example: 1842 }) examined!: number;
  @ApiProperty({ example: false, description: 'True when there were more payments than are tried at once' })
  isPartial!: boolean;

  @ApiProperty({ type: TrialCountDto, isArray: true }) changes!: TrialCountDto[];
  @ApiProperty({ example: 'Emirates Bank Officer' }) ranBy!: string;
  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) ranAt!: string;
}

/** One payment that a version would have judged otherwise. */
export class TrialChangeDto {
  @ApiProperty({ example: 1, description: 'Its place in the list, for the next page' }) position!: number;
  @ApiProperty({ example: 'tx_01m7wskz7nfcnz5jryp8n2sjsg' }) transactionId!: string;
  @ApiProperty({ enum: ACTIONS, enumName: 'VerdictAction', example: 'allow' }) from!: Action;
  @ApiProperty({ enum: ACTIONS, enumName: 'VerdictAction', example: 'review' }) to!: Action;
  @ApiProperty({ type: String, isArray: true, example: ['KYC-003'], description: 'The rules that would fire' })
  rules!: string[];

  @ApiProperty({ example: '20000.00' }) amount!: string;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ type: String, nullable: true, example: 'Car purchase' }) memo!: string | null;
}

/** One version of the settings that payments are judged with. */
export class RulesetDto {
  @ApiProperty({ example: 2 }) version!: number;
  @ApiProperty({ enum: STATES, enumName: 'RulesetState', example: 'active' }) state!: RulesetState;
  @ApiProperty({ type: RulesetSettingsDto }) settings!: RulesetSettingsDto;
  @ApiProperty({
    example: false, description: 'True when the newest country lists are older than four months: later ones exist',
  })
  areCountryListsStale!: boolean;

  @ApiProperty({ example: 'The board asked for the stricter reading of tawarruq.' }) note!: string;
  @ApiProperty({ type: String, nullable: true, example: ID, format: 'uuid' }) createdById!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Emirates Bank Officer' }) createdBy!: string | null;
  @ApiProperty({ example: '2026-11-20T08:00:00.000Z' }) createdAt!: string;
  @ApiProperty({ type: String, nullable: true, example: 'Sandbox Administrator' }) activatedBy!: string | null;
  @ApiProperty({ type: String, nullable: true, example: '2026-11-20T09:00:00.000Z' }) activatedAt!: string | null;
  @ApiProperty({ type: TrialDto, nullable: true, description: 'null until it was tried' }) trial!: TrialDto | null;
}

/** How far back to try a version. */
export class ShadowRunDto {
  @ApiProperty({ minimum: 1, maximum: MOST_DAYS, example: 30 }) @IsInt() @Min(1) @Max(MOST_DAYS) days!: number;
}

/** Which changes to list. */
export class ListTrialChangesQuery {
  @IsPageSize() limit = 50;

  @IsQueryNumber('The last position of the previous page', 1_000_000) after?: number;
}
