import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.ts';
import { FiguresModule } from '../figures/figures.module.ts';
import { KeysModule } from '../keys/keys.module.ts';
import { ReportRenderer } from './documents/report-renderer.service.ts';
import { DownloadReport } from './download-report.use-case.ts';
import { IssueReport } from './issue-report.use-case.ts';
import { ReportRegister } from './report-register.service.ts';
import { ReportWork } from './report-work.service.ts';
import { ReportsController } from './reports.controller.ts';
import { ReportsQueries } from './reports.queries.ts';
import { RequestReport } from './request-report.use-case.ts';
import { CreateReportSchedule } from './schedules/create-report-schedule.use-case.ts';
import { DeleteReportSchedule } from './schedules/delete-report-schedule.use-case.ts';
import { PauseReportSchedule } from './schedules/pause-report-schedule.use-case.ts';
import { ReportScheduleRecords } from './schedules/report-schedule-records.service.ts';
import { ReportSchedulesQueries } from './schedules/report-schedules.queries.ts';
import { OwnersSchedules } from './schedules/owners-schedules.service.ts';
import { ReportSchedulesController } from './schedules/report-schedules.controller.ts';
import { ReportSchedules } from './schedules/report-schedules.service.ts';
import { VerifyReport } from './verify-report.use-case.ts';

/** What the bank tells its regulator and its Shariah board, in signed figures. */
@Module({
  imports: [KeysModule, BlocksModule, FiguresModule],
  controllers: [ReportSchedulesController, ReportsController],
  providers: [
    ReportsQueries, ReportRegister, ReportRenderer, RequestReport, IssueReport, ReportWork,
    DownloadReport, VerifyReport, ReportSchedulesQueries, CreateReportSchedule, PauseReportSchedule,
    DeleteReportSchedule, ReportScheduleRecords, OwnersSchedules, ReportSchedules,
  ],
  exports: [OwnersSchedules, ReportsQueries, CreateReportSchedule],
})
export class ReportsModule {}
