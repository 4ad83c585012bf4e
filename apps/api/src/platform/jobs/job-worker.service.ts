import { Injectable, Logger } from '@nestjs/common';
import { Ticker } from '../ticker.ts';
import type { Tx } from '../database/sql.ts';
import { UnitOfWork } from '../unit-of-work.ts';
import type { JobHandler } from './job-handler.ts';
import { JobLeases, LeaseLostError, type LeasedJob, type Room } from './job-leases.service.ts';
import { JobQueue } from './job-queue.service.ts';

const LOOK_MS = 500;
const HEARTBEAT_MS = 3_000;
/** A job that takes longer is taken for stuck: its lease is extended no more. */
const LONGEST_JOB_MS = 900_000;
/** So long a process that stops waits for its jobs, and then as long again for those that it cut short. */
const STOP_MS = 10_000;
const CUT_SHORT_MS = 2_000;

const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 60_000;

/** How long to wait after so many attempts that failed. */
export const backoffAfter = (attempts: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** Math.min(attempts - 1, 16), MAX_RETRY_MS);

interface Underway { job: LeasedJob; abort: AbortController; done: Promise<void> }

/** Takes jobs that are due, does them, and keeps their leases alive meanwhile. */
@Injectable()
export class JobWorker extends Ticker {
  private readonly log = new Logger(JobWorker.name);
  private readonly underway = new Set<Underway>();
  private looking: Promise<void> | null = null;
  private asked = 0;
  private isClosed = false;

  constructor(
    private readonly queue: JobQueue, private readonly leases: JobLeases, private readonly unitOfWork: UnitOfWork,
  ) {
    super(LOOK_MS);
  }

  override async beforeApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    await super.beforeApplicationShutdown();
    await this.looking?.catch(() => undefined);
    await this.ended(STOP_MS);
    for (const { abort } of this.underway) abort.abort(new Error('The process stops.'));
    await this.ended(CUT_SHORT_MS);
  }

  /** Looks for jobs now instead of a little later, once the change that asks for them is committed. */
  wake(): void {
    this.look().catch((failure: unknown) => { this.log.warn({ failure }, 'Jobs could not be taken.'); });
  }

  protected round(): Promise<void> {
    return this.look();
  }

  /** Looks once at a time; whoever asks meanwhile is followed by one more look. */
  private look(): Promise<void> {
    this.asked++;
    this.looking ??= this.take().finally(() => { this.looking = null; });
    return this.looking;
  }

  private async take(): Promise<void> {
    let heard: number;
    do {
      heard = this.asked;
      const rooms = await this.rooms();
      if (this.isClosed || rooms.length === 0) return;
      for (const job of await this.leases.take(rooms)) this.start(job);
    } while (heard !== this.asked);
  }

  private async rooms(): Promise<Room[]> {
    const rooms = this.queue.handlers.map((handler) => {
      const running = [...this.underway].filter(({ job }) => job.queue === handler.queue).length;
      return { handler, queue: handler.queue, room: handler.concurrency - running };
    }).filter(({ room }) => room > 0);
    const open = await Promise.all(rooms.map(({ handler }) => this.isOpen(handler)));
    return rooms.filter((_, n) => open[n]);
  }

  // A queue of which nobody can tell stays closed, and the others do not wait for it.
  private async isOpen(handler: JobHandler): Promise<boolean> {
    try {
      return await handler.isOpen?.() ?? true;
    } catch (failure) {
      this.log.warn({ failure, queue: handler.queue }, 'Whether a queue is open could not be told.');
      return false;
    }
  }

  private start(job: LeasedJob): void {
    const handler = this.queue.handlers.find(({ queue }) => queue === job.queue) as JobHandler;
    const abort = new AbortController();
    const startedAt = performance.now();
    const heartbeat = setInterval(() => {
      const isStuck = performance.now() - startedAt > LONGEST_JOB_MS;
      void (isStuck ? Promise.resolve(false) : this.leases.extend(job)).then((isHeld) => {
        if (!isHeld) abort.abort(new LeaseLostError('The lease of the job was lost.'));
        // A heartbeat that cannot be written now may be written the next time, before the lease is over.
      }, () => undefined);
    }, HEARTBEAT_MS);
    const running = {
      job, abort,
      done: this.attempt(handler, job, abort.signal)
        .catch((failure: unknown) => { this.log.warn({ failure, ...about(job) }, 'A job was not written down.'); })
        .finally(() => {
          clearInterval(heartbeat);
          this.underway.delete(running);
          this.wake();
        }),
    };
    this.underway.add(running);
  }

  private async attempt(handler: JobHandler, job: LeasedJob, signal: AbortSignal): Promise<void> {
    const { maxAttempts = Infinity } = handler;
    // Whoever took it so often before was never heard of again, and it would be the same once more.
    if (job.attempts > maxAttempts) return this.giveUp(handler, job, '');
    const state = { isLeft: false };
    const leave = async (leaving: Promise<boolean>): Promise<void> => {
      if (!await leaving) throw new LeaseLostError('The lease of the job was lost.');
      state.isLeft = true;
    };
    try {
      await handler.run({
        subject: job.subject, signal,
        finish: (tx: Tx) => leave(this.leases.finish(tx, job)),
        postpone: (tx: Tx, runAt: Date | null) => leave(this.leases.postpone(tx, job, runAt)),
      });
      if (!state.isLeft) await this.unitOfWork.commit((tx) => this.leases.finish(tx, job));
    } catch (failure) {
      await this.settle(handler, job, failure, signal);
    }
  }

  private async settle(handler: JobHandler, job: LeasedJob, failure: unknown, signal: AbortSignal): Promise<void> {
    if (failure instanceof LeaseLostError) {
      this.log.warn({ failure, ...about(job) }, 'A job is left to another process.');
    } else if (this.isClosed && signal.aborted) await this.leases.release(job);
    else if (job.attempts >= (handler.maxAttempts ?? Infinity)) {
      await this.giveUp(handler, job, String(failure), failure);
    } else {
      this.log.warn({ failure, ...about(job) }, 'A job failed and will be tried again.');
      await this.leases.retry(job, String(failure), backoffAfter(job.attempts));
    }
  }

  private async giveUp(handler: JobHandler, job: LeasedJob, problem: string, failure?: unknown): Promise<void> {
    const isGivenUp = await this.unitOfWork.commit(async (tx) => {
      if (!await this.leases.giveUp(tx, job, problem)) return false;
      await handler.giveUp?.(tx, job.subject);
      return true;
    });
    if (isGivenUp) this.log.error({ failure, ...about(job) }, 'A job was given up.');
  }

  private async ended(withinMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([
      Promise.all([...this.underway].map(({ done }) => done)),
      new Promise<void>((resolve) => { timer = setTimeout(resolve, withinMs); }),
    ]);
    clearTimeout(timer);
  }
}

const about = ({ queue, subject, attempts }: LeasedJob): object => ({ queue, subject, attempts });
