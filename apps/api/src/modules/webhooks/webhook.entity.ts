import { defineEntity, p } from '@mikro-orm/postgresql';
import { DELIVERY_STATES } from './delivery.dto.ts';
import { DISABLED_BECAUSE } from './webhook.dto.ts';

/** Where a subscriber wants to hear of events. */
export const Webhook = defineEntity({
  name: 'Webhook',
  tableName: 'webhook',
  properties: {
    id: p.uuid().primary(),
    ownerId: p.uuid(),
    url: p.text(),
    description: p.text(),
    types: p.array(),
    disabledBecause: p.enum(DISABLED_BECAUSE).nullable(),
    disabledAt: p.datetime(3).nullable(),
    secret: p.blob(),
    previousSecret: p.blob().nullable(),
    previousSecretUntil: p.datetime(3).nullable(),
    position: p.bigint(),
    failures: p.integer().default(0),
    failingSince: p.datetime(3).nullable(),
    restingUntil: p.datetime(3).defaultRaw("'-infinity'::timestamp with time zone"),
    createdAt: p.datetime(3),
  },
});

/** One event on its way to one subscriber. */
export const WebhookDelivery = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_delivery',
  properties: {
    id: p.bigint().primary().autoincrement(),
    webhookId: p.uuid(),
    position: p.bigint().nullable(),
    part: p.smallint().default(0),
    messageId: p.text(),
    type: p.text(),
    object: p.text(),
    body: p.text(),
    state: p.enum(DELIVERY_STATES).default('waiting'),
    attempts: p.integer().default(0),
    tries: p.smallint().default(0),
    nextAt: p.datetime(3),
    createdAt: p.datetime(3).defaultRaw('clock_timestamp()'),
    endedAt: p.datetime(3).nullable(),
  },
});

/** How one try of a delivery went. */
export const WebhookAttempt = defineEntity({
  name: 'WebhookAttempt',
  tableName: 'webhook_attempt',
  properties: {
    deliveryId: p.bigint().primary(),
    number: p.integer().primary(),
    startedAt: p.datetime(3),
    durationMs: p.integer(),
    status: p.smallint().nullable(),
    problem: p.text().nullable(),
  },
});
