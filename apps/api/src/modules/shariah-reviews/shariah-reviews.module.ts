import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.ts';
import { NonComplianceModule } from '../non-compliance/non-compliance.module.ts';
import { FindingWriter } from './findings/finding-writer.service.ts';
import { ReviewFindingsController } from './findings/findings.controller.ts';
import { ReviewFindings } from './findings/findings.queries.ts';
import { RaiseFinding } from './findings/raise-finding.use-case.ts';
import { TakeFindingStep } from './findings/take-finding-step.use-case.ts';
import { WorkingPapersController } from './papers/papers.controller.ts';
import { WorkingPapers } from './papers/papers.queries.ts';
import { WritePaper } from './papers/write-paper.use-case.ts';
import { DecidePlan } from './plans/decide-plan.use-case.ts';
import { ReviewPlansController } from './plans/plans.controller.ts';
import { ReviewPlans } from './plans/plans.queries.ts';
import { ProposePlan } from './plans/propose-plan.use-case.ts';
import { RiskQueries } from './plans/risk.queries.ts';
import { DrawSample } from './samples/draw-sample.use-case.ts';
import { OrderSample } from './samples/order-sample.use-case.ts';
import { ReadSampledPayment } from './samples/read-sampled-payment.use-case.ts';
import { ReviewSamplesController } from './samples/samples.controller.ts';
import { ReviewSamples } from './samples/samples.queries.ts';

/** The annual Shariah review of a bank: what is looked at, which payments are drawn, and what is found. */
@Module({
  imports: [BlocksModule, NonComplianceModule],
  controllers: [ReviewSamplesController, ReviewFindingsController, WorkingPapersController, ReviewPlansController],
  providers: [
    RiskQueries, ReviewPlans, ProposePlan, DecidePlan, ReviewSamples, OrderSample, DrawSample, ReadSampledPayment,
    WorkingPapers, WritePaper, ReviewFindings, FindingWriter, RaiseFinding, TakeFindingStep,
  ],
})
export class ShariahReviewsModule {}
