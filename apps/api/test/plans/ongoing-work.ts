import type { KeyObject } from 'node:crypto';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { Ledger } from '../../src/ledger/ledger.ts';
import { BlocksQueries } from '../../src/modules/blocks/blocks.queries.ts';
import { ContractDue } from '../../src/modules/contracts/life/contract-due.service.ts';
import { DashboardQueries } from '../../src/modules/dashboard/dashboard.queries.ts';
import { SumsQueries } from '../../src/modules/dashboard/sums.queries.ts';
import { EventConsumers } from '../../src/modules/events/event-consumers.service.ts';
import { EventsQueries } from '../../src/modules/events/events.queries.ts';
import { KeyRegister } from '../../src/modules/keys/key-register.service.ts';
import { SigningKeys } from '../../src/modules/keys/signing-keys.service.ts';
import { ExpireTransactions } from '../../src/modules/lifecycle/expire-transactions.use-case.ts';
import { PaymentEditor } from '../../src/modules/lifecycle/payment-editor.service.ts';
import { FiguresQueries } from '../../src/modules/figures/figures.queries.ts';
import { KnownParties } from '../../src/modules/rescreening/known-parties.queries.ts';
import { PaymentStops } from '../../src/modules/rescreening/payment-stops.service.ts';
import { RequestLogSweeper } from '../../src/modules/request-log/request-log-sweeper.service.ts';
import { ScreeningService } from '../../src/modules/screening/screening.service.ts';
import { Watchlist } from '../../src/modules/screening/watchlist.service.ts';
import { MovementsQueries } from '../../src/modules/statements/movements.queries.ts';
import { HISTORY } from '../../src/modules/transfers/facts/payment-history.ts';
import { PAYMENT_SUMS, WINDOWS_FROM } from '../../src/modules/transfers/facts/payment-sums-sql.ts';
import { Deliveries } from '../../src/modules/webhooks/deliveries.service.ts';
import { DeliverySweeper } from '../../src/modules/webhooks/delivery-sweeper.service.ts';
import { FanOutEvents } from '../../src/modules/webhooks/fan-out-events.use-case.ts';
import { SystemClock } from '../../src/platform/clock.ts';
import type { DatabaseConnection } from '../../src/platform/database/connection.ts';
import { ormOptions } from '../../src/platform/database/orm-options.ts';
import { readByIndex } from '../../src/platform/database/sql.ts';
import { run } from '../../src/platform/database/statement.ts';
import { DueWorkRegister } from '../../src/platform/due-work.ts';
import { newId } from '../../src/platform/ids.ts';
import { DueWorkRound } from '../../src/platform/due-work-round.service.ts';
import { readEnv } from '../../src/platform/env.ts';
import { EventLog } from '../../src/platform/event-log.ts';
import { JobLeases } from '../../src/platform/jobs/job-leases.service.ts';
import { JobQueue } from '../../src/platform/jobs/job-queue.service.ts';
import { OutboxRelay } from '../../src/platform/outbox.relay.ts';
import { keyIdOf } from '../../src/platform/signing-key.ts';
import { Tracing } from '../../src/platform/traces/tracing.service.ts';
import { UnitOfWork } from '../../src/platform/unit-of-work.ts';
import { addressOf, WEBHOOK } from './payments-world.ts';
import { balancesOn, sealerOn } from '../sealing.ts';

/** A batch of payments whose payers have been known for long. */
const MANY_PAYERS = Array.from({ length: 40 }, (_, n) => addressOf(n + 1));
const LATER = new Date('2026-11-15');
const A_MONTH = { from: new Date('2026-10-01'), to: new Date('2026-11-01') };

/** A sweeper whose rounds a test asks for. */
class SweepNow extends DeliverySweeper {
  sweepAll(): Promise<void> {
    return this.round();
  }
}

/** What a process does again and again, each by its name. */
export interface OngoingWork {
  /** Work on what has just happened. */
  onNews: Record<string, () => Promise<unknown>>;
  /** Looks for the first of what waits, of which there may be any number. */
  onWhatWaits: Record<string, () => Promise<unknown>>;
  /** Work that may read everything, though not again for each part of it. */
  onEverything: Record<string, () => Promise<unknown>>;
  putKeyInUse: () => Promise<void>;
  /** Reads what all accounts hold, as a process does when it begins. */
  readBalances: () => Promise<void>;
}

/** Opens one connection, as a process opens it. */
export const connectOnce = (connection: DatabaseConnection): Promise<MikroORM> => MikroORM.init({
  ...ormOptions(connection, { min: 1, max: 1 }), entities: [], discovery: { warnWhenNoEntities: false },
});

const untilNothing = async (round: () => Promise<number>): Promise<void> => {
  while (await round() > 0);
};

/** The work of a process that holds a key, done over a manager's connection. */
export const workOver = (em: EntityManager, key: KeyObject): OngoingWork => {
  const clock = new SystemClock();
  const unitOfWork = new UnitOfWork(em, clock);
  const log = new EventLog(clock);
  const events = new EventsQueries(em);
  const keys = new SigningKeys({ signingKey: key, keyId: keyIdOf(key) }, new KeyRegister(em, unitOfWork, clock, log));
  const relay = new OutboxRelay(unitOfWork, new Tracing());
  const balances = balancesOn(em);
  const sealing = sealerOn(em, { unitOfWork, clock, keys }, balances);
  const consumers = new EventConsumers(unitOfWork, events);
  const fanOut = new FanOutEvents(em, unitOfWork, events, new MovementsQueries());
  const deliveries = new Deliveries(em, unitOfWork, log);
  const jobs = new JobQueue(em);
  const due = new DueWorkRegister();
  const expiry = new ExpireTransactions(due, unitOfWork, new PaymentEditor(
    new Ledger(), log, clock,
    new PaymentStops(new ScreeningService(new Watchlist(clock, readEnv({}))), new KnownParties()), readEnv({})));
  const rents = new ContractDue(due, em, unitOfWork, {} as never, {} as never);
  for (const work of [expiry, rents]) work.onModuleInit();
  const round = new DueWorkRound(em, clock, due);
  const administrator = { role: 'admin', userId: newId(), bankId: null } as never;
  const dashboard = new DashboardQueries(new SumsQueries(em), { list: () => Promise.resolve([]) } as never, clock);
  return {
    putKeyInUse: () => keys.putInUse(),
    readBalances: () => balances.exclusively(() => Promise.resolve()),
    onNews: {
      'how long events wait for a place': () => events.placingLagMs(),
      'placing events': () => untilNothing(() => relay.execute()),
      'the totals of a dashboard': () => dashboard.stats(administrator),
      'how far sealing is behind': () => new BlocksQueries(em, clock).sealerState(),
      'sealing a block': () => untilNothing(() => sealing.execute()),
      'telling people': () => untilNothing(() => consumers.consume('notifications', () => Promise.resolve())),
      'how far webhooks are behind': () => fanOut.lagMs(),
      'making deliveries': () => untilNothing(() => fanOut.execute()),
    },
    onWhatWaits: {
      'taking jobs': () => new JobLeases(em).take([{ queue: 'report', room: 32 }, { queue: 'webhook', room: 32 }]),
      'how long jobs wait': () => jobs.lagMs('report'),
      'looking for deliveries': () => deliveries.look(WEBHOOK, 8, []),
      'when a delivery falls due': () => readByIndex(em, (tx) => deliveries.nextAt(tx, WEBHOOK)),
      'forgetting deliveries': () => new SweepNow(unitOfWork).sweepAll(),
      'what falls due next': () => round.next(),
      'what has expired': () => expiry.runDue(new Date('2026-01-01')),
      'rents that are due': () => rents.runDue(new Date('2026-01-01')),
      'the history of a payer': () => run(em.fork(), HISTORY, [[addressOf(3)], new Date('2026-01-01')]),
      'what payments of a payer add up to': () => run(em.fork(), PAYMENT_SUMS,
        [[addressOf(3)], [addressOf(4)], ...WINDOWS_FROM(new Date('2026-10-02'))]),
      'what payments of many payers add up to': () => run(em.fork(), PAYMENT_SUMS,
        [MANY_PAYERS, MANY_PAYERS.toReversed(), ...WINDOWS_FROM(LATER)]),
    },
    onEverything: {
      'the figures of a report': () => new FiguresQueries(em).figures({ ...A_MONTH, bankId: null, timeZone: 'UTC' }),
      'forgetting requests': () => new RequestLogSweeper(unitOfWork).execute(),
    },
  };
};
