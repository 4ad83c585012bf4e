import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { DisableWebhook } from './disable-webhook.use-case.ts';
import { EnableWebhook } from './enable-webhook.use-case.ts';
import { RotateWebhookSecret } from './rotate-webhook-secret.use-case.ts';
import { WebhookParam } from './webhook-param.decorator.ts';
import { RotateSecretDto, WebhookDto, WebhookWithSecretDto } from './webhook.dto.ts';

/** Lets people pause their webhooks, and sign anew. */
@ApiTags('webhooks')
@Controller('api/v1/webhooks')
@Roles('admin', 'bank', 'user')
export class WebhookActionsController {
  constructor(
    private readonly enabling: EnableWebhook,
    private readonly disabling: DisableWebhook,
    private readonly rotating: RotateWebhookSecret,
  ) {}

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
    return this.enabling.execute(actor, id);
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
    return this.disabling.execute(actor, id);
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
    return this.rotating.execute(actor, id, body);
  }
}
