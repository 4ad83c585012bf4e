import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { row, rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, notFound } from '../../platform/http/problems/refusal.ts';
import { isId, newId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { KeepViewDto, ViewDto } from './view.dto.ts';

const MOST_VIEWS = 100;

type ViewRow = Omit<ViewDto, 'changedAt'> & { changedAt: Date };

const COLUMNS = 'id, screen, name, query, is_default as "isDefault", changed_at as "changedAt"';

const toDto = (view: ViewRow): ViewDto => ({ ...view, changedAt: new Date(view.changedAt).toISOString() });

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
    const views = await rows<ViewRow>(this.em.fork(),
      `select ${COLUMNS} from saved_view where owner_id = $1 order by screen, name`, [actor.userId]);
    return views.map(toDto);
  }

  /** Keeps a view; it takes the place of the one that bears its name, and of the list's default if it is to be that. */
  async keep(actor: Actor, { screen, name, query, isDefault }: KeepViewDto): Promise<ViewDto> {
    return this.unitOfWork.commit(async (tx) => {
      await refuseTooMany(tx, actor, screen, name);
      if (isDefault) {
        await rows(tx, `update saved_view set is_default = false where owner_id = $1 and screen = $2 and is_default`,
          [actor.userId, screen]);
      }
      const view = await row<ViewRow>(tx, `
        insert into saved_view (id, owner_id, screen, name, query, is_default, changed_at)
        values ($1, $2, $3, $4, $5, $6, $7)
        on conflict (owner_id, screen, name) do update
        set query = excluded.query, is_default = excluded.is_default, changed_at = excluded.changed_at
        returning ${COLUMNS}`,
      [newId(), actor.userId, screen, name, query, isDefault, this.clock.now()]);
      await this.record(tx, actor, 'view_keep', view);
      return toDto(view);
    });
  }

  async remove(actor: Actor, id: string): Promise<void> {
    await this.unitOfWork.commit(async (tx) => {
      const [view] = isId(id) ? await rows<ViewRow>(tx,
        `delete from saved_view where id = $1 and owner_id = $2 returning ${COLUMNS}`, [id, actor.userId]) : [];
      if (!view) throw notFound('view');
      await this.record(tx, actor, 'view_delete', view);
    });
  }

  private record(tx: Tx, actor: Actor, action: string, { id, screen, name, query, isDefault }: ViewRow): Promise<void> {
    return this.events.record(tx, [{
      action, resource: 'view', resourceId: id, actor, severity: 'info', details: { screen, name, query, isDefault },
    }]);
  }
}

// The owner's row is locked, so that views kept at the same moment count each other.
const refuseTooMany = async (tx: Tx, { userId }: Actor, screen: string, name: string): Promise<void> => {
  await rows(tx, 'select 1 from app_user where id = $1 for update', [userId]);
  const { others } = await row<{ others: number }>(tx, `
    select count(*)::integer as others from saved_view
    where owner_id = $1 and not (screen = $2 and name = $3)`, [userId, screen, name]);
  if (others >= MOST_VIEWS) {
    throw new Refusal(409, 'TOO_MANY_VIEWS', `You have ${MOST_VIEWS} views. Delete one before you keep another.`);
  }
};
