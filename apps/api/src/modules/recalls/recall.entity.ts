import { defineEntity, p } from '@mikro-orm/postgresql';
import { RECALL_STATES } from '../transactions/public.ts';
import { RECALL_REASONS, RECALL_REFUSALS } from './recall-words.ts';

/** A payment that its payer asked to have back, and what became of that. */
export const Recall = defineEntity({
  name: 'Recall',
  tableName: 'recall',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    transactionId: p.uuid(),
    reason: p.enum(RECALL_REASONS),
    note: p.text().nullable(),
    isShariah: p.boolean().default(false),
    state: p.enum(RECALL_STATES),
    payerId: p.uuid(),
    payerBankId: p.uuid(),
    payeeId: p.uuid(),
    payeeBankId: p.uuid(),
    requestedBy: p.uuid(),
    requestedAt: p.datetime(3),
    answerBy: p.datetime(3),
    refusal: p.enum(RECALL_REFUSALS).nullable(),
    answerNote: p.text().nullable(),
    answeredBy: p.uuid().nullable(),
    answeredAt: p.datetime(3).nullable(),
    reversalId: p.uuid().nullable(),
  },
});
