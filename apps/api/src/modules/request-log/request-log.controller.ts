import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ROLES, type Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import {
  ListRequestsQuery, LoggedRequestDetailDto, LoggedRequestDto, RequestLogCoverageDto,
} from './request-log.dto.ts';
import { RequestLogQueries } from './request-log.queries.ts';

/** Shows people what their programs asked of the API. */
@ApiTags('request-log')
@Controller('api/v1/request-log')
@Roles(...ROLES)
export class RequestLogController {
  constructor(private readonly requests: RequestLogQueries) {}

  @Get()
  @ApiOperation({
    operationId: 'listLoggedRequests',
    summary: 'List your requests, newest first',
    description: 'What was asked with your sign-in or your API keys in the last seven days, at most the last ten '
      + 'thousand. Reading this log is not logged. A request shows up about a second after its answer.',
  })
  @ApiOkResponse({ type: LoggedRequestDto, isArray: true })
  @ApiProblems(400)
  list(@CurrentActor() actor: Actor, @Query() query: ListRequestsQuery): Promise<LoggedRequestDto[]> {
    return this.requests.list(actor, query);
  }

  @Get('coverage')
  @ApiOperation({
    operationId: 'getRequestLogCoverage',
    summary: 'Say how much of your requests is kept',
    description: 'The log is written beside the requests and never delays them: under load some are counted and not '
      + 'kept.',
  })
  @ApiOkResponse({ type: RequestLogCoverageDto })
  coverage(@CurrentActor() actor: Actor): Promise<RequestLogCoverageDto> {
    return this.requests.coverage(actor);
  }

  @Get(':id')
  @ApiParam({ name: 'id', description: 'The id of the logged request', example: '4096' })
  @ApiOperation({
    operationId: 'getLoggedRequest',
    summary: 'Get one of your requests with its body',
    description: 'Passwords, tokens, keys and other secrets are left out. The request of another person is answered as '
      + 'if it did not exist.',
  })
  @ApiOkResponse({ type: LoggedRequestDetailDto })
  @ApiProblems([404, 'LOGGED_REQUEST_NOT_FOUND'])
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<LoggedRequestDetailDto> {
    return this.requests.get(actor, id);
  }
}
