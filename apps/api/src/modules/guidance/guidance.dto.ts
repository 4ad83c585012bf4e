import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { IsPlainText } from '../../platform/wire.ts';
import { SCHOOLS, type GuidanceLanguage, type School } from './corpus/passage.ts';
import { RULINGS, type Ruling } from './corpus/frames.ts';
import { GUIDANCE_OUTCOMES, REFERRAL_REASONS, type GuidanceOutcome, type ReferralReason } from './corpus/referrals.ts';
import { INTENTS, type Intent } from './intent/intent-reader.ts';

const LANGUAGES = ['en', 'ar'] as const satisfies readonly GuidanceLanguage[];
const LEAST_QUESTION = 3;
const MOST_QUESTION = 500;
const MOST_CONTEXT = 1000;
const WRITERS = ['corpus', 'model'] as const;

/** A question about the Shari’ah side of payments and contracts. */
export class GuidanceQuestionDto {
  @IsPlainText({ least: LEAST_QUESTION, most: MOST_QUESTION, example: 'May a loan carry an administration fee?' })
  question!: string;

  @IsPlainText({ least: 0, most: MOST_CONTEXT, optional: true, example: 'A staff fund lends without interest.',
    description: 'What the question is about; it only helps to choose between sources' })
  context?: string;

  @ApiPropertyOptional({ enum: LANGUAGES, enumName: 'GuidanceLanguage', description: 'Absent: the question’s own' })
  @IsOptional() @IsIn(LANGUAGES) language?: GuidanceLanguage;
}

/** A source under the number by which the texts refer to it. */
export class GuidanceCitationDto {
  @ApiProperty({ example: 1 }) number!: number;
  @ApiProperty({ example: 'iifa-13' }) id!: string;
  @ApiProperty({ example: 'International Islamic Fiqh Academy, resolution 13 (1/3), service charges on loans' })
  text!: string;
}

/** A passage of the corpus that the answer rests on. */
export class GuidancePassageDto {
  @ApiProperty({ example: 'loan-admin-fee' }) id!: string;
  @ApiProperty({ example: 1, description: 'Counts up with each change of its words' }) version!: number;
  @ApiProperty({ example: 'An administration fee on a loan' }) title!: string;
  @ApiProperty({ example: 'A lender may recover the real, direct cost of giving a loan and nothing above it. [1]' })
  text!: string;

  @ApiProperty({ type: Number, isArray: true, example: [1], description: 'The numbers of its sources' })
  citations!: number[];
}

/** What one school, or many together, hold. */
export class GuidanceSchoolDto {
  @ApiProperty({ enum: SCHOOLS, enumName: 'School', example: 'hanafi' }) school!: School;
  @ApiProperty({ example: 'An unstipulated increase at repayment is accepted.' }) view!: string;
}

/** Guidance from named sources; it is not a fatwa. */
export class GuidanceDto {
  @ApiProperty({ enum: GUIDANCE_OUTCOMES, enumName: 'GuidanceOutcome', example: 'answered',
    description: 'Referred: the board or compliance decides, and passages are for reading. Refused: out of scope' })
  outcome!: GuidanceOutcome;

  @ApiProperty({ enum: INTENTS, enumName: 'GuidanceIntent', example: 'matter', description: 'What the question wants' })
  intent!: Intent;

  @ApiPropertyOptional({ enum: RULINGS, enumName: 'Ruling', example: 'forbidden',
    description: 'Only when the question asks the very thing that the first passage rules on' })
  ruling?: Ruling;

  @ApiProperty({ example: 'A lender may recover the real, direct cost of giving a loan and nothing above it. [1]' })
  answer!: string;

  @ApiProperty({ enum: LANGUAGES, enumName: 'GuidanceLanguage', example: 'en' }) language!: GuidanceLanguage;
  @ApiProperty({ type: GuidancePassageDto, isArray: true }) passages!: GuidancePassageDto[];
  @ApiProperty({ type: GuidanceCitationDto, isArray: true }) citations!: GuidanceCitationDto[];
  @ApiProperty({ type: GuidanceSchoolDto, isArray: true }) schools!: GuidanceSchoolDto[];
  @ApiProperty({ type: String, isArray: true, example: ['RIBA-004'], description: 'Rules that act on the matter' })
  rules!: string[];

  @ApiProperty({ example: 'General guidance from named sources, not a fatwa.' }) disclaimer!: string;
  @ApiProperty({ example: false, description: 'Nothing here is an answer; true unless answered' })
  referToBoard!: boolean;

  @ApiPropertyOptional({ enum: REFERRAL_REASONS, enumName: 'ReferralReason' }) reason?: ReferralReason;
  @ApiPropertyOptional({ example: 'Councils differ on this matter, so the Shari’ah board decides what applies here.' })
  referral?: string;

  @ApiProperty({ example: '3f9a1c52e07b', description: 'The same words and sources have the same version' })
  corpusVersion!: string;

  @ApiProperty({ example: 82, minimum: 0, maximum: 100, description: 'How near the question is to the first passage' })
  confidence!: number;

  @ApiProperty({ enum: WRITERS, enumName: 'GuidanceWriter', example: 'corpus' }) phrasedBy!: (typeof WRITERS)[number];
}
