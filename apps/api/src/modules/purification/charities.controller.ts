import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor } from '../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { KeepCharities } from './keep-charities.use-case.ts';
import {
  CharityDto, DecideCharityDto, ListPurificationQuery, ProposeCharityDto, WithdrawCharityDto,
} from './purification.dto.ts';
import { PurificationQueries } from './purification.queries.ts';

const CharityParam = (): MethodDecorator => ApiParam({
  name: 'id', description: 'The id of the charity', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' });

/** Keeps the charities that banks may give tainted income to. */
@ApiTags('purification')
@Controller('api/v1/purification/charities')
export class CharitiesController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: PurificationQueries,
    private readonly keeping: KeepCharities,
  ) {}

  @Get()
  @Roles('admin', 'bank', 'scholar', 'auditor')
  @ApiOperation({
    operationId: 'listCharities', summary: 'List charities, the last proposed first',
    description: 'With who proposed and who approved each, and what it was paid.',
  })
  @ApiOkResponse({ type: CharityDto, isArray: true })
  @ApiProblems(400)
  list(@CurrentActor() actor: Actor, @Query() query: ListPurificationQuery): Promise<CharityDto[]> {
    return this.queries.charities(actor, query);
  }

  @Post()
  @Roles('bank')
  @ApiOperation({
    operationId: 'proposeCharity',
    summary: 'Propose a charity',
    description: 'At a wallet of somebody who is of no bank. Its name is sought in the lists of sanctions; it is paid '
      + 'once another person approved it.',
  })
  @ApiCreatedResponse({ type: CharityDto })
  @ApiProblems(400, [409, 'CHARITY_EXISTS'], [422, 'CHARITY_LISTED', 'CHARITY_UNSCREENED'])
  propose(@CurrentActor() actor: Actor, @Body() body: ProposeCharityDto): Promise<CharityDto> {
    return this.unitOfWork.commit(async (tx) =>
      this.queries.charity(actor, await this.keeping.propose(tx, actor, body), tx));
  }

  @FreshFactor()
  @Post(':id/decision')
  @HttpCode(200)
  @CharityParam()
  @Roles('bank')
  @ApiOperation({
    operationId: 'decideCharity',
    summary: 'Approve or refuse a charity, as somebody who did not propose it',
    description: 'Whoever owns its wallet cannot either.',
  })
  @ApiOkResponse({ type: CharityDto })
  @ApiProblems(400, [404, 'CHARITY_NOT_FOUND'], [409, 'INVALID_STATE', 'MAKER_CANNOT_DECIDE', 'NOT_INDEPENDENT'],
    [422, 'CHARITY_LISTED', 'CHARITY_UNSCREENED'])
  decide(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: DecideCharityDto,
  ): Promise<CharityDto> {
    return this.unitOfWork.commit(async (tx) => {
      await this.keeping.decide(tx, actor, id, body);
      return this.queries.charity(actor, id, tx);
    });
  }

  @Post(':id/withdraw')
  @HttpCode(200)
  @CharityParam()
  @Roles('bank')
  @ApiOperation({
    operationId: 'withdrawCharity', summary: 'Pay a charity no more',
    description: 'At once, and by one person: it only makes things safer.',
  })
  @ApiOkResponse({ type: CharityDto })
  @ApiProblems(400, [404, 'CHARITY_NOT_FOUND'], [409, 'INVALID_STATE'])
  withdraw(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() { reason }: WithdrawCharityDto,
  ): Promise<CharityDto> {
    return this.unitOfWork.commit(async (tx) => {
      await this.keeping.withdraw(tx, actor, id, reason);
      return this.queries.charity(actor, id, tx);
    });
  }
}
