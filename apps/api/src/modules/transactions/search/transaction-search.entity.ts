import { defineEntity, p } from '@mikro-orm/postgresql';

/** What one transaction is found by. */
export const TransactionSearch = defineEntity({
  name: 'TransactionSearch',
  tableName: 'transaction_search',
  properties: {
    ordinal: p.bigint().primary().autoincrement(false),
    amountMinor: p.bigint(),
    marks: p.array<number>().columnType('integer[]'),
    words: p.text(),
  },
});

/** When the transactions of one stretch of ordinals were sent. */
export const TransactionStretch = defineEntity({
  name: 'TransactionStretch',
  tableName: 'transaction_stretch',
  properties: {
    stretch: p.bigint().primary().autoincrement(false),
    sentFrom: p.datetime(3),
    sentTo: p.datetime(3),
  },
});
