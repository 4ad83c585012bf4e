import { defineEntity, p } from '@mikro-orm/postgresql';
import { PACK_AUDIENCES, PACK_FORMATS, PACK_STATES } from './pack.dto.ts';

/** What a bank files of a year, or lays before its board. */
export const ShariahPack = defineEntity({
  name: 'ShariahPack',
  tableName: 'shariah_pack',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    bankId: p.uuid(),
    audience: p.enum(PACK_AUDIENCES),
    fromAt: p.datetime(3),
    toAt: p.datetime(3),
    timeZone: p.text(),
    isProvisional: p.boolean(),
    state: p.enum(PACK_STATES).default('queued'),
    requestedBy: p.uuid(),
    createdAt: p.datetime(3),
    endedAt: p.datetime(3).nullable(),
  },
});

/** A pack as it was issued in one format and language. */
export const ShariahPackFile = defineEntity({
  name: 'ShariahPackFile',
  tableName: 'shariah_pack_file',
  properties: {
    packId: p.uuid().primary(),
    format: p.enum(PACK_FORMATS).primary(),
    language: p.enum(['', 'en', 'ar']).primary(),
    content: p.blob(),
    digest: p.blob(),
    signature: p.text().nullable(),
    keyId: p.text(),
  },
});
