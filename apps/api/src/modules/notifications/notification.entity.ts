import { defineEntity, p } from '@mikro-orm/postgresql';
import type { NoticeKind } from './notice.ts';

/** What a person was told of one event. */
export const Notification = defineEntity({
  name: 'Notification',
  tableName: 'notification',
  properties: {
    id: p.bigint().primary().autoincrement(),
    userId: p.uuid(),
    kind: p.text().$type<NoticeKind>(),
    resource: p.text(),
    resourceId: p.text().nullable(),
    data: p.json<Record<string, unknown>>(),
    createdAt: p.datetime(3),
    readAt: p.datetime(3).nullable(),
  },
});
