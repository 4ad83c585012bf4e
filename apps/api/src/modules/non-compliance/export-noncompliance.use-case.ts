import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { registerHead, registerLines } from './noncompliance-csv.ts';
import type { NonComplianceDto } from './noncompliance.dto.ts';
import type { ExportNonComplianceQuery } from './noncompliance-filter.dto.ts';
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
    // What the filter is refused for is said before the file begins.
    const first = await this.page(actor, filter);
    await this.unitOfWork.commit((tx) => this.events.record(tx, [{
      action: 'noncompliance_export', resource: 'noncompliance_register', resourceId: null, actor, severity: 'info',
      details: { ...filter },
    }]));
    return Readable.from(this.lines(actor, filter, first), { objectMode: false });
  }

  private async *lines(
    actor: Actor, filter: ExportNonComplianceQuery, first: NonComplianceDto[],
  ): AsyncGenerator<string> {
    yield registerHead();
    let page = first;
    while (page.length > 0) {
      yield registerLines(page);
      page = page.length < PAGE ? [] : await this.page(actor, filter, page.at(-1)?.id);
    }
  }

  private page(actor: Actor, filter: ExportNonComplianceQuery, before?: string): Promise<NonComplianceDto[]> {
    return this.queries.list(actor, { ...filter, limit: PAGE, ...(before === undefined ? {} : { before }) });
  }
}
