import { Module } from '@nestjs/common';
import { LifecycleModule } from '../lifecycle/lifecycle.module.ts';
import { TransactionsModule } from '../transactions/transactions.module.ts';
import { AssignReview } from './assign-review.use-case.ts';
import { DecideReview } from './decide-review.use-case.ts';
import { ReviewsController } from './reviews.controller.ts';
import { ReviewsQueries } from './reviews.queries.ts';

/** What officers decide when the rules alone must not. */
@Module({
  imports: [LifecycleModule, TransactionsModule],
  controllers: [ReviewsController],
  providers: [ReviewsQueries, AssignReview, DecideReview],
  exports: [ReviewsQueries, DecideReview],
})
export class ReviewsModule {}
