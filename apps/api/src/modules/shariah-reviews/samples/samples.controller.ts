import { EntityManager } from '@mikro-orm/postgresql';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { CurrentActor } from '../../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../../platform/http/openapi/api-problems.decorator.ts';
import { EventProofDto } from '../../blocks/public.ts';
import { DrawSample } from './draw-sample.use-case.ts';
import { OrderSample } from './order-sample.use-case.ts';
import { ReadSampledPayment } from './read-sampled-payment.use-case.ts';
import { ListReviewSamplesQuery, OrderReviewSampleDto, ReviewSampleDto, ReviewSampleLineDto } from './sample.dto.ts';
import { SampledPaymentDto } from './sampled-payment.dto.ts';
import { ReviewSamples } from './samples.queries.ts';

const SampleParam = (): MethodDecorator => ApiParam({
  name: 'id', description: 'The id of the sample', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' });
const PaymentParam = (): MethodDecorator => ApiParam({
  name: 'number', description: 'Which payment of the sample, by its position', example: '1' });

/** Draws samples of payments for Shariah reviews, and shows what was drawn. */
@ApiTags('shariah-reviews')
@Controller('api/v1/shariah-reviews/samples')
@Roles('admin', 'bank', 'scholar', 'auditor')
export class ReviewSamplesController {
  constructor(
    private readonly em: EntityManager,
    private readonly samples: ReviewSamples,
    private readonly ordering: OrderSample,
    private readonly drawing: DrawSample,
    private readonly reading: ReadSampledPayment,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listReviewSamples',
    summary: 'List the samples of Shariah reviews, the last ordered first',
    description: 'Every sample that was ever ordered is there: nobody draws again until a sample pleases.',
  })
  @ApiOkResponse({ type: ReviewSampleLineDto, isArray: true })
  @ApiProblems(400)
  list(@CurrentActor() actor: Actor, @Query() query: ListReviewSamplesQuery): Promise<ReviewSampleLineDto[]> {
    return this.samples.list(actor, query);
  }

  @Post()
  @Roles('bank')
  @ApiOperation({
    operationId: 'orderReviewSample',
    summary: 'Order a sample of the payments of an item',
    description: 'Drawn from are the payments of its area and period that stand in the log before the order. The seed '
      + 'follows from the root of the block that seals the order, so that nobody can choose or foresee it.',
  })
  @ApiCreatedResponse({ type: ReviewSampleDto })
  @ApiProblems(400, [404, 'REVIEW_ITEM_NOT_FOUND'], [409, 'REVIEW_PLAN_NOT_APPROVED', 'REVIEW_SAMPLE_UNDRAWN'])
  order(@CurrentActor() actor: Actor, @Body() body: OrderReviewSampleDto): Promise<ReviewSampleDto> {
    return this.ordering.execute(actor, body);
  }

  @Get(':id')
  @SampleParam()
  @ApiOperation({
    operationId: 'getReviewSample',
    summary: 'Read a sample: what it was drawn from, its seed, and its payments',
    description: 'Height, root, seed, population and keys are told, so that anybody draws the same from an export of '
      + 'the books.',
  })
  @ApiOkResponse({ type: ReviewSampleDto })
  @ApiProblems([404, 'REVIEW_SAMPLE_NOT_FOUND'])
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ReviewSampleDto> {
    return this.samples.get(actor, id);
  }

  @Post(':id/draw')
  @Roles('bank')
  @HttpCode(200)
  @SampleParam()
  @ApiOperation({
    operationId: 'drawReviewSample',
    summary: 'Draw a sample that was ordered, once its order is sealed',
    description: 'That takes about a second after the order: until then 409 `EVENT_NOT_SEALED`, with `Retry-After`.',
  })
  @ApiOkResponse({ type: ReviewSampleDto })
  @ApiProblems([404, 'REVIEW_SAMPLE_NOT_FOUND'], [409, 'EVENT_NOT_SEALED', 'ALREADY_DECIDED'])
  draw(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ReviewSampleDto> {
    return this.drawing.execute(actor, id);
  }

  @Get(':id/payments/:number')
  @SampleParam()
  @PaymentParam()
  @ApiOperation({
    operationId: 'readSampledPayment',
    summary: 'Read a sampled payment: its parties, its evidence, its verdict and what the log tells of it',
    description: 'It names people: the log records who read it.',
  })
  @ApiOkResponse({ type: SampledPaymentDto })
  @ApiProblems([404, 'REVIEW_SAMPLE_NOT_FOUND', 'TRANSACTION_NOT_FOUND'])
  read(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Param('number') number: string,
  ): Promise<SampledPaymentDto> {
    return this.reading.execute(actor, id, number);
  }

  @Get(':id/payments/:number/proof')
  @SampleParam()
  @PaymentParam()
  @ApiOperation({
    operationId: 'proveSampledPayment',
    summary: 'Prove that a sampled payment stands in the sealed log',
    description: 'Its first event as it was hashed, the hashes beside its path, and the signed head with that root.',
  })
  @ApiOkResponse({ type: EventProofDto })
  @ApiProblems([404, 'REVIEW_SAMPLE_NOT_FOUND', 'TRANSACTION_NOT_FOUND'])
  prove(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Param('number') number: string,
  ): Promise<EventProofDto> {
    return this.reading.prove(this.em.fork(), actor, id, number);
  }
}
