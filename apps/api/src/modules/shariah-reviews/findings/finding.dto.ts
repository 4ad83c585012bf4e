import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, IsUUID } from 'class-validator';
import { IsDay } from '../../../platform/day.ts';
import { IsPageSize, IsPlainText } from '../../../platform/wire.ts';
import {
  FINDING_CLASSES, FINDING_STATES, FINDING_STEPS, type FindingClass, type FindingState, type FindingStepKind,
} from '../review-words.ts';

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const AT = '2026-07-02T08:30:00.000Z';

/** Something that a review found to be wrong. */
export class RaiseFindingDto {
  @ApiProperty({ format: 'uuid', example: ID, description: 'The approved plan under which it was found' })
  @IsUUID() planId!: string;

  @ApiPropertyOptional({ format: 'uuid', example: ID, description: 'The working paper that it rests on' })
  @IsOptional() @IsUUID() paperId?: string;

  @ApiProperty({ enum: FINDING_CLASSES, enumName: 'FindingClass', example: 'major' })
  @IsIn(FINDING_CLASSES) class!: FindingClass;

  @IsPlainText({ least: 3, most: 200, example: 'A van was sold before the bank possessed it.' }) title!: string;
  @IsPlainText({ least: 3, most: 2000, example: 'Ask for the deed of possession before the sale.' })
  recommendation!: string;

  @IsDay({ description: 'The day by which it is put right', example: '2026-09-30' }) dueOn!: string;
}

/** What is done about a finding. */
export class TakeFindingStepDto {
  @ApiProperty({
    enum: FINDING_STEPS, enumName: 'FindingStepKind', example: 'answer',
    description: 'answer: management’s; follow_up: how far it is; close: by somebody who did not answer it; reopen',
  })
  @IsIn(FINDING_STEPS) kind!: FindingStepKind;

  @IsPlainText({ least: 3, most: 2000, example: 'Agreed: the form asks for the deed from October on.' }) text!: string;

  @ApiPropertyOptional({ example: true, description: 'Of an answer, and needed there: whether management agrees' })
  @IsOptional() @IsBoolean() agrees?: boolean;

  @IsDay({ description: 'Another due day; of follow_up and reopen', isOptional: true, example: '2026-12-31' })
  dueOn?: string;
}

/** A step of a finding. */
export class FindingStepDto {
  @ApiProperty({ example: 1 }) number!: number;
  @ApiProperty({ enum: FINDING_STEPS, enumName: 'FindingStepKind', example: 'answer' }) kind!: FindingStepKind;
  @ApiProperty({ example: 'Agreed: the form asks for the deed from October on.' }) text!: string;
  @ApiProperty({ type: Boolean, nullable: true, example: true }) agrees!: boolean | null;
  @ApiProperty({ type: String, nullable: true, example: null, format: 'date' }) dueOn!: string | null;
  @ApiProperty({ example: 'Salem Nasser' }) takenBy!: string;
  @ApiProperty({ example: AT }) takenAt!: string;
}

/** A finding, and what became of it. */
export class ReviewFindingDto {
  @ApiProperty({ format: 'uuid', example: ID }) id!: string;
  @ApiProperty({ format: 'uuid', example: ID }) planId!: string;
  @ApiProperty({ format: 'uuid', type: String, nullable: true, example: ID }) paperId!: string | null;
  @ApiProperty({
    type: String, nullable: true, example: 'tx_01m7wskz7nfcnz5jryp8n2sjsg', description: 'The payment of that paper',
  })
  transactionId!: string | null;

  @ApiProperty({
    type: String, format: 'uuid', nullable: true, example: ID,
    description: 'The event of the non-compliance register that it became',
  })
  eventId!: string | null;

  @ApiProperty({ enum: FINDING_CLASSES, enumName: 'FindingClass', example: 'major' }) class!: FindingClass;
  @ApiProperty({ enum: FINDING_STATES, enumName: 'FindingState', example: 'open' }) state!: FindingState;
  @ApiProperty({ example: 'A van was sold before the bank possessed it.' }) title!: string;
  @ApiProperty({ example: 'Ask for the deed of possession before the sale.' }) recommendation!: string;
  @ApiProperty({ example: '2026-09-30', format: 'date', description: 'As it was moved last' }) dueOn!: string;
  @ApiProperty({ example: 'Amina Rahman' }) raisedBy!: string;
  @ApiProperty({ example: AT }) raisedAt!: string;
  @ApiProperty({ type: [FindingStepDto], description: 'In the order in which they were taken' })
  steps!: FindingStepDto[];

  @ApiProperty({ enum: FINDING_STEPS, enumName: 'FindingStepKind', isArray: true, example: ['answer'],
    description: 'What you may do about it now' })
  actions!: FindingStepKind[];
}

/** Which findings to list. */
export class ListFindingsQuery {
  @ApiPropertyOptional({ format: 'uuid', description: 'Those under one plan' })
  @IsOptional() @IsUUID() planId?: string;

  @IsPageSize() limit = 50;

  @ApiPropertyOptional({ format: 'uuid', description: 'The id of the last finding of the page before' })
  @IsOptional() @IsUUID() before?: string;
}
