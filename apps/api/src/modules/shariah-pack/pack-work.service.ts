import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import type { Attempt, JobHandler } from '../../platform/jobs/job-handler.ts';
import { JobQueue } from '../../platform/jobs/job-queue.service.ts';
import { IssuePack } from './issue-pack.use-case.ts';
import { PACK_QUEUE } from './request-pack.use-case.ts';

/** Makes the packs that wait in the queue. */
@Injectable()
export class PackWork implements JobHandler {
  readonly queue = PACK_QUEUE;
  readonly concurrency = 1;
  readonly maxAttempts = 4;

  constructor(jobs: JobQueue, private readonly issuing: IssuePack) {
    jobs.register(this);
  }

  run(attempt: Attempt): Promise<void> {
    return this.issuing.execute(attempt);
  }

  giveUp(tx: Tx, id: string): Promise<void> {
    return this.issuing.giveUp(tx, id);
  }
}
