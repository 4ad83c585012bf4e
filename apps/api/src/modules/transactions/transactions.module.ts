import { Module } from '@nestjs/common';
import { LedgerModule } from '../../ledger/ledger.module.ts';
import { BlocksModule } from '../blocks/blocks.module.ts';
import { ComplianceModule } from '../compliance/compliance.module.ts';
import { MemosModule } from '../memos/memos.module.ts';
import { WalletsModule } from '../wallets/wallets.module.ts';
import { OpenMemo } from './open-memo.use-case.ts';
import { PaymentSumsSweeper } from './payment-sums-sweeper.service.ts';
import { PostingsQueries } from './postings.queries.ts';
import { SendTransactions } from './send-transactions.use-case.ts';
import { TransactionLog } from './transaction-log.service.ts';
import { TransactionsController } from './transactions.controller.ts';
import { TransactionsQueries } from './transactions.queries.ts';
import { TransferDesk } from './transfer-desk.service.ts';

/** Who pays whom: transfers from the request to the posted and sealed record. */
@Module({
  imports: [LedgerModule, WalletsModule, ComplianceModule, BlocksModule, MemosModule],
  controllers: [TransactionsController],
  providers: [
    SendTransactions, TransferDesk, TransactionLog, TransactionsQueries, PostingsQueries, OpenMemo, PaymentSumsSweeper,
  ],
  exports: [SendTransactions, TransactionLog, TransactionsQueries, TransferDesk],
})
export class TransactionsModule {}
