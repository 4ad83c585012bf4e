import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.ts';
import { KeepNotifications } from './keep-notifications.use-case.ts';
import { NotificationsController } from './notifications.controller.ts';
import { Notifier } from './notifier.service.ts';

/** What people are told of events that concern them. */
@Module({
  imports: [EventsModule],
  controllers: [NotificationsController],
  providers: [KeepNotifications, Notifier],
})
export class NotificationsModule {}
