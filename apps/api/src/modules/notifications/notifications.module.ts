import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.ts';
import { MarkNotificationsRead } from './mark-notifications-read.use-case.ts';
import { NotificationsQueries } from './notifications.queries.ts';
import { UnreadCount } from './unread-count.service.ts';
import { NotificationsController } from './notifications.controller.ts';
import { Notifier } from './notifier.service.ts';

/** What people are told of events that concern them. */
@Module({
  imports: [EventsModule],
  controllers: [NotificationsController],
  providers: [NotificationsQueries, MarkNotificationsRead, UnreadCount, Notifier],
})
export class NotificationsModule {}
