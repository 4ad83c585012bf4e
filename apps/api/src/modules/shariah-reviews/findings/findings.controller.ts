import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { CurrentActor } from '../../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../../platform/http/openapi/api-problems.decorator.ts';
import { ListFindingsQuery, RaiseFindingDto, ReviewFindingDto, TakeFindingStepDto } from './finding.dto.ts';
import { ReviewFindings } from './findings.queries.ts';
import { RaiseFinding } from './raise-finding.use-case.ts';
import { TakeFindingStep } from './take-finding-step.use-case.ts';

const FindingParam = (): MethodDecorator => ApiParam({
  name: 'id', description: 'The id of the finding', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' });

/** Keeps what Shariah reviews found to be wrong, and what becomes of it. */
@ApiTags('shariah-reviews')
@Controller('api/v1/shariah-reviews/findings')
@Roles('admin', 'bank', 'scholar', 'auditor')
export class ReviewFindingsController {
  constructor(
    private readonly findings: ReviewFindings,
    private readonly raising: RaiseFinding,
    private readonly taking: TakeFindingStep,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listReviewFindings',
    summary: 'List the findings of Shariah reviews, the last raised first',
    description: 'Each with management’s answer, its follow-up, and what you may do about it.',
  })
  @ApiOkResponse({ type: ReviewFindingDto, isArray: true })
  @ApiProblems(400)
  list(@CurrentActor() actor: Actor, @Query() query: ListFindingsQuery): Promise<ReviewFindingDto[]> {
    return this.findings.list(actor, query);
  }

  @Post()
  @Roles('bank')
  @ApiOperation({
    operationId: 'raiseReviewFinding',
    summary: 'Raise a finding under an approved plan',
    description: 'With its class, a recommendation, and the day by which it is put right. It becomes an event of the '
      + 'non-compliance register at once, where each knows the other.',
  })
  @ApiCreatedResponse({ type: ReviewFindingDto })
  @ApiProblems(400, [404, 'REVIEW_PLAN_NOT_FOUND', 'WORKING_PAPER_NOT_FOUND'], [409, 'REVIEW_PLAN_NOT_APPROVED'])
  raise(@CurrentActor() actor: Actor, @Body() body: RaiseFindingDto): Promise<ReviewFindingDto> {
    return this.raising.execute(actor, body);
  }

  @Get(':id')
  @FindingParam()
  @ApiOperation({
    operationId: 'getReviewFinding',
    summary: 'Read a finding and every step of it',
    description: 'Its state follows from its last step.',
  })
  @ApiOkResponse({ type: ReviewFindingDto })
  @ApiProblems([404, 'REVIEW_FINDING_NOT_FOUND'])
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ReviewFindingDto> {
    return this.findings.get(actor, id);
  }

  @Post(':id/steps')
  @Roles('bank')
  @FindingParam()
  @ApiOperation({
    operationId: 'takeFindingStep',
    summary: 'Answer, follow up, close or reopen a finding',
    description: 'Management answers first. Whoever answered does not close it.',
  })
  @ApiCreatedResponse({ type: ReviewFindingDto })
  @ApiProblems(400, [404, 'REVIEW_FINDING_NOT_FOUND'], [409, 'INVALID_STATE', 'MAKER_CANNOT_DECIDE', 'NOT_INDEPENDENT'])
  step(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: TakeFindingStepDto,
  ): Promise<ReviewFindingDto> {
    return this.taking.step(actor, id, body);
  }
}
