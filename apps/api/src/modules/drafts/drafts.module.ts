import { Module } from '@nestjs/common';
import { DraftsController } from './drafts.controller.ts';
import { CreateDraft } from './create-draft.use-case.ts';
import { DeleteDraft } from './delete-draft.use-case.ts';
import { DraftRecords } from './draft-records.service.ts';
import { DraftsQueries } from './drafts.queries.ts';
import { UpdateDraft } from './update-draft.use-case.ts';

/** Transactions that are still being written. */
@Module({
  controllers: [DraftsController],
  providers: [DraftsQueries, CreateDraft, UpdateDraft, DeleteDraft, DraftRecords],
})
export class DraftsModule {}
