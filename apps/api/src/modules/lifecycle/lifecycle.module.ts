import { Module } from '@nestjs/common';
import { LedgerModule } from '../../ledger/ledger.module.ts';
import { TransactionsModule } from '../transactions/transactions.module.ts';
import { CancelTransaction } from './cancel-transaction.use-case.ts';
import { DecideApproval } from './decide-approval.use-case.ts';
import { ExpireTransactions } from './expire-transactions.use-case.ts';
import { Expiry } from './expiry.service.ts';
import { LifecycleController } from './lifecycle.controller.ts';
import { LifecycleQueries } from './lifecycle.queries.ts';
import { PaymentDesk } from './payment-desk.service.ts';
import { ReverseTransaction } from './reverse-transaction.use-case.ts';
import { SettleEscrow } from './settle-escrow.use-case.ts';

/** What becomes of a payment after it was sent: approvals, escrow, cancelling, reversal, expiry. */
@Module({
  imports: [LedgerModule, TransactionsModule],
  controllers: [LifecycleController],
  providers: [
    PaymentDesk, DecideApproval, SettleEscrow, CancelTransaction, ReverseTransaction, ExpireTransactions, Expiry,
    LifecycleQueries,
  ],
  exports: [PaymentDesk],
})
export class LifecycleModule {}
