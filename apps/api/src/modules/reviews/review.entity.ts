import { defineEntity, p } from '@mikro-orm/postgresql';

/** A payment that officers decide because the rules alone must not. */
export const ReviewCase = defineEntity({
  name: 'ReviewCase',
  tableName: 'review_case',
  properties: {
    transactionId: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    bankId: p.uuid(),
    officersNeeded: p.smallint(),
    state: p.enum(['open', 'decided', 'closed']).default('open'),
    decision: p.enum(['approve', 'reject']).nullable(),
    assigneeId: p.uuid().nullable(),
    openedAt: p.datetime(3),
    endedAt: p.datetime(3).nullable(),
  },
});

/** What one officer decided of a payment under review. */
export const ReviewOpinion = defineEntity({
  name: 'ReviewOpinion',
  tableName: 'review_opinion',
  properties: {
    transactionId: p.uuid().primary(),
    officerId: p.uuid().primary(),
    decision: p.enum(['approve', 'reject']),
    reason: p.text(),
    givenAt: p.datetime(3),
  },
});
