import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/sql.ts';
import type { Attempt, JobHandler } from '../../../platform/jobs/job-handler.ts';
import { JobQueue } from '../../../platform/jobs/job-queue.service.ts';
import { CarryOutMessage } from './carry-out-message.use-case.ts';
import { FailedMessages } from './failed-messages.service.ts';
import { ISO_MESSAGE_QUEUE } from './queues.ts';

/** Carries out the messages that wait; one that fails again and again is stuck, and told of. */
@Injectable()
export class IsoMessageWork implements JobHandler {
  readonly queue = ISO_MESSAGE_QUEUE;
  readonly concurrency = 2;
  /** Some five minutes. */
  readonly maxAttempts = 9;

  constructor(jobs: JobQueue, private readonly carrying: CarryOutMessage, private readonly failures: FailedMessages) {
    jobs.register(this);
  }

  run(attempt: Attempt): Promise<void> {
    return this.carrying.execute(attempt);
  }

  giveUp(tx: Tx, id: string): Promise<void> {
    return this.failures.giveUp(tx, id);
  }
}
