import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import {
  ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags,
} from '@nestjs/swagger';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { ApiProblems } from '../../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../../platform/http/access/roles.decorator.ts';
import { CreateReportSchedule } from './create-report-schedule.use-case.ts';
import { DeleteReportSchedule } from './delete-report-schedule.use-case.ts';
import { PauseReportSchedule } from './pause-report-schedule.use-case.ts';
import { ReportSchedulesQueries } from './report-schedules.queries.ts';
import { CreateReportScheduleDto, ReportScheduleDto, UpdateReportScheduleDto } from './schedule.dto.ts';

const ScheduleParam = (): MethodDecorator =>
  ApiParam({ name: 'id', description: 'The schedule’s id', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' });

/** Keeps the schedules by which reports are made. */
@ApiTags('reports')
@Controller('api/v1/reports/schedules')
@Roles('admin', 'bank')
export class ReportSchedulesController {
  constructor(
    private readonly keeping: ReportSchedulesQueries,
    private readonly createReportSchedule: CreateReportSchedule,
    private readonly pauseReportSchedule: PauseReportSchedule,
    private readonly deleteReportSchedule: DeleteReportSchedule,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listReportSchedules', summary: 'List the schedules within your reach, newest first',
    description: 'A bank sees its own; the administrator sees all.',
  })
  @ApiOkResponse({ type: ReportScheduleDto, isArray: true })
  list(@CurrentActor() actor: Actor): Promise<ReportScheduleDto[]> {
    return this.keeping.list(actor);
  }

  @Post()
  @ApiOperation({
    operationId: 'createReportSchedule', summary: 'Have every day, week or month reported once it is over',
    description: 'The first report is on the period that is running now, and is made when that ends.',
  })
  @ApiCreatedResponse({ type: ReportScheduleDto })
  @ApiProblems(400, [409, 'TOO_MANY_SCHEDULES'])
  create(@CurrentActor() actor: Actor, @Body() body: CreateReportScheduleDto): Promise<ReportScheduleDto> {
    return this.createReportSchedule.execute(actor, body);
  }

  @Patch(':id')
  @ScheduleParam()
  @ApiOperation({
    operationId: 'updateReportSchedule', summary: 'Pause a schedule or let it go on',
    description: 'Periods that end while it is paused are not reported. One whose maker is deactivated pauses by '
      + 'itself.',
  })
  @ApiOkResponse({ type: ReportScheduleDto })
  @ApiProblems(400, [404, 'REPORT_SCHEDULE_NOT_FOUND'], [409, 'SCHEDULE_OWNER_DEACTIVATED'])
  update(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: UpdateReportScheduleDto,
  ): Promise<ReportScheduleDto> {
    return this.pauseReportSchedule.execute(actor, id, body.paused);
  }

  @Delete(':id')
  @HttpCode(204)
  @ScheduleParam()
  @ApiOperation({
    operationId: 'removeReportSchedule', summary: 'Remove a schedule; the reports it made stay',
    description: 'It asks for no report any more.',
  })
  @ApiNoContentResponse()
  @ApiProblems([404, 'REPORT_SCHEDULE_NOT_FOUND'])
  remove(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.deleteReportSchedule.execute(actor, id);
  }
}
