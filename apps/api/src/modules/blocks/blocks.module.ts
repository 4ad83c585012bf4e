import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module.ts';
import { BlocksQueries } from './blocks.queries.ts';
import { SealBlock } from './seal-block.use-case.ts';
import { Sealer } from './sealer.service.ts';

/** What proves that nothing was changed: events sealed in order into signed blocks. */
@Module({
  imports: [KeysModule], providers: [SealBlock, Sealer, BlocksQueries], exports: [SealBlock, BlocksQueries],
})
export class BlocksModule {}
