import { Module } from '@nestjs/common';
import { DraftsController } from './drafts.controller.ts';
import { KeepDrafts } from './keep-drafts.use-case.ts';

/** Transactions that are still being written. */
@Module({ controllers: [DraftsController], providers: [KeepDrafts] })
export class DraftsModule {}
