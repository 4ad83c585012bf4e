import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { tables } from '../../platform/database/tables.ts';
import type { MarkReadDto, UnreadDto } from './notification.dto.ts';
import { UnreadCount, type Owner } from './unread-count.service.ts';

/** Remembers what people have seen of what they were told. */
@Injectable()
export class MarkNotificationsRead {
  constructor(private readonly em: EntityManager, private readonly count: UnreadCount) {}

  /** Marks some, or all, as seen; those of other people are nobody's business here and stay as they are. */
  async execute(owner: Owner, { ids }: MarkReadDto): Promise<UnreadDto> {
    await tables(this.em.fork()).updateTable('notification').set({ read_at: sql`now()` })
      .where('user_id', '=', owner.userId).where('read_at', 'is', null)
      .$if(ids !== undefined, (some) => some.where('id', 'in', ids as string[]))
      .execute();
    return this.count.unread(owner);
  }
}
