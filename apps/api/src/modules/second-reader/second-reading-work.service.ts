import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { ENV, type Env } from '../../platform/env.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Attempt, JobHandler } from '../../platform/jobs/job-handler.ts';
import { JobQueue } from '../../platform/jobs/job-queue.service.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { ReadCases } from './read-cases.use-case.ts';
import { SECOND_READING_QUEUE } from './second-reading-queue.ts';

/** Has cases read, one at a time in each process, while the second reader is switched on. */
@Injectable()
export class SecondReadingWork implements JobHandler, OnApplicationBootstrap {
  readonly queue = SECOND_READING_QUEUE;
  readonly concurrency = 1;
  readonly maxAttempts = 4;

  constructor(
    jobs: JobQueue, private readonly reading: ReadCases, private readonly unitOfWork: UnitOfWork,
    @Inject(ENV) private readonly env: Pick<Env, 'secondReader'>,
  ) {
    jobs.register(this);
  }

  // Cases that were opened before the second reader was switched on are read as well.
  async onApplicationBootstrap(): Promise<void> {
    if (this.env.secondReader === undefined) return;
    await this.unitOfWork.commit(async (tx) => {
      const unread = await rows<{ id: string }>(tx, `
        select c.transaction_id as id from review_case c
        where c.state = 'open' and not exists (
          select from second_reading r where r.transaction_id = c.transaction_id) order by c.ordinal`);
      await enqueue(tx, SECOND_READING_QUEUE, unread.map(({ id }) => id));
    });
  }

  isOpen(): Promise<boolean> {
    return this.reading.isOpen();
  }

  run(attempt: Attempt): Promise<void> {
    return this.reading.execute(attempt);
  }

  giveUp(tx: Tx, caseId: string): Promise<void> {
    return this.reading.giveUp(tx, caseId);
  }
}
