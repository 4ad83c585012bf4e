import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Network } from '../../platform/money.ts';

/** A rate between the two networks that is promised to somebody for a while. */
export const CrossBorderQuote = defineEntity({
  name: 'CrossBorderQuote',
  tableName: 'quote',
  properties: {
    id: p.uuid().primary(),
    ownerId: p.uuid(),
    fromNetwork: p.text().$type<Network>(),
    toNetwork: p.text().$type<Network>(),
    sendMinor: p.bigint(),
    receiveMinor: p.bigint(),
    feeMinor: p.bigint(),
    rate: p.text(),
    createdAt: p.datetime(3),
    expiresAt: p.datetime(3),
    usedAt: p.datetime(3).nullable(),
  },
});
