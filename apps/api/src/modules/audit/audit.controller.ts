import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CheckpointQueries } from '../blocks/proofs/checkpoints.queries.ts';
import { EventProofDto, EventProofQuery } from '../blocks/public.ts';
import { AuditStatsQueries } from './audit-stats.queries.ts';
import { AuditEntryDto, AuditFilter, AuditStatsDto, ExportAuditQuery, ListAuditQuery } from './audit.dto.ts';
import { AuditQueries } from './audit.queries.ts';
import { ExportBooks } from './export-books.use-case.ts';
import { ExportLog } from './export-log.use-case.ts';

const MEDIA_TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8', pdf: 'application/pdf' };

const EventParam = (): MethodDecorator => ApiParam({ name: 'id', description: 'The event’s number', example: '1024' });

/** Shows what happened, gives it away as a file, and proves it. */
@ApiTags('audit')
@Controller('api/v1/audit')
export class AuditController {
  constructor(
    private readonly audit: AuditQueries,
    private readonly figures: AuditStatsQueries,
    private readonly exporting: ExportLog,
    private readonly books: ExportBooks,
    private readonly checkpoints: CheckpointQueries,
  ) {}

  @Get()
  @Roles('admin', 'bank', 'user')
  @ApiOperation({
    operationId: 'listAuditEvents',
    summary: 'List the audit events within your reach, newest first',
    description: 'Every event is sealed in the chain of blocks and never changes. Filters combine; `resource` and '
      + '`resourceId` together give the history of one object.',
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
    return this.figures.stats(actor, filter);
  }

  @Get('export')
  @Roles('admin', 'bank', 'user')
  @ApiOperation({
    operationId: 'exportAuditLog',
    summary: 'Take the audit events that match a filter away as a file',
    description: 'CSV is UTF-8 with a byte order mark, and cells that a spreadsheet would take for formulas are made '
      + 'plain text. JSON ends with a signed manifest over all its bytes. PDF is for reading, in English or Arabic, '
      + 'signed (PAdES), and holds at most five hundred events. The log records who took what, and the SHA-256 of the '
      + 'whole file once it was sent.',
  })
  @ApiOkResponse({
    description: 'The events, newest first',
    content: {
      'text/csv': { schema: { type: 'string' }, example: 'id,createdAt,severity,action,…' },
      'application/json': { schema: { type: 'string' }, example: '{"exportId":"…","events":[…],"manifest":{…}}' },
      'application/pdf': { schema: { type: 'string', format: 'binary' }, example: '%PDF-1.7 …' },
    },
  })
  @ApiProblems(400, [422, 'EXPORT_TOO_LARGE'], [503, 'SIGNING_KEY_REPLACED'])
  async export(
    @CurrentActor() actor: Actor, @Query() query: ExportAuditQuery, @Res() reply: FastifyReply,
  ): Promise<void> {
    const { fileName, content } = await this.exporting.execute(actor, query);
    void reply.header('content-type', MEDIA_TYPES[query.format])
      .header('content-disposition', `attachment; filename="${fileName}"`).send(content);
  }

  @Get('books')
  @Roles('admin')
  @ApiOperation({
    operationId: 'exportBooks',
    summary: 'Take the whole log and the books that it commits to away, to be compared elsewhere',
    description: 'One line of JSON for each signed block, sealed event, record and account, all of one moment, with a '
      + 'signed manifest at the end. `connect-verify books.jsonl --keys jwks.json`, and `verifyBooks` of the SDK, name '
      + 'everything in it that is not as it was sealed. The log records who took it, and the SHA-256 of the file.',
  })
  @ApiOkResponse({
    description: 'The lines',
    content: {
      'application/x-ndjson': {
        schema: { type: 'string', format: 'binary' }, example: '{"unsealed":{"resource":"wallet","resourceId":null}}',
      },
    },
  })
  @ApiProblems([503, 'SIGNING_KEY_REPLACED'])
  async exportBooks(@CurrentActor() actor: Actor, @Res() reply: FastifyReply): Promise<void> {
    const { fileName, content } = await this.books.execute(actor);
    void reply.header('content-type', 'application/x-ndjson')
      .header('content-disposition', `attachment; filename="${fileName}"`).send(content);
  }

  @Get(':id')
  @Roles('admin', 'bank', 'user')
  @EventParam()
  @ApiOperation({
    operationId: 'getAuditEvent', summary: 'Get one audit event',
    description: 'Everything that was recorded of it, and which fields it changed.',
  })
  @ApiOkResponse({ type: AuditEntryDto })
  @ApiProblems([404, 'AUDIT_EVENT_NOT_FOUND'])
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<AuditEntryDto> {
    return this.audit.get(actor, id);
  }

  @Get(':id/proof')
  @Roles('admin', 'bank', 'user')
  @EventParam()
  @ApiOperation({
    operationId: 'proveAuditEvent', summary: 'Prove that an event stands in the sealed log as it is',
    description: 'The event as it was hashed, the hashes beside its path to the root, and the signed head with that '
      + 'root. The SDK checks it without trusting this server.',
  })
  @ApiOkResponse({ type: EventProofDto })
  @ApiProblems(400, [404, 'AUDIT_EVENT_NOT_FOUND', 'CHECKPOINT_NOT_FOUND'], [409, 'EVENT_NOT_SEALED'])
  async prove(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Query() { checkpoint }: EventProofQuery,
  ): Promise<EventProofDto> {
    await this.audit.get(actor, id);
    return this.checkpoints.proveEvent(id, checkpoint);
  }
}
