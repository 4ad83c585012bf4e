import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.ts';
import { ComplianceModule } from '../compliance/compliance.module.ts';
import { KeysModule } from '../keys/keys.module.ts';
import { MemosModule } from '../memos/memos.module.ts';
import { WalletsModule } from '../wallets/wallets.module.ts';
import { ExportTransactions } from './export-transactions.use-case.ts';
import { OpenMemo } from './open-memo.use-case.ts';
import { PostingsQueries } from './postings.queries.ts';
import { FindTransactions } from './search/find-transactions.service.ts';
import { SearchFollower } from './search/search-follower.service.ts';
import { TransactionSearchQueries } from './search/transaction-search.queries.ts';
import { TransactionListQueries } from './transaction-list.queries.ts';
import { TransactionsController } from './transactions.controller.ts';
import { TransactionsQueries } from './transactions.queries.ts';

/** What became of payments, to those who may know: lists, single payments, their verdicts and their proofs. */
@Module({
  imports: [WalletsModule, ComplianceModule, BlocksModule, MemosModule, KeysModule],
  controllers: [TransactionsController],
  providers: [
    TransactionsQueries, TransactionListQueries, TransactionSearchQueries, FindTransactions, SearchFollower,
    PostingsQueries, OpenMemo, ExportTransactions,
  ],
  exports: [TransactionsQueries, TransactionListQueries],
})
export class TransactionsModule {}
