import { Module } from '@nestjs/common';
import { AnalyzePayment } from './analyze-payment.use-case.ts';
import { ComplianceController } from './compliance.controller.ts';
import { ComplianceService } from './compliance.service.ts';

/** Whether a payment may happen, and why. */
@Module({
  controllers: [ComplianceController],
  providers: [ComplianceService, AnalyzePayment],
  exports: [ComplianceService],
})
export class ComplianceModule {}
