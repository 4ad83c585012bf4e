import { setTimeout as sleep } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { LOCKS } from './database/locks.ts';
import { row, rows, transactional, type Tx } from './database/sql.ts';
import { ENV, type Env } from './env.ts';
import { SandboxClock } from './sandbox-clock.ts';

const RETRY_MS = 100;
/** Answers under idempotency keys are kept for a day; by them a telling that was cut off goes on where it was. */
const LONGEST_MS = 20 * 3_600_000;

interface Standing {
  /** Null where no past was ever told. */
  toldSince: Date | null;
  isBehind: boolean;
  isUntouched: boolean;
}

/**
 * The past of a sandbox: an empty one begins some weeks ago, and they are told before it is served. One process tells
 * them, the others wait. Until it is over the clock is behind, so whoever starts after a crash finds that and goes on.
 */
@Injectable()
export class SandboxPast implements BeforeApplicationShutdown {
  private turn: { end: () => void; ended: Promise<void> } | null = null;

  constructor(
    private readonly em: EntityManager,
    private readonly clock: SandboxClock,
    @Inject(ENV) private readonly env: Pick<Env, 'sandboxSeed'>,
  ) {}

  /** Sets the clock of an empty sandbox back before anything asks it, and answers once nobody else tells its past. */
  async open(): Promise<void> {
    while (this.isToTell(await this.standing()) && !await this.takeTurn()) await sleep(RETRY_MS);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.leave();
  }

  /** Whether this process is the one that tells the past, from where it stands. */
  get isMine(): boolean {
    return this.turn !== null;
  }

  /** The moment at which the telling began and where it leads to, however often it is begun. */
  async toldSince(): Promise<Date> {
    const { toldSince } = await this.standing();
    if (toldSince === null) throw new Error('No past of this sandbox is being told.');
    return toldSince;
  }

  /** Ends the past: from now on the sandbox goes by the machine's time. */
  async close(): Promise<void> {
    await transactional(this.em, (tx) => this.clock.arrive(tx));
    this.clock.learn(0);
    await this.leave();
  }

  /** Lets another process tell it. */
  async leave(): Promise<void> {
    this.turn?.end();
    // A turn that was lost with its connection is over as well.
    await this.turn?.ended.catch(() => undefined);
    this.turn = null;
  }

  private isToTell({ toldSince, isBehind, isUntouched }: Standing): boolean {
    return toldSince === null ? isUntouched && this.env.sandboxSeed === 'month' : isBehind;
  }

  private async standing(tx: Tx = this.em.fork()): Promise<Standing> {
    const { toldSince, ...standing } = await row<Standing>(tx, `
      select told_since as "toldSince", offset_ms < 0 as "isBehind",
             not exists (select from audit_event) as "isUntouched" from sandbox_clock`);
    return { ...standing, toldSince: toldSince && new Date(toldSince) };
  }

  /** Keeps the turn in a transaction that does nothing else, so that whoever dies loses it. */
  private async takeTurn(): Promise<boolean> {
    const taken = Promise.withResolvers<boolean>();
    const held = Promise.withResolvers<undefined>();
    const ended = transactional(this.em, async (tx) => {
      await rows(tx, 'set local idle_in_transaction_session_timeout = 0');
      const { locked } = await row<{ locked: boolean }>(
        tx, 'select pg_try_advisory_xact_lock($1) as locked', [LOCKS.tellingPast]);
      const isTaken = locked && await this.begin();
      taken.resolve(isTaken);
      if (isTaken) await held.promise;
    });
    ended.catch(taken.reject);
    if (!await taken.promise) return false;
    this.turn = { end: () => { held.resolve(undefined); }, ended };
    return true;
  }

  private async begin(): Promise<boolean> {
    const standing = await this.standing();
    if (!this.isToTell(standing)) return false;
    const { toldSince } = standing;
    if (toldSince === null) {
      const { begun } = await row<{ begun: boolean }>(
        this.em.fork(), 'select begin_sandbox_at($1) as begun', [beginningBefore(new Date())]);
      return begun;
    }
    if (Date.now() - toldSince.getTime() < LONGEST_MS) return true;
    throw new Error(`The first weeks of this sandbox began to be told on ${toldSince.toISOString()} and were cut off; `
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
