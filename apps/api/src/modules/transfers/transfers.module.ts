import { Module } from '@nestjs/common';
import { LedgerModule } from '../../ledger/ledger.module.ts';
import { BeneficiariesModule } from '../beneficiaries/beneficiaries.module.ts';
import { ComplianceModule } from '../compliance/compliance.module.ts';
import { MemosModule } from '../memos/memos.module.ts';
import { WalletsModule } from '../wallets/wallets.module.ts';
import { BatchContexts } from './batch-contexts.service.ts';
import { PaymentSumsSweeper } from './facts/payment-sums-sweeper.service.ts';
import { SendTransactions } from './send-transactions.use-case.ts';
import { TransactionLog } from './transaction-log.service.ts';
import { TransferQueue } from './transfer-queue.service.ts';
import { TransfersController } from './transfers.controller.ts';

/** Who pays whom: a transfer from the request to the posted and recorded payment. */
@Module({
  imports: [LedgerModule, WalletsModule, BeneficiariesModule, ComplianceModule, MemosModule],
  controllers: [TransfersController],
  providers: [SendTransactions, BatchContexts, TransferQueue, TransactionLog, PaymentSumsSweeper],
  exports: [SendTransactions, TransactionLog, TransferQueue],
})
export class TransfersModule {}
