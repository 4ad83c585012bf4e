import { defineEntity, p } from '@mikro-orm/postgresql';

/** How far one part of Connect has read the events. */
export const EventConsumer = defineEntity({
  name: 'EventConsumer',
  tableName: 'event_consumer',
  properties: {
    name: p.text().primary(),
    position: p.bigint(),
  },
});

/** The right to open one stream of events without a token; only its hash is kept. */
export const StreamTicket = defineEntity({
  name: 'StreamTicket',
  tableName: 'stream_ticket',
  properties: {
    tokenHash: p.blob().primary(),
    principal: p.json<unknown>(),
    expiresAt: p.datetime(3),
  },
});
