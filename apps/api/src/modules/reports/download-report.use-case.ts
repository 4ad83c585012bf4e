import { Injectable } from '@nestjs/common';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import type { Language } from '../../platform/pdf/pdf-document.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { dayAt } from './period.ts';
import type { ReportFormat } from './report.dto.ts';
import { ReportsQueries, type StoredFile } from './reports.queries.ts';

/** A file of a report and the name it is saved under. */
export interface Download extends StoredFile {
  fileName: string;
}

/** Gives a report's file away, and records that it was taken. */
@Injectable()
export class DownloadReport {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reports: ReportsQueries,
    private readonly events: EventLog,
  ) {}

  async execute(actor: Actor, id: string, format: ReportFormat, language: Language): Promise<Download> {
    const report = await this.reports.get(actor, id);
    return this.unitOfWork.commit(async (tx) => {
      const file = await this.reports.file(tx, report.id, format, language);
      if (!file) {
        throw new Refusal(409, 'REPORT_NOT_READY', report.state === 'failed'
          ? 'This report could not be made; ask for a new one.' : 'This report is still being made.');
      }
      await this.events.record(tx, [{
        action: 'report_download', resource: 'report', resourceId: report.id, actor, severity: 'info',
        details: { format, language: format === 'pdf' ? language : null },
      }]);
      const first = dayAt(new Date(report.from), report.timeZone);
      const last = dayAt(new Date(Date.parse(report.to) - 1), report.timeZone);
      const ending = format === 'pdf' ? `${language}.pdf` : format;
      return { ...file, fileName: `shariah-report-${report.type}-${first}-${last}.${ending}` };
    });
  }
}
