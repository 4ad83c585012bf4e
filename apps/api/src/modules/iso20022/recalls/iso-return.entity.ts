import { defineEntity, p } from '@mikro-orm/postgresql';

/** What came of one payment that a message gives back: the payment that was reversed, or why none was. */
export const IsoReturn = defineEntity({
  name: 'IsoReturn',
  tableName: 'iso_return',
  properties: {
    messageId: p.uuid().primary(),
    place: p.integer().primary(),
    transactionId: p.uuid().nullable(),
    code: p.text().nullable(),
    error: p.text().nullable(),
  },
});
