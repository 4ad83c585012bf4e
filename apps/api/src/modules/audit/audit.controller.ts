import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/http/actor.ts';
import { ApiProblems } from '../../platform/http/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/current-actor.decorator.ts';
import { Roles } from '../../platform/http/roles.decorator.ts';
import { AuditEntryDto, AuditFilter, AuditStatsDto, ListAuditQuery } from './audit.dto.ts';
import { AuditQueries } from './audit.queries.ts';

/** Shows what happened. */
@ApiTags('audit')
@Controller('api/v1/audit')
export class AuditController {
  constructor(private readonly audit: AuditQueries) {}

  @Get()
  @Roles('admin', 'bank', 'user')
  @ApiOperation({
    operationId: 'listAuditEvents',
    summary: 'List the audit events within your reach, newest first',
    description: 'Every event is sealed in the chain of blocks and never changes. Filters combine.',
  })
  @ApiOkResponse({ type: AuditEntryDto, isArray: true })
  @ApiProblems(400)
  list(@CurrentActor() actor: Actor, @Query() query: ListAuditQuery): Promise<AuditEntryDto[]> {
    return this.audit.list(actor, query);
  }

  @Get('stats')
  @Roles('admin', 'bank', 'user')
  @ApiOperation({
    operationId: 'getAuditStats',
    summary: 'Count the audit events that match a filter',
    description: 'In all, today (UTC), critical ones and people, and the most frequent actions and resources.',
  })
  @ApiOkResponse({ type: AuditStatsDto })
  @ApiProblems(400)
  stats(@CurrentActor() actor: Actor, @Query() filter: AuditFilter): Promise<AuditStatsDto> {
    return this.audit.stats(actor, filter);
  }
}
