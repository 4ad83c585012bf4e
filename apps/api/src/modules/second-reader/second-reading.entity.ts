import { defineEntity, p } from '@mikro-orm/postgresql';
import { UNREAD_CAUSES } from './second-reading.dto.ts';

/** What the language model made of the words of a payment. */
export const SecondReading = defineEntity({
  name: 'SecondReading',
  tableName: 'second_reading',
  properties: {
    transactionId: p.uuid().primary(),
    outcome: p.enum(['resembles', 'nothing', 'unread']),
    principle: p.enum(['riba', 'gharar', 'maysir', 'halal', 'kyc']).nullable(),
    reason: p.text().nullable(),
    unreadBecause: p.enum(UNREAD_CAUSES).nullable(),
    model: p.text(),
    answeredAs: p.text().nullable(),
    instruction: p.text(),
    readAt: p.datetime(3),
  },
});

/** What the second reader was sent of a payment, which counts towards its limits. */
export const SecondLook = defineEntity({
  name: 'SecondLook',
  tableName: 'second_look',
  properties: {
    transactionId: p.uuid().primary(),
    asks: p.smallint().default(0),
    bytes: p.integer().default(0),
    askedAt: p.datetime().nullable(),
  },
});
