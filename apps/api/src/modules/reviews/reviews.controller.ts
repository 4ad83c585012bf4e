import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor } from '../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { TransactionId } from '../../platform/http/outer-names/outer-name.pipe.ts';
import { AssignReview } from './assign-review.use-case.ts';
import { DecideReview } from './decide-review.use-case.ts';
import {
  AssignReviewDto, DecideReviewDto, ListReviewsQuery, ReviewCaseDto, ReviewDto, ReviewResultDto, ReviewStatsDto,
} from './review.dto.ts';
import { ReviewsQueries } from './reviews.queries.ts';

const ReviewParam = (): MethodDecorator =>
  ApiParam({
    name: 'id', description: 'The transaction under review, by id, name or UETR',
    example: 'tx_01m7wskz7nfcnz5jryp8n2sjsg',
  });

/** Shows officers the payments that the rules sent to them, and lets them decide. */
@ApiTags('compliance')
@Controller('api/v1/compliance/reviews')
export class ReviewsController {
  constructor(
    private readonly reviews: ReviewsQueries,
    private readonly assigning: AssignReview,
    private readonly deciding: DecideReview,
  ) {}

  @Get()
  @Roles('admin', 'bank')
  @ApiOperation({
    operationId: 'listReviews',
    summary: 'List payments that wait for an officer of the payer’s bank',
    description: 'The oldest first; the money of each is held until an officer decides.',
  })
  @ApiOkResponse({ type: ReviewDto, isArray: true })
  @ApiProblems(400)
  list(@CurrentActor() actor: Actor, @Query() query: ListReviewsQuery): Promise<ReviewDto[]> {
    return this.reviews.list(actor, query);
  }

  @Get('stats')
  @Roles('admin', 'bank')
  @ApiOperation({
    operationId: 'getReviewStats',
    summary: 'Count open cases by age, and what was decided in 30 days',
    description: 'For the cases within your reach.',
  })
  @ApiOkResponse({ type: ReviewStatsDto })
  @ApiProblems()
  stats(@CurrentActor() actor: Actor): Promise<ReviewStatsDto> {
    return this.reviews.stats(actor);
  }

  @Get(':id')
  @Roles('admin', 'bank')
  @ReviewParam()
  @ApiOperation({
    operationId: 'getReview',
    summary: 'Get a case: verdict, timeline, both parties’ activity',
    description: 'Everything an officer needs to decide: evidence, what happened so far, and how both parties have '
      + 'paid and been paid.',
  })
  @ApiOkResponse({ type: ReviewCaseDto })
  @ApiProblems([404, 'REVIEW_NOT_FOUND'])
  get(@CurrentActor() actor: Actor, @TransactionId() id: string): Promise<ReviewCaseDto> {
    return this.reviews.get(actor, id);
  }

  @Post(':id/assign')
  @Roles('admin', 'bank')
  @HttpCode(200)
  @ReviewParam()
  @ApiOperation({
    operationId: 'assignReview',
    summary: 'Hand an open case to an officer, to yourself, or to nobody',
    description: 'An officer who may not decide the case cannot have it either. The change is kept in its timeline.',
  })
  @ApiOkResponse({ type: ReviewCaseDto })
  @ApiProblems(400, [404, 'REVIEW_NOT_FOUND'], [409, 'INVALID_STATE'], [422, 'ASSIGNEE_CANNOT_DECIDE'])
  assign(
    @CurrentActor() actor: Actor, @TransactionId() id: string, @Body() body: AssignReviewDto,
  ): Promise<ReviewCaseDto> {
    return this.assigning.execute(actor, id, body);
  }

  @FreshFactor()
  @Post(':id/decide')
  @Roles('admin', 'bank')
  @HttpCode(200)
  @ReviewParam()
  @ApiOperation({
    operationId: 'decideReview',
    summary: 'Pay a payment under review, or refuse it; a large one needs two who agree',
    description: 'Whoever sent the payment cannot decide it. A refusal frees the held money; above the large amount '
      + 'a second officer must agree.',
  })
  @ApiOkResponse({ type: ReviewResultDto })
  @ApiProblems(400, [403, 'FORBIDDEN', 'ACTION_NOT_YOURS'], [404, 'TRANSACTION_NOT_FOUND'],
    [409, 'INVALID_STATE', 'MAKER_CANNOT_DECIDE', 'NOT_INDEPENDENT', 'ALREADY_DECIDED', 'PAYMENT_STOPPED'],
    [422, 'WALLET_FROZEN'])
  decide(
    @CurrentActor() actor: Actor, @TransactionId() id: string, @Body() body: DecideReviewDto,
  ): Promise<ReviewResultDto> {
    return this.deciding.execute(actor, id, body);
  }
}
