import { Module } from '@nestjs/common';
import { BeneficiariesModule } from '../beneficiaries/beneficiaries.module.ts';
import { ComplianceModule } from '../compliance/compliance.module.ts';
import { LifecycleModule } from '../lifecycle/lifecycle.module.ts';
import { TransactionsModule } from '../transactions/transactions.module.ts';
import { TransfersModule } from '../transfers/transfers.module.ts';
import { WalletsModule } from '../wallets/wallets.module.ts';
import { BatchRegister } from './batch-register.service.ts';
import { BatchRowsQueries } from './batch-rows.queries.ts';
import { BatchWatch } from './batch-watch.service.ts';
import { BatchesController } from './batches.controller.ts';
import { BatchesQueries } from './batches.queries.ts';
import { CheckBatchQueries } from './check-batch.queries.ts';
import { DecideBatch } from './decide-batch.use-case.ts';
import { SendBatch } from './send-batch.use-case.ts';

/** Many payments from one wallet: sent together, followed together, decided together. */
@Module({
  imports: [
    TransactionsModule, TransfersModule, LifecycleModule, WalletsModule, BeneficiariesModule, ComplianceModule,
  ],
  controllers: [BatchesController],
  providers: [SendBatch, DecideBatch, BatchRegister, BatchWatch, BatchesQueries, BatchRowsQueries, CheckBatchQueries],
  exports: [SendBatch, BatchRowsQueries],
})
export class BatchesModule {}
