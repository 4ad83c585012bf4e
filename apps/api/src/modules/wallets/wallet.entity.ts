import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Network } from '../../platform/money.ts';

/** A wallet, whose it is, and the limits of what it may pay. */
export const Wallet = defineEntity({
  name: 'Wallet',
  tableName: 'wallet',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    address: p.text(),
    network: p.text().$type<Network>(),
    label: p.text(),
    ownerId: p.uuid(),
    bankId: p.uuid(),
    isSandbox: p.boolean(),
    transactionLimitMinor: p.bigint().nullable(),
    dailyLimitMinor: p.bigint().nullable(),
    iban: p.text().generated('(wallet_iban(network, ordinal)) stored'),
    createdAt: p.datetime(3).defaultRaw('business_now()'),
  },
});
