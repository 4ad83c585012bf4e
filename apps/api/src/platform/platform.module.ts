import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Clock, SystemClock } from './clock.ts';
import { ConfirmationTime } from './confirmation-time.ts';
import { DATABASE, type DatabaseConnection } from './database/connection.ts';
import { DueWorkRegister } from './due-work.ts';
import { DueWorkRound } from './due-work-round.service.ts';
import { DueWorkTicker } from './due-work-ticker.service.ts';
import { ENV, type Env } from './env.ts';
import { EventLog } from './event-log.ts';
import { EventSignal } from './event-signal.service.ts';
import { KeySweeper } from './key-sweeper.service.ts';
import { OutboxRelay } from './outbox.relay.ts';
import { SECRETS, type Secrets } from './secrets.ts';
import { UnitOfWork } from './unit-of-work.ts';

/** How the process runs: its settings, its clock, its transactions and its event log. */
@Global()
@Module({})
export class PlatformModule {
  static with(env: Env, secrets: Secrets, connection: DatabaseConnection): DynamicModule {
    return {
      module: PlatformModule,
      providers: [
        { provide: ENV, useValue: env },
        { provide: SECRETS, useValue: secrets },
        { provide: DATABASE, useValue: connection },
        { provide: Clock, useClass: SystemClock },
        EventLog, UnitOfWork, ConfirmationTime, KeySweeper, DueWorkRegister, DueWorkRound, DueWorkTicker, OutboxRelay,
        EventSignal,
      ],
      exports: [
        ENV, SECRETS, Clock, EventLog, UnitOfWork, ConfirmationTime, DueWorkRegister, DueWorkRound, EventSignal,
      ],
    };
  }
}
