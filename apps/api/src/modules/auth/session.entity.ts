import { defineEntity, p } from '@mikro-orm/postgresql';
import { User } from './user.entity.ts';

const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User),
    createdAt: p.datetime(3).defaultRaw('now()'),
    lastUsedAt: p.datetime(3).defaultRaw('now()'),
    ipAddress: p.text().nullable(),
    userAgent: p.text().nullable(),
    expiresAt: p.datetime(3),
    revokedAt: p.datetime(3).nullable(),
  },
});

/** One sign-in of one person, from the password to the sign-out. */
export class Session extends SessionSchema.class {
  /** Whether the person is still signed in. */
  isOpen(): boolean {
    return this.revokedAt === null && this.expiresAt > new Date();
  }
}

SessionSchema.setClass(Session);
