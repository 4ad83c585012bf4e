import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { settled } from '../../platform/database/settled.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Attempt } from '../../platform/jobs/job-handler.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { FiguresQueries } from '../figures/figures.queries.ts';
import type { HeadlessReport } from './documents/report-header.ts';
import { ReportRenderer, type IssuedFile } from './documents/report-renderer.service.ts';
import type { ReportType } from './period.ts';

interface PendingReport {
  id: string;
  bank_id: string | null;
  bank_name: string | null;
  type: ReportType;
  from_at: Date;
  to_at: Date;
  time_zone: string;
  is_provisional: boolean;
}

/** Whose report it is: whoever asked for it, or made the schedule that did. */
interface ForWhom { type: ReportType; ownerId: string; bankId: string | null }

const FOR_WHOM = `r.type, r.bank_id as "bankId", coalesce(r.requested_by,
  (select s.created_by from report_schedule s where s.id = r.schedule_id)) as "ownerId"`;

/** Makes one report: computes it, prints and signs its files, and issues them all at once. */
@Injectable()
export class IssueReport {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly figures: FiguresQueries,
    private readonly renderer: ReportRenderer,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Makes a report that is still to be made; one that was issued meanwhile stays as it is. */
  async execute(attempt: Attempt): Promise<void> {
    const { subject: reportId, signal } = attempt;
    const report = await this.begin(reportId);
    if (!report) return;
    await settled(this.em.fork(), signal);
    const period = { from: new Date(report.from_at), to: new Date(report.to_at) };
    const header = {
      type: report.type, timeZone: report.time_zone, isProvisional: report.is_provisional, bankName: report.bank_name,
      figures: await this.figures.figures({ ...period, bankId: report.bank_id, timeZone: report.time_zone }),
    };
    const files = await this.renderer.render(header, (progress) => this.advance(reportId, progress));
    signal.throwIfAborted();
    await this.issue(attempt, header, files);
  }

  /** Says that a report could not be made, after its last attempt. */
  async giveUp(tx: Tx, reportId: string): Promise<void> {
    const [ended] = await rows<ForWhom>(tx, `
      update report r set state = 'failed', ended_at = $2 where id = $1 and state in ('queued', 'running')
      returning ${FOR_WHOM}`, [reportId, this.clock.now()]);
    if (!ended) return;
    await this.events.record(tx, [{
      action: 'report_failure', resource: 'report', resourceId: reportId, actor: null, severity: 'warning',
      type: 'report.failed', details: { ...ended },
    }]);
  }

  private async begin(reportId: string): Promise<PendingReport | null> {
    const [report] = await rows<PendingReport>(this.em.fork(), `
      update report r set state = 'running', progress = 5 where id = $1 and state in ('queued', 'running')
      returning r.*, (select name from bank b where b.id = r.bank_id) as bank_name`, [reportId]);
    return report ?? null;
  }

  private async advance(reportId: string, progress: number): Promise<void> {
    await rows(this.em.fork(), `
      update report set progress = $2 where id = $1 and state = 'running'`, [reportId, progress]);
  }

  private async issue(
    { subject: reportId, finish }: Attempt, { figures }: HeadlessReport, files: readonly IssuedFile[],
  ): Promise<void> {
    await this.unitOfWork.commit(async (tx) => {
      await finish(tx);
      await this.renderer.refuseRetired(tx);
      const [issued] = await rows<ForWhom>(tx, `
        update report r set state = 'done', progress = 100, figures = $2::json, ended_at = $3
        where id = $1 and state = 'running' returning ${FOR_WHOM}`,
        [reportId, JSON.stringify(figures), this.clock.now()]);
      if (!issued) return;
      for (const { format, language, content, signature, keyId } of files) {
        await rows(tx, `
          insert into report_file (report_id, format, language, content, digest, signature, key_id)
          values ($1, $2, $3, $4, $5, $6, $7)`,
          [reportId, format, language, content, sha256(content), signature, keyId]);
      }
      await this.events.record(tx, [{
        action: 'report_issue', resource: 'report', resourceId: reportId, actor: null, severity: 'info',
        type: 'report.issued',
        details: {
          ...issued,
          digests: files.map(({ format, language, content }) =>
            ({ format, language, digest: sha256(content).toString('hex') })),
        },
      }]);
    });
  }
}

const sha256 = (content: Uint8Array): Buffer => createHash('sha256').update(content).digest();
