import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.ts';
import { FiguresModule } from '../figures/figures.module.ts';
import { KeysModule } from '../keys/keys.module.ts';
import { IssuePack } from './issue-pack.use-case.ts';
import { PackRenderer } from './pack-renderer.service.ts';
import { PackSources } from './pack-sources.queries.ts';
import { PackWork } from './pack-work.service.ts';
import { ShariahPacksController } from './packs.controller.ts';
import { ShariahPacks } from './packs.queries.ts';
import { RequestPack } from './request-pack.use-case.ts';

/** What a bank files of a year with a Higher Shariah Authority, and lays before its board. */
@Module({
  imports: [BlocksModule, FiguresModule, KeysModule],
  controllers: [ShariahPacksController],
  providers: [ShariahPacks, RequestPack, PackSources, PackRenderer, IssuePack, PackWork],
})
export class ShariahPackModule {}
