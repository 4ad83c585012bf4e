import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { row, rows } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { ListLookDto } from './list-look.dto.ts';

/** Keeps how people want their lists to look, each for its owner alone. */
@Injectable()
export class KeepListLooks {
  constructor(private readonly em: EntityManager, private readonly unitOfWork: UnitOfWork) {}

  list(actor: Actor): Promise<ListLookDto[]> {
    return rows<ListLookDto>(this.em.fork(),
      'select list, density, hidden from list_look where owner_id = $1 order by list', [actor.userId]);
  }

  keep(actor: Actor, { list, density, hidden }: ListLookDto): Promise<ListLookDto> {
    return this.unitOfWork.commit((tx) => row<ListLookDto>(tx, `
      insert into list_look (owner_id, list, density, hidden) values ($1, $2, $3, $4)
      on conflict (owner_id, list) do update set density = excluded.density, hidden = excluded.hidden
      returning list, density, hidden`, [actor.userId, list, density, hidden]));
  }
}
