import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { BilingualDto, SEVERITIES, SUBJECTS } from '../verdict.dto.ts';

const LONGEST_SEARCH = 100;

/** Another way in which a rule may end. */
export class RuleOutcomeDto {
  @ApiProperty({ example: 'tolerated' }) name!: string;
  @ApiProperty({ enum: SEVERITIES, enumName: 'FindingSeverity', example: 'flag' })
  severity!: (typeof SEVERITIES)[number];

  @ApiProperty({ type: BilingualDto }) explain!: BilingualDto;
  @ApiProperty({ type: BilingualDto }) remedy!: BilingualDto;
}

/** Payments by which a rule is tried each time the rules are built. */
export class RuleExamplesDto {
  @ApiProperty({
    type: 'array', items: { type: 'object', additionalProperties: true }, description: 'Payments it does not object to',
    example: [{ amountMinor: 25000, memo: 'School fees' }],
  })
  compliant!: object[];

  @ApiProperty({
    type: 'array', items: { type: 'object', additionalProperties: true }, description: 'Payments that set it off',
    example: [{ amountMinor: 25000, memo: 'Loan at five percent interest' }],
  })
  violating!: object[];
}

/** One rule of the ruleset, as it is published. */
export class RuleDto {
  @ApiProperty({ example: 'RIBA-001' }) id!: string;
  @ApiProperty({ enum: SUBJECTS, enumName: 'RuleSubject', example: 'riba' }) principle!: (typeof SUBJECTS)[number];
  @ApiProperty({ enum: SEVERITIES, enumName: 'FindingSeverity', example: 'prohibit' })
  severity!: (typeof SEVERITIES)[number];

  @ApiProperty({ type: BilingualDto }) title!: BilingualDto;
  @ApiProperty({ type: String, isArray: true, example: ['loan.principal'], description: 'The facts it reads' })
  reads!: string[];

  @ApiProperty({ type: BilingualDto, description: 'May hold {names} that a finding fills in' }) explain!: BilingualDto;
  @ApiProperty({ type: BilingualDto }) remedy!: BilingualDto;
  @ApiProperty({ type: RuleOutcomeDto, isArray: true }) outcomes!: RuleOutcomeDto[];
  @ApiProperty({ type: String, isArray: true, example: ['Qur’an 2:275'] }) cite!: string[];
  @ApiProperty({ type: RuleExamplesDto }) examples!: RuleExamplesDto;
}

/** Which rules to list. */
export class ListRulesQuery {
  @ApiPropertyOptional({ enum: SUBJECTS, enumName: 'RuleSubject', description: 'What they are about' })
  @IsOptional() @IsIn(SUBJECTS) principle?: (typeof SUBJECTS)[number];

  @ApiPropertyOptional({ maxLength: LONGEST_SEARCH, description: 'Words in the rule, in English or Arabic' })
  @IsOptional() @IsString() @MaxLength(LONGEST_SEARCH) q?: string;
}
