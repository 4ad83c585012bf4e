import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module.ts';
import { BooksQueries } from './books.queries.ts';
import { BlocksQueries } from './blocks.queries.ts';
import { CheckpointQueries } from './checkpoints.queries.ts';
import { CheckpointsController } from './checkpoints.controller.ts';
import { KeptHead } from './kept-head.service.ts';
import { LogHeads } from './log-heads.service.ts';
import { MerkleTree } from './merkle-tree.queries.ts';
import { RecordsQueries } from './records.queries.ts';
import { SealBlock } from './seal-block.use-case.ts';
import { Sealer } from './sealer.service.ts';
import { VerifyLog } from './verify-log.use-case.ts';

/** What proves that nothing was changed: events sealed in order into signed blocks. */
@Module({
  imports: [KeysModule],
  controllers: [CheckpointsController],
  providers: [
    SealBlock, Sealer, BlocksQueries, BooksQueries, MerkleTree, CheckpointQueries, RecordsQueries, KeptHead, VerifyLog,
    LogHeads,
  ],
  exports: [
    SealBlock, BlocksQueries, BooksQueries, CheckpointQueries, RecordsQueries, KeptHead, VerifyLog, LogHeads,
  ],
})
export class BlocksModule {}
