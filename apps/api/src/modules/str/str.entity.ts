import { defineEntity, p } from '@mikro-orm/postgresql';

/** A suspicious-transaction report of one bank. */
export const StrReport = defineEntity({
  name: 'StrReport',
  tableName: 'str_report',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().defaultRaw("nextval('str_ordinal'::regclass)"),
    bankId: p.uuid(),
    caseId: p.uuid().nullable(),
    openedBy: p.uuid(),
    openedAt: p.datetime(3),
  },
});

/** A payment that a report is about. */
export const StrPayment = defineEntity({
  name: 'StrPayment',
  tableName: 'str_payment',
  properties: {
    reportId: p.uuid().primary(),
    transactionId: p.uuid().primary(),
    position: p.smallint(),
    ordinal: p.bigint().defaultRaw("nextval('str_ordinal'::regclass)"),
  },
});

/** A report as it was drawn up once. */
export const StrVersion = defineEntity({
  name: 'StrVersion',
  tableName: 'str_version',
  properties: {
    reportId: p.uuid().primary(),
    version: p.integer().primary(),
    ordinal: p.bigint().defaultRaw("nextval('str_ordinal'::regclass)"),
    content: p.json<unknown>(),
    xml: p.text().nullable(),
    madeBy: p.uuid(),
    madeAt: p.datetime(3),
  },
});

/** What was done with a version of a report: approved, filed, downloaded. */
export const StrReportStep = defineEntity({
  name: 'StrReportStep',
  tableName: 'str_step',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().defaultRaw("nextval('str_ordinal'::regclass)"),
    reportId: p.uuid(),
    version: p.integer(),
    kind: p.enum(['approved', 'filed', 'downloaded']),
    detail: p.json<unknown>(),
    takenBy: p.uuid(),
    takenAt: p.datetime(3),
  },
});

/** How a bank reports, as it was settled once. */
export const StrSettingsVersion = defineEntity({
  name: 'StrSettingsVersion',
  tableName: 'str_settings',
  properties: {
    bankId: p.uuid().primary(),
    version: p.integer().primary(),
    ordinal: p.bigint().defaultRaw("nextval('str_ordinal'::regclass)"),
    settings: p.json<unknown>(),
    madeBy: p.uuid(),
    madeAt: p.datetime(3),
  },
});

/** Which of the changes of reports were sealed together, and the salt that keeps them secret. */
export const StrSeal = defineEntity({
  name: 'StrSeal',
  tableName: 'str_seal',
  properties: {
    id: p.uuid().primary(),
    afterOrdinal: p.bigint(),
    upTo: p.bigint(),
    salt: p.blob(),
    sealedAt: p.datetime(3).defaultRaw('now()'),
  },
});
