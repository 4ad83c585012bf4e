import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor } from '../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { ExportNonCompliance } from './export-noncompliance.use-case.ts';
import {
  NonComplianceDetailDto, NonComplianceDto, NonComplianceNoteDto, NonCompliancePersonDto,
  NonComplianceStepRequestDto, RecordNonComplianceDto, TakeOverTrialDto, TakenOverDto,
} from './noncompliance.dto.ts';
import { ExportNonComplianceQuery, ListNonComplianceQuery } from './noncompliance-filter.dto.ts';
import { NonComplianceQueries } from './noncompliance.queries.ts';
import { RecordByHand } from './record-by-hand.use-case.ts';
import { stepAsked } from './step-asked.ts';
import { TakeNonComplianceStep } from './take-noncompliance-step.use-case.ts';
import { TakeOverTrial } from './take-over-trial.use-case.ts';

const EventParam = (): MethodDecorator => ApiParam({
  name: 'id', description: 'The id of the event', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' });

/** Keeps the register of what did not comply with the Shariah, of each bank for itself. */
@ApiTags('non-compliance')
@Controller('api/v1/non-compliance')
export class NonComplianceController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: NonComplianceQueries,
    private readonly exporting: ExportNonCompliance,
    private readonly byHand: RecordByHand,
    private readonly trials: TakeOverTrial,
    private readonly steps: TakeNonComplianceStep,
  ) {}

  @Get()
  @Roles('admin', 'bank', 'scholar', 'auditor')
  @ApiOperation({
    operationId: 'listNonCompliance',
    summary: 'List what did not comply, the newest first',
    description: 'Of your bank; administrators see all banks’. Nothing is ever taken out of a register.',
  })
  @ApiOkResponse({ type: NonComplianceDto, isArray: true })
  @ApiProblems(400, [404, 'TRANSACTION_NOT_FOUND'])
  list(@CurrentActor() actor: Actor, @Query() query: ListNonComplianceQuery): Promise<NonComplianceDto[]> {
    return this.queries.list(actor, query);
  }

  @Get('export')
  @Roles('admin', 'bank', 'scholar', 'auditor')
  @ApiOperation({
    operationId: 'exportNonCompliance',
    summary: 'Take the events that match a filter away as a CSV file',
    description: 'UTF-8 with a byte order mark; cells that a spreadsheet would take for formulas are made plain text. '
      + 'The log records who took what.',
  })
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' }, example: 'number,bank,recordedAt,…' } } })
  @ApiProblems(400, [404, 'TRANSACTION_NOT_FOUND'])
  async export(
    @CurrentActor() actor: Actor, @Query() query: ExportNonComplianceQuery, @Res() reply: FastifyReply,
  ): Promise<void> {
    const content = await this.exporting.execute(actor, query);
    void reply.header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="non-compliance.csv"').send(content);
  }

  @Get('owners')
  @Roles('bank')
  @ApiOperation({
    operationId: 'listNonComplianceOwners',
    summary: 'List the officers of your bank, one of whom sees to an event',
    description: 'By their names; you are one of them.',
  })
  @ApiOkResponse({ type: NonCompliancePersonDto, isArray: true })
  @ApiProblems()
  owners(@CurrentActor() actor: Actor): Promise<NonCompliancePersonDto[]> {
    return this.queries.owners(actor);
  }

  @Post()
  @Roles('bank')
  @ApiOperation({
    operationId: 'recordNonCompliance',
    summary: 'Record something that an officer found',
    description: 'It takes the next number of your bank’s register and stays in it.',
  })
  @ApiCreatedResponse({ type: NonComplianceDetailDto })
  @ApiProblems(400, [404, 'TRANSACTION_NOT_FOUND', 'CONTRACT_NOT_FOUND'])
  record(@CurrentActor() actor: Actor, @Body() body: RecordNonComplianceDto): Promise<NonComplianceDetailDto> {
    return this.unitOfWork.commit(async (tx) =>
      this.queries.visible(actor, await this.byHand.execute(tx, actor, body), tx));
  }

  @Post('from-trial')
  @HttpCode(200)
  @Roles('bank')
  @ApiOperation({
    operationId: 'takeOverTrial',
    summary: 'Take what a newer version of the rules would refuse into the register',
    description: 'Completed payments of your bank’s customers, chosen ones or all, one event for each payment and rule '
      + 'of the Shariah that objects. Asked for again it records nothing twice. Five hundred payments are taken at '
      + 'once; `next` says where the rest begins.',
  })
  @ApiOkResponse({ type: TakenOverDto })
  @ApiProblems(400, [404, 'RULESET_NOT_FOUND', 'TRANSACTION_NOT_FOUND'])
  async takeOver(@CurrentActor() actor: Actor, @Body() body: TakeOverTrialDto): Promise<TakenOverDto> {
    const { recorded, ...taken } = await this.unitOfWork.commit((tx) => this.trials.execute(tx, actor, body));
    return { ...taken, recorded: recorded.length };
  }

  @Get(':id')
  @EventParam()
  @Roles('admin', 'bank', 'scholar', 'auditor')
  @ApiOperation({
    operationId: 'getNonCompliance',
    summary: 'Read an event: what it is, what it concerns, what was done about it',
    description: '`actions` are what you may do with it now.',
  })
  @ApiOkResponse({ type: NonComplianceDetailDto })
  @ApiProblems([404, 'NONCOMPLIANCE_EVENT_NOT_FOUND'])
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<NonComplianceDetailDto> {
    return this.queries.visible(actor, id);
  }

  @Post(':id/steps')
  @HttpCode(200)
  @EventParam()
  @Roles('bank', 'scholar')
  @ApiOperation({
    operationId: 'takeNonComplianceStep',
    summary: 'Classify an event, plan how it is mended, follow it up, say that it is remedied, or open it again',
    description: 'A scholar classifies, and nobody else makes what is material less than that; the other steps are '
      + 'the bank’s.',
  })
  @ApiOkResponse({ type: NonComplianceDetailDto })
  @ApiProblems(400, [404, 'NONCOMPLIANCE_EVENT_NOT_FOUND'],
    [409, 'INVALID_STATE', 'SCHOLAR_NEEDED', 'NONCOMPLIANCE_UNCLASSIFIED'])
  step(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: NonComplianceStepRequestDto,
  ): Promise<NonComplianceDetailDto> {
    return this.unitOfWork.commit(async (tx) => {
      await stepAsked(this.steps, tx, actor, id, body);
      return this.queries.visible(actor, id, tx);
    });
  }

  @FreshFactor()
  @Post(':id/confirm')
  @HttpCode(200)
  @EventParam()
  @Roles('scholar')
  @ApiOperation({
    operationId: 'confirmNonCompliance',
    summary: 'Confirm as a scholar that what is material was mended',
    description: 'A material event is closed after that alone.',
  })
  @ApiOkResponse({ type: NonComplianceDetailDto })
  @ApiProblems(400, [404, 'NONCOMPLIANCE_EVENT_NOT_FOUND'], [409, 'INVALID_STATE', 'ALREADY_DECIDED'])
  confirm(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() { note }: NonComplianceNoteDto,
  ): Promise<NonComplianceDetailDto> {
    return this.unitOfWork.commit(async (tx) => {
      await this.steps.confirm(tx, actor, id, note);
      return this.queries.visible(actor, id, tx);
    });
  }

  @FreshFactor()
  @Post(':id/close')
  @HttpCode(200)
  @EventParam()
  @Roles('bank')
  @ApiOperation({
    operationId: 'closeNonCompliance',
    summary: 'Close an event that was remedied, as somebody who did not say so',
    description: 'It stays in the register, and can be opened again.',
  })
  @ApiOkResponse({ type: NonComplianceDetailDto })
  @ApiProblems(400, [404, 'NONCOMPLIANCE_EVENT_NOT_FOUND'],
    [409, 'INVALID_STATE', 'SCHOLAR_NEEDED', 'MAKER_CANNOT_DECIDE', 'NOT_INDEPENDENT'])
  close(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() { note }: NonComplianceNoteDto,
  ): Promise<NonComplianceDetailDto> {
    return this.unitOfWork.commit(async (tx) => {
      await this.steps.close(tx, actor, id, note);
      return this.queries.visible(actor, id, tx);
    });
  }
}
