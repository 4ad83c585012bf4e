import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import type { Attempt, JobHandler } from '../../platform/jobs/job-handler.ts';
import { JobQueue } from '../../platform/jobs/job-queue.service.ts';
import { IssueReport } from './issue-report.use-case.ts';
import { REPORT_QUEUE } from './report-register.service.ts';

/** Makes the reports that wait in the queue. */
@Injectable()
export class ReportWork implements JobHandler {
  readonly queue = REPORT_QUEUE;
  readonly concurrency = 1;
  readonly maxAttempts = 4;

  constructor(jobs: JobQueue, private readonly issuing: IssueReport) {
    jobs.register(this);
  }

  run(attempt: Attempt): Promise<void> {
    return this.issuing.execute(attempt);
  }

  giveUp(tx: Tx, reportId: string): Promise<void> {
    return this.issuing.giveUp(tx, reportId);
  }
}
