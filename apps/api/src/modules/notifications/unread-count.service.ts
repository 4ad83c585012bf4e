import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { countAll, tables } from '../../platform/database/tables.ts';
import type { Principal } from '../../platform/http/access/actor.ts';
import type { UnreadDto } from './notification.dto.ts';

export type Owner = Pick<Principal, 'userId'>;

/** Counts what a person has not seen yet. */
@Injectable()
export class UnreadCount {
  constructor(private readonly em: EntityManager) {}

  unread({ userId }: Owner): Promise<UnreadDto> {
    return tables(this.em.fork()).selectFrom('notification').select(countAll().as('unread'))
      .where('user_id', '=', userId).where('read_at', 'is', null).executeTakeFirstOrThrow();
  }
}
