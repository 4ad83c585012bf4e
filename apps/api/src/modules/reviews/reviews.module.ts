import { Module } from '@nestjs/common';
import { LifecycleModule } from '../lifecycle/lifecycle.module.ts';
import { DecideReview } from './decide-review.use-case.ts';
import { ReviewsController } from './reviews.controller.ts';

/** What an officer decides when the rules alone must not. */
@Module({ imports: [LifecycleModule], controllers: [ReviewsController], providers: [DecideReview] })
export class ReviewsModule {}
