import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { countAll, tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { KeepViewDto, ViewDto, ViewScreen } from './view.dto.ts';
import { ViewRecords, VIEW_COLUMNS, toViewDto } from './view-records.service.ts';

const MOST_VIEWS = 100;

/** Saves a way of looking at a list, for its owner alone. */
@Injectable()
export class SaveView {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly records: ViewRecords,
  ) {}

  /** Keeps a view; it takes the place of the one that bears its name, and of the list's default if it is to be that. */
  async execute(actor: Actor, { screen, name, query, isDefault }: KeepViewDto): Promise<ViewDto> {
    return this.unitOfWork.commit(async (tx) => {
      await refuseTooMany(tx, actor, screen, name);
      if (isDefault) {
        await tables(tx).updateTable('saved_view').set({ is_default: false })
          .where('owner_id', '=', actor.userId).where('screen', '=', screen).where('is_default', '=', true).execute();
      }
      const kept = { query, is_default: isDefault, changed_at: this.clock.now() };
      const view = await tables(tx).insertInto('saved_view')
        .values({ id: newId(), owner_id: actor.userId, screen, name, ...kept })
        .onConflict((other) => other.columns(['owner_id', 'screen', 'name']).doUpdateSet(kept))
        .returning(VIEW_COLUMNS).executeTakeFirstOrThrow();
      await this.records.record(tx, actor, 'view_keep', view);
      return toViewDto(view);
    });
  }
}

// The owner's row is locked, so that views kept at the same moment count each other.
const refuseTooMany = async (tx: Tx, { userId }: Actor, screen: ViewScreen, name: string): Promise<void> => {
  await tables(tx).selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
  const { others } = await tables(tx).selectFrom('saved_view').select(countAll().as('others'))
    .where('owner_id', '=', userId).where((view) => view.not(view.and({ screen, name }))).executeTakeFirstOrThrow();
  if (others >= MOST_VIEWS) {
    throw new Refusal(409, 'TOO_MANY_VIEWS', `You have ${MOST_VIEWS} views. Delete one before you keep another.`);
  }
};
