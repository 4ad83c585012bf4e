import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module.ts';
import { BalanceProofs } from './balances/balance-proofs.queries.ts';
import { BalancesQueries } from './balances/balances.queries.ts';
import { SealedBalances } from './balances/sealed-balances.service.ts';
import { VerifyBalances } from './balances/verify-balances.use-case.ts';
import { BlocksQueries } from './blocks.queries.ts';
import { BooksQueries } from './books.queries.ts';
import { CheckpointsController } from './proofs/checkpoints.controller.ts';
import { CheckpointQueries } from './proofs/checkpoints.queries.ts';
import { LogHeads } from './proofs/log-heads.service.ts';
import { MerkleTree } from './proofs/merkle-tree.queries.ts';
import { RecordsQueries } from './records.queries.ts';
import { BlockWriter } from './sealing/block-writer.service.ts';
import { KeptHead } from './sealing/kept-head.service.ts';
import { SealBlock } from './sealing/seal-block.use-case.ts';
import { Sealer } from './sealing/sealer.service.ts';
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
