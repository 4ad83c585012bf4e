import { defineEntity, p } from '@mikro-orm/postgresql';

export const BankSchema = defineEntity({
  name: 'Bank',
  tableName: 'bank',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    suspendedAt: p.datetime(3).nullable(),
    suspendedBecause: p.text().nullable(),
    bic: p.text().nullable(),
    lei: p.text().nullable(),
    createdAt: p.datetime(3).defaultRaw('business_now()'),
  },
});

/** A bank whose customers hold wallets here. */
export class Bank extends BankSchema.class {}

BankSchema.setClass(Bank);
