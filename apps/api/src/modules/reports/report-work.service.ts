import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobQueue, type Attempt, type JobWork } from '../../platform/jobs/job-queue.service.ts';
import { IssueReport } from './issue-report.use-case.ts';
import { REPORT_QUEUE, type ReportJobData } from './report-register.service.ts';

/** Makes the reports that wait in the queue. */
@Injectable()
export class ReportWork implements JobWork<ReportJobData>, OnModuleInit {
  readonly queue = REPORT_QUEUE;

  constructor(private readonly jobs: JobQueue, private readonly issuing: IssueReport) {}

  onModuleInit(): void {
    this.jobs.add(this);
  }

  async run({ data, isLast, signal }: Attempt<ReportJobData>): Promise<void> {
    try {
      await this.issuing.execute(data.reportId, signal);
    } catch (failure) {
      if (isLast) await this.issuing.giveUp(data.reportId);
      throw failure;
    }
  }
}
