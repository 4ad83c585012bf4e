export { entryOf, nameFor } from './documents/statement-camt.ts';
export { NOTIFICATION, notificationCamt } from './documents/notification-camt.ts';
export type { OwnedMovement, Postings } from './movements.queries.ts';
