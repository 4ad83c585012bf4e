import { Module } from '@nestjs/common';
import { LedgerModule } from '../../ledger/ledger.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { BlocksModule } from '../blocks/blocks.module.ts';
import { ContractsModule } from '../contracts/contracts.module.ts';
import { FundingModule } from '../funding/funding.module.ts';
import { LifecycleModule } from '../lifecycle/lifecycle.module.ts';
import { TransfersModule } from '../transfers/transfers.module.ts';
import { AdvanceClock } from './advance-clock.use-case.ts';
import { ClockQueries } from './clock.queries.ts';
import { ResetSandbox } from './reset-sandbox.use-case.ts';
import { SandboxController } from './sandbox.controller.ts';
import { SimulatePayments } from './simulate-payments.use-case.ts';

/** What only a sandbox can do: letting time pass, beginning anew, and inventing payments. */
@Module({
  imports: [
    AuthModule, BlocksModule, ContractsModule, FundingModule, LedgerModule, LifecycleModule, TransfersModule,
  ],
  controllers: [SandboxController],
  providers: [AdvanceClock, ClockQueries, ResetSandbox, SimulatePayments],
})
export class SandboxModule {}
