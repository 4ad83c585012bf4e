import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsIn, IsInt, IsNumber, IsObject, IsOptional, IsString, IsUUID, Max,
  MaxLength, Min, ValidateNested,
} from 'class-validator';
import { ROLES, type Role } from '../../platform/http/access/actor.ts';
import { MayBeNull } from '../../platform/http/validation/nulls.ts';
import { IsPageSize, IsPlainText } from '../../platform/wire.ts';
import { BankDto } from '../auth/public.ts';
import { IsBornOn, IsCountry, IsFileDay, IsDocumentNumber, IsIsic, IsMcc } from './customer-fields.decorator.ts';
import {
  ACCOUNT_PURPOSES, CUSTOMER_KINDS, DOCUMENT_KINDS, FUND_SOURCES, KYC_LEVELS, PEP_STATUSES, RISK_RATINGS, RISK_REASONS,
  type AccountPurpose, type CustomerKind, type DocumentKind, type FundSource, type KycLevel, type PepStatus,
  type RiskRating, type RiskReason,
} from './customer-file.ts';

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const MOST_ROWS = 20;
const MOST_VERSIONS = 1_000_000;
const GIVEN_LEVELS = KYC_LEVELS.filter((level) => level !== 'none');
export const CHANGE_STATES = ['pending', 'approved', 'refused'] as const;
export const KYC_STANDINGS = ['verified', 'unverified', 'expired', 'rejected'] as const;

/** A document that tells who a customer is. */
export class CustomerDocumentDto {
  @ApiProperty({ enum: DOCUMENT_KINDS, enumName: 'CustomerDocumentKind', example: 'emirates_id' })
  @IsIn(DOCUMENT_KINDS) kind!: DocumentKind;

  @IsDocumentNumber({ description: 'Letters and digits; spaces and hyphens are left out', example: '784198400000141' })
  number!: string;

  @IsCountry({ description: 'Who issued it, as an ISO 3166 code', example: 'AE' }) country!: string;

  @IsFileDay({
    description: 'From this day on it identifies nobody; null: it does not expire', example: '2029-03-01',
    mayBeNull: true,
  })
  expiresOn!: string | null;
}

/** Somebody to whom a part of an organisation belongs in the end. */
export class BeneficialOwnerDto {
  @IsPlainText({ least: 1, most: 200, example: 'Huda Al Suwaidi' }) name!: string;
  @IsBornOn({ description: 'Day or year of birth', example: '1979-06-30', mayBeNull: true }) birthDate!: string | null;
  @IsCountry({ description: 'Nationality, as an ISO 3166 code', example: 'AE', mayBeNull: true })
  nationality!: string | null;

  @ApiProperty({ example: 60, minimum: 0.01, maximum: 100, description: 'How many per cent belong to them' })
  @IsNumber({ maxDecimalPlaces: 2 }) @Min(0.01) @Max(100) sharePercent!: number;
}

/** What is known of a customer, as they or an officer state it. */
export class CustomerDataDto {
  @ApiProperty({ enum: CUSTOMER_KINDS, enumName: 'CustomerKind', example: 'person' })
  @IsIn(CUSTOMER_KINDS) kind!: CustomerKind;

  @IsPlainText({ least: 1, most: 200, example: 'Amina Rahman', description: 'As the documents say it' })
  legalName!: string;

  @ApiProperty({ type: String, nullable: true, required: false, maxLength: 200, example: 'أمينة رحمن' })
  @IsOptional() @MayBeNull() @IsPlainText({ least: 1, most: 200, optional: true, example: 'أمينة رحمن' })
  legalNameArabic!: string | null;

  @IsBornOn({ description: 'Day or year of birth, or of incorporation', example: '1984-03-02' }) bornOn!: string;
  @IsCountry({ description: 'Nationality of a person; none of an organisation', example: 'AE', mayBeNull: true })
  nationality!: string | null;

  @IsCountry({ description: 'Where a person lives or an organisation is registered', example: 'AE' }) country!: string;

  @ApiProperty({ type: CustomerDocumentDto, isArray: true, maxItems: MOST_ROWS })
  @IsArray() @ArrayMaxSize(MOST_ROWS) @ValidateNested({ each: true }) @Type(() => CustomerDocumentDto)
  documents!: CustomerDocumentDto[];

  @ApiProperty({
    type: BeneficialOwnerDto, isArray: true, maxItems: MOST_ROWS,
    description: 'Of an organisation: whoever holds 25 per cent or more, at least',
  })
  @IsArray() @ArrayMaxSize(MOST_ROWS) @ValidateNested({ each: true }) @Type(() => BeneficialOwnerDto)
  owners!: BeneficialOwnerDto[];

  @ApiProperty({ example: true, description: 'Whether nobody else holds 25 per cent or more' })
  @IsBoolean() areOwnersComplete!: boolean;

  @IsIsic({ description: 'Line of business: a class of ISIC revision 4', example: '4711', mayBeNull: true })
  isic!: string | null;

  @IsMcc({ description: 'Merchant category of who is paid for goods', example: '5411', mayBeNull: true })
  mcc!: string | null;

  @ApiProperty({ enum: ACCOUNT_PURPOSES, enumName: 'AccountPurpose', example: 'salary' })
  @IsIn(ACCOUNT_PURPOSES) purpose!: AccountPurpose;

  @ApiProperty({ type: String, nullable: true, required: false, maxLength: 300, example: 'Rent and school fees' })
  @IsOptional() @MayBeNull() @IsPlainText({ least: 3, most: 300, optional: true }) purposeText!: string | null;

  @ApiProperty({ enum: FUND_SOURCES, enumName: 'FundSource', example: 'salary' })
  @IsIn(FUND_SOURCES) sourceOfFunds!: FundSource;

  @ApiProperty({ type: String, nullable: true, required: false, maxLength: 300, example: 'Salary of a trader' })
  @IsOptional() @MayBeNull() @IsPlainText({ least: 3, most: 300, optional: true }) sourceText!: string | null;
}

/** What the bank thinks of a customer. */
export class CustomerAssessmentDto {
  @ApiProperty({ enum: GIVEN_LEVELS, enumName: 'GivenKycLevel', example: 'standard' })
  @IsIn(GIVEN_LEVELS) level!: Exclude<KycLevel, 'none'>;

  @ApiProperty({ enum: PEP_STATUSES, enumName: 'PepStatus', example: 'none' }) @IsIn(PEP_STATUSES) pep!: PepStatus;
  @ApiProperty({ enum: RISK_RATINGS, enumName: 'RiskRating', example: 'low' }) @IsIn(RISK_RATINGS) risk!: RiskRating;

  @ApiProperty({
    enum: RISK_REASONS, enumName: 'RiskReason', isArray: true, example: [], description: 'Why it is above the least',
  })
  @IsArray() @ArrayMaxSize(RISK_REASONS.length) @ArrayUnique() @IsIn(RISK_REASONS, { each: true })
  riskReasons!: RiskReason[];

  @IsFileDay({ description: 'When an officer last looked at it all', example: '2026-10-01' }) reviewedOn!: string;
  @IsFileDay({ description: 'When one does again', example: '2027-10-01' }) nextReviewOn!: string;
}

/** The next version of a file, as somebody would have it. */
export class ProposeCustomerChangeDto {
  @ApiProperty({ example: 1, minimum: 0, description: 'The version it was made from; 0 where there is no file yet' })
  @IsInt() @Min(0) @Max(MOST_VERSIONS) version!: number;

  @ApiProperty({ type: CustomerDataDto })
  @IsObject() @ValidateNested() @Type(() => CustomerDataDto) data!: CustomerDataDto;

  @ApiPropertyOptional({
    type: CustomerAssessmentDto,
    description: 'Officers alone give it; without it, the assessment stays as it is',
  })
  @IsOptional() @ValidateNested() @Type(() => CustomerAssessmentDto) assessment?: CustomerAssessmentDto;

  @IsPlainText({ least: 3, most: 300, example: 'New passport seen' }) reason!: string;
}

/** What is decided of a proposal. */
export class DecideCustomerChangeDto {
  @ApiProperty({ enum: ['approve', 'refuse'], enumName: 'CustomerDecision', example: 'approve' })
  @IsIn(['approve', 'refuse']) decision!: 'approve' | 'refuse';

  @IsPlainText({ least: 3, most: 300, example: 'Compared with the documents' }) reason!: string;
}

/** Which customers to list. */
export class ListCustomersQuery {
  @ApiPropertyOptional({ maxLength: 100, example: 'amina', description: 'Part of a name or a username' })
  @IsOptional() @IsString() @MaxLength(100) q?: string;

  @ApiPropertyOptional({ enum: KYC_LEVELS, enumName: 'KycLevel', description: 'Only those known at this level today' })
  @IsOptional() @IsIn(KYC_LEVELS) level?: KycLevel;

  @ApiPropertyOptional({ enum: RISK_RATINGS, enumName: 'RiskRating', description: 'Only those rated so' })
  @IsOptional() @IsIn(RISK_RATINGS) risk?: RiskRating;

  @ApiPropertyOptional({
    enum: ['expiring', 'review', 'pending'], enumName: 'CustomerNeed',
    description: 'Only those whose documents run out within 30 days or have, whose review is due, or of whom a change '
      + 'waits',
  })
  @IsOptional() @IsIn(['expiring', 'review', 'pending']) need?: 'expiring' | 'review' | 'pending';

  @IsPageSize() limit = 50;

  @ApiPropertyOptional({ format: 'uuid', description: 'The id of the last customer of the page before' })
  @IsOptional() @IsUUID(undefined, { message: 'before must be the id of the last customer of the page before.' })
  before?: string;
}

/** A customer in a list; of documents, only what somebody needs who compares one. */
export class CustomerLineDto {
  @ApiProperty({ example: ID, format: 'uuid', description: 'The id of the account' }) id!: string;
  @ApiProperty({ example: 'amina' }) username!: string;
  @ApiProperty({ example: 'Amina Rahman' }) name!: string;
  @ApiProperty({ type: String, nullable: true, example: 'Amina Rahman' }) legalName!: string | null;
  @ApiProperty({ enum: ROLES, enumName: 'Role', example: 'user' }) role!: Role;
  @ApiProperty({ type: BankDto, nullable: true }) bank!: BankDto | null;
  @ApiProperty({ enum: CUSTOMER_KINDS, enumName: 'CustomerKind', nullable: true, example: 'person' })
  kind!: CustomerKind | null;

  @ApiProperty({ example: 1, description: '0: there is no file' }) version!: number;
  @ApiProperty({ enum: KYC_LEVELS, enumName: 'KycLevel', example: 'standard', description: 'In force today' })
  level!: KycLevel;

  @ApiProperty({ enum: KYC_LEVELS, enumName: 'KycLevel', example: 'standard', description: 'As it was given' })
  givenLevel!: KycLevel;

  @ApiProperty({ enum: KYC_STANDINGS, enumName: 'KycStanding', example: 'verified' })
  standing!: (typeof KYC_STANDINGS)[number];

  @ApiProperty({ enum: RISK_RATINGS, enumName: 'RiskRating', nullable: true, example: 'low' })
  risk!: RiskRating | null;

  @ApiProperty({ enum: PEP_STATUSES, enumName: 'PepStatus', nullable: true, example: 'none' })
  pep!: PepStatus | null;

  @ApiProperty({
    type: String, nullable: true, example: '2029-03-01',
    description: 'The day the documents run out; null: they do not',
  })
  identifiedUntil!: string | null;

  @ApiProperty({ type: String, nullable: true, example: '2027-10-01' }) nextReviewOn!: string | null;
  @ApiProperty({ type: String, isArray: true, example: ['•••••••••••0141'], description: 'Only the last four figures' })
  documents!: string[];

  @ApiProperty({ example: false, description: 'Whether a change waits to be decided' }) isChangePending!: boolean;
}

/** A version of a file. */
export class CustomerFileDto extends CustomerDataDto {
  @ApiProperty({
    type: CustomerAssessmentDto, nullable: true, description: 'null: there is none yet, or it is not for the caller',
  })
  assessment!: CustomerAssessmentDto | null;
}

/** A proposal, and what became of it. */
export class CustomerChangeDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ example: ID, format: 'uuid' }) customerId!: string;
  @ApiProperty({ example: 2, description: 'The version that it is, or would be' }) version!: number;
  @ApiProperty({ type: CustomerFileDto }) file!: CustomerFileDto;
  @ApiProperty({
    type: String, nullable: true, example: 'New passport seen',
    description: 'Customers read that of their own proposals alone',
  })
  reason!: string | null;

  @ApiProperty({ enum: CHANGE_STATES, enumName: 'CustomerChangeState', example: 'pending' })
  state!: (typeof CHANGE_STATES)[number];

  @ApiProperty({ type: String, nullable: true, example: 'Emirates Bank Officer' }) proposedBy!: string | null;
  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) proposedAt!: string;
  @ApiProperty({ type: String, nullable: true, example: null }) decidedBy!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) decidedAt!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) decisionReason!: string | null;
  @ApiProperty({ example: true, description: 'Whether the one who asks may decide it' }) mayDecide!: boolean;
}

/** A customer with the file in force and the change that waits, if one does. */
export class CustomerDto extends CustomerLineDto {
  @ApiProperty({ type: CustomerFileDto, nullable: true }) file!: CustomerFileDto | null;
  @ApiProperty({ type: CustomerChangeDto, nullable: true }) pending!: CustomerChangeDto | null;
}
