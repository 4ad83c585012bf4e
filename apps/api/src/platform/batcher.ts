import { setTimeout as sleep } from 'node:timers/promises';
import { unavailable } from './http/problems/refusal.ts';
import { QueuePace } from './queue-pace.ts';

/** From so many on, those who were answered are awaited: they are probably back with their next command at once. */
const GATHER_FROM = 8;
const GATHER_SHARE = 0.8;
const GATHER_MS = 6;

interface Waiting<Command, Outcome> {
  command: Command;
  resolve: (outcome: Outcome) => void;
  reject: (reason: unknown) => void;
}

export interface BatcherOptions<Command, Outcome> {
  /** Runs a whole batch as one unit and answers one outcome a command, in order. */
  run: (commands: Command[]) => Promise<Outcome[]>;
  /** Whether a failed batch may be taken apart and its commands run one by one. */
  mayRunAlone: (failure: unknown) => boolean;
  maxBatch: number;
  maxQueue: number;
  /** How many batches may be under way at once; the next one is prepared while the last one is being saved. */
  maxRunning: number;
  /** How many must wait to be run beside another batch: fewer cost less in the batch that follows it. */
  leastBeside: number;
  /** Hears how many commands each batch had and how many milliseconds it took. */
  onBatch?: (commands: number, ms: number) => void;
  now?: () => number;
}

/**
 * Lets concurrent commands share one database transaction. A command that finds nothing under way runs at once; those
 * that arrive meanwhile ride together in the next batch, so batches grow with load. What a batch costs apart from its
 * commands is the same for few and many, so under load none is run beside or right after another for the sake of a few.
 */
export class Batcher<Command, Outcome> {
  private readonly waiting: Waiting<Command, Outcome>[] = [];
  private readonly pace: QueuePace;
  private readonly now: () => number;
  private running = 0;
  private underWay = 0;

  constructor(private readonly options: BatcherOptions<Command, Outcome>) {
    this.now = options.now ?? (() => performance.now());
    this.pace = new QueuePace(options.maxBatch, this.now);
  }

  /** How long a newcomer would wait, in milliseconds, behind at least so many. */
  waitBehind(ahead: number): number {
    return this.pace.waitBehind(Math.max(ahead, this.waiting.length + this.underWay));
  }

  /** How many commands wait to be run. */
  get depth(): number {
    return this.waiting.length;
  }

  /** The outcome of one command; refuses with 503 when the queue is full. */
  submit(command: Command): Promise<Outcome> {
    if (this.waiting.length >= this.options.maxQueue) {
      return Promise.reject(unavailable('OVERLOADED', 'Too many transactions are waiting. Please try again.'));
    }
    return new Promise((resolve, reject) => {
      this.waiting.push({ command, resolve, reject });
      if (this.running < this.options.maxRunning && this.isWorthwhile(this.running)) void this.drain();
    });
  }

  private async drain(): Promise<void> {
    if (this.running++ === 0) this.pace.begin();
    // One turn of the event loop lets the requests that arrived together ride together.
    await new Promise(setImmediate);
    while (this.waiting.length > 0 && this.isWorthwhile(this.running - 1)) {
      const batch = this.waiting.splice(0, this.options.maxBatch);
      this.underWay += batch.length;
      await this.runBatch(batch);
      this.underWay -= batch.length;
      this.pace.advance(batch.length);
      await this.gather(batch.length);
    }
    if (--this.running === 0) this.pace.end();
  }

  private isWorthwhile(others: number): boolean {
    return others === 0 || this.waiting.length >= this.options.leastBeside;
  }

  /**
   * Gives those who were answered a moment to come back, so that they ride together again: with those who came
   * meanwhile, too, unless another batch is under way. Two halves that took turns would go on so for ever.
   */
  private async gather(answered: number): Promise<void> {
    if (answered < GATHER_FROM) return;
    const here = this.running > 1 ? 0 : this.waiting.length;
    const enough = Math.min(here + answered * GATHER_SHARE, this.options.maxBatch);
    const until = this.now() + GATHER_MS;
    while (this.waiting.length < enough && this.now() < until) await sleep(1);
  }

  private async runBatch(batch: Waiting<Command, Outcome>[]): Promise<void> {
    const began = this.now();
    try {
      const outcomes = await this.options.run(batch.map((item) => item.command));
      this.options.onBatch?.(batch.length, this.now() - began);
      batch.forEach((item, index) => item.resolve(outcomes[index] as Outcome));
    } catch (failure) {
      // One command that breaks the database's rules must not take its neighbours down with it.
      if (batch.length > 1 && this.options.mayRunAlone(failure)) {
        for (const item of batch) await this.runBatch([item]);
      } else {
        for (const item of batch) item.reject(failure);
      }
    }
  }
}
