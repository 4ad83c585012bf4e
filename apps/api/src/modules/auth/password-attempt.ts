import type { EntityManager } from '@mikro-orm/postgresql';
import { rows } from '../../platform/database/sql.ts';
import type { AuditInput } from '../../platform/event-log.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** An attempt the database has counted and allowed, or why there is none. */
export type Attempt = Counted | Locked | { kind: 'unknown' };
export interface Counted {
  kind: 'counted';
  userId: string;
  /** Null until the person has chosen a password. */
  passwordHash: string | null;
  failures: number;
  lockedUntil: Date | null;
}

interface Locked { kind: 'locked'; userId: string; secondsLeft: number }

/**
 * Counts the attempt before its password is looked at, so that guesses sent together are bounded as well. The fifth
 * locks at once: 15 minutes, twice as long after each further five, at most 16 hours. A right password undoes both.
 */
export async function countAttempt(em: EntityManager, username: string): Promise<Attempt> {
  const [counted] = await rows<Omit<Counted, 'kind'>>(em, `
    update app_user set failed_sign_ins = failed_sign_ins + 1,
      locked_until = case when (failed_sign_ins + 1) % 5 = 0
        then now() + interval '15 minutes' * power(2, least((failed_sign_ins + 1) / 5 - 1, 6)) end
    where lower(username) = lower($1) and (locked_until is null or locked_until <= now())
    returning id as "userId", password_hash as "passwordHash", failed_sign_ins as failures,
      locked_until as "lockedUntil"`, [username]);
  if (counted) return { kind: 'counted', ...counted };
  const [locked] = await rows<Omit<Locked, 'kind'>>(em, `
    select id as "userId", greatest(1, ceil(extract(epoch from locked_until - now())))::int as "secondsLeft"
    from app_user where lower(username) = lower($1) and locked_until is not null`, [username]);
  return locked ? { kind: 'locked', ...locked } : { kind: 'unknown' };
}

/** What auditors are told of an account that has just been locked. */
export const locking = (
  actor: AuditInput['actor'], { userId, failures }: Counted, lockedUntil: Date,
): AuditInput => ({
  action: 'account_locked',
  resource: 'user',
  resourceId: userId,
  actor,
  severity: 'critical',
  details: { failures, lockedUntil: new Date(lockedUntil).toISOString() },
});

/** Refuses an attempt at a locked account, and tells when to come again. */
export const accountLocked = (secondsLeft: number): Refusal => new Refusal(429, 'ACCOUNT_LOCKED',
  'This account is locked for a while after too many wrong passwords.', undefined,
  { 'retry-after': String(secondsLeft) });

/** Refuses somebody whose password is right and whose account is deactivated. */
export const accountDeactivated = (): Refusal =>
  new Refusal(403, 'ACCOUNT_DEACTIVATED', 'This account is deactivated. Ask an administrator.');
