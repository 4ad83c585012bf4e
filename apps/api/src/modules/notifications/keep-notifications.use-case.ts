import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { row, rows } from '../../platform/database/sql.ts';
import type { Principal } from '../../platform/http/access/actor.ts';
import type {
  ListNotificationsQuery, MarkReadDto, NotificationDto, NotificationPageDto, UnreadDto,
} from './notification.dto.ts';

type NotificationRow = Omit<NotificationDto, 'createdAt' | 'readAt'> & { createdAt: Date; readAt: Date | null };
type Owner = Pick<Principal, 'userId'>;

/** Shows people what they were told, and remembers what they have seen. */
@Injectable()
export class KeepNotifications {
  constructor(private readonly em: EntityManager) {}

  /** A page, the newest first, and how many there are unseen in all. */
  async list(owner: Owner, { limit, before }: ListNotificationsQuery): Promise<NotificationPageDto> {
    const found = await rows<NotificationRow>(this.em.fork(), `
      select id, kind, resource, resource_id as "resourceId", data, created_at as "createdAt", read_at as "readAt"
      from notification where user_id = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`,
      [owner.userId, before ?? null, limit]);
    const notifications = found.map((notification) => ({
      ...notification,
      createdAt: new Date(notification.createdAt).toISOString(),
      readAt: notification.readAt && new Date(notification.readAt).toISOString(),
    }));
    return { notifications, ...await this.unread(owner) };
  }

  /** Marks some, or all, as seen; those of other people are nobody's business here and stay as they are. */
  async markRead(owner: Owner, { ids }: MarkReadDto): Promise<UnreadDto> {
    await rows(this.em.fork(), `
      update notification set read_at = now()
      where user_id = $1 and read_at is null and ($2::bigint[] is null or id = any($2))`, [owner.userId, ids ?? null]);
    return this.unread(owner);
  }

  private unread({ userId }: Owner): Promise<UnreadDto> {
    return row<UnreadDto>(this.em.fork(),
      'select count(*)::int as unread from notification where user_id = $1 and read_at is null', [userId]);
  }
}
