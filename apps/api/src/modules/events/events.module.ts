import { Module } from '@nestjs/common';
import { EventConsumers } from './event-consumers.service.ts';
import { EventsController } from './events.controller.ts';
import { EventsQueries } from './events.queries.ts';

/** Who hears of what happened, in which order and in which words. */
@Module({
  controllers: [EventsController],
  providers: [EventsQueries, EventConsumers],
  exports: [EventsQueries, EventConsumers],
})
export class EventsModule {}
