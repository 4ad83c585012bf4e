import { defineEntity, p } from '@mikro-orm/postgresql';
import { CATEGORIES, SUPPORT_KINDS, PRIORITIES, STATES } from './support.dto.ts';

/** What somebody asks of the staff, as a request or a chat. */
export const SupportRequest = defineEntity({
  name: 'SupportRequest',
  tableName: 'support_request',
  properties: {
    id: p.uuid().primary(),
    serial: p.bigint().autoincrement(),
    number: p.text(),
    kind: p.enum(SUPPORT_KINDS),
    requesterId: p.uuid(),
    contactName: p.text(),
    contactEmail: p.text(),
    subject: p.text(),
    category: p.enum(CATEGORIES),
    priority: p.enum(PRIORITIES),
    state: p.enum(STATES).default('open'),
    assigneeId: p.uuid().nullable(),
    reportedRequestId: p.text().nullable(),
    firstAnsweredAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});

/** One message of a request for support. */
export const SupportMessage = defineEntity({
  name: 'SupportMessage',
  tableName: 'support_message',
  properties: {
    id: p.bigint().primary().autoincrement(),
    requestId: p.uuid(),
    authorId: p.uuid(),
    isFromStaff: p.boolean(),
    text: p.text(),
    createdAt: p.datetime(3),
  },
});

/** Until when somebody of the staff is taken to be at the desk. */
export const SupportPresence = defineEntity({
  name: 'SupportPresence',
  tableName: 'support_presence',
  properties: {
    userId: p.uuid().primary(),
    presentUntil: p.datetime(3),
  },
});
