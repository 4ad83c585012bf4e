import { EntityManager } from '@mikro-orm/postgresql';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../platform/clock.ts';
import { transactional } from '../../../platform/database/sql.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { CurrentActor } from '../../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor } from '../../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../../platform/http/openapi/api-problems.decorator.ts';
import { bankMeant } from '../review-access.ts';
import { DecidePlan } from './decide-plan.use-case.ts';
import {
  DecideReviewPlanDto, ListReviewPlansQuery, ProposeReviewPlanDto, ReviewPlanDto, ReviewPlanLineDto, ReviewRiskDto,
  ReviewRiskQuery,
} from './plan.dto.ts';
import { ReviewPlans } from './plans.queries.ts';
import { ProposePlan } from './propose-plan.use-case.ts';
import { RiskQueries } from './risk.queries.ts';

const PlanParam = (): MethodDecorator => ApiParam({
  name: 'id', description: 'The id of the plan', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' });

/** Keeps the plans of banks' annual Shariah reviews. */
@ApiTags('shariah-reviews')
@Controller('api/v1/shariah-reviews')
@Roles('admin', 'bank', 'scholar', 'auditor')
export class ReviewPlansController {
  constructor(
    private readonly em: EntityManager,
    private readonly plans: ReviewPlans,
    private readonly risk: RiskQueries,
    private readonly proposing: ProposePlan,
    private readonly deciding: DecidePlan,
    private readonly clock: Clock,
  ) {}

  @Get('risk')
  @ApiOperation({
    operationId: 'getReviewRisk',
    summary: 'Read the risk of a bank’s areas over twelve months, from the sealed ledger',
    description: 'For each kind of payments and type of contract: how many payments, refusals, reviews and overrides '
      + 'there were, and the score that these make by the weights of the policy. An area without payments is left out.',
  })
  @ApiOkResponse({ type: ReviewRiskDto })
  @ApiProblems(400, [404, 'BANK_NOT_FOUND'])
  getRisk(@CurrentActor() actor: Actor, @Query() { bankId }: ReviewRiskQuery): Promise<ReviewRiskDto> {
    const bank = bankMeant(actor, bankId);
    return transactional(this.em, (tx) => this.risk.of(tx, bank, this.clock.now()), { readOnly: true });
  }

  @Get('plans')
  @ApiOperation({
    operationId: 'listReviewPlans',
    summary: 'List the plans of annual Shariah reviews, the newest first',
    description: 'Officers, scholars and auditors of a bank see its plans, administrators those of all banks.',
  })
  @ApiOkResponse({ type: ReviewPlanLineDto, isArray: true })
  @ApiProblems(400)
  list(@CurrentActor() actor: Actor, @Query() query: ListReviewPlansQuery): Promise<ReviewPlanLineDto[]> {
    return this.plans.list(actor, query);
  }

  @Post('plans')
  @Roles('bank')
  @ApiOperation({
    operationId: 'proposeReviewPlan',
    summary: 'Propose what your bank’s Shariah review looks at in a year',
    description: 'The risk of every area is computed and kept with it. It holds once a second person approves it; one '
      + 'of a year and calendar stands at a time.',
  })
  @ApiCreatedResponse({ type: ReviewPlanDto })
  @ApiProblems(400, [404, 'BANK_NOT_FOUND'], [409, 'REVIEW_PLAN_EXISTS'])
  propose(@CurrentActor() actor: Actor, @Body() body: ProposeReviewPlanDto): Promise<ReviewPlanDto> {
    return this.proposing.execute(actor, body);
  }

  @Get('plans/:id')
  @PlanParam()
  @ApiOperation({
    operationId: 'getReviewPlan',
    summary: 'Read a plan: its areas, and the risk that they were chosen by',
    description: 'With every count that the risk is made of, and the block up to which it was counted.',
  })
  @ApiOkResponse({ type: ReviewPlanDto })
  @ApiProblems([404, 'REVIEW_PLAN_NOT_FOUND'])
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ReviewPlanDto> {
    return this.plans.get(actor, id);
  }

  @FreshFactor()
  @Post('plans/:id/decision')
  @Roles('bank', 'scholar')
  @HttpCode(200)
  @PlanParam()
  @ApiOperation({
    operationId: 'decideReviewPlan',
    summary: 'Approve or refuse a plan, as somebody who did not propose it',
    description: 'Samples are drawn under approved plans alone. Another plan of the year may follow a refused one.',
  })
  @ApiOkResponse({ type: ReviewPlanDto })
  @ApiProblems(400, [404, 'REVIEW_PLAN_NOT_FOUND'],
    [409, 'ALREADY_DECIDED', 'MAKER_CANNOT_DECIDE', 'NOT_INDEPENDENT'])
  decide(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: DecideReviewPlanDto,
  ): Promise<ReviewPlanDto> {
    return this.deciding.execute(actor, id, body);
  }
}
