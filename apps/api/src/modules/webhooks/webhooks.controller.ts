import { EntityManager } from '@mikro-orm/postgresql';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags,
} from '@nestjs/swagger';
import type { Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import {
  DeliveryDetailDto, DeliveryDto, ListDeliveriesQuery, ReplayDeliveriesDto, ReplayedDto,
} from './delivery.dto.ts';
import { KeepWebhooks } from './keep-webhooks.use-case.ts';
import { ReplayDeliveries } from './replay-deliveries.use-case.ts';
import { RotateSecretDto, SaveWebhookDto, WebhookDto, WebhookWithSecretDto } from './webhook.dto.ts';
import { WebhooksQueries } from './webhooks.queries.ts';

const WebhookParam = (): MethodDecorator =>
  ApiParam({ name: 'id', description: 'The webhook’s id', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' });
const DeliveryParam = (): MethodDecorator =>
  ApiParam({ name: 'id', description: 'The delivery’s id', example: '2048' });

/** Sends events to the systems of those whom they concern. */
@ApiTags('webhooks')
@Controller('api/v1/webhooks')
@Roles('admin', 'bank', 'user')
export class WebhooksController {
  constructor(
    private readonly em: EntityManager,
    private readonly webhooks: WebhooksQueries,
    private readonly keeping: KeepWebhooks,
    private readonly replaying: ReplayDeliveries,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listWebhooks',
    summary: 'List your webhooks, the newest first',
    description: 'Webhooks are yours alone. Their secrets are not shown again.',
  })
  @ApiOkResponse({ type: WebhookDto, isArray: true })
  list(@CurrentActor() actor: Actor): Promise<WebhookDto[]> {
    return this.webhooks.list(actor);
  }

  @Post()
  @ApiOperation({
    operationId: 'createWebhook',
    summary: 'Have events sent to an address; its secret is shown once',
    description: 'Whatever you would hear by the event stream from now on is posted to the address, signed as Standard '
      + 'Webhooks describes. Only addresses on the public internet are accepted.',
  })
  @ApiCreatedResponse({ type: WebhookWithSecretDto })
  @ApiProblems(400, [409, 'TOO_MANY_WEBHOOKS'], [422, 'WEBHOOK_URL_REFUSED'])
  create(@CurrentActor() actor: Actor, @Body() body: SaveWebhookDto): Promise<WebhookWithSecretDto> {
    return this.keeping.create(actor, body);
  }

  @Get(':id')
  @WebhookParam()
  @ApiOperation({
    operationId: 'getWebhook',
    summary: 'Get one of your webhooks',
    description: 'The webhook of another person is answered as if it did not exist.',
  })
  @ApiOkResponse({ type: WebhookDto })
  @ApiProblems([404, 'WEBHOOK_NOT_FOUND'])
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<WebhookDto> {
    return this.webhooks.get(actor, id);
  }

  @Put(':id')
  @WebhookParam()
  @ApiOperation({
    operationId: 'updateWebhook',
    summary: 'Change where events are sent, and which',
    description: 'Deliveries that wait go to the new address; the types hold for what happens from now on.',
  })
  @ApiOkResponse({ type: WebhookDto })
  @ApiProblems(400, [404, 'WEBHOOK_NOT_FOUND'], [422, 'WEBHOOK_URL_REFUSED'])
  update(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: SaveWebhookDto): Promise<WebhookDto> {
    return this.keeping.update(actor, id, body);
  }

  @Delete(':id')
  @WebhookParam()
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteWebhook',
    summary: 'Delete a webhook and its deliveries',
    description: 'Whatever still waits is not delivered. It cannot be brought back.',
  })
  @ApiNoContentResponse()
  @ApiProblems([404, 'WEBHOOK_NOT_FOUND'])
  remove(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.keeping.remove(actor, id);
  }

  @Post(':id/enable')
  @WebhookParam()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'enableWebhook',
    summary: 'Send again, beginning with what happened meanwhile',
    description: 'What happened while it was disabled is delivered first.',
  })
  @ApiOkResponse({ type: WebhookDto })
  @ApiProblems([404, 'WEBHOOK_NOT_FOUND'], [409, 'WEBHOOK_ALREADY_ENABLED'])
  enable(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<WebhookDto> {
    return this.keeping.enable(actor, id);
  }

  @Post(':id/disable')
  @WebhookParam()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'disableWebhook',
    summary: 'Send nothing for the time being',
    description: 'Deliveries wait until it is enabled again.',
  })
  @ApiOkResponse({ type: WebhookDto })
  @ApiProblems([404, 'WEBHOOK_NOT_FOUND'], [409, 'WEBHOOK_ALREADY_DISABLED'])
  disable(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<WebhookDto> {
    return this.keeping.disable(actor, id);
  }

  @Post(':id/rotate')
  @WebhookParam()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'rotateWebhookSecret',
    summary: 'Make a new secret; the old one signs for a while',
    description: 'Messages carry two signatures until the overlap is over, so that the receiver can change in between.',
  })
  @ApiOkResponse({ type: WebhookWithSecretDto })
  @ApiProblems(400, [404, 'WEBHOOK_NOT_FOUND'])
  rotate(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: RotateSecretDto,
  ): Promise<WebhookWithSecretDto> {
    return this.keeping.rotate(actor, id, body);
  }

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
