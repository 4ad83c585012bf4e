import { defineEntity, p } from '@mikro-orm/postgresql';
import { PARTY_KINDS, type Source, SOURCES } from './listed-party.ts';

/** One edition of a list of sanctions. */
export const ScreeningList = defineEntity({
  name: 'ScreeningList',
  tableName: 'screening_list',
  properties: {
    id: p.uuid().primary(),
    source: p.enum(SOURCES),
    publishedOn: p.date(),
    digest: p.text(),
    entries: p.integer(),
    loadedBy: p.uuid().nullable(),
    loadedAt: p.datetime(3),
    confirmedAt: p.datetime(3),
    staleToldAt: p.datetime(3).nullable(),
    isActive: p.boolean(),
  },
});

/** A party on a list that is in force. */
export const ScreeningEntry = defineEntity({
  name: 'ScreeningEntry',
  tableName: 'screening_entry',
  properties: {
    source: p.text().$type<Source>().primary(),
    ref: p.text().primary(),
    kind: p.enum(PARTY_KINDS),
    programmes: p.array(),
    births: p.array(),
    nationalities: p.array(),
    digest: p.text(),
  },
});

/** A name of a party on a list that is in force. */
export const ScreeningName = defineEntity({
  name: 'ScreeningName',
  tableName: 'screening_name',
  properties: {
    source: p.text().$type<Source>().primary(),
    ref: p.text().primary(),
    position: p.integer().primary(),
    name: p.text(),
    isWeak: p.boolean(),
  },
});

/** Counts the changes of lists and clearances, so that what was read of them can be kept until the next. */
export const ScreeningRevision = defineEntity({
  name: 'ScreeningRevision',
  tableName: 'screening_revision',
  properties: {
    isOnly: p.boolean().primary().default(true),
    entries: p.bigint(),
    decisions: p.bigint(),
  },
});

/** Officers have told somebody apart from a party on a list. */
export const ScreeningClearance = defineEntity({
  name: 'ScreeningClearance',
  tableName: 'screening_clearance',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    bankId: p.uuid().nullable(),
    name: p.text(),
    foldedName: p.text(),
    ownerId: p.uuid().nullable(),
    source: p.text().$type<Source>(),
    ref: p.text(),
    entryName: p.text(),
    entryDigest: p.text(),
    reason: p.text(),
    createdBy: p.uuid(),
    createdAt: p.datetime(3),
    expiresAt: p.datetime(3).nullable(),
    revokedAt: p.datetime(3).nullable(),
    revokedBy: p.uuid().nullable(),
    revocation: p.text().nullable(),
    caseId: p.uuid().nullable(),
    needsSecond: p.boolean().nullable(),
    secondedBy: p.uuid().nullable(),
    secondedAt: p.datetime(3).nullable(),
    secondReason: p.text().nullable(),
  },
});
