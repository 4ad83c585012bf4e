import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.ts';
import { ComplianceModule } from '../compliance/compliance.module.ts';
import { MemosModule } from '../memos/memos.module.ts';
import { WalletsModule } from '../wallets/wallets.module.ts';
import { OpenMemo } from './open-memo.use-case.ts';
import { PostingsQueries } from './postings.queries.ts';
import { TransactionsController } from './transactions.controller.ts';
import { TransactionsQueries } from './transactions.queries.ts';

/** What became of payments, to those who may know: lists, single payments, their verdicts and their proofs. */
@Module({
  imports: [WalletsModule, ComplianceModule, BlocksModule, MemosModule],
  controllers: [TransactionsController],
  providers: [TransactionsQueries, PostingsQueries, OpenMemo],
  exports: [TransactionsQueries],
})
export class TransactionsModule {}
