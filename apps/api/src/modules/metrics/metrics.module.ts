import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.ts';
import { EventsModule } from '../events/events.module.ts';
import { InvariantsModule } from '../invariants/invariants.module.ts';
import { WitnessesModule } from '../witnesses/witnesses.module.ts';
import { BooksGauges } from './books-gauges.queries.ts';
import { MetricsReader } from './metrics-reader.service.ts';
import { ProcessGauges } from './process-gauges.queries.ts';
import { WitnessGauges } from './witness-gauges.queries.ts';

/** What operators watch, as numbers. */
@Module({
  imports: [BlocksModule, EventsModule, InvariantsModule, WitnessesModule],
  providers: [BooksGauges, ProcessGauges, WitnessGauges, MetricsReader],
  exports: [MetricsReader],
})
export class MetricsModule {}
