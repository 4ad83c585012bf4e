import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { ListLookDto } from './list-look.dto.ts';

/** Keeps how people want their lists to look, each for its owner alone. */
@Injectable()
export class KeepListLooks {
  constructor(private readonly em: EntityManager, private readonly unitOfWork: UnitOfWork) {}

  list(actor: Actor): Promise<ListLookDto[]> {
    return tables(this.em.fork()).selectFrom('list_look').select(['list', 'density', 'hidden'])
      .where('owner_id', '=', actor.userId).orderBy('list').execute();
  }

  keep(actor: Actor, { list, density, hidden }: ListLookDto): Promise<ListLookDto> {
    return this.unitOfWork.commit((tx) => tables(tx).insertInto('list_look')
      .values({ owner_id: actor.userId, list, density, hidden })
      .onConflict((kept) => kept.columns(['owner_id', 'list']).doUpdateSet({ density, hidden }))
      .returning(['list', 'density', 'hidden']).executeTakeFirstOrThrow());
  }
}
