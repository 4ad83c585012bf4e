import { Module } from '@nestjs/common';
import { LedgerModule } from '../../ledger/ledger.module.ts';
import { LifecycleModule } from '../lifecycle/lifecycle.module.ts';
import { TransfersModule } from '../transfers/transfers.module.ts';
import { DecideRecall } from './decide-recall.use-case.ts';
import { ExpireRecalls } from './expire-recalls.use-case.ts';
import { RecallRegister } from './recall-register.service.ts';
import { RecallsController } from './recalls.controller.ts';
import { RecallsQueries } from './recalls.queries.ts';
import { RequestRecall } from './request-recall.use-case.ts';
import { ReturnsController } from './returns.controller.ts';
import { ReverseTransaction } from './reverse-transaction.use-case.ts';

/** Payments that are asked back, and payments that are given back. */
@Module({
  imports: [LedgerModule, LifecycleModule, TransfersModule],
  controllers: [ReturnsController, RecallsController],
  providers: [RecallRegister, RecallsQueries, RequestRecall, DecideRecall, ReverseTransaction, ExpireRecalls],
  exports: [RecallRegister, RecallsQueries, RequestRecall, DecideRecall, ReverseTransaction],
})
export class RecallsModule {}
