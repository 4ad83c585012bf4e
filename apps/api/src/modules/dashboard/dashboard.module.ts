import { Module } from '@nestjs/common';
import { TransactionsModule } from '../transactions/transactions.module.ts';
import { DashboardController } from './dashboard.controller.ts';
import { DashboardQueries } from './dashboard.queries.ts';

/** How the day is going. */
@Module({ imports: [TransactionsModule], controllers: [DashboardController], providers: [DashboardQueries] })
export class DashboardModule {}
