import { defineEntity, p } from '@mikro-orm/postgresql';

/** A case as a signed file, the way it was handed over. */
export const CaseFile = defineEntity({
  name: 'CaseFile',
  tableName: 'case_file',
  properties: {
    id: p.uuid().primary(),
    transactionId: p.uuid(),
    number: p.integer(),
    madeBy: p.uuid(),
    madeAt: p.datetime(3),
    json: p.blob(),
    jsonSignature: p.text(),
    keyId: p.text(),
    pdfEn: p.blob(),
    pdfAr: p.blob(),
    pdfKeyId: p.text(),
  },
});
