import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/access/actor.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { DraftRecords } from './draft-records.service.ts';

/** Deletes an unfinished transaction. */
@Injectable()
export class DeleteDraft {
  constructor(private readonly unitOfWork: UnitOfWork, private readonly records: DraftRecords) {}

  async execute(actor: Actor, id: string): Promise<void> {
    await this.unitOfWork.commit(async (tx) => {
      const draft = await this.records.own(tx, actor, id);
      tx.remove(draft);
      await this.records.record(tx, actor, draft, 'draft_delete');
    });
  }
}
