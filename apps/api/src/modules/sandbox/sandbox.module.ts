import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.ts';
import { AdvanceClock } from './advance-clock.use-case.ts';
import { ClockQueries } from './clock.queries.ts';
import { SandboxController } from './sandbox.controller.ts';

/** What only a sandbox can do: letting time pass. */
@Module({
  imports: [BlocksModule],
  controllers: [SandboxController],
  providers: [AdvanceClock, ClockQueries],
})
export class SandboxModule {}
