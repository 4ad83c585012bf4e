import { defineEntity, p } from '@mikro-orm/postgresql';
import type { FieldData } from '../../platform/http/problems/field-code.ts';
import type { BatchItemDto } from './batch.dto.ts';

/** A row of a batch that was refused, as it was sent, and why. */
export const BatchRefusal = defineEntity({
  name: 'BatchRefusal',
  tableName: 'batch_refusal',
  properties: {
    batchId: p.uuid().primary(),
    place: p.integer().primary(),
    sent: p.json<BatchItemDto>().columnType('json'),
    code: p.text(),
    error: p.text(),
    field: p.text().nullable(),
    facts: p.json<FieldData>().columnType('json').nullable(),
    transactionId: p.uuid().nullable(),
  },
});
