import { setTimeout as sleep } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { LOCKS } from './database/locks.ts';
import {
  TRY_LOCK, boolean, orNull, run, runForOne, statement, text, timestamptz,
} from './database/statement.ts';
import { transactional, type Tx } from './database/sql.ts';
import { ENV, type Env } from './env.ts';
import { SandboxClock } from './sandbox-clock.ts';

const RETRY_MS = 100;
/** Answers under idempotency keys are kept for a day; by them a seeding that was cut off goes on where it was. */
const LONGEST_MS = 20 * 3_600_000;

const STANDING = statement(`
  select seeding_since, offset_ms < 0 as is_behind, not exists (select from audit_event) as is_untouched
  from sandbox_clock`, { seeding_since: orNull(timestamptz), is_behind: boolean, is_untouched: boolean });
const BEGIN_AT = statement('select begin_sandbox_at($1) as begun', { begun: boolean });
const STAY_IDLE = statement(
  `select set_config('idle_in_transaction_session_timeout', '0', true) as idle`, { idle: text });

interface Standing {
  /** Null where nothing was ever seeded. */
  seedingSince: Date | null;
  isBehind: boolean;
  isUntouched: boolean;
}

/** The right to seed, for as long as the transaction that keeps it. */
interface Turn { tx: Tx; end: () => void; ended: Promise<void> }

/**
 * The seeding of a sandbox: an empty one begins last month, and what happened since is made before it is served. One
 * process does so, the others wait. Until it is over the clock is behind: whoever starts after a crash finds that and
 * goes on.
 */
@Injectable()
export class SandboxSeeding implements BeforeApplicationShutdown {
  private turn: Turn | null = null;

  constructor(
    private readonly em: EntityManager,
    private readonly clock: SandboxClock,
    @Inject(ENV) private readonly env: Pick<Env, 'sandboxSeed'>,
  ) {}

  /** Sets the clock of an empty sandbox back before anything asks it, and answers once nobody else seeds it. */
  async open(): Promise<void> {
    while (this.isToSeed(await this.standing()) && !await this.takeTurn()) await sleep(RETRY_MS);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.leave();
  }

  /** Whether this process is the one that seeds the sandbox, from where it stands. */
  get isMine(): boolean {
    return this.turn !== null;
  }

  /** The moment at which the seeding began and where it leads to, however often it is begun. */
  async seedingSince(): Promise<Date> {
    const { seedingSince } = await this.standing();
    if (seedingSince === null) throw new Error('This sandbox is not being seeded.');
    return seedingSince;
  }

  /** Throws where the connection that kept the turn is gone, since another process may be seeding by then. */
  async assertMine(): Promise<void> {
    try {
      if (this.turn === null) throw new Error('It was never taken.');
      await run(this.turn.tx, STAY_IDLE);
    } catch (failure) {
      throw new Error('The turn to seed this sandbox was lost.', { cause: failure });
    }
  }

  /** Ends the past: from now on the sandbox goes by the machine's time. */
  async close(): Promise<void> {
    await this.assertMine();
    await transactional(this.em, (tx) => this.clock.arrive(tx));
    this.clock.learn(0);
    await this.leave();
  }

  /** Lets another process seed it. */
  async leave(): Promise<void> {
    this.turn?.end();
    // A turn that was lost with its connection is over as well.
    await this.turn?.ended.catch(() => undefined);
    this.turn = null;
  }

  private isToSeed({ seedingSince, isBehind, isUntouched }: Standing): boolean {
    return seedingSince === null ? isUntouched && this.env.sandboxSeed === 'month' : isBehind;
  }

  private async standing(tx: Tx = this.em.fork()): Promise<Standing> {
    const { seeding_since: since, is_behind: isBehind, is_untouched: isUntouched } = await runForOne(tx, STANDING);
    return { seedingSince: since === null ? null : new Date(since), isBehind, isUntouched };
  }

  /** Keeps the turn in a transaction that does nothing else, so that whoever dies loses it. */
  private async takeTurn(): Promise<boolean> {
    const taken = Promise.withResolvers<Tx | null>();
    const held = Promise.withResolvers<undefined>();
    const ended = transactional(this.em, async (tx) => {
      await run(tx, STAY_IDLE);
      const { locked } = await runForOne(tx, TRY_LOCK, [LOCKS.seedingSandbox]);
      const isTaken = locked && await this.begin();
      taken.resolve(isTaken ? tx : null);
      if (isTaken) await held.promise;
    });
    ended.catch(taken.reject);
    const tx = await taken.promise;
    if (tx === null) return false;
    this.turn = { tx, end: () => { held.resolve(undefined); }, ended };
    return true;
  }

  private async begin(): Promise<boolean> {
    const standing = await this.standing();
    if (!this.isToSeed(standing)) return false;
    const { seedingSince } = standing;
    if (seedingSince === null) {
      const { begun } = await runForOne(this.em.fork(), BEGIN_AT, [beginningBefore(new Date())]);
      return begun;
    }
    if (Date.now() - seedingSince.getTime() < LONGEST_MS) return true;
    throw new Error(`The seeding of this sandbox began on ${seedingSince.toISOString()} and was cut off; `
      + 'that is too long ago to go on. Start with an empty DATA_DIR or database.');
  }
}

/** The first day of the month before, where the networks are; so there is a whole month to report, and to compare. */
export const beginningBefore = (now: Date): Date => {
  const local = new Date(now.getTime() + LOCAL_MS);
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() - 1, 1) - LOCAL_MS);
};

/** Dubai is four hours ahead of UTC all year. */
const LOCAL_MS = 4 * 3_600_000;
