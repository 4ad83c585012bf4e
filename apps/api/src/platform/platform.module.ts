import { EntityManager } from '@mikro-orm/postgresql';
import { Global, Inject, Module, Optional, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { Clock, SystemClock } from './clock.ts';
import { ConfirmationTime } from './confirmation-time.ts';
import { DATABASE, type DatabaseConnection } from './database/connection.ts';
import { RoleCheck } from './database/role-check.service.ts';
import { ServerWatch } from './database/server-watch.ts';
import { rows } from './database/sql.ts';
import { DueWorkRegister } from './due-work.ts';
import { DueWorkRound } from './due-work-round.service.ts';
import { DueWorkTicker } from './due-work-ticker.service.ts';
import { ENV, type Env } from './env.ts';
import { EventLog } from './event-log.ts';
import { EventSignal } from './event-signal.service.ts';
import { JobLeases } from './jobs/job-leases.service.ts';
import { JobQueue } from './jobs/job-queue.service.ts';
import { JobWorker } from './jobs/job-worker.service.ts';
import { KeySweeper } from './key-sweeper.service.ts';
import { Metrics } from './metrics.service.ts';
import { OutboxRelay } from './outbox.relay.ts';
import { SandboxClock } from './sandbox-clock.ts';
import { SandboxSeeding } from './sandbox-seeding.service.ts';
import { SECRETS, type Secrets } from './secrets.ts';
import { Tracing } from './traces/tracing.service.ts';
import { UnitOfWork } from './unit-of-work.ts';

/** What the process stands on when its application is made. */
interface Surroundings {
  env: Env;
  secrets: Secrets;
  connection: DatabaseConnection;
  watch: ServerWatch;
  tracing: Tracing;
}

/** How the process runs: its settings, its clock, its transactions and its event log. */
@Global()
@Module({})
export class PlatformModule implements OnModuleInit {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
    private readonly em: EntityManager,
    @Optional() private readonly past?: SandboxSeeding,
  ) {}

  static with({ env, secrets, connection, watch, tracing }: Surroundings): DynamicModule {
    return {
      module: PlatformModule,
      providers: [
        { provide: ENV, useValue: env },
        { provide: SECRETS, useValue: secrets },
        { provide: DATABASE, useValue: connection },
        { provide: ServerWatch, useValue: watch },
        { provide: Tracing, useValue: tracing },
        SystemClock,
        ...(env.sandbox ? [SandboxClock, SandboxSeeding] : []),
        { provide: Clock, useExisting: env.sandbox ? SandboxClock : SystemClock },
        EventLog, UnitOfWork, ConfirmationTime, KeySweeper, DueWorkRegister, DueWorkRound, DueWorkTicker, OutboxRelay,
        EventSignal, JobQueue, JobLeases, JobWorker, Metrics, RoleCheck,
      ],
      exports: [
        ENV, SECRETS, ServerWatch, RoleCheck, Clock, SystemClock, EventLog, UnitOfWork, ConfirmationTime,
        DueWorkRegister, DueWorkRound, EventSignal, JobQueue, JobWorker, Metrics, Tracing,
        ...(env.sandbox ? [SandboxClock, SandboxSeeding] : []),
      ],
    };
  }

  async onModuleInit(): Promise<void> {
    // Before anything asks what time it is.
    await this.past?.open();
    await this.clock.sync(this.em.fork());
    if (this.env.sandbox) return;
    const moved = await rows(this.em.fork(), 'select 1 from sandbox_clock where offset_ms <> 0');
    if (moved.length > 0) {
      throw new Error('The clock of this database was moved in a sandbox, so its events do not bear the time of this '
        + 'machine. Connect serves it in sandbox mode only.');
    }
  }
}
