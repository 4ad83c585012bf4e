import { Controller, Get, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { RoleCheck } from '../../platform/database/role-check.service.ts';
import { ServerWatch } from '../../platform/database/server-watch.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { unavailable } from '../../platform/http/problems/refusal.ts';
import { Public } from '../../platform/http/access/roles.decorator.ts';
import { SandboxSignIn } from '../auth/sign-in/sandbox-sign-in.use-case.ts';
import { StatusDto } from './status.dto.ts';
import { StatusHistoryDto } from './status-history.dto.ts';
import { StatusHistoryQueries } from './status-history.queries.ts';
import { StatusQueries } from './status.queries.ts';

/** The answer of a health check that passes. */
export class HealthDto {
  @ApiProperty({ example: 'ok' }) status!: 'ok';
}

const WARNINGS = ['one_database_role'] as const;

/** The answer of a process that can serve requests. */
export class ReadinessDto extends HealthDto {
  @ApiProperty({
    enum: WARNINGS, enumName: 'ReadinessWarning', isArray: true, example: [],
    description: '`one_database_role`: application and owner of the database are one, so nothing in it keeps the '
      + 'application from undoing the guards of the books',
  })
  warnings!: (typeof WARNINGS)[number][];
}

/** Tells people and machines whether Connect works. */
@ApiTags('status')
@Controller()
export class StatusController {
  constructor(
    private readonly status: StatusQueries,
    private readonly histories: StatusHistoryQueries,
    private readonly sandbox: SandboxSignIn,
    private readonly watch: ServerWatch,
    private readonly role: RoleCheck,
  ) {}

  @Get('api/v1/status')
  @Public()
  @ApiOperation({
    operationId: 'getStatus',
    summary: 'Measure what works right now',
    description: 'The networks, the API and the compliance engine, each as measured for this answer.',
  })
  @ApiOkResponse({ type: StatusDto })
  get(@Req() request: FastifyRequest): Promise<StatusDto> {
    return this.status.status(this.sandbox.offerTo(request));
  }

  @Get('api/v1/status/history')
  @Public()
  @ApiOperation({
    operationId: 'getStatusHistory',
    summary: 'Read how each part has worked in the last ninety days',
    description: 'Every part is measured once a minute. A minute in which nothing was measured is unknown, and does '
      + 'not count as one in which the part worked. Incidents are runs of failed or unknown minutes.',
  })
  @ApiOkResponse({ type: StatusHistoryDto })
  history(): Promise<StatusHistoryDto> {
    return this.histories.history();
  }

  @Get('health/live')
  @Public()
  @ApiOperation({
    operationId: 'getLiveness',
    summary: 'Whether the process answers',
    description: 'For a supervisor that restarts what hangs; it touches no database.',
  })
  @ApiOkResponse({ type: HealthDto })
  live(): HealthDto {
    return { status: 'ok' };
  }

  @Get('health/ready')
  @Public()
  @ApiOperation({
    operationId: 'getReadiness',
    summary: 'Whether the process can serve requests',
    description: 'For a load balancer; it asks the database over a new connection. `details.reason` of a refusal is '
      + '`silent`, `refuses_connections`, `read_only` (as after a switchover), `commits_unconfirmed` (no synchronous '
      + 'standby answers) or `unsafe` (outside the sandbox: a safeguard such as `fsync` is off).',
  })
  @ApiOkResponse({ type: ReadinessDto })
  @ApiProblems([503, 'NOT_READY'])
  async ready(): Promise<ReadinessDto> {
    const fault = await this.watch.fault();
    if (fault) throw unavailable('NOT_READY', fault.sentence, { details: { reason: fault.reason } });
    return { status: 'ok', warnings: this.role.isOneRole ? ['one_database_role'] : [] };
  }
}
