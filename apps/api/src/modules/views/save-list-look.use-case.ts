import { Injectable } from '@nestjs/common';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { ListLookDto } from './list-look.dto.ts';

/** Saves how a person wants a list to look. */
@Injectable()
export class SaveListLook {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  execute(actor: Actor, { list, density, hidden }: ListLookDto): Promise<ListLookDto> {
    return this.unitOfWork.commit((tx) => tables(tx).insertInto('list_look')
      .values({ owner_id: actor.userId, list, density, hidden })
      .onConflict((kept) => kept.columns(['owner_id', 'list']).doUpdateSet({ density, hidden }))
      .returning(['list', 'density', 'hidden']).executeTakeFirstOrThrow());
  }
}
