import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { EventConsumers } from './event-consumers.service.ts';
import { EventsController } from './events.controller.ts';
import { EventFeed } from './event-feed.service.ts';
import { EventStreamGateway } from './event-stream.gateway.ts';
import { EventsQueries } from './events.queries.ts';
import { StreamTickets } from './stream-tickets.service.ts';

/** Who hears of what happened, in which order and in which words. */
@Module({
  imports: [AuthModule],
  controllers: [EventsController],
  providers: [EventsQueries, EventConsumers, EventFeed, StreamTickets, EventStreamGateway],
  exports: [EventsQueries, EventConsumers],
})
export class EventsModule {}
