import { profileChoices, type ProfileName } from '@connect/compliance-rules';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, IsUUID, MaxLength, ValidateNested } from 'class-validator';
import { IsPlainText } from '../../../platform/wire.ts';
import { BankDto } from '../../auth/public.ts';
import { BANK_PROFILE_STATES } from './bank-profile-words.ts';
import { PointChoiceDto } from './points.dto.ts';

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const AT = '2026-11-20T08:30:00.000Z';
const LONGEST_ID = 60;
const MOST_OVERRIDES = 50;
const NAMES = Object.keys(profileChoices) as ProfileName[];
const DECISIONS = ['approve', 'refuse'] as const;

/** A point that a bank decides otherwise than the profile that it follows. */
export class OverrideDto extends PointChoiceDto {
  @ApiProperty({ example: 'arbun', maxLength: LONGEST_ID })
  @IsString() @MaxLength(LONGEST_ID) declare point: string;

  @ApiProperty({ example: 'with-a-date', maxLength: LONGEST_ID })
  @IsString() @MaxLength(LONGEST_ID) declare opinion: string;
}

/** Another version of the opinions that a bank follows. */
export class ProposeBankProfileDto {
  @ApiProperty({ enum: NAMES, enumName: 'ShariahProfile', example: 'HANAFI' })
  @IsIn(NAMES) profile!: ProfileName;

  @ApiPropertyOptional({ type: OverrideDto, isArray: true, description: 'Points that are decided otherwise' })
  @IsOptional() @IsArray() @ArrayMaxSize(MOST_OVERRIDES) @ValidateNested({ each: true }) @Type(() => OverrideDto)
  overrides?: OverrideDto[];

  @IsPlainText({ least: 3, most: 300, example: 'As the Shariah committee decided on 12 November' }) note!: string;
}

/** Whether a version comes into force. */
export class DecideBankProfileDto {
  @ApiProperty({ enum: DECISIONS, enumName: 'BankProfileDecision', example: 'approve' })
  @IsIn(DECISIONS) decision!: (typeof DECISIONS)[number];

  @IsPlainText({ least: 3, most: 300, example: 'Agrees with the resolution of the board' }) reason!: string;
}

/** Whose versions to list. */
export class ListBankProfilesQuery {
  @ApiPropertyOptional({ example: ID, format: 'uuid', description: 'Of one bank' })
  @IsOptional() @IsUUID() bankId?: string;
}

/** A version of the opinions that a bank follows where schools differ. */
export class BankProfileDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ type: BankDto }) bank!: BankDto;
  @ApiProperty({ example: 2, description: 'Counted by bank' }) version!: number;
  @ApiProperty({ example: 'HANAFI+7', description: 'How verdicts name it' }) name!: string;
  @ApiProperty({ enum: NAMES, enumName: 'ShariahProfile', example: 'HANAFI' }) profile!: ProfileName;
  @ApiProperty({ type: PointChoiceDto, isArray: true }) overrides!: PointChoiceDto[];
  @ApiProperty({ enum: BANK_PROFILE_STATES, enumName: 'BankProfileState', example: 'active' })
  state!: (typeof BANK_PROFILE_STATES)[number];

  @ApiProperty({ example: 'As the Shariah committee decided on 12 November' }) note!: string;
  @ApiProperty({ example: 'Emirates Bank Officer' }) proposedBy!: string;
  @ApiProperty({ example: AT }) proposedAt!: string;
  @ApiProperty({ type: String, nullable: true, example: null }) decidedBy!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) decidedAt!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) decisionReason!: string | null;
  @ApiProperty({
    type: String, nullable: true, format: 'uuid', example: null,
    description: 'The resolution of the Shariah board by which it came into force',
  })
  resolutionId!: string | null;

  @ApiProperty({
    type: String, nullable: true, format: 'uuid', example: null,
    description: 'The bank whose board binds it; null: the network’s, as the bank has none',
  })
  boardBankId!: string | null;

  @ApiProperty({ example: false, description: 'Whether the caller may decide it now' }) mayDecide!: boolean;
}
