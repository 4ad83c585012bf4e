import { defineEntity, p } from '@mikro-orm/postgresql';
import { ROLES } from '../../platform/http/access/actor.ts';
import { Bank } from '../banks/public.ts';

export const KYC_STATUSES = ['verified', 'unverified', 'expired', 'rejected'] as const;

export const UserSchema = defineEntity({
  name: 'User',
  tableName: 'app_user',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    username: p.text(),
    name: p.text(),
    email: p.text(),
    passwordHash: p.text().nullable().lazy(),
    role: p.enum(ROLES),
    bank: () => p.manyToOne(Bank).nullable(),
    kycStatus: p.enum(KYC_STATUSES).default('unverified'),
    identityNumber: p.text().nullable(),
    roleGivenBy: p.uuid().nullable(),
    roleGivenAt: p.datetime(3).nullable(),
    complianceGivenBy: p.uuid().nullable(),
    complianceGivenAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3).defaultRaw('business_now()'),
    deactivatedAt: p.datetime(3).nullable(),
  },
});

/** A person who may sign in. */
export class User extends UserSchema.class {}

UserSchema.setClass(User);
