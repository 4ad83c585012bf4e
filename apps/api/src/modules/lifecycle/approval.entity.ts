import { defineEntity, p } from '@mikro-orm/postgresql';

/** What one approver decided of a payment, and on which terms. */
export const Approval = defineEntity({
  name: 'Approval',
  tableName: 'approval',
  properties: {
    transactionId: p.uuid().primary(),
    approverId: p.uuid().primary(),
    decision: p.enum(['approve', 'reject']),
    termsHash: p.blob(),
    createdAt: p.datetime(3),
  },
});
