import { unavailable } from './http/refusal.ts';
import { QueuePace } from './queue-pace.ts';

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
  now?: () => number;
}

/**
 * Lets concurrent commands share one database transaction. A command that finds a free lane runs at once; the ones that
 * arrive while all lanes are busy ride together in the next batch, so batches grow with load and no timer is needed.
 */
export class Batcher<Command, Outcome> {
  private readonly waiting: Waiting<Command, Outcome>[] = [];
  private readonly pace: QueuePace;
  private running = 0;
  private underWay = 0;

  constructor(private readonly options: BatcherOptions<Command, Outcome>) {
    this.pace = new QueuePace(options.maxBatch, options.now ?? (() => performance.now()));
  }

  /** How long a newcomer would wait, in milliseconds, behind at least so many. */
  waitBehind(ahead: number): number {
    return this.pace.waitBehind(Math.max(ahead, this.waiting.length + this.underWay));
  }

  /** The outcome of one command; refuses with 503 when the queue is full. */
  submit(command: Command): Promise<Outcome> {
    if (this.waiting.length >= this.options.maxQueue) {
      return Promise.reject(unavailable('OVERLOADED', 'Too many transactions are waiting. Please try again.'));
    }
    return new Promise((resolve, reject) => {
      this.waiting.push({ command, resolve, reject });
      if (this.running < this.options.maxRunning) void this.drain();
    });
  }

  private async drain(): Promise<void> {
    if (this.running++ === 0) this.pace.begin();
    // One turn of the event loop lets the requests that arrived together ride together.
    await new Promise(setImmediate);
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, this.options.maxBatch);
      this.underWay += batch.length;
      await this.runBatch(batch);
      this.underWay -= batch.length;
      this.pace.advance(batch.length);
    }
    if (--this.running === 0) this.pace.end();
  }

  private async runBatch(batch: Waiting<Command, Outcome>[]): Promise<void> {
    try {
      const outcomes = await this.options.run(batch.map((item) => item.command));
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
