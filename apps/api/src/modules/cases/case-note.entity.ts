import { defineEntity, p } from '@mikro-orm/postgresql';

/** A comment on a case. */
export const ReviewComment = defineEntity({
  name: 'ReviewComment',
  tableName: 'review_comment',
  properties: {
    id: p.uuid().primary(),
    transactionId: p.uuid(),
    number: p.integer(),
    authorId: p.uuid(),
    text: p.text(),
    writtenAt: p.datetime(3),
  },
});

/** A file that was attached to a case. */
export const ReviewAttachment = defineEntity({
  name: 'ReviewAttachment',
  tableName: 'review_attachment',
  properties: {
    id: p.uuid().primary(),
    transactionId: p.uuid(),
    number: p.integer(),
    uploadedBy: p.uuid(),
    name: p.text(),
    content: p.blob(),
    digest: p.blob(),
    uploadedAt: p.datetime(3),
  },
});

/** An officer would tell a party of a case apart from one on a list. */
export const ReviewClearance = defineEntity({
  name: 'ReviewClearance',
  tableName: 'review_clearance',
  properties: {
    id: p.uuid().primary(),
    transactionId: p.uuid(),
    number: p.integer(),
    party: p.text(),
    entryId: p.text(),
    officerId: p.uuid(),
    reason: p.text(),
    expiresAt: p.datetime(3),
    isAgreed: p.boolean(),
    givenAt: p.datetime(3),
  },
});
