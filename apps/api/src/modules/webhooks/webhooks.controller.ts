import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { CreateWebhook } from './create-webhook.use-case.ts';
import { DeleteWebhook } from './delete-webhook.use-case.ts';
import { UpdateWebhook } from './update-webhook.use-case.ts';
import { WebhookParam } from './webhook-param.decorator.ts';
import { SaveWebhookDto, WebhookDto, WebhookWithSecretDto } from './webhook.dto.ts';
import { WebhooksQueries } from './webhooks.queries.ts';

/** Lets people say where they want to hear of events, each for themselves. */
@ApiTags('webhooks')
@Controller('api/v1/webhooks')
@Roles('admin', 'bank', 'user')
export class WebhooksController {
  constructor(
    private readonly webhooks: WebhooksQueries,
    private readonly creating: CreateWebhook,
    private readonly updating: UpdateWebhook,
    private readonly deleting: DeleteWebhook,
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
    return this.creating.execute(actor, body);
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
    return this.updating.execute(actor, id, body);
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
    return this.deleting.execute(actor, id);
  }
}
