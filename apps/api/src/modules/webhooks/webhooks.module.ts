import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.ts';
import { DeliveryQueue } from './delivery-queue.service.ts';
import { DeliverySweeper } from './delivery-sweeper.service.ts';
import { FanOutEvents } from './fan-out-events.use-case.ts';
import { KeepWebhooks } from './keep-webhooks.use-case.ts';
import { ReplayDeliveries } from './replay-deliveries.use-case.ts';
import { WebhookSecrets } from './webhook-secrets.service.ts';
import { WebhookWorker } from './webhook-worker.service.ts';
import { WebhooksController } from './webhooks.controller.ts';
import { WebhooksQueries } from './webhooks.queries.ts';

/** Events, sent to where their hearers want them. */
@Module({
  imports: [EventsModule],
  controllers: [WebhooksController],
  providers: [
    KeepWebhooks, WebhooksQueries, WebhookSecrets, ReplayDeliveries, FanOutEvents, DeliveryQueue, DeliverySweeper,
    WebhookWorker,
  ],
  exports: [FanOutEvents],
})
export class WebhooksModule {}
