import { defineEntity, p } from '@mikro-orm/postgresql';

/** The forms in which a statement is given away. */
export const STATEMENT_FORMATS = ['pdf', 'csv', 'json', 'camt.052', 'camt.053'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** A statement as it was given away in one format and language; of a period that was not over, its digest alone. */
export const StatementFile = defineEntity({
  name: 'StatementFile',
  tableName: 'statement_file',
  properties: {
    id: p.uuid().primary(),
    subject: p.text(),
    fromAt: p.datetime(3),
    toAt: p.datetime(3),
    timeZone: p.text(),
    format: p.enum(STATEMENT_FORMATS),
    language: p.enum(['', 'en', 'ar']),
    content: p.blob().nullable(),
    digest: p.blob(),
    signature: p.text().nullable(),
    keyId: p.text(),
    madeBy: p.uuid(),
    madeAt: p.datetime(3),
  },
});
