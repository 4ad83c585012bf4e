import { Module } from '@nestjs/common';
import { ComplianceModule } from '../compliance/compliance.module.ts';
import { ContractsModule } from '../contracts/contracts.module.ts';
import { RecallsModule } from '../recalls/recalls.module.ts';
import { ExportNonCompliance } from './export-noncompliance.use-case.ts';
import { FindBrokenContracts } from './find-broken-contracts.service.ts';
import { FindReturnedPayments } from './find-returned-payments.service.ts';
import { NonComplianceController } from './noncompliance.controller.ts';
import { NonComplianceQueries } from './noncompliance.queries.ts';
import { NonComplianceSteps } from './noncompliance-steps.service.ts';
import { RecordByHand } from './record-by-hand.use-case.ts';
import { RecordNonCompliance } from './record-noncompliance.use-case.ts';
import { TakeNonComplianceStep } from './take-noncompliance-step.use-case.ts';
import { TakeOverTrial } from './take-over-trial.use-case.ts';
import { TellOverduePlans } from './tell-overdue-plans.use-case.ts';

/** The register of what did not comply with the Shariah: found, classified, mended, closed, never taken out. */
@Module({
  imports: [ComplianceModule, ContractsModule, RecallsModule],
  controllers: [NonComplianceController],
  providers: [
    RecordNonCompliance, RecordByHand, TakeOverTrial, NonComplianceSteps, TakeNonComplianceStep, NonComplianceQueries,
    ExportNonCompliance, TellOverduePlans, FindReturnedPayments, FindBrokenContracts,
  ],
  exports: [RecordNonCompliance, RecordByHand, TakeOverTrial, TakeNonComplianceStep, NonComplianceQueries],
})
export class NonComplianceModule {}
