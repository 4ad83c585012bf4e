import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import { type Row } from '../../platform/database/tables.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import type { ViewDto } from './view.dto.ts';

export const VIEW_COLUMNS = ['id', 'screen', 'name', 'query', 'is_default', 'changed_at'] as const;

type ViewRow = Row<'saved_view', (typeof VIEW_COLUMNS)[number]>;

/** Records what became of a view. */
@Injectable()
export class ViewRecords {
  constructor(private readonly events: EventLog) {}

  record(tx: Tx, actor: Actor, action: string, view: ViewRow): Promise<void> {
    const { id, screen, name, query, is_default: isDefault } = view;
    return this.events.record(tx, [{
      action, resource: 'view', resourceId: id, actor, severity: 'info', details: { screen, name, query, isDefault },
    }]);
  }
}

export const toViewDto = ({ is_default, changed_at, ...view }: ViewRow): ViewDto =>
  ({ ...view, isDefault: is_default, changedAt: new Date(changed_at).toISOString() });
