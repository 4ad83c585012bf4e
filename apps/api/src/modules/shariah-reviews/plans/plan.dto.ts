import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsInt, IsOptional, IsUUID, Max, Min, ValidateNested }
  from 'class-validator';
import { IsDay } from '../../../platform/day.ts';
import { CURRENCIES, type Currency } from '../../../platform/money.ts';
import { IsPageSize, IsPlainText } from '../../../platform/wire.ts';
import { IsTimeZone } from '../../reports/public.ts';
import { CALENDARS, PLAN_STATES, REVIEW_AREAS, type PlanState, type ReviewArea, type ReviewCalendar }
  from '../review-words.ts';

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const AT = '2026-01-12T08:30:00.000Z';
const MOST_ITEMS = 60;

/** An area that is to be looked at. */
export class ReviewItemInputDto {
  @ApiProperty({
    enum: REVIEW_AREAS, enumName: 'ReviewArea', example: 'murabaha',
    description: 'A kind of payments, or a type of contract: what is paid under such contracts',
  })
  @IsIn(REVIEW_AREAS) area!: ReviewArea;

  @IsDay({ description: 'The first day that is looked at', example: '2026-01-01' }) from!: string;
  @IsDay({ description: 'The last day that is looked at', example: '2026-06-30' }) to!: string;

  @ApiProperty({ format: 'uuid', example: ID, description: 'Who looks at it: somebody of the bank' })
  @IsUUID() ownerId!: string;

  @IsDay({ description: 'The day by which it is done', example: '2026-08-31' }) dueOn!: string;
}

/** A plan as it is proposed. */
export class ProposeReviewPlanDto {
  @ApiProperty({ enum: CALENDARS, enumName: 'ReviewCalendar', example: 'gregorian' })
  @IsIn(CALENDARS) calendar!: ReviewCalendar;

  @ApiProperty({ example: 2026, description: 'By that calendar; of the Hijri years those of Umm al-Qura' })
  @IsInt() @Min(1420) @Max(2199) year!: number;

  @IsTimeZone() timeZone = 'UTC';

  @IsPlainText({ least: 3, most: 1000, example: 'Murabaha first: officers let most of it pass last year.' })
  note!: string;

  @ApiProperty({ type: [ReviewItemInputDto], minItems: 1, maxItems: MOST_ITEMS })
  @IsArray() @ArrayMinSize(1) @ArrayMaxSize(MOST_ITEMS) @ValidateNested({ each: true })
  @Type(() => ReviewItemInputDto)
  items!: ReviewItemInputDto[];
}

/** What somebody else than its maker says to a plan. */
export class DecideReviewPlanDto {
  @ApiProperty({ enum: ['approve', 'refuse'], enumName: 'ReviewPlanDecision', example: 'approve' })
  @IsIn(['approve', 'refuse']) decision!: 'approve' | 'refuse';

  @IsPlainText({ least: 3, most: 500, example: 'It covers every area with overrides.' }) reason!: string;
}

/** What an area holds in one currency. */
export class AreaAmountDto {
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ example: '182000.00', description: 'What was to be paid, whatever became of it' }) amount!: string;
}

/** The risk of one area, and every count that it is made of. */
export class RiskAreaDto {
  @ApiProperty({ enum: REVIEW_AREAS, enumName: 'ReviewArea', example: 'murabaha' }) area!: ReviewArea;
  @ApiProperty({ example: 214, description: 'Payments that the rules judged' }) payments!: number;
  @ApiProperty({ type: [AreaAmountDto] }) amounts!: AreaAmountDto[];
  @ApiProperty({ example: 3, description: 'Refused by the rules' }) refusals!: number;
  @ApiProperty({ example: 12, description: 'Held for an officer' }) reviews!: number;
  @ApiProperty({ example: 9, description: 'Held by the rules, and let pass by officers' }) overrides!: number;
  @ApiProperty({
    example: 640, description: 'From 0 to 1000: the mean of its shares in what the bank has of each factor, weighed',
  })
  score!: number;
}

/** How much each factor weighs. */
export class RiskWeightsDto {
  @ApiProperty({ example: 1 }) payments!: number;
  @ApiProperty({ example: 2 }) refusals!: number;
  @ApiProperty({ example: 2 }) reviews!: number;
  @ApiProperty({ example: 3 }) overrides!: number;
}

/** The risk of a bank's areas over twelve months, as the sealed ledger has it. */
export class ReviewRiskDto {
  @ApiProperty({ example: 1, description: 'The version of the policy that the weights are from' })
  policyVersion!: number;

  @ApiProperty({ type: RiskWeightsDto }) weights!: RiskWeightsDto;
  @ApiProperty({ example: '2025-01-12T08:30:00.000Z' }) from!: string;
  @ApiProperty({ example: AT }) to!: string;
  @ApiProperty({ example: 5120, description: 'The block up to which the log was counted; 0 before the first' })
  height!: number;

  @ApiProperty({ example: 81_234, description: 'How many events it closes' }) treeSize!: number;
  @ApiProperty({ type: String, nullable: true, example: '9c1f…', description: 'Its root, in hexadecimal digits' })
  root!: string | null;

  @ApiProperty({ type: [RiskAreaDto], description: 'The highest score first' }) areas!: RiskAreaDto[];
}

/** Whose risk is asked for. */
export class ReviewRiskQuery {
  @ApiPropertyOptional({ format: 'uuid', description: 'The bank; of people of a bank always their own' })
  @IsOptional() @IsUUID() bankId?: string;
}

/** An area that is looked at under a plan, and how far that is. */
export class ReviewItemDto {
  @ApiProperty({ format: 'uuid', example: ID }) id!: string;
  @ApiProperty({ enum: REVIEW_AREAS, enumName: 'ReviewArea', example: 'murabaha' }) area!: ReviewArea;
  @ApiProperty({ example: '2026-01-01T00:00:00.000Z', description: 'From when on' }) from!: string;
  @ApiProperty({ example: '2026-07-01T00:00:00.000Z', description: 'Up to when, itself not counted' }) to!: string;
  @ApiProperty({ example: 'Amina Rahman', description: 'Who looks at it' }) owner!: string;
  @ApiProperty({ example: '2026-08-31', format: 'date' }) dueOn!: string;
  @ApiProperty({ example: 1, description: 'How often a sample was ordered' }) samples!: number;
}

/** An area of a plan by its risk. */
export class PlannedAreaDto {
  @ApiProperty({ enum: REVIEW_AREAS, enumName: 'ReviewArea', example: 'murabaha' }) area!: ReviewArea;
  @ApiProperty({ example: 640, description: 'As it was when the plan was proposed; 0 where nothing was paid' })
  score!: number;
}

/** A plan in a list. */
export class ReviewPlanLineDto {
  @ApiProperty({ format: 'uuid', example: ID }) id!: string;
  @ApiProperty({ format: 'uuid', example: ID }) bankId!: string;
  @ApiProperty({ example: 'Emirates Sandbox Bank' }) bankName!: string;
  @ApiProperty({ enum: CALENDARS, enumName: 'ReviewCalendar', example: 'gregorian' }) calendar!: ReviewCalendar;
  @ApiProperty({ example: 2026 }) year!: number;
  @ApiProperty({ example: '2026-01-01T00:00:00.000Z' }) from!: string;
  @ApiProperty({ example: '2027-01-01T00:00:00.000Z' }) to!: string;
  @ApiProperty({ example: 'Asia/Dubai' }) timeZone!: string;
  @ApiProperty({ enum: PLAN_STATES, enumName: 'ReviewPlanState', example: 'approved' }) state!: PlanState;
  @ApiProperty({ example: 'Amina Rahman' }) proposedBy!: string;
  @ApiProperty({ example: AT }) proposedAt!: string;
  @ApiProperty({ type: String, nullable: true, example: 'Salem Nasser' }) decidedBy!: string | null;
  @ApiProperty({ type: String, nullable: true, example: AT }) decidedAt!: string | null;
  @ApiProperty({ example: 4, description: 'How many areas are looked at' }) itemCount!: number;
  @ApiProperty({ example: 2, description: 'How many samples were ordered' }) sampleCount!: number;
  @ApiProperty({ example: 2, description: 'How many areas have a sample that was drawn' }) drawnCount!: number;
  @ApiProperty({ example: 1, description: 'How many findings are not closed' }) openFindingCount!: number;
  @ApiProperty({ type: [PlannedAreaDto], description: 'The highest score first' }) areas!: PlannedAreaDto[];
}

/** A plan with all that it rests on. */
export class ReviewPlanDto extends ReviewPlanLineDto {
  @ApiProperty({ example: 'Murabaha first: officers let most of it pass last year.' }) note!: string;
  @ApiProperty({ type: String, nullable: true, example: 'It covers every area with overrides.' })
  reason!: string | null;

  @ApiProperty({ type: ReviewRiskDto, description: 'As it was when the plan was proposed' }) risk!: ReviewRiskDto;
  @ApiProperty({ type: [ReviewItemDto] }) items!: ReviewItemDto[];
  @ApiProperty({ example: false, description: 'Whether you may approve or refuse it' }) mayDecide!: boolean;
  @ApiProperty({ example: true, description: 'Whether you may order samples under it' }) maySample!: boolean;
}

/** Which plans to list. */
export class ListReviewPlansQuery {
  @ApiPropertyOptional({ enum: PLAN_STATES, enumName: 'ReviewPlanState', description: 'Those that stand so' })
  @IsOptional() @IsIn(PLAN_STATES) state?: PlanState;

  @IsPageSize() limit = 50;

  @ApiPropertyOptional({ format: 'uuid', description: 'The id of the last plan of the page before' })
  @IsOptional() @IsUUID() before?: string;
}
