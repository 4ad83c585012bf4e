import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags }
  from '@nestjs/swagger';
import { Readable } from 'node:stream';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor } from '../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { statusRefusal } from '../../platform/http/problems/problem.ts';
import { WRONG_WALLET } from '../wallets/public.ts';
import { ClearParty } from './clearances/clear-party.use-case.ts';
import { ClearanceDto, ClearPartyDto, RevokeClearanceDto } from './clearances/clearance.dto.ts';
import { ClearancesQueries } from './clearances/clearances.queries.ts';
import { RevokeClearance } from './clearances/revoke-clearance.use-case.ts';
import { LoadList } from './lists/load-list.use-case.ts';
import { LoadedListDto, LoadListQuery, ScreeningListDto } from './lists/screening-list.dto.ts';
import { MOST_LIST_BYTES, readList } from './reading/read-list.ts';
import { readSpooled } from './reading/spool-file.ts';
import { ScreenNameQuery, ScreeningResultDto } from './screening.dto.ts';
import { ScreeningQueries } from './screening.queries.ts';

/** Screens names against lists of sanctions, loads the lists and keeps the clearances. */
@ApiTags('screening')
@Controller('api/v1/compliance/screening')
@Roles('admin', 'bank')
export class ScreeningController {
  constructor(
    private readonly screening: ScreeningQueries,
    private readonly loading: LoadList,
    private readonly clearances: ClearancesQueries,
    private readonly clearing: ClearParty,
    private readonly revoking: RevokeClearance,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'screenName',
    summary: 'Find the listed parties that a name is like',
    description: 'Names are compared by sound in both scripts, so spellings that differ still meet. Each hit tells '
      + 'what its score is made of.',
  })
  @ApiOkResponse({ type: ScreeningResultDto })
  @ApiProblems(400)
  search(@CurrentActor() actor: Actor, @Query() query: ScreenNameQuery): Promise<ScreeningResultDto> {
    return this.screening.search(actor, query);
  }

  @Get('lists')
  @ApiOperation({
    operationId: 'listScreeningLists',
    summary: 'List the versions of the lists, those in force first',
    description: 'A list that nobody loaded or confirmed for some days is stale, and nothing passes on its word.',
  })
  @ApiOkResponse({ type: ScreeningListDto, isArray: true })
  lists(): Promise<ScreeningListDto[]> {
    return this.screening.lists();
  }

  @FreshFactor()
  @Post('lists')
  @Roles('admin')
  @ApiOperation({
    operationId: 'loadScreeningList', summary: 'Put a list in force',
    description: 'The publisher’s own file in UTF-8, at most 256 MiB: XML of OFAC (plain or advanced), the United '
      + 'Nations, the European Union or the United Kingdom, or CSV of the United Kingdom and of national lists. It is '
      + 'put in force whole or not at all; the same file again confirms that it is the newest. A list that is older '
      + 'than the one in force, takes away more than one entry in twenty of it or seems another list is refused with '
      + 'the counts; send it again with the number that it takes away, and every officer is told.',
  })
  @ApiConsumes('application/xml', 'text/csv')
  @ApiBody({ schema: { type: 'string', format: 'binary', example: '<sdnList>…</sdnList>' } })
  @ApiCreatedResponse({ type: LoadedListDto })
  @ApiProblems([400, 'LIST_UNREADABLE', 'VALIDATION_FAILED'], [409, 'LIST_OLDER', 'LIST_DIFFERS', 'LIST_REMOVES_MANY'],
    413, 415, [422, 'LIST_NOT_PUBLISHED'])
  async load(
    @CurrentActor() actor: Actor, @Query() query: LoadListQuery, @Body() body: unknown,
    @Headers('content-type') type = '',
  ): Promise<LoadedListDto> {
    if (!(body instanceof Readable)) throw statusRefusal(415);
    const isRows = type.toLowerCase().startsWith('text/csv');
    const { source } = query;
    const list = await readSpooled(body, MOST_LIST_BYTES, (content) =>
      readList({ content, isRows, ...(source === undefined ? {} : { source }) }));
    return this.loading.execute(actor, list, query.confirm);
  }

  @Get('clearances')
  @ApiOperation({
    operationId: 'listClearances',
    summary: 'List the clearances of your bank, newest first',
    description: 'A clearance ends by its day, by revocation, or when the listed entry changes.',
  })
  @ApiOkResponse({ type: ClearanceDto, isArray: true })
  listClearances(@CurrentActor() actor: Actor): Promise<ClearanceDto[]> {
    return this.clearances.list(actor);
  }

  @FreshFactor()
  @Post('clearances')
  @ApiOperation({
    operationId: 'clearParty',
    summary: 'Tell a party apart from an entry that its name is like',
    description: 'Payments of that party are no longer stopped for this entry. The officer’s reason is kept. Where the '
      + 'very name is listed, it is proposed, and holds once another officer of the same bank has sent the same.',
  })
  @ApiCreatedResponse({ type: ClearanceDto })
  @ApiProblems([400, 'VALIDATION_FAILED', ...WRONG_WALLET],
    [404, 'ENTRY_NOT_FOUND', 'WALLET_NOT_FOUND'], [409, 'ALREADY_CLEARED', 'ALREADY_DECIDED', 'NOT_INDEPENDENT'],
    [422, 'NOTHING_TO_CLEAR'])
  clear(@CurrentActor() actor: Actor, @Body() body: ClearPartyDto): Promise<ClearanceDto> {
    return this.clearing.execute(actor, body);
  }

  @FreshFactor()
  @Post('clearances/:id/revoke')
  @HttpCode(200)
  @ApiParam({ name: 'id', description: 'The clearance’s id', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' })
  @ApiOperation({
    operationId: 'revokeClearance',
    summary: 'End a clearance',
    description: 'From now on payments of that party are stopped again for the entry.',
  })
  @ApiOkResponse({ type: ClearanceDto })
  @ApiProblems(400, [404, 'CLEARANCE_NOT_FOUND'], [409, 'CLEARANCE_REVOKED'])
  revoke(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: RevokeClearanceDto,
  ): Promise<ClearanceDto> {
    return this.revoking.execute(actor, id, body.reason);
  }
}
