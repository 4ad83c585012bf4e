import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/access/actor.ts';
import type { DraftDto } from './draft.dto.ts';
import { Draft } from './draft.entity.ts';
import { DraftRecords, toDraftDto } from './draft-records.service.ts';

/** Reads people's unfinished transactions, each for its owner alone. */
@Injectable()
export class DraftsQueries {
  constructor(private readonly em: EntityManager, private readonly records: DraftRecords) {}

  /** The caller's drafts, the last written first. */
  async list(actor: Actor): Promise<DraftDto[]> {
    const found = await this.em.fork().find(
      Draft, { ownerId: actor.userId }, { orderBy: { updatedAt: 'desc', id: 'desc' } });
    return found.map(toDraftDto);
  }

  /** One draft of the caller's. */
  async get(actor: Actor, id: string): Promise<DraftDto> {
    return toDraftDto(await this.records.own(this.em.fork(), actor, id));
  }
}
