import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor } from '../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { MoveTainted } from './move-tainted.use-case.ts';
import {
  CorrectTaintedDto, DecideMoveDto, ListMovesQuery, ListTaintedQuery, ProposePayoutDto, ProposeSetAsideDto,
  PurificationBalanceDto, PurificationMoveDto, RecordTaintedDto, TaintedIncomeDto, TaintedRunQuery, TakenDonationsDto,
} from './purification.dto.ts';
import { PurificationQueries } from './purification.queries.ts';
import { RecordTainted } from './record-tainted.use-case.ts';

const Id = (description: string): MethodDecorator =>
  ApiParam({ name: 'id', description, example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' });

/** Purifies tainted income: works out how much, sets it aside, and pays it to approved charities. */
@ApiTags('purification')
@Controller('api/v1/purification')
export class PurificationController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: PurificationQueries,
    private readonly recording: RecordTainted,
    private readonly moving: MoveTainted,
  ) {}

  @Get()
  @Roles('admin', 'bank', 'scholar', 'auditor')
  @ApiOperation({
    operationId: 'getPurification',
    summary: 'Read what is tainted, purified and open, by bank and currency',
    description: 'Counted from what the ledger moved. What is tainted is always what is purified and what is open.',
  })
  @ApiOkResponse({ type: PurificationBalanceDto, isArray: true })
  @ApiProblems()
  balances(@CurrentActor() actor: Actor): Promise<PurificationBalanceDto[]> {
    return this.queries.balances(actor);
  }

  @Get('tainted')
  @Roles('admin', 'bank', 'scholar', 'auditor')
  @ApiOperation({
    operationId: 'listTaintedIncome',
    summary: 'List tainted income, the newest first',
    description: 'Each with its arithmetic and the entries of the ledger by which it came.',
  })
  @ApiOkResponse({ type: TaintedIncomeDto, isArray: true })
  @ApiProblems(400, [404, 'TRANSACTION_NOT_FOUND'])
  tainted(@CurrentActor() actor: Actor, @Query() query: ListTaintedQuery): Promise<TaintedIncomeDto[]> {
    return this.queries.tainted(actor, query);
  }

  @Post('tainted')
  @Roles('bank')
  @ApiOperation({
    operationId: 'recordTaintedIncome',
    summary: 'Work out how much of an income is tainted',
    description: 'In whole minor units, rounded up in favour of charity. With `dryRun=true` it is worked out and '
      + 'shown, and nothing is written.',
  })
  @ApiCreatedResponse({ type: TaintedIncomeDto })
  @ApiProblems(400, [404, 'TRANSACTION_NOT_FOUND', 'NONCOMPLIANCE_EVENT_NOT_FOUND'], [409, 'ALREADY_TAINTED'])
  record(
    @CurrentActor() actor: Actor, @Query() { dryRun }: TaintedRunQuery, @Body() body: RecordTaintedDto,
  ): Promise<TaintedIncomeDto> {
    const run = dryRun === 'true' ? 'rehearse' : 'commit';
    return this.unitOfWork[run](async (tx) =>
      this.queries.oneTainted(actor, await this.recording.execute(tx, actor, body), tx));
  }

  @Post('late-donations')
  @HttpCode(200)
  @Roles('bank')
  @ApiOperation({
    operationId: 'takeUpLateDonations',
    summary: 'Take up what late debtors of the bank’s contracts gave to charity',
    description: 'It is at charity already; each is taken up once, however often it is asked for.',
  })
  @ApiOkResponse({ type: TakenDonationsDto })
  @ApiProblems()
  async lateDonations(@CurrentActor() actor: Actor): Promise<TakenDonationsDto> {
    return { recorded: await this.unitOfWork.commit((tx) => this.recording.lateDonations(tx, actor)) };
  }

  @Get('tainted/:id')
  @Id('The id of tainted income')
  @Roles('admin', 'bank', 'scholar', 'auditor')
  @ApiOperation({
    operationId: 'getTaintedIncome', summary: 'Read tainted income',
    description: 'With its arithmetic and the entries of the ledger by which it came.',
  })
  @ApiOkResponse({ type: TaintedIncomeDto })
  @ApiProblems([404, 'TAINTED_INCOME_NOT_FOUND'])
  oneTainted(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<TaintedIncomeDto> {
    return this.queries.oneTainted(actor, id);
  }

  @Post('tainted/:id/corrections')
  @Id('The id of tainted income')
  @Roles('bank')
  @ApiOperation({
    operationId: 'correctTaintedIncome',
    summary: 'Put right how much is tainted, by a row against it',
    description: 'What it was found to be stays written. What is set aside never comes back.',
  })
  @ApiCreatedResponse({ type: TaintedIncomeDto })
  @ApiProblems(400, [404, 'TAINTED_INCOME_NOT_FOUND'], [409, 'INVALID_STATE', 'SET_ASIDE_ALREADY'])
  correct(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: CorrectTaintedDto,
  ): Promise<TaintedIncomeDto> {
    return this.unitOfWork.commit(async (tx) =>
      this.queries.oneTainted(actor, await this.recording.correct(tx, actor, id, body), tx));
  }

  @Get('moves')
  @Roles('admin', 'bank', 'scholar', 'auditor')
  @ApiOperation({
    operationId: 'listPurificationMoves',
    summary: 'List what was set aside and what was paid to charities, the newest first',
    description: 'With who proposed and who decided each, and the payment that made it.',
  })
  @ApiOkResponse({ type: PurificationMoveDto, isArray: true })
  @ApiProblems(400)
  moves(@CurrentActor() actor: Actor, @Query() query: ListMovesQuery): Promise<PurificationMoveDto[]> {
    return this.queries.moves(actor, query);
  }

  @Post('set-asides')
  @Roles('bank')
  @ApiOperation({
    operationId: 'proposeSetAside',
    summary: 'Propose to set aside what is open of tainted income',
    description: 'From a wallet of the bank’s own. Another person decides it, and the money moves then.',
  })
  @ApiCreatedResponse({ type: PurificationMoveDto })
  @ApiProblems(400, [404, 'TAINTED_INCOME_NOT_FOUND', 'WALLET_NOT_FOUND'], [409, 'NOTHING_OPEN'])
  setAside(@CurrentActor() actor: Actor, @Body() body: ProposeSetAsideDto): Promise<PurificationMoveDto> {
    return this.unitOfWork.commit(async (tx) =>
      this.queries.move(actor, await this.moving.setAside(tx, actor, body), tx));
  }

  @Post('payouts')
  @Roles('bank')
  @ApiOperation({
    operationId: 'proposePayout',
    summary: 'Propose to pay an approved charity out of what is set aside',
    description: 'Another person decides it, and the money moves then, along the road of all payments.',
  })
  @ApiCreatedResponse({ type: PurificationMoveDto })
  @ApiProblems(400, [404, 'CHARITY_NOT_FOUND'], [409, 'CHARITY_NOT_APPROVED'])
  payOut(@CurrentActor() actor: Actor, @Body() body: ProposePayoutDto): Promise<PurificationMoveDto> {
    return this.unitOfWork.commit(async (tx) => this.queries.move(actor, await this.moving.payOut(tx, actor, body),
      tx));
  }

  @FreshFactor()
  @Post('moves/:id/decision')
  @HttpCode(200)
  @Id('The id of the move')
  @Roles('bank')
  @ApiOperation({
    operationId: 'decidePurificationMove',
    summary: 'Approve or refuse a move, as somebody who did not propose it',
    description: 'What is approved is paid at once, judged by the rules like any payment and without a fee; what an '
      + 'officer would have to review is not paid.',
  })
  @ApiOkResponse({ type: PurificationMoveDto })
  @ApiProblems(400, [404, 'PURIFICATION_NOT_FOUND'],
    [409, 'ALREADY_DECIDED', 'MAKER_CANNOT_DECIDE', 'NOT_INDEPENDENT', 'CHARITY_NOT_APPROVED'],
    [422, 'INSUFFICIENT_FUNDS', 'WALLET_FROZEN', 'LIMIT_EXCEEDED', 'COMPLIANCE_REJECTED', 'PAYMENT_NEEDS_REVIEW'])
  decide(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: DecideMoveDto,
  ): Promise<PurificationMoveDto> {
    return this.unitOfWork.commit(async (tx) => {
      await this.moving.decide(tx, actor, id, body);
      return this.queries.move(actor, id, tx);
    });
  }
}
