import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { invalid } from '../../platform/http/problems/refusal.ts';
import { ComplianceReportDto, ComplianceReportQuery } from './figures.dto.ts';
import { FiguresQueries } from './figures.queries.ts';

const LONGEST_MS = 5 * 366 * 86_400_000;

/** Shows compliance in figures, without a report being issued. */
@ApiTags('compliance')
@Controller('api/v1/compliance/report')
@Roles('admin', 'bank')
export class ComplianceReportController {
  constructor(private readonly figures: FiguresQueries, private readonly clock: Clock) {}

  @Get()
  @ApiOperation({
    operationId: 'getComplianceReport', summary: 'Get compliance in figures over a period',
    description: 'Of all payments; for a bank, of those its own customers made.',
  })
  @ApiOkResponse({ type: ComplianceReportDto })
  @ApiProblems(400)
  report(@CurrentActor() actor: Actor, @Query() query: ComplianceReportQuery): Promise<ComplianceReportDto> {
    const now = this.clock.now();
    const to = query.to === undefined ? now : new Date(query.to);
    const from = query.from === undefined
      ? new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth(), 1)) : new Date(query.from);
    if (from >= to) throw invalid([{ field: 'from', code: 'TOO_LATE', message: 'from must be before to.' }]);
    if (to.getTime() - from.getTime() > LONGEST_MS) {
      throw invalid([{ field: 'from', code: 'TOO_EARLY', message: 'from must be at most five years before to.' }]);
    }
    return this.figures.figures({ from, to, bankId: actor.role === 'bank' ? actor.bankId : null, timeZone: 'UTC' });
  }
}
