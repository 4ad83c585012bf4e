import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { SystemClock } from '../../platform/clock.ts';
import { LOCKS } from '../../platform/database/locks.ts';
import { row, rows, transactional, type Tx } from '../../platform/database/sql.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Attempt, JobHandler } from '../../platform/jobs/job-handler.ts';
import { JobQueue } from '../../platform/jobs/job-queue.service.ts';
import { Ticker } from '../../platform/ticker.ts';
import { CheckRecent } from './check-recent.use-case.ts';
import { CheckWhole } from './check-whole.use-case.ts';
import { InvariantResults } from './invariant-results.service.ts';

const INTERVAL_MS = 10_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** The whole is checked at this hour of the day, UTC. */
const NIGHT_MS = 2 * 3_600_000;
/** While only a check of the whole can tell that a break is mended, it is done again after this time. */
const AGAIN_MS = 10 * MINUTE_MS;

/**
 * Has the invariants checked: once a minute what is new, by whichever process comes first, and every night the whole,
 * by a job. It goes by the machine's time, as all measuring does, and not by one that a sandbox may move.
 */
@Injectable()
export class InvariantTicker extends Ticker implements JobHandler {
  readonly queue = 'invariants';
  readonly concurrency = 1;
  readonly maxAttempts = 4;
  private readonly log = new Logger(InvariantTicker.name);

  constructor(
    private readonly em: EntityManager,
    private readonly clock: SystemClock,
    private readonly recent: CheckRecent,
    private readonly whole: CheckWhole,
    private readonly results: InvariantResults,
    jobs: JobQueue,
  ) {
    super(INTERVAL_MS);
    jobs.register(this);
  }

  /** Checks what is new, unless that was done in this minute or another process is at it. */
  check(): Promise<void> {
    return transactional(this.em, async (tx) => {
      const minute = new Date(Math.floor(this.clock.now().getTime() / MINUTE_MS) * MINUTE_MS);
      if (!await isTurn(tx, minute)) return;
      await this.askForWhole();
      await this.recent.execute();
      await rows(this.em.fork(), 'update invariant_round set minute = $1', [minute]);
    });
  }

  /** Checks the whole, as a job; the result of each invariant is kept as soon as it is known. */
  async run({ signal }: Attempt): Promise<void> {
    let beganAt = this.clock.now();
    for await (const result of this.whole.results(signal)) {
      if (result.found === null) {
        const { failure, name: invariant } = result;
        this.log.error({ failure, invariant }, 'An invariant could not be checked.');
      }
      await this.results.noteWhole(result, beganAt);
      beganAt = this.clock.now();
    }
  }

  protected round(): Promise<void> {
    return this.check();
  }

  private askForWhole(): Promise<void> {
    return transactional(this.em, async (tx) => {
      const now = this.clock.now();
      const night = new Date(Math.floor((now.getTime() - NIGHT_MS) / DAY_MS) * DAY_MS + NIGHT_MS);
      const asked = await rows(tx, `
        update invariant_round set whole_asked_at = $1
        where whole_asked_at < $2 or (whole_asked_at < $3
          and exists (select from invariant_check where state = 'broken' and needs_whole))
        returning 1`, [now, night, new Date(now.getTime() - AGAIN_MS)]);
      if (asked.length > 0) await enqueue(tx, this.queue, ['whole']);
    });
  }
}

// The lock's transaction does nothing else: a check that fails must not end it, and what it waits for takes its time.
const isTurn = async (tx: Tx, minute: Date): Promise<boolean> => {
  await rows(tx, 'set local idle_in_transaction_session_timeout = 0');
  const { locked } = await row<{ locked: boolean }>(
    tx, 'select pg_try_advisory_xact_lock($1) as locked', [LOCKS.checkingInvariants]);
  return locked && (await rows(tx, 'select 1 from invariant_round where minute < $1', [minute])).length > 0;
};
