import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import type { ViewDto } from './view.dto.ts';
import { VIEW_COLUMNS, toViewDto } from './view-records.service.ts';

/** Reads the ways in which people look at their lists. */
@Injectable()
export class ViewsQueries {
  constructor(private readonly em: EntityManager) {}

  /** The caller's views of every list, by name. */
  async list(actor: Actor): Promise<ViewDto[]> {
    const views = await tables(this.em.fork()).selectFrom('saved_view').select(VIEW_COLUMNS)
      .where('owner_id', '=', actor.userId).orderBy('screen').orderBy('name').execute();
    return views.map(toViewDto);
  }
}
