import { defineEntity, p } from '@mikro-orm/postgresql';

export const METALS = ['gold', 'silver'] as const;
export type Metal = (typeof METALS)[number];

/** Prices that were imported together, and whether a second person approved them. */
export const MetalPriceVersion = defineEntity({
  name: 'MetalPriceVersion',
  tableName: 'metal_price_version',
  properties: {
    version: p.integer().primary().autoincrement(false),
    note: p.text(),
    digest: p.blob(),
    proposedBy: p.uuid(),
    proposedAt: p.datetime(3),
    decision: p.enum(['approve', 'refuse']).nullable(),
    decidedBy: p.uuid().nullable(),
    decidedAt: p.datetime(3).nullable(),
    decisionReason: p.text().nullable(),
  },
});

/** What a gram of pure metal cost on a day, as one version has it. */
export const MetalPrice = defineEntity({
  name: 'MetalPrice',
  tableName: 'metal_price',
  properties: {
    version: p.integer().primary(),
    day: p.date().primary(),
    metal: p.enum(METALS).primary(),
    aedMinor: p.bigint(),
    qarMinor: p.bigint(),
    source: p.text(),
  },
});
