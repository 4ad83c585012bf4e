import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { countAll, tables } from '../../platform/database/tables.ts';
import type { Principal } from '../../platform/http/access/actor.ts';
import type {
  ListNotificationsQuery, MarkReadDto, NotificationPageDto, UnreadDto,
} from './notification.dto.ts';

type Owner = Pick<Principal, 'userId'>;

/** Shows people what they were told, and remembers what they have seen. */
@Injectable()
export class KeepNotifications {
  constructor(private readonly em: EntityManager) {}

  /** A page, the newest first, and how many there are unseen in all. */
  async list(owner: Owner, { limit, before }: ListNotificationsQuery): Promise<NotificationPageDto> {
    const found = await tables(this.em.fork()).selectFrom('notification')
      .select(['id', 'kind', 'resource', 'resource_id', 'data', 'created_at', 'read_at'])
      .where('user_id', '=', owner.userId)
      .$if(before !== undefined, (rest) => rest.where('id', '<', before as string))
      .orderBy('id', 'desc').limit(limit).execute();
    const notifications = found.map(({ resource_id, created_at, read_at, ...notification }) => ({
      ...notification,
      resourceId: resource_id,
      createdAt: new Date(created_at).toISOString(),
      readAt: read_at && new Date(read_at).toISOString(),
    }));
    return { notifications, ...await this.unread(owner) };
  }

  /** Marks some, or all, as seen; those of other people are nobody's business here and stay as they are. */
  async markRead(owner: Owner, { ids }: MarkReadDto): Promise<UnreadDto> {
    await tables(this.em.fork()).updateTable('notification').set({ read_at: sql`now()` })
      .where('user_id', '=', owner.userId).where('read_at', 'is', null)
      .$if(ids !== undefined, (some) => some.where('id', 'in', ids as string[]))
      .execute();
    return this.unread(owner);
  }

  private unread({ userId }: Owner): Promise<UnreadDto> {
    return tables(this.em.fork()).selectFrom('notification').select(countAll().as('unread'))
      .where('user_id', '=', userId).where('read_at', 'is', null).executeTakeFirstOrThrow();
  }
}
