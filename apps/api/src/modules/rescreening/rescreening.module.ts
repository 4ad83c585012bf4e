import { Module } from '@nestjs/common';
import { LedgerModule } from '../../ledger/ledger.module.ts';
import { ScreeningModule } from '../screening/screening.module.ts';
import { DecideCase } from './decide-case.use-case.ts';
import { EndClearances } from './end-clearances.use-case.ts';
import { GiveClearances } from './give-clearances.use-case.ts';
import { KnownParties } from './known-parties.queries.ts';
import { OpenCases } from './open-cases.use-case.ts';
import { PaymentStops } from './payment-stops.service.ts';
import { RescreenParties } from './rescreen-parties.use-case.ts';
import { RescreeningTicker } from './rescreening-ticker.service.ts';
import { ScreenUnscreened } from './screen-unscreened.use-case.ts';
import { ScreeningCasesController } from './screening-cases.controller.ts';
import { ScreeningCasesQueries } from './screening-cases.queries.ts';

/** Whether somebody who is known has come to be on a list of sanctions, and what becomes of it. */
@Module({
  imports: [LedgerModule, ScreeningModule],
  controllers: [ScreeningCasesController],
  providers: [
    KnownParties, OpenCases, RescreenParties, ScreenUnscreened, RescreeningTicker, ScreeningCasesQueries,
    GiveClearances, DecideCase, EndClearances, PaymentStops,
  ],
  exports: [PaymentStops, EndClearances, ScreeningCasesQueries, DecideCase, OpenCases, RescreenParties],
})
export class RescreeningModule {}
