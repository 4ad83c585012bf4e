import { Module } from '@nestjs/common';
import { ContractsModule } from '../contracts/contracts.module.ts';
import { CustomersModule } from '../customers/customers.module.ts';
import { LifecycleModule } from '../lifecycle/lifecycle.module.ts';
import { BoardsModule } from '../boards/boards.module.ts';
import { RecallsModule } from '../recalls/recalls.module.ts';
import { RescreeningModule } from '../rescreening/rescreening.module.ts';
import { ReviewsModule } from '../reviews/reviews.module.ts';
import { TransactionsModule } from '../transactions/transactions.module.ts';
import { WebhooksModule } from '../webhooks/webhooks.module.ts';
import { DashboardController } from './dashboard.controller.ts';
import { DashboardQueries } from './dashboard.queries.ts';
import { NeedsQueries, OtherNeeds } from './needs.queries.ts';
import { OverviewQueries } from './overview.queries.ts';
import { SumsQueries } from './sums.queries.ts';

/** How the day is going: what waits for somebody, and what happened. */
@Module({
  imports: [
    ContractsModule, CustomersModule, LifecycleModule, RecallsModule, BoardsModule, RescreeningModule, ReviewsModule,
    TransactionsModule, WebhooksModule,
  ],
  controllers: [DashboardController],
  providers: [DashboardQueries, OverviewQueries, NeedsQueries, OtherNeeds, SumsQueries],
})
export class DashboardModule {}
