import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor } from '../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { DecideScreeningCaseDto, ScreeningCaseDto } from '../rescreening/public.ts';
import { DecideScreeningCase } from './decide-screening-case.use-case.ts';

/** Lets officers decide whom the lists have caught up with, and the reviews of payments along with it. */
@ApiTags('screening')
@Controller('api/v1/compliance/screening')
@Roles('admin', 'bank')
export class ScreeningDecisionsController {
  constructor(private readonly deciding: DecideScreeningCase) {}

  @FreshFactor()
  @Post('cases/:id/decide')
  @HttpCode(200)
  @ApiParam({ name: 'id', description: 'The case’s id', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' })
  @ApiOperation({
    operationId: 'decideScreeningCase',
    summary: 'Say whether a party is the one listed',
    description: 'Two people confirm it, and its wallets stay frozen. One clears it, or two where the very name is '
      + 'listed or a colleague took it for a match: what the case froze is free again, and the pair stays cleared '
      + 'until either side changes. In reviews of payments that are open it counts as said of the same pair.',
  })
  @ApiOkResponse({ type: ScreeningCaseDto })
  @ApiProblems(400, [404, 'SCREENING_CASE_NOT_FOUND'],
    [409, 'CASE_DECIDED', 'ALREADY_DECIDED', 'CASE_CHANGED', 'NOT_INDEPENDENT'])
  decide(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: DecideScreeningCaseDto,
  ): Promise<ScreeningCaseDto> {
    return this.deciding.execute(actor, id, body);
  }
}
