import { Injectable } from '@nestjs/common';
import type { Attempt, JobHandler } from '../../../platform/jobs/job-handler.ts';
import { JobQueue } from '../../../platform/jobs/job-queue.service.ts';
import { CarryOutMessage } from './carry-out-message.use-case.ts';
import { ISO_MESSAGE_QUEUE } from './receive-message.use-case.ts';

/** Carries out the messages that wait; each is tried until it is answered. */
@Injectable()
export class IsoMessageWork implements JobHandler {
  readonly queue = ISO_MESSAGE_QUEUE;
  readonly concurrency = 2;

  constructor(jobs: JobQueue, private readonly carrying: CarryOutMessage) {
    jobs.register(this);
  }

  run(attempt: Attempt): Promise<void> {
    return this.carrying.execute(attempt);
  }
}
