import { EntityManager } from '@mikro-orm/postgresql';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import {
  DeliveryDetailDto, DeliveryDto, ListDeliveriesQuery, ReplayDeliveriesDto, ReplayedDto,
} from './delivery.dto.ts';
import { ReplayDeliveries } from './replay-deliveries.use-case.ts';
import { WebhookParam } from './webhook-param.decorator.ts';
import { WebhooksQueries } from './webhooks.queries.ts';

const DeliveryParam = (): MethodDecorator =>
  ApiParam({ name: 'id', description: 'The delivery’s id', example: '2048' });

/** Shows people what was sent to their webhooks, and sends it again. */
@ApiTags('webhooks')
@Controller('api/v1/webhooks')
@Roles('admin', 'bank', 'user')
export class DeliveriesController {
  constructor(
    private readonly em: EntityManager,
    private readonly webhooks: WebhooksQueries,
    private readonly replaying: ReplayDeliveries,
  ) {}

  @Post(':id/test')
  @WebhookParam()
  @HttpCode(202)
  @ApiOperation({
    operationId: 'testWebhook',
    summary: 'Send a test message',
    description: 'The message has the type `webhook.test`, and is signed, tried and logged like every other.',
  })
  @ApiAcceptedResponse({ type: DeliveryDetailDto })
  @ApiProblems([404, 'WEBHOOK_NOT_FOUND'], [409, 'WEBHOOK_DISABLED'])
  test(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<DeliveryDetailDto> {
    return this.replaying.test(actor, id);
  }

  @Post(':id/replay')
  @WebhookParam()
  @HttpCode(202)
  @ApiOperation({
    operationId: 'replayDeliveries',
    summary: 'Send the deliveries of a time once more',
    description: 'Those that came to an end in the time given are sent again, under the same ids and in their order.',
  })
  @ApiAcceptedResponse({ type: ReplayedDto })
  @ApiProblems(400, [404, 'WEBHOOK_NOT_FOUND'], [409, 'WEBHOOK_DISABLED'])
  replayRange(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: ReplayDeliveriesDto,
  ): Promise<ReplayedDto> {
    return this.replaying.range(actor, id, body);
  }

  @Get(':id/deliveries')
  @WebhookParam()
  @ApiOperation({
    operationId: 'listDeliveries',
    summary: 'List what was delivered or will be, newest first',
    description: 'A delivery is kept for 30 days after it ended.',
  })
  @ApiOkResponse({ type: DeliveryDto, isArray: true })
  @ApiProblems(400, [404, 'WEBHOOK_NOT_FOUND'])
  deliveries(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Query() query: ListDeliveriesQuery,
  ): Promise<DeliveryDto[]> {
    return this.webhooks.deliveries(actor, id, query);
  }

  @Get('deliveries/:id')
  @DeliveryParam()
  @ApiOperation({
    operationId: 'getDelivery',
    summary: 'Get a delivery with its bytes and its tries',
    description: 'The bytes are those that the signature covers. Of the receiver’s answer only the status is kept.',
  })
  @ApiOkResponse({ type: DeliveryDetailDto })
  @ApiProblems([404, 'DELIVERY_NOT_FOUND'])
  delivery(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<DeliveryDetailDto> {
    return this.webhooks.delivery(this.em.fork(), actor, id);
  }

  @Post('deliveries/:id/replay')
  @DeliveryParam()
  @HttpCode(202)
  @ApiOperation({
    operationId: 'replayDelivery',
    summary: 'Send a delivery once more',
    description: 'It is sent under the same id, and tried anew for up to a day.',
  })
  @ApiAcceptedResponse({ type: DeliveryDetailDto })
  @ApiProblems([404, 'DELIVERY_NOT_FOUND'], [409, 'WEBHOOK_DISABLED'])
  replay(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<DeliveryDetailDto> {
    return this.replaying.one(actor, id);
  }
}
