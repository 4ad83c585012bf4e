import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.ts';
import { DeliverToWebhook } from './deliver-to-webhook.service.ts';
import { Deliveries } from './deliveries.service.ts';
import { DeliverySweeper } from './delivery-sweeper.service.ts';
import { FanOutEvents } from './fan-out-events.use-case.ts';
import { KeepWebhooks } from './keep-webhooks.use-case.ts';
import { ReplayDeliveries } from './replay-deliveries.use-case.ts';
import { WebhookFanOut } from './webhook-fan-out.service.ts';
import { WebhookSecrets } from './webhook-secrets.service.ts';
import { WebhooksController } from './webhooks.controller.ts';
import { WebhooksQueries } from './webhooks.queries.ts';

/** Events, sent to where their hearers want them. */
@Module({
  imports: [EventsModule],
  controllers: [WebhooksController],
  providers: [
    KeepWebhooks, WebhooksQueries, WebhookSecrets, ReplayDeliveries, FanOutEvents, WebhookFanOut, Deliveries,
    DeliverToWebhook, DeliverySweeper,
  ],
  exports: [FanOutEvents],
})
export class WebhooksModule {}
