import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';

/** What an attempt at a code has come to before the code is looked at. */
export interface CountedGuess { failures: number; lockedUntil: Date | null }

/** Counts the codes that people try, so that nobody can try them all. Its time is the database's own. */
@Injectable()
export class FactorGuesses {
  constructor(private readonly em: EntityManager) {}

  /**
   * Counts an attempt before its code is looked at, so that guesses sent together are bounded as well. The fifth locks
   * at once: 15 minutes, twice as long after each further five, at most 16 hours. A right code undoes both.
   */
  async count(userId: string): Promise<CountedGuess> {
    const [counted] = await rows<CountedGuess>(this.em.fork(), `
      insert into factor_guess as g (user_id, failures) values ($1, 1)
      on conflict (user_id) do update set failures = g.failures + 1,
        locked_until = case when (g.failures + 1) % 5 = 0
          then now() + interval '15 minutes' * power(2, least((g.failures + 1) / 5 - 1, 6)) end
      where g.locked_until is null or g.locked_until <= now()
      returning failures, locked_until as "lockedUntil"`, [userId]);
    if (counted) return counted;
    const [locked] = await rows<{ secondsLeft: number }>(this.em.fork(), `
      select greatest(1, ceil(extract(epoch from locked_until - now())))::int as "secondsLeft"
      from factor_guess where user_id = $1`, [userId]);
    throw factorLocked(locked?.secondsLeft ?? 1);
  }

  /** A right code ends the count of wrong ones. */
  async resetFailures(tx: Tx, userId: string): Promise<void> {
    await rows(tx, 'update factor_guess set failures = 0, locked_until = null where user_id = $1', [userId]);
  }
}

const factorLocked = (secondsLeft: number): Refusal => new Refusal(429, 'FACTOR_LOCKED',
  'Codes are not accepted for a while after too many wrong ones.', undefined, { 'retry-after': String(secondsLeft) });
