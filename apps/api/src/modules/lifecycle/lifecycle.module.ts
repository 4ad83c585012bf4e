import { Module } from '@nestjs/common';
import { LedgerModule } from '../../ledger/ledger.module.ts';
import { RescreeningModule } from '../rescreening/rescreening.module.ts';
import { TransactionsModule } from '../transactions/transactions.module.ts';
import { TransfersModule } from '../transfers/transfers.module.ts';
import { ApprovalRegister } from './approvals.service.ts';
import { EndPending } from './end-pending.use-case.ts';
import { ExpireTransactions } from './expire-transactions.use-case.ts';
import { FourEyesController } from './four-eyes.controller.ts';
import { LifecycleController } from './lifecycle.controller.ts';
import { LifecycleQueries } from './lifecycle.queries.ts';
import { PaymentEditor } from './payment-editor.service.ts';
import { TakeStep } from './take-step.use-case.ts';

/** What becomes of a payment after it was sent: approvals, escrow, cancelling, expiry. */
@Module({
  imports: [LedgerModule, RescreeningModule, TransactionsModule, TransfersModule],
  controllers: [LifecycleController, FourEyesController],
  providers: [
    PaymentEditor, ApprovalRegister, TakeStep, ExpireTransactions, EndPending, LifecycleQueries,
  ],
  exports: [PaymentEditor, TakeStep, EndPending, LifecycleQueries],
})
export class LifecycleModule {}
