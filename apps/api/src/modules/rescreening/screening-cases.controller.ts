import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { ListScreeningCasesQuery, RescreeningDto, ScreeningCaseDto } from './screening-case.dto.ts';
import { ScreeningCasesQueries } from './screening-cases.queries.ts';

const CaseParam = (): MethodDecorator =>
  ApiParam({ name: 'id', description: 'The case’s id', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' });

/** Shows officers whom the lists have caught up with. */
@ApiTags('screening')
@Controller('api/v1/compliance/screening')
@Roles('admin', 'bank')
export class ScreeningCasesController {
  constructor(private readonly cases: ScreeningCasesQueries) {}

  @Get('cases')
  @ApiOperation({
    operationId: 'listScreeningCases',
    summary: 'List those who are known and like an entry of a list, the newest first',
    description: 'Customers of your bank, their beneficial owners, and whom payments that wait only name. Everybody is '
      + 'screened again when a list changes or they change themselves; there is one case for a party and an entry.',
  })
  @ApiOkResponse({ type: ScreeningCaseDto, isArray: true })
  @ApiProblems(400)
  list(@CurrentActor() actor: Actor, @Query() query: ListScreeningCasesQuery): Promise<ScreeningCaseDto[]> {
    return this.cases.list(actor, query);
  }

  @Get('progress')
  @ApiOperation({
    operationId: 'getRescreening',
    summary: 'Tell how far everybody has been screened against the lists in force',
    description: 'Until it is complete, payments are screened as they are made, like always.',
  })
  @ApiOkResponse({ type: RescreeningDto })
  @ApiProblems()
  progress(@CurrentActor() actor: Actor): Promise<RescreeningDto> {
    return this.cases.progress(actor);
  }

  @Get('cases/:id')
  @CaseParam()
  @ApiOperation({
    operationId: 'getScreeningCase',
    summary: 'Read a case of screening',
    description: 'Whom it is about, which entry they are like, and what officers think of it.',
  })
  @ApiOkResponse({ type: ScreeningCaseDto })
  @ApiProblems([404, 'SCREENING_CASE_NOT_FOUND'])
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ScreeningCaseDto> {
    return this.cases.visible(actor, id);
  }
}
