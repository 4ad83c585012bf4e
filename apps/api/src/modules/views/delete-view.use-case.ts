import { Injectable } from '@nestjs/common';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { isId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { ViewRecords, VIEW_COLUMNS } from './view-records.service.ts';

/** Deletes a saved view. */
@Injectable()
export class DeleteView {
  constructor(private readonly unitOfWork: UnitOfWork, private readonly records: ViewRecords) {}

  async execute(actor: Actor, id: string): Promise<void> {
    await this.unitOfWork.commit(async (tx) => {
      const view = isId(id) ? await tables(tx).deleteFrom('saved_view')
        .where('id', '=', id).where('owner_id', '=', actor.userId).returning(VIEW_COLUMNS)
        .executeTakeFirst() : undefined;
      if (!view) throw notFound('view');
      await this.records.record(tx, actor, 'view_delete', view);
    });
  }
}
