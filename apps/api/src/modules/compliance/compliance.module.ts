import { Module } from '@nestjs/common';
import { ScreeningModule } from '../screening/screening.module.ts';
import { AnalyzePayment } from './analyze-payment.use-case.ts';
import { ComplianceController } from './compliance.controller.ts';
import { ComplianceService } from './compliance.service.ts';
import { RulesController } from './rules.controller.ts';
import { RuleQueries } from './rules.queries.ts';

/** Whether a payment may happen, and why. */
@Module({
  imports: [ScreeningModule],
  controllers: [ComplianceController, RulesController],
  providers: [ComplianceService, AnalyzePayment, RuleQueries],
  exports: [ComplianceService],
})
export class ComplianceModule {}
