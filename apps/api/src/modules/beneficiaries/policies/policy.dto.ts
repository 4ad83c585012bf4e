import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { IsPlainText } from '../../../platform/wire.ts';
import { BankDto } from '../../auth/public.ts';

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const AT = '2026-11-20T08:30:00.000Z';
const MOST_HOURS = 720;
export const POLICY_STATES = ['draft', 'active', 'retired'] as const;

/** What a bank asks of the payees of its wallets. */
export class BeneficiaryRulesDto {
  @ApiProperty({ example: true, description: 'Whether a second person approves each beneficiary' })
  @IsBoolean() needsApproval!: boolean;

  @ApiProperty({
    example: 24, minimum: 0, maximum: MOST_HOURS,
    description: 'How many hours pass before the first payment, from the approval or from when it was added',
  })
  @IsInt() @Min(0) @Max(MOST_HOURS) waitingHours!: number;

  @ApiProperty({ example: false, description: 'Whether nobody else is paid' })
  @IsBoolean() onlyBeneficiaries!: boolean;
}

/** Another version of what a bank asks of payees. */
export class ProposeBeneficiaryPolicyDto extends BeneficiaryRulesDto {
  @IsPlainText({ least: 3, most: 300, example: 'Decided by the risk committee on 12 November' }) note!: string;

  @ApiPropertyOptional({ example: ID, format: 'uuid', description: 'Whose; administrators name it' })
  @IsOptional() @IsUUID() bankId?: string;
}

/** A version of what a bank asks of payees. */
export class BeneficiaryPolicyDto extends BeneficiaryRulesDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ type: BankDto }) bank!: BankDto;
  @ApiProperty({ example: 2 }) version!: number;
  @ApiProperty({ enum: POLICY_STATES, enumName: 'BeneficiaryPolicyState', example: 'active' })
  state!: (typeof POLICY_STATES)[number];

  @ApiProperty({ example: 'Decided by the risk committee on 12 November' }) note!: string;
  @ApiProperty({ example: 'Emirates Bank Officer' }) createdBy!: string;
  @ApiProperty({ example: AT }) createdAt!: string;
  @ApiProperty({ type: String, nullable: true, example: null }) activatedBy!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) activatedAt!: string | null;
  @ApiProperty({ example: false, description: 'Whether the caller may put it in force now' }) mayActivate!: boolean;
}
