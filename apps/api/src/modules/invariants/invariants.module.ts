import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.ts';
import { CheckRecent } from './check-recent.use-case.ts';
import { CheckWhole } from './check-whole.use-case.ts';
import { InvariantResults } from './invariant-results.service.ts';
import { InvariantTicker } from './invariant-ticker.service.ts';
import { InvariantsQueries } from './invariants.queries.ts';

/** Whether what must always hold does: what is new each minute, and the whole every night. */
@Module({
  imports: [BlocksModule],
  providers: [CheckRecent, CheckWhole, InvariantResults, InvariantsQueries, InvariantTicker],
  exports: [InvariantsQueries],
})
export class InvariantsModule {}
