import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, notFound } from '../../platform/http/problems/refusal.ts';
import { isId, newId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { DraftDto, SaveDraftDto } from './draft.dto.ts';
import { Draft } from './draft.entity.ts';

const MOST_DRAFTS = 100;

const toDto = (draft: Draft): DraftDto => ({
  id: draft.id, name: draft.name, form: draft.form,
  createdAt: draft.createdAt.toISOString(), updatedAt: draft.updatedAt.toISOString(),
});

/** Keeps people's unfinished transactions on the server, each for its owner alone. */
@Injectable()
export class KeepDrafts {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** The caller's drafts, the last written first. */
  async list(actor: Actor): Promise<DraftDto[]> {
    const found = await this.em.fork().find(
      Draft, { ownerId: actor.userId }, { orderBy: { updatedAt: 'desc', id: 'desc' } });
    return found.map(toDto);
  }

  /** One draft of the caller's. */
  async get(actor: Actor, id: string): Promise<DraftDto> {
    return toDto(await this.own(this.em.fork(), actor, id));
  }

  async create(actor: Actor, { name, form }: SaveDraftDto): Promise<DraftDto> {
    return this.unitOfWork.commit(async (tx) => {
      if (await tx.count(Draft, { ownerId: actor.userId }) >= MOST_DRAFTS) {
        throw new Refusal(409, 'TOO_MANY_DRAFTS',
          `You have ${MOST_DRAFTS} drafts. Delete one before you keep another.`);
      }
      const now = this.clock.now();
      const draft = tx.create(Draft, {
        id: newId(), ownerId: actor.userId, name, form, createdAt: now, updatedAt: now,
      });
      await this.record(tx, actor, draft, 'draft_create');
      return toDto(draft);
    });
  }

  async update(actor: Actor, id: string, { name, form }: SaveDraftDto): Promise<DraftDto> {
    return this.unitOfWork.commit(async (tx) => {
      const draft = await this.own(tx, actor, id);
      draft.rewrite(name, form, this.clock.now());
      await this.record(tx, actor, draft, 'draft_update');
      return toDto(draft);
    });
  }

  async remove(actor: Actor, id: string): Promise<void> {
    await this.unitOfWork.commit(async (tx) => {
      const draft = await this.own(tx, actor, id);
      tx.remove(draft);
      await this.record(tx, actor, draft, 'draft_delete');
    });
  }

  private async own(em: EntityManager, actor: Actor, id: string): Promise<Draft> {
    const draft = isId(id) ? await em.findOne(Draft, { id, ownerId: actor.userId }) : null;
    if (!draft) throw notFound('draft');
    return draft;
  }

  private record(tx: Tx, actor: Actor, draft: Draft, action: string): Promise<void> {
    return this.events.record(tx, [{
      action, resource: 'draft', resourceId: draft.id, actor, severity: 'info', details: { name: draft.name },
    }]);
  }
}
