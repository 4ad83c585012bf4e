import { createHmac } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { rows, transactional, type Tx } from '../../../platform/database/sql.ts';
import { Refusal, attemptLater } from '../../../platform/http/problems/refusal.ts';
import { SECRETS, type Secrets } from '../../../platform/secrets.ts';

/** After how many attempts there is a wait, how long the first one is, and how long they grow. */
interface Limit { every: number; firstWaitSeconds: number; longestWaitSeconds: number }

const GUESSES: Limit = { every: 5, firstWaitSeconds: 60, longestWaitSeconds: 900 };

/** What attempts are counted by. The order is that in which their rows are locked, everywhere. */
export const LIMITS = {
  /** One address, whatever names are tried from it. */
  address: { every: 100, firstWaitSeconds: 900, longestWaitSeconds: 900 },
  /** One address that tries codes for choosing a password. */
  code: { every: 30, firstWaitSeconds: 900, longestWaitSeconds: 900 },
  /** A device that the person signed in from before. */
  device: GUESSES,
  /** One name, from wherever strangers try it. */
  name: { every: 25, firstWaitSeconds: 900, longestWaitSeconds: 900 },
  /** One name tried from one address. */
  pair: GUESSES,
  /** Somebody who is signed in and says their password once more. */
  password: GUESSES,
  /** One person who asks whose wallets are, whichever wallets. */
  payees: { every: 60, firstWaitSeconds: 900, longestWaitSeconds: 900 },
  /** One person who tries names for one wallet. */
  payee: { every: 10, firstWaitSeconds: 60, longestWaitSeconds: 900 },
  /** One address from which browsers come back from the provider. */
  provider: { every: 60, firstWaitSeconds: 900, longestWaitSeconds: 900 },
  /** One address from which accounts are made. */
  registration: { every: 60, firstWaitSeconds: 900, longestWaitSeconds: 900 },
} as const satisfies Record<string, Limit>;

/** A name of what attempts are counted by. */
export type LimitKind = keyof typeof LIMITS;

/** One thing that an attempt counts against. */
export interface Counter { kind: LimitKind; keyHash: Buffer; userId: string | null }

/** The wait that an attempt began: no further one is looked at before it is over. */
export interface BegunWait { kind: LimitKind; attempts: number; blockedUntil: Date }

const PAYEE_LIMITS: readonly LimitKind[] = ['payee', 'payees'];
const ADDRESS_LIMITS: readonly LimitKind[] = ['address', 'code', 'provider', 'registration'];
const FORGOTTEN_AFTER = `interval '1 hour'`;

/**
 * Counts attempts before they are looked at, so that those sent together are bounded as well, over all processes. One
 * that must wait counts against nothing. An hour after the last attempt all is forgotten.
 */
@Injectable()
export class AttemptLimits {
  constructor(
    private readonly em: EntityManager,
    @Inject(SECRETS) private readonly secrets: Pick<Secrets, 'jwtSecret'>,
  ) {}

  /** The counter of a kind for what the texts name; the texts themselves are kept nowhere. */
  counter(kind: LimitKind, texts: readonly string[], userId: string | null = null): Counter {
    const keyHash = createHmac('sha256', this.secrets.jwtSecret).update(JSON.stringify([kind, ...texts])).digest();
    return { kind, keyHash, userId };
  }

  /** Counts one attempt against all of these; refused when one of them has to wait. Answers the waits it began. */
  count(counters: readonly Counter[]): Promise<BegunWait[]> {
    return transactional(this.em, async (tx) => {
      const begun: BegunWait[] = [];
      for (const counter of inOrder(counters)) {
        const { attempts, blockedUntil } = await countOne(tx, counter);
        if (blockedUntil !== null) begun.push({ kind: counter.kind, attempts, blockedUntil: new Date(blockedUntil) });
      }
      return begun;
    });
  }

  /**
   * Counts an attempt unless the very same one was counted within the hour: to try what was tried already tells nobody
   * anything. What names it is kept nowhere.
   */
  countOnce(attempt: readonly string[], counters: readonly [Counter, ...Counter[]]): Promise<void> {
    return transactional(this.em, (tx) => this.countNew(tx, attempt, counters));
  }

  /**
   * Counts many attempts as `countOnce` does, each against one counter. Those that need not wait stay counted where
   * another one must, for which all are refused: to be refused must not be a way to try uncounted.
   */
  async countEachOnce(attempts: readonly { attempt: readonly string[]; counter: Counter }[]): Promise<void> {
    if (attempts.length === 0) return;
    const refusals = await transactional(this.em, async (tx) => {
      const refused: Refusal[] = [];
      for (const { attempt, counter } of attempts.toSorted((a, b) => a.counter.keyHash.compare(b.counter.keyHash))) {
        const outcome = await attemptLater(() => this.countNew(tx, attempt, [counter]));
        if (outcome instanceof Refusal) refused.push(outcome);
      }
      return refused;
    });
    if (refusals[0]) throw refusals[0];
  }

  /** Refused when one of these has to wait; counts nothing. */
  async refuseWaiting(counters: readonly Counter[]): Promise<void> {
    if (counters.length === 0) return;
    const em = this.em.fork();
    const [waiting] = await rows<{ kind: LimitKind; keyHash: Buffer }>(em, `
      select kind, key_hash as "keyHash" from attempt_counter
      where (kind, key_hash) in (select * from unnest($1::text[], $2::bytea[])) and blocked_until > now()
      order by blocked_until desc limit 1`,
      [counters.map(({ kind }) => kind), counters.map(({ keyHash }) => keyHash)]);
    if (waiting) throw await mustWait(em, waiting.kind, waiting.keyHash);
  }

  private async countNew(
    tx: Tx, attempt: readonly string[], counters: readonly [Counter, ...Counter[]],
  ): Promise<void> {
    const { kind, keyHash, userId } = this.counter(counters[0].kind, ['once', ...attempt]);
    const [isNew] = await rows(tx, `
      insert into attempt_counter as c (kind, key_hash, user_id, attempts, forgotten_at)
      values ($1, $2, $3, 1, now() + ${FORGOTTEN_AFTER})
      on conflict (kind, key_hash) do update set forgotten_at = excluded.forgotten_at where c.forgotten_at <= now()
      returning 1`, [kind, keyHash, userId]);
    if (!isNew) return;
    try {
      for (const counter of inOrder(counters)) await countOne(tx, counter);
    } catch (failure) {
      // What must wait is not answered, so it was not tried.
      if (failure instanceof Refusal) {
        await rows(tx, 'delete from attempt_counter where kind = $1 and key_hash = $2', [kind, keyHash]);
      }
      throw failure;
    }
  }

  /** Takes an attempt back that was right: guesses of the same person are forgotten, others stay counted. */
  async reset(counters: readonly Counter[]): Promise<void> {
    await transactional(this.em, async (tx) => {
      for (const { kind, keyHash } of inOrder(counters)) {
        const isOwn = LIMITS[kind] === GUESSES;
        await rows(tx, isOwn
          ? 'delete from attempt_counter where kind = $1 and key_hash = $2'
          : `update attempt_counter set attempts = greatest(attempts - 1, 0),
               blocked_until = case when attempts % ${LIMITS[kind].every} = 0 then null else blocked_until end
             where kind = $1 and key_hash = $2`, [kind, keyHash]);
      }
    });
  }

  /** Forgets all that was counted against a person's account. */
  async forget(tx: Tx, userId: string): Promise<void> {
    await rows(tx, `
      delete from attempt_counter where (kind, key_hash) in (
        select kind, key_hash from attempt_counter where user_id = $1 order by kind, key_hash for update)`, [userId]);
  }
}

const inOrder = (counters: readonly Counter[]): Counter[] =>
  [...counters].sort((a, b) => (a.kind < b.kind ? -1 : 1));

type Counted = Pick<BegunWait, 'attempts'> & { blockedUntil: Date | null };

async function countOne(tx: Tx, { kind, keyHash, userId }: Counter): Promise<Counted> {
  const { every, firstWaitSeconds, longestWaitSeconds } = LIMITS[kind];
  const [counted] = await rows<Counted>(tx, `
    insert into attempt_counter as c (kind, key_hash, user_id, attempts, forgotten_at)
    values ($1, $2, $3, 1, now() + ${FORGOTTEN_AFTER})
    on conflict (kind, key_hash) do update set
      user_id = excluded.user_id, forgotten_at = excluded.forgotten_at,
      (attempts, blocked_until) = (
        select n, case when n % $4 = 0
          then now() + interval '1 second' * least($5 * power(2, least(n / $4 - 1, 20)), $6) end
        from (select case when c.forgotten_at > now() then c.attempts + 1 else 1 end as n))
    where c.blocked_until is null or c.blocked_until <= now()
    returning attempts, blocked_until as "blockedUntil"`,
    [kind, keyHash, userId, every, firstWaitSeconds, longestWaitSeconds]);
  if (!counted) throw await mustWait(tx, kind, keyHash);
  return counted;
}

async function mustWait(tx: Tx, kind: LimitKind, keyHash: Buffer): Promise<Refusal> {
  const [left] = await rows<{ seconds: number }>(tx, `
    select greatest(1, ceil(extract(epoch from blocked_until - clock_timestamp())))::int as seconds
    from attempt_counter where kind = $1 and key_hash = $2`, [kind, keyHash]);
  const headers = { 'retry-after': String(left?.seconds ?? 1) };
  if (PAYEE_LIMITS.includes(kind)) {
    return new Refusal(429, 'TOO_MANY_CHECKS', 'You asked for the names behind wallets too often. Try again later.',
      undefined, headers);
  }
  return ADDRESS_LIMITS.includes(kind)
    ? new Refusal(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts came from your address. Try again later.',
      undefined, headers)
    : new Refusal(429, 'ACCOUNT_LOCKED', 'There were too many wrong passwords. Try again later.', undefined, headers);
}
