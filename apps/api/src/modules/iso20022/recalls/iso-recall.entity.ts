import { defineEntity, p } from '@mikro-orm/postgresql';

/** What came of one payment that a message asks back, or gives back. */
export const IsoRecall = defineEntity({
  name: 'IsoRecall',
  tableName: 'iso_recall',
  properties: {
    messageId: p.uuid().primary(),
    place: p.integer().primary(),
    recallId: p.uuid().nullable(),
    code: p.text().nullable(),
    error: p.text().nullable(),
  },
});
