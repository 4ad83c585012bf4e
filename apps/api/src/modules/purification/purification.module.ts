import { Module } from '@nestjs/common';
import { NonComplianceModule } from '../non-compliance/non-compliance.module.ts';
import { ScreeningModule } from '../screening/screening.module.ts';
import { TransfersModule } from '../transfers/transfers.module.ts';
import { WalletsModule } from '../wallets/wallets.module.ts';
import { CharitiesController } from './charities.controller.ts';
import { ComputeTainted } from './compute-tainted.service.ts';
import { KeepCharities } from './keep-charities.use-case.ts';
import { MoveTainted } from './move-tainted.use-case.ts';
import { PurificationController } from './purification.controller.ts';
import { PurificationQueries } from './purification.queries.ts';
import { RecordTainted } from './record-tainted.use-case.ts';

/** Tainted income: how much, set aside, and paid to approved charities; it never becomes the bank's. */
@Module({
  imports: [NonComplianceModule, ScreeningModule, TransfersModule, WalletsModule],
  controllers: [CharitiesController, PurificationController],
  providers: [ComputeTainted, RecordTainted, MoveTainted, KeepCharities, PurificationQueries],
  exports: [RecordTainted, MoveTainted, KeepCharities, PurificationQueries],
})
export class PurificationModule {}
