import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsInt, IsOptional, IsString, IsUUID, Matches, Max, MaxLength,
  Min,
} from 'class-validator';
import { IsDay } from '../../platform/day.ts';
import { TakesUetr } from '../../platform/http/outer-names/outer-name-fields.ts';
import { CURRENCIES, type Currency } from '../../platform/money.ts';
import { IsAmount, IsPlainText } from '../../platform/wire.ts';
import { BankDto } from '../auth/public.ts';
import {
  MATERIALITIES, NATURES, PRINCIPLES, SOURCES, STATES, STEP_KINDS,
  type NonComplianceMateriality, type NonComplianceNature, type NonCompliancePrinciple, type NonComplianceSource,
  type NonComplianceState, type NonComplianceStepKind,
} from './noncompliance-words.ts';

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const TRANSACTION_ID = 'tx_01m7wskz7nfcnz5jryp8n2sjsg';
const AT = '2026-11-20T08:30:00.000Z';
const MOST_PAYMENTS = 200;
const NATURE = 'actual: it happened; potential: a control that would have kept it away was missing';
const MATERIALITY = 'Policy of the bank’s committee: what is material is confirmed by a scholar before it is closed';

const ArePayments = (description: string): PropertyDecorator => (target, key) => {
  const decorators = [
    ApiProperty({ type: String, isArray: true, required: false, example: [TRANSACTION_ID], maxItems: MOST_PAYMENTS,
      description }),
    TakesUetr(), IsOptional(), IsArray(), ArrayMaxSize(MOST_PAYMENTS), ArrayUnique(), IsString({ each: true }),
    MaxLength(64, { each: true }),
  ];
  for (const decorate of decorators) decorate(target, key);
};

/** What an event is, as somebody classifies it. */
export class NonComplianceClassDto {
  @ApiProperty({ enum: NATURES, enumName: 'NonComplianceNature', example: 'actual', description: NATURE })
  @IsIn(NATURES) nature!: NonComplianceNature;

  @ApiProperty({
    enum: MATERIALITIES, enumName: 'NonComplianceMateriality', example: 'material', description: MATERIALITY,
  })
  @IsIn(MATERIALITIES) materiality!: NonComplianceMateriality;

  @IsPlainText({
    least: 3, most: 1000, optional: true, example: 'The rule did not know the word.', description: 'Why it came about',
  })
  cause?: string;

  @IsAmount({
    least: 0n, optional: true, example: '120.00', description: 'How much of the income is tainted, once known',
  })
  tainted?: string;
}

/** Something that an officer found. */
export class RecordNonComplianceDto extends NonComplianceClassDto {
  @IsPlainText({ least: 3, most: 200, example: 'Interest on a correspondent account' }) title!: string;
  @IsPlainText({
    least: 3, most: 2000, example: 'The correspondent credited interest in October.',
  })
  description!: string;

  @ApiPropertyOptional({ enum: PRINCIPLES, enumName: 'RuleSubject', example: 'riba' })
  @IsOptional() @IsIn(PRINCIPLES) principle?: NonCompliancePrinciple;

  @ApiPropertyOptional({ type: String, isArray: true, example: ['RIBA-019'], maxItems: 20 })
  @IsOptional() @IsArray() @ArrayMaxSize(20) @ArrayUnique()
  @Matches(/^[A-Z]{2,6}-\d{3}$/, { each: true, message: 'ruleIds must be ids of rules, like RIBA-019.' })
  ruleIds?: string[];

  @ArePayments('The payments that it concerns, by id or UETR; they are of your bank’s customers')
  transactionIds?: string[];

  @ApiPropertyOptional({ example: ID, format: 'uuid', description: 'The contract that it concerns' })
  @IsOptional() @IsUUID() contractId?: string;

  @ApiPropertyOptional({
    enum: CURRENCIES, enumName: 'Currency', example: 'AED',
    description: 'Of what is tainted; that of the payments or the contract where there are any',
  })
  @IsOptional() @IsIn(CURRENCIES) currency?: Currency;
}

/** Which payments of a trial are taken into the register. */
export class TakeOverTrialDto {
  @ApiProperty({ example: 2, minimum: 1, description: 'The version of the rules that was tried' })
  @IsInt() @Min(1) @Max(100_000_000) version!: number;

  @ArePayments('Those alone, by id or UETR; all that it would refuse where none is named') transactionIds?: string[];

  @ApiPropertyOptional({ example: 0, minimum: 0, description: 'Where the last part ended, for the next one' })
  @IsOptional() @IsInt() @Min(0) @Max(100_000_000) after?: number;
}

/** What came of taking over a trial. */
export class TakenOverDto {
  @ApiProperty({ example: 40, description: 'Completed payments that the version would refuse, within this part' })
  payments!: number;

  @ApiProperty({ example: 41, description: 'One for each of them and each rule of the Shariah that objects' })
  findings!: number;

  @ApiProperty({ example: 40, description: 'How many are new in the register' }) recorded!: number;
  @ApiProperty({
    type: Number, nullable: true, example: null, description: 'Where the next part begins; null: none is left',
  })
  next!: number | null;
}

const STEPS = ['classify', 'plan', 'follow_up', 'remedy', 'reopen'] as const;

/** A step of an event. */
export class NonComplianceStepRequestDto {
  @ApiProperty({
    enum: STEPS, enumName: 'NonComplianceAction', example: 'plan',
    description: 'classify needs nature and materiality; plan needs ownerId, plan and dueOn; the others need a note',
  })
  @IsIn(STEPS) step!: (typeof STEPS)[number];

  @ApiPropertyOptional({ enum: NATURES, enumName: 'NonComplianceNature', description: NATURE })
  @IsOptional() @IsIn(NATURES) nature?: NonComplianceNature;

  @ApiPropertyOptional({ enum: MATERIALITIES, enumName: 'NonComplianceMateriality', description: MATERIALITY })
  @IsOptional() @IsIn(MATERIALITIES) materiality?: NonComplianceMateriality;

  @IsPlainText({ least: 3, most: 1000, optional: true, description: 'Why it came about' }) cause?: string;
  @IsAmount({ least: 0n, optional: true, example: '120.00', description: 'How much of the income is tainted' })
  tainted?: string;

  @ApiPropertyOptional({ example: ID, format: 'uuid', description: 'The officer of the bank who sees to it' })
  @IsOptional() @IsUUID() ownerId?: string;

  @IsPlainText({ least: 3, most: 1000, optional: true, example: 'Close the account and purify what was credited.' })
  plan?: string;

  @IsDay({ description: 'By when', example: '2026-12-15', isOptional: true }) dueOn?: string;
  @IsPlainText({ least: 3, most: 1000, optional: true, example: 'The account is closed.' }) note?: string;
}

/** The words of whoever confirms or closes. */
export class NonComplianceNoteDto {
  @IsPlainText({ least: 3, most: 1000, example: 'Seen in the statement of November.' }) note!: string;
}

/** Somebody of the bank. */
export class NonCompliancePersonDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Emirates Bank Officer' }) name!: string;
}

/** What was done about an event, and where it stood after that. */
export class NonComplianceStepDto {
  @ApiProperty({ example: 1 }) position!: number;
  @ApiProperty({
    enum: STEP_KINDS, enumName: 'NonComplianceStepKind', example: 'recorded',
  })
  kind!: NonComplianceStepKind;
  @ApiProperty({ type: String, nullable: true, example: null }) note!: string | null;
  @ApiProperty({ enum: STATES, enumName: 'NonComplianceState', example: 'open' }) state!: NonComplianceState;
  @ApiProperty({ enum: NATURES, enumName: 'NonComplianceNature', nullable: true, example: null })
  nature!: NonComplianceNature | null;

  @ApiProperty({ enum: MATERIALITIES, enumName: 'NonComplianceMateriality', nullable: true, example: null })
  materiality!: NonComplianceMateriality | null;

  @ApiProperty({ type: String, nullable: true, example: null }) plan!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) dueOn!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) tainted!: string | null;
  @ApiProperty({
    type: String, nullable: true, example: 'Emirates Bank Officer', description: 'null: found by the clock',
  })
  takenBy!: string | null;

  @ApiProperty({ example: AT }) takenAt!: string;
}

/** A payment that an event concerns. */
export class NonCompliancePaymentDto {
  @ApiProperty({ example: TRANSACTION_ID }) transactionId!: string;
  @ApiProperty({ example: '250.00' }) amount!: string;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ example: AT }) createdAt!: string;
}

/** What did not comply, or may not have. */
export class NonComplianceDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ type: BankDto }) bank!: BankDto;
  @ApiProperty({
    example: 12, description: 'Its number in the register of the bank, which has no gaps',
  })
  number!: number;
  @ApiProperty({ enum: SOURCES, enumName: 'NonComplianceSource', example: 'shadow_run' }) source!: NonComplianceSource;
  @ApiProperty({ enum: STATES, enumName: 'NonComplianceState', example: 'open' }) state!: NonComplianceState;
  @ApiProperty({ example: 'Interest on a correspondent account' }) title!: string;
  @ApiProperty({ example: 'The correspondent credited interest in October.' }) description!: string;
  @ApiProperty({ enum: PRINCIPLES, enumName: 'RuleSubject', nullable: true, example: 'riba' })
  principle!: NonCompliancePrinciple | null;

  @ApiProperty({ type: String, isArray: true, example: ['RIBA-019'] }) ruleIds!: string[];
  @ApiProperty({ type: Number, nullable: true, example: 2, description: 'The version of the rules that found it' })
  rulesetVersion!: number | null;

  @ApiProperty({ type: String, nullable: true, example: null, format: 'uuid' }) contractId!: string | null;
  @ApiProperty({ example: 1, description: 'How many payments it concerns' }) payments!: number;
  @ApiProperty({
    enum: NATURES, enumName: 'NonComplianceNature', nullable: true, example: 'actual', description: NATURE,
  })
  nature!: NonComplianceNature | null;

  @ApiProperty({
    enum: MATERIALITIES, enumName: 'NonComplianceMateriality', nullable: true, example: 'material',
      description: MATERIALITY,
  })
  materiality!: NonComplianceMateriality | null;

  @ApiProperty({ type: String, nullable: true, example: null }) cause!: string | null;
  @ApiProperty({ type: String, nullable: true, example: '120.00' }) tainted!: string | null;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', nullable: true, example: 'AED' }) currency!: Currency | null;
  @ApiProperty({ type: NonCompliancePersonDto, nullable: true, description: 'Who sees to it' })
  owner!: NonCompliancePersonDto | null;

  @ApiProperty({ type: String, nullable: true, example: null }) plan!: string | null;
  @ApiProperty({ type: String, nullable: true, example: '2026-12-15' }) dueOn!: string | null;
  @ApiProperty({
    example: false, description: 'Whether the day of its plan is over and it is not remedied',
  })
  isOverdue!: boolean;
  @ApiProperty({ example: false, description: 'Whether a scholar confirmed that it was mended' }) isConfirmed!: boolean;
  @ApiProperty({
    type: String, nullable: true, example: 'Emirates Bank Officer', description: 'null: found by the clock',
  })
  recordedBy!: string | null;

  @ApiProperty({ example: AT }) recordedAt!: string;
}

/** A finding of a Shariah review. */
export class ReviewedFindingDto {
  @ApiProperty({ format: 'uuid', example: ID }) id!: string;
  @ApiProperty({ format: 'uuid', example: ID, description: 'The plan under which it was raised' }) planId!: string;
}

/** An event with its payments, its steps and what its reader may do. */
export class NonComplianceDetailDto extends NonComplianceDto {
  @ApiProperty({
    type: ReviewedFindingDto, nullable: true, description: 'The finding of a Shariah review that it came from',
  })
  finding!: ReviewedFindingDto | null;

  @ApiProperty({ type: NonCompliancePaymentDto, isArray: true, description: 'The first two hundred' })
  concerned!: NonCompliancePaymentDto[];

  @ApiProperty({
    type: NonComplianceStepDto, isArray: true, description: 'The newest first',
  })
  history!: NonComplianceStepDto[];
  @ApiProperty({
    enum: [...STEPS, 'confirm', 'close'], enumName: 'NonComplianceNext', isArray: true, example: ['classify', 'plan'],
    description: 'What you may do with it now',
  })
  actions!: NonComplianceNext[];
}

export type NonComplianceNext = (typeof STEPS)[number] | 'confirm' | 'close';
