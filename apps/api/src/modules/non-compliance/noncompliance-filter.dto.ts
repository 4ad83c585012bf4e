import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { TakesUetr } from '../../platform/http/outer-names/outer-name-fields.ts';
import { IsPageSize } from '../../platform/wire.ts';
import {
  MATERIALITIES, NATURES, PRINCIPLES, SOURCES, STATES,
  type NonComplianceMateriality, type NonComplianceNature, type NonCompliancePrinciple,
  type NonComplianceSource, type NonComplianceState,
} from './noncompliance-words.ts';

const TRANSACTION_ID = 'tx_01m7wskz7nfcnz5jryp8n2sjsg';

/** Which events to take away. */
export class ExportNonComplianceQuery {
  @ApiPropertyOptional({ enum: STATES, enumName: 'NonComplianceState', description: 'Those that stand so' })
  @IsOptional() @IsIn(STATES) state?: NonComplianceState;
  @ApiPropertyOptional({
    enum: SOURCES, enumName: 'NonComplianceSource', description: 'Those that came to be known so',
  })
  @IsOptional() @IsIn(SOURCES) source?: NonComplianceSource;

  @ApiPropertyOptional({ enum: NATURES, enumName: 'NonComplianceNature', description: 'Those that are classified so' })
  @IsOptional() @IsIn(NATURES) nature?: NonComplianceNature;

  @ApiPropertyOptional({
    enum: MATERIALITIES, enumName: 'NonComplianceMateriality', description: 'Those that count so',
  })
  @IsOptional() @IsIn(MATERIALITIES) materiality?: NonComplianceMateriality;

  @ApiPropertyOptional({ enum: PRINCIPLES, enumName: 'RuleSubject', description: 'Those against a principle' })
  @IsOptional() @IsIn(PRINCIPLES) principle?: NonCompliancePrinciple;

  @ApiPropertyOptional({ example: 'RIBA-019', description: 'Those that a rule found' })
  @IsOptional() @IsString() @MaxLength(20) ruleId?: string;

  @ApiPropertyOptional({ enum: ['true'], description: 'Those alone whose plan is overdue' })
  @IsOptional() @IsIn(['true']) overdue?: 'true';

  @ApiPropertyOptional({ example: TRANSACTION_ID, description: 'Those that concern a payment, by its id or UETR' })
  @TakesUetr() @IsOptional() @IsString() @MaxLength(64) transactionId?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'Those that concern a contract' }) @IsOptional() @IsUUID()
  contractId?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'Those of one bank' }) @IsOptional() @IsUUID() bankId?: string;
}

/** Which events to list. */
export class ListNonComplianceQuery extends ExportNonComplianceQuery {
  @IsPageSize() limit = 50;

  @ApiPropertyOptional({ format: 'uuid', description: 'The id of the last event of the page before' })
  @IsOptional() @IsUUID() before?: string;
}
