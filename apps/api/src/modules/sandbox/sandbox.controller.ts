import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/http/actor.ts';
import { ApiProblems } from '../../platform/http/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/current-actor.decorator.ts';
import { Roles } from '../../platform/http/roles.decorator.ts';
import { AdvanceClock } from './advance-clock.use-case.ts';
import { AdvanceClockDto, ClockAdvancedDto, ClockDto } from './clock.dto.ts';
import { ClockQueries } from './clock.queries.ts';

/** What only a sandbox can do. Without sandbox mode there are no such routes. */
@ApiTags('sandbox')
@Controller('api/v1/sandbox')
export class SandboxController {
  constructor(private readonly clocks: ClockQueries, private readonly advancing: AdvanceClock) {}

  @Get('clock')
  @Roles('admin', 'bank', 'user')
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
}
