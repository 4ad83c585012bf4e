import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { tables } from '../../platform/database/tables.ts';
import type { ListNotificationsQuery, NotificationPageDto } from './notification.dto.ts';
import { UnreadCount, type Owner } from './unread-count.service.ts';

/** Shows people what they were told. */
@Injectable()
export class NotificationsQueries {
  constructor(private readonly em: EntityManager, private readonly count: UnreadCount) {}

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
    return { notifications, ...await this.count.unread(owner) };
  }
}
