import { Body, Controller, Get, Headers, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ROLES, type Actor } from '../../platform/http/access/actor.ts';
import { ApiIdempotencyKey } from '../../platform/http/openapi/api-idempotency-key.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { answerWith } from '../../platform/http/bodies/outcome.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { keyedBy } from '../../platform/idempotency.ts';
import { AdvanceClock } from './advance-clock.use-case.ts';
import { AdvanceClockDto, ClockAdvancedDto, ClockDto } from './clock.dto.ts';
import { ClockQueries } from './clock.queries.ts';
import { ResetSandboxDto, SandboxResetDto } from './reset.dto.ts';
import { ResetSandbox } from './reset-sandbox.use-case.ts';
import { SimulatePayments } from './simulate-payments.use-case.ts';
import { SimulatePaymentsDto, SimulationDto } from './simulation.dto.ts';

/** What only a sandbox can do. Without sandbox mode there are no such routes. */
@ApiTags('sandbox')
@Controller('api/v1/sandbox')
export class SandboxController {
  constructor(
    private readonly clocks: ClockQueries,
    private readonly advancing: AdvanceClock,
    private readonly resetting: ResetSandbox,
    private readonly simulating: SimulatePayments,
  ) {}

  @Get('clock')
  @Roles(...ROLES)
  @ApiOperation({
    operationId: 'getSandboxClock', summary: 'Get the time of the sandbox',
    description: 'The time that everything of the business goes by, and by how much it is ahead of the machine’s. '
      + 'Sessions and tokens go by the machine’s time.',
  })
  @ApiOkResponse({ type: ClockDto })
  clock(@CurrentActor() actor: Actor): Promise<ClockDto> {
    return this.clocks.now(actor);
  }

  @Post('clock')
  @HttpCode(200)
  @Roles('admin')
  @ApiOperation({
    operationId: 'advanceSandboxClock', summary: 'Advance the clock of the sandbox',
    description: 'Everything that falls due on the way is done in order, each at its own moment. The clock goes at '
      + 'most ten years at a time, stops where a thousand pieces of work are done or one fails, and never goes back.',
  })
  @ApiOkResponse({ type: ClockAdvancedDto })
  @ApiProblems(400, [409, 'CLOCK_MOVING'], [422, 'CLOCK_GOES_BACK', 'CLOCK_TOO_FAR'], [503, 'CLOCK_HELD'])
  advance(@CurrentActor() actor: Actor, @Body() request: AdvanceClockDto): Promise<ClockAdvancedDto> {
    return this.advancing.execute(actor, request);
  }

  @Post('reset')
  @HttpCode(200)
  @Roles('admin')
  @ApiOperation({
    operationId: 'resetSandbox', summary: 'Let the sandbox begin anew',
    description: 'Contracts that live and payments that wait are ended, frozen wallets are freed, and every wallet '
      + 'gets back what it was opened with, by postings from and to the issuer. Nothing is deleted: the log goes on, '
      + 'what fees, zakat and charity received stays there, and so do people, keys and limits. The clock never goes '
      + 'back.',
  })
  @ApiOkResponse({ type: SandboxResetDto })
  @ApiProblems(400)
  reset(@CurrentActor() actor: Actor, @Body() request: ResetSandboxDto): Promise<SandboxResetDto> {
    return this.resetting.execute(actor, request);
  }

  @Post('simulate')
  @HttpCode(200)
  @Roles('admin')
  @ApiIdempotencyKey()
  @ApiOperation({
    operationId: 'simulatePayments', summary: 'Make invented payments',
    description: 'The sandbox’s own people pay each other, so that dashboards and reports have something to show: '
      + 'ordinary payments, zakat, escrow, approvals, and some that the rules refuse or hold. Each is judged, posted '
      + 'and sealed like any other. The same seed draws the same payments between the same wallets. A call that was '
      + 'cut off goes on where it was when it is repeated under its key.',
  })
  @ApiOkResponse({ type: SimulationDto })
  @ApiProblems(400, [422, 'IDEMPOTENCY_KEY_REUSED'], [503, 'OVERLOADED', 'OUTCOME_UNKNOWN'])
  async simulate(
    @CurrentActor() actor: Actor, @Body() request: SimulatePaymentsDto,
    @Headers('idempotency-key') key: string | undefined, @Res() reply: FastifyReply,
  ): Promise<void> {
    answerWith(reply, await this.simulating.execute(keyedBy(actor, 'sandbox.simulate', key, request), request));
  }
}
