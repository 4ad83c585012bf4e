import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import type { ListLookDto } from './list-look.dto.ts';

/** Reads how people want their lists to look. */
@Injectable()
export class ListLooksQueries {
  constructor(private readonly em: EntityManager) {}

  list(actor: Actor): Promise<ListLookDto[]> {
    return tables(this.em.fork()).selectFrom('list_look').select(['list', 'density', 'hidden'])
      .where('owner_id', '=', actor.userId).orderBy('list').execute();
  }
}
