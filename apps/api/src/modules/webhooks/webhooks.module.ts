import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.ts';
import { MessageSchemasModule } from '../message-schemas/message-schemas.module.ts';
import { StatementsModule } from '../statements/statements.module.ts';
import { CreateWebhook } from './create-webhook.use-case.ts';
import { DeleteWebhook } from './delete-webhook.use-case.ts';
import { DeliverToWebhook } from './deliver-to-webhook.service.ts';
import { DeliveriesController } from './deliveries.controller.ts';
import { Deliveries } from './deliveries.service.ts';
import { DeliveryPost } from './delivery-post.service.ts';
import { DeliverySweeper } from './delivery-sweeper.service.ts';
import { DisableWebhook } from './disable-webhook.use-case.ts';
import { EnableWebhook } from './enable-webhook.use-case.ts';
import { FanOutEvents } from './fan-out-events.use-case.ts';
import { ReplayDeliveries } from './replay-deliveries.use-case.ts';
import { RotateWebhookSecret } from './rotate-webhook-secret.use-case.ts';
import { UpdateWebhook } from './update-webhook.use-case.ts';
import { WebhookActionsController } from './webhook-actions.controller.ts';
import { WebhookChanges } from './webhook-changes.service.ts';
import { WebhookFanOut } from './webhook-fan-out.service.ts';
import { WebhookSecrets } from './webhook-secrets.service.ts';
import { WebhooksController } from './webhooks.controller.ts';
import { WebhooksQueries } from './webhooks.queries.ts';

/** Events, sent to where their hearers want them. */
@Module({
  imports: [EventsModule, MessageSchemasModule, StatementsModule],
  controllers: [WebhooksController, WebhookActionsController, DeliveriesController],
  providers: [
    WebhooksQueries, WebhookSecrets, WebhookChanges, CreateWebhook, UpdateWebhook, DeleteWebhook, EnableWebhook,
    DisableWebhook, RotateWebhookSecret, ReplayDeliveries, FanOutEvents, WebhookFanOut, Deliveries, DeliverToWebhook,
    DeliveryPost, DeliverySweeper,
  ],
  exports: [FanOutEvents, WebhooksQueries],
})
export class WebhooksModule {}
