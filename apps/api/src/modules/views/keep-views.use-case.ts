import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { countAll, tables, type Row } from '../../platform/database/tables.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, notFound } from '../../platform/http/problems/refusal.ts';
import { isId, newId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { KeepViewDto, ViewDto, ViewScreen } from './view.dto.ts';

const MOST_VIEWS = 100;

const COLUMNS = ['id', 'screen', 'name', 'query', 'is_default', 'changed_at'] as const;

type ViewRow = Row<'saved_view', (typeof COLUMNS)[number]>;

const toDto = ({ is_default, changed_at, ...view }: ViewRow): ViewDto =>
  ({ ...view, isDefault: is_default, changedAt: new Date(changed_at).toISOString() });

/** Keeps the ways in which people look at their lists, each for its owner alone. */
@Injectable()
export class KeepViews {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** The caller's views of every list, by name. */
  async list(actor: Actor): Promise<ViewDto[]> {
    const views = await tables(this.em.fork()).selectFrom('saved_view').select(COLUMNS)
      .where('owner_id', '=', actor.userId).orderBy('screen').orderBy('name').execute();
    return views.map(toDto);
  }

  /** Keeps a view; it takes the place of the one that bears its name, and of the list's default if it is to be that. */
  async keep(actor: Actor, { screen, name, query, isDefault }: KeepViewDto): Promise<ViewDto> {
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
        .returning(COLUMNS).executeTakeFirstOrThrow();
      await this.record(tx, actor, 'view_keep', view);
      return toDto(view);
    });
  }

  async remove(actor: Actor, id: string): Promise<void> {
    await this.unitOfWork.commit(async (tx) => {
      const view = isId(id) ? await tables(tx).deleteFrom('saved_view')
        .where('id', '=', id).where('owner_id', '=', actor.userId).returning(COLUMNS).executeTakeFirst() : undefined;
      if (!view) throw notFound('view');
      await this.record(tx, actor, 'view_delete', view);
    });
  }

  private record(tx: Tx, actor: Actor, action: string, view: ViewRow): Promise<void> {
    const { id, screen, name, query, is_default: isDefault } = view;
    return this.events.record(tx, [{
      action, resource: 'view', resourceId: id, actor, severity: 'info', details: { screen, name, query, isDefault },
    }]);
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
