import { defineEntity, p } from '@mikro-orm/postgresql';
import { User } from '../../users/public.ts';

export const SessionSchema = defineEntity({
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

/** After so long without use nobody is taken to be there any more. */
export const LONGEST_IDLE_MINUTES = 60;

const idleSince = (): Date => new Date(Date.now() - LONGEST_IDLE_MINUTES * 60_000);

/** The sessions by which people are signed in now. */
export const openNow = () => ({ revokedAt: null, expiresAt: { $gt: new Date() }, lastUsedAt: { $gt: idleSince() } });

/** One sign-in of one person, from the password to the sign-out. */
export class Session extends SessionSchema.class {
  /** Whether the person is still signed in. */
  isOpen(): boolean {
    return this.revokedAt === null && this.expiresAt > new Date() && this.lastUsedAt > idleSince();
  }
}

SessionSchema.setClass(Session);
