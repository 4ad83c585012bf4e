import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module.ts';
import { BalanceProofs } from './balance-proofs.queries.ts';
import { BalancesQueries } from './balances.queries.ts';
import { BlockWriter } from './block-writer.service.ts';
import { BooksQueries } from './books.queries.ts';
import { BlocksQueries } from './blocks.queries.ts';
import { CheckpointQueries } from './checkpoints.queries.ts';
import { CheckpointsController } from './checkpoints.controller.ts';
import { KeptHead } from './kept-head.service.ts';
import { LogHeads } from './log-heads.service.ts';
import { MerkleTree } from './merkle-tree.queries.ts';
import { RecordsQueries } from './records.queries.ts';
import { SealBlock } from './seal-block.use-case.ts';
import { SealedBalances } from './sealed-balances.service.ts';
import { Sealer } from './sealer.service.ts';
import { VerifyBalances } from './verify-balances.use-case.ts';
import { VerifyLog } from './verify-log.use-case.ts';

/** What proves that nothing was changed: events sealed in order into signed blocks. */
@Module({
  imports: [KeysModule],
  controllers: [CheckpointsController],
  providers: [
    SealBlock, BlockWriter, SealedBalances, BalancesQueries, BalanceProofs, VerifyBalances, Sealer, BlocksQueries,
    BooksQueries, MerkleTree, CheckpointQueries, RecordsQueries, KeptHead, VerifyLog, LogHeads,
  ],
  exports: [
    SealBlock, BalanceProofs, BlocksQueries, BooksQueries, CheckpointQueries, RecordsQueries, KeptHead, VerifyLog,
    LogHeads,
  ],
})
export class BlocksModule {}
