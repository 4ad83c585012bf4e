import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { isId } from '../../platform/ids.ts';
import type { DraftDto } from './draft.dto.ts';
import { Draft } from './draft.entity.ts';

/** Finds a draft of its owner and records what became of it. */
@Injectable()
export class DraftRecords {
  constructor(private readonly events: EventLog) {}

  async own(em: EntityManager, actor: Actor, id: string): Promise<Draft> {
    const draft = isId(id) ? await em.findOne(Draft, { id, ownerId: actor.userId }) : null;
    if (!draft) throw notFound('draft');
    return draft;
  }

  record(tx: Tx, actor: Actor, draft: Draft, action: string): Promise<void> {
    return this.events.record(tx, [{
      action, resource: 'draft', resourceId: draft.id, actor, severity: 'info', details: { name: draft.name },
    }]);
  }
}

export const toDraftDto = (draft: Draft): DraftDto => ({
  id: draft.id, name: draft.name, form: draft.form,
  createdAt: draft.createdAt.toISOString(), updatedAt: draft.updatedAt.toISOString(),
});
