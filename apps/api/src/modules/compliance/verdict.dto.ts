import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export const PRINCIPLE_STATES = ['pass', 'review', 'fail'] as const;
export type PrincipleState = (typeof PRINCIPLE_STATES)[number];
export const SEVERITIES = ['block', 'reject', 'prohibit', 'flag', 'advise'] as const;
export const ACTIONS = ['allow', 'review', 'block'] as const;
export const SUBJECTS = ['riba', 'gharar', 'maysir', 'halal', 'kyc', 'zakat'] as const;

/** One text in English and Arabic. */
export class BilingualDto {
  @ApiProperty({ example: 'A percentage charge on money owed is interest.' }) en!: string;
  @ApiProperty({ example: 'النسبة المفروضة على الدين فائدة ربوية.' }) ar!: string;
}

/** Where a rule saw what it reports. */
export class EvidenceDto {
  @ApiProperty({ example: 'memo' }) field!: string;
  @ApiPropertyOptional({ example: 0, description: 'First UTF-16 unit of the original text' }) start?: number;
  @ApiPropertyOptional({ example: 10, description: 'One past the last' }) end?: number;
  @ApiPropertyOptional({ example: 'قرض بفائدة' }) text?: string;
}

/** An opinion that was followed where schools differ and it made a difference. */
export class FollowedOpinionDto {
  @ApiProperty({ example: 'inah' }) point!: string;
  @ApiProperty({ example: 'valid-in-form' }) opinion!: string;
  @ApiProperty({ type: String, isArray: true, example: ['RIBA-015'], description: 'The rules that turn on it' })
  ruleIds!: string[];
}

/** What one rule found. */
export class FindingDto {
  @ApiProperty({ example: 'RIBA-002' }) ruleId!: string;
  @ApiProperty({ enum: SUBJECTS, enumName: 'RuleSubject', example: 'riba' }) principle!: (typeof SUBJECTS)[number];
  @ApiProperty({ enum: SEVERITIES, enumName: 'FindingSeverity', example: 'prohibit' })
  severity!: (typeof SEVERITIES)[number];

  @ApiProperty({ type: EvidenceDto, isArray: true }) evidence!: EvidenceDto[];
  @ApiProperty({ type: BilingualDto }) explain!: BilingualDto;
  @ApiProperty({ type: BilingualDto }) remedy!: BilingualDto;
  @ApiProperty({ type: String, isArray: true, example: ['Qur’an 2:275', 'IIFA 10 (10/2)'] }) cite!: string[];
}

const PrincipleState = (): PropertyDecorator =>
  ApiProperty({ enum: PRINCIPLE_STATES, enumName: 'PrincipleState', example: 'pass' });

/** How a payment stands by each of the five principles: it passes, needs review, or fails. */
export class PrinciplesDto {
  @PrincipleState() riba!: PrincipleState;
  @PrincipleState() gharar!: PrincipleState;
  @PrincipleState() maysir!: PrincipleState;
  @PrincipleState() halal!: PrincipleState;
  @PrincipleState() kyc!: PrincipleState;
}

/** The result of all rules for one payment. */
export class VerdictDto {
  @ApiProperty({ type: PrinciplesDto }) principles!: PrinciplesDto;
  @ApiProperty({ example: true, description: 'Whether the principle passes; false where it needs review as well' })
  ribaCheck!: boolean;
  @ApiProperty({ example: true, description: 'Gharar and maysir together' }) ghararCheck!: boolean;
  @ApiProperty({ example: true }) halalCheck!: boolean;
  @ApiProperty({ example: true }) kycCheck!: boolean;
  @ApiProperty({ example: 100, minimum: 0, maximum: 100 }) score!: number;
  @ApiProperty({ enum: ACTIONS, enumName: 'VerdictAction', example: 'allow' }) action!: (typeof ACTIONS)[number];
  @ApiProperty({ example: true }) shariahCompliant!: boolean;
  @ApiProperty({ type: FindingDto, isArray: true, example: [], description: 'What the rules have to say against it' })
  findings!: FindingDto[];
  @ApiProperty({ type: String, isArray: true, example: [] }) recommendations!: string[];
  @ApiProperty({ example: 'Automated screening against profile AAOIFI-UAE. Not a fatwa. Result: conforms.' })
  fatwaValidation!: string;

  @ApiProperty({ example: 'AAOIFI-UAE', description: 'With the number of a bank’s own version behind a plus sign' })
  profile!: string;

  @ApiPropertyOptional({
    type: FollowedOpinionDto, isArray: true,
    description: 'The opinions that were followed where schools differ and it made a difference; absent where none did',
  })
  opinions?: FollowedOpinionDto[];

  @ApiProperty({ example: '2026.11.1' }) rulesetVersion!: string;
}

/** A verdict with one sentence that sums it up. */
export class ComplianceResultDto extends VerdictDto {
  @ApiProperty({ example: 'No rule objects to this payment.' }) aiAssessment!: string;
}
