import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { registerHead, registerLines } from './noncompliance-csv.ts';
import type { ExportNonComplianceQuery, NonComplianceDto } from './noncompliance.dto.ts';
import { NonComplianceQueries } from './noncompliance.queries.ts';

const PAGE = 200;

/** Gives the events that match a filter away as a file, page by page; the log records who took what. */
@Injectable()
export class ExportNonCompliance {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: NonComplianceQueries,
    private readonly events: EventLog,
  ) {}

  async execute(actor: Actor, filter: ExportNonComplianceQuery): Promise<Readable> {
    await this.unitOfWork.commit((tx) => this.events.record(tx, [{
      action: 'noncompliance_export', resource: 'noncompliance_register', resourceId: null, actor, severity: 'info',
      details: { ...filter },
    }]));
    return Readable.from(this.lines(actor, filter), { objectMode: false });
  }

  private async *lines(actor: Actor, filter: ExportNonComplianceQuery): AsyncGenerator<string> {
    yield registerHead();
    for (let page: NonComplianceDto[] | null = null; page === null || page.length === PAGE;) {
      const before: string | undefined = page?.at(-1)?.id;
      page = await this.queries.list(actor, { ...filter, limit: PAGE, ...(before === undefined ? {} : { before }) });
      yield registerLines(page);
    }
  }
}
