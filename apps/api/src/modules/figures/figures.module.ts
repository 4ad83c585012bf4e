import { Module } from '@nestjs/common';
import { ComplianceReportController } from './compliance-report.controller.ts';
import { FiguresQueries } from './figures.queries.ts';

/** Compliance in figures over a period, as reports tell it and as it is asked for. */
@Module({ controllers: [ComplianceReportController], providers: [FiguresQueries], exports: [FiguresQueries] })
export class FiguresModule {}
