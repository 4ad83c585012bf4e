import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.ts';
import { EventsModule } from '../events/events.module.ts';
import { InvariantsModule } from '../invariants/invariants.module.ts';
import { BooksGauges } from './books-gauges.queries.ts';
import { MetricsReader } from './metrics-reader.service.ts';
import { ProcessGauges } from './process-gauges.queries.ts';

/** What operators watch, as numbers. */
@Module({
  imports: [BlocksModule, EventsModule, InvariantsModule],
  providers: [BooksGauges, ProcessGauges, MetricsReader],
  exports: [MetricsReader],
})
export class MetricsModule {}
