import { defineEntity, p } from '@mikro-orm/postgresql';
import { Session } from './session.entity.ts';

export const RefreshTokenSchema = defineEntity({
  name: 'RefreshToken',
  tableName: 'refresh_token',
  properties: {
    tokenHash: p.blob().primary(),
    session: () => p.manyToOne(Session),
    createdAt: p.datetime(3).defaultRaw('now()'),
    usedAt: p.datetime(3).nullable(),
  },
});

/** The right to continue a session once; only its hash is kept. */
export class RefreshToken extends RefreshTokenSchema.class {}

RefreshTokenSchema.setClass(RefreshToken);
