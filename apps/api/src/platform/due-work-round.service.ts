import { setTimeout as sleep } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from './clock.ts';
import { LOCKS } from './database/locks.ts';
import { readByIndex, row, rows, transactional, type Tx } from './database/sql.ts';
import { DueWorkRegister, type DueWork } from './due-work.ts';

const PATIENCE_MS = 5_000;
const RETRY_MS = 20;

/** Work that waits for a moment. */
export interface Due {
  work: DueWork;
  at: Date;
}

/** How far a round goes. */
export interface Reach {
  /** Nothing that falls due later is looked at. */
  until: Date;
  /** As many pieces are enough for one round; the piece of work that passes the number is still finished. */
  mostPieces?: number;
  /** Makes it the moment at which the next work falls due, where that is still to come. */
  arrive?: (at: Date) => Promise<void>;
  /** Waits a little for a round that is under way elsewhere. */
  isPatient?: boolean;
}

/** What one round did of one kind of work. */
export interface WorkDone {
  work: string;
  pieces: number;
  firstAt: Date;
  lastAt: Date;
}

/** Why a round ended before everything was done. */
export interface Stop {
  reason: 'failure' | 'limit';
  work: string;
  at: Date;
}

/** What became of a round. */
export interface RoundResult {
  done: WorkDone[];
  stoppedBy: Stop | null;
}

/**
 * Does what is due, the earliest first. Of all processes one does it at a time; the others pass. Work that fails is
 * left for the next round, the clock is led no further because of it, and what is due already is done all the same.
 */
@Injectable()
export class DueWorkRound {
  private readonly logger = new Logger(DueWorkRound.name);

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly register: DueWorkRegister,
  ) {}

  /** Runs a round; null when another process is at it. */
  run(reach: Reach): Promise<RoundResult | null> {
    // The lock's transaction does nothing else and must not hold the clock, which the round may have to move.
    return transactional(this.em, async (tx) =>
      (await takeLock(tx, reach.isPatient === true) ? this.runLocked(reach) : null));
  }

  /** The work that falls due first, whoever fails left aside; null when nothing waits. */
  async next(failed = new Map<DueWork, Date>()): Promise<Due | null> {
    let earliest: Due | null = null;
    for (const work of this.register.all()) {
      if (failed.has(work)) continue;
      try {
        const at = await this.dueAt(work);
        if (at && (earliest === null || at < earliest.at)) earliest = { work, at };
      } catch (failure) {
        failed.set(work, this.clock.now());
        this.tell(work, failure);
      }
    }
    return earliest;
  }

  private async runLocked({ until, mostPieces = Infinity, arrive }: Reach): Promise<RoundResult> {
    const done = new Map<string, WorkDone>();
    const failed = new Map<DueWork, Date>();
    let pieces = 0;
    for (;;) {
      const horizon = failed.size === 0 ? until : earlierOf(until, this.clock.now());
      const next = await this.next(failed);
      if (next === null || next.at > horizon) return { done: [...done.values()], stoppedBy: failureOf(failed) };
      const about = { work: next.work.name, at: next.at };
      if (pieces >= mostPieces) return { done: [...done.values()], stoppedBy: { reason: 'limit', ...about } };
      await arrive?.(next.at);
      const count = await this.attempt(next);
      if (count === null) failed.set(next.work, next.at);
      else if (count > 0) note(done, { ...about, count });
      pieces += count ?? 0;
    }
  }

  /** How many pieces were done; null when the work failed, or says again and again that it is due and does nothing. */
  private async attempt({ work, at }: Due): Promise<number | null> {
    try {
      const count = await work.runDue(at);
      if (count > 0) return count;
      // Somebody else may have been quicker, and then the work names a later moment or none.
      const next = await this.dueAt(work);
      if (next === null || next > at) return 0;
      throw new Error('The work says that it is due, and nothing of it is done.');
    } catch (failure) {
      this.tell(work, failure);
      return null;
    }
  }

  // Asked each second, of whatever waits: the first in the order of an index answers it.
  private dueAt(work: DueWork): Promise<Date | null> {
    return readByIndex(this.em, (tx) => work.nextDueAt(tx));
  }

  private tell(work: DueWork, failure: unknown): void {
    this.logger.error({ failure, work: work.name }, 'Work that is due failed and will be tried again.');
  }
}

/** Whether this process may run a round. */
const takeLock = async (tx: Tx, isPatient: boolean): Promise<boolean> => {
  // Nothing but the round's own work says how long the lock is held without a word.
  await rows(tx, 'set local idle_in_transaction_session_timeout = 0');
  const deadline = performance.now() + (isPatient ? PATIENCE_MS : 0);
  for (;;) {
    const { locked } = await row<{ locked: boolean }>(
      tx, 'select pg_try_advisory_xact_lock($1) as locked', [LOCKS.dueWork]);
    if (locked || performance.now() >= deadline) return locked;
    await sleep(RETRY_MS);
  }
};

const earlierOf = (a: Date, b: Date): Date => (a < b ? a : b);

const failureOf = (failed: Map<DueWork, Date>): Stop | null => {
  const [first] = failed;
  return first ? { reason: 'failure', work: first[0].name, at: first[1] } : null;
};

const note = (done: Map<string, WorkDone>, { work, at, count }: { work: string; at: Date; count: number }): void => {
  const known = done.get(work) ?? { work, pieces: 0, firstAt: at, lastAt: at };
  done.set(work, { ...known, pieces: known.pieces + count, lastAt: at });
};
