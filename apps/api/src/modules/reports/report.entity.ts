import { defineEntity, p } from '@mikro-orm/postgresql';
import { REPORT_TYPES } from './period.ts';
import { FORMATS } from './report.dto.ts';

/** A report of compliance over a period. */
export const Report = defineEntity({
  name: 'Report',
  tableName: 'report',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    bankId: p.uuid().nullable(),
    type: p.enum(REPORT_TYPES),
    fromAt: p.datetime(3),
    toAt: p.datetime(3),
    timeZone: p.text(),
    isProvisional: p.boolean(),
    state: p.enum(['queued', 'running', 'done', 'failed']).default('queued'),
    progress: p.smallint().default(0),
    figures: p.json<unknown>().columnType('json').nullable(),
    requestedBy: p.uuid().nullable(),
    scheduleId: p.uuid().nullable(),
    createdAt: p.datetime(3),
    endedAt: p.datetime(3).nullable(),
  },
});

/** A report as it was issued in one format and language. */
export const ReportFile = defineEntity({
  name: 'ReportFile',
  tableName: 'report_file',
  properties: {
    reportId: p.uuid().primary(),
    format: p.enum(FORMATS).primary(),
    language: p.enum(['', 'en', 'ar']).primary(),
    content: p.blob(),
    digest: p.blob(),
    signature: p.text().nullable(),
    keyId: p.text(),
  },
});

/** A report that is made again and again. */
export const ReportSchedule = defineEntity({
  name: 'ReportSchedule',
  tableName: 'report_schedule',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    bankId: p.uuid().nullable(),
    type: p.enum(['daily', 'weekly', 'monthly']),
    timeZone: p.text(),
    isPaused: p.boolean().default(false),
    nextAt: p.datetime(3),
    createdBy: p.uuid(),
    createdAt: p.datetime(3),
    removedAt: p.datetime(3).nullable(),
  },
});
