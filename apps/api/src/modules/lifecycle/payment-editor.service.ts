import { Inject, Injectable } from '@nestjs/common';
import type { Moved } from '../../ledger/account-book.ts';
import { Ledger, type TransactionProgress } from '../../ledger/ledger.ts';
import { Clock } from '../../platform/clock.ts';
import { column, rows, pipeline, type Tx } from '../../platform/database/sql.ts';
import { ENV, type Env } from '../../platform/env.ts';
import { EventLog, type AuditInput } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { fromTransactionId, toTransactionId } from '../../platform/ids.ts';
import { NETWORKS, type Network } from '../../platform/money.ts';
import { PaymentStops } from '../rescreening/payment-stops.service.ts';
import { countReleased } from '../transfers/public.ts';
import {
  PAYMENT, isVisibleTo, toPayment, type LifecycleAccounts, type OpenPayment, type Payment, type PaymentRow,
} from './payment.ts';
import type { PaymentStep } from './step.ts';

/** Who reads a payment; null for what happens by itself. */
export type Reader = Pick<Actor, 'userId'> | null;

export type ChangeMaker = Actor | { userId: null; role: null; requestId: string; ipAddress: string };

/** Opens payments together, and writes down each step taken with its money and its event. */
@Injectable()
export class PaymentEditor {
  constructor(
    private readonly ledger: Ledger,
    private readonly events: EventLog,
    private readonly clock: Clock,
    private readonly stops: PaymentStops,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Finds a payment that the caller may see and locks its accounts; 404 otherwise. */
  async open(tx: Tx, actor: Actor, idOrName: string): Promise<OpenPayment> {
    const id = fromTransactionId(idOrName);
    const found = id === null ? null : await this.find(tx, actor, id);
    if (!found || !isVisibleTo(actor, found)) throw notFound('transaction');
    return this.lock(tx, actor, found);
  }

  /** Locks the accounts of a payment and reads it again. */
  async lock(tx: Tx, reader: Reader, found: Payment): Promise<OpenPayment> {
    const [open] = await this.lockAll(tx, reader, [found]);
    return open as OpenPayment;
  }

  /** Locks the accounts of payments and reads them again: nothing changes a payment without these locks. */
  async lockAll(tx: Tx, reader: Reader, found: readonly Payment[]): Promise<OpenPayment[]> {
    const ids = found.map((payment) => payment.id);
    const book = await this.ledger.lock(tx, [...new Set(found.flatMap((p) => [p.from.walletId, p.to.walletId]))]);
    const payments = await this.findAll(tx, reader, ids);
    const progress = await this.ledger.progressOf(tx, ids);
    const networks = await this.networkAccounts(tx);
    const stopped = await this.stops.among(tx, ids);
    const now = this.clock.now();
    return payments.map((payment) => ({
      payment, book, now, network: networks[payment.network], isStopped: stopped.has(payment.id),
      ...progress.get(payment.id) as TransactionProgress,
    }));
  }

  /** One payment by id; null when there is none. */
  async find(tx: Tx, reader: Reader, id: string): Promise<Payment | null> {
    const [found] = await this.findAll(tx, reader, [id]);
    return found ?? null;
  }

  /** Payments by their ids, in the order they were recorded. */
  async findAll(tx: Tx, reader: Reader, ids: readonly string[]): Promise<Payment[]> {
    const found = await rows<PaymentRow>(tx, PAYMENT, [column(ids), reader?.userId ?? null]);
    return found.map((payment) => toPayment(payment, this.env.secondPersonFromMinor));
  }

  /** Writes down one step and answers the payment as it stands now. */
  async conclude(tx: Tx, maker: ChangeMaker, step: PaymentStep): Promise<Payment> {
    await this.concludeAll(tx, maker, [step]);
    return step.payment;
  }

  /** Posts the book of payments that were opened together, writes where each stands now, and says so. */
  async concludeAll(tx: Tx, maker: ChangeMaker, steps: readonly PaymentStep[]): Promise<void> {
    const [first] = steps;
    if (!first) return;
    const moved = first.open.book.moved();
    await pipeline([
      this.ledger.post(tx, first.open.book),
      this.write(tx, steps.map((step) => step.payment)),
      this.events.record(tx, steps.map((step) => eventOf(maker, step, moved(step.payment.id))))
        .then(() => this.count(tx, steps)),
    ]);
  }

  /** Counts what arrived at payees, as the events that were just written tell of it. */
  private async count(tx: Tx, steps: readonly PaymentStep[]): Promise<void> {
    const released = steps.filter(({ open, payment }) => payment.releasedMinor > open.payment.releasedMinor);
    if (released.length > 0) await countReleased(tx, released.map(({ payment }) => payment.id));
  }

  private async write(tx: Tx, payments: readonly Payment[]): Promise<void> {
    await rows(tx, `
      update transaction t set status = n.status, sub_status = n.sub_status, released_minor = n.released,
        completed_at = case when n.status in ('completed', 'reversed')
          then coalesce(t.completed_at, $5::timestamptz) end
      from unnest($1::uuid[], $2::text[], $3::text[], $4::bigint[]) as n (id, status, sub_status, released)
      where t.id = n.id`, [
      column(payments.map((p) => p.id)), column(payments.map((p) => p.status)),
      column(payments.map((p) => p.subStatus)), column(payments.map((p) => p.releasedMinor)), this.clock.now(),
    ]);
  }

  private async networkAccounts(tx: Tx): Promise<Record<Network, LifecycleAccounts>> {
    const accounts = {} as Record<Network, LifecycleAccounts>;
    for (const network of NETWORKS) {
      accounts[network] = {
        feeAccountId: await this.ledger.systemAccountId(tx, network, 'fees'),
        zakatAccountId: await this.ledger.systemAccountId(tx, network, 'zakat'),
      };
    }
    return accounts;
  }
}

const eventOf = (maker: ChangeMaker, { open: { payment }, change }: PaymentStep, moved: Moved): AuditInput => ({
  action: change.action,
  type: change.status === payment.status ? 'transaction.updated' : `transaction.${change.status}`,
  resource: 'transaction',
  resourceId: payment.id,
  actor: maker,
  severity: 'info',
  details: {
    transactionId: toTransactionId(payment.id),
    previousStatus: payment.status,
    previousSubStatus: payment.subStatus,
    ...(change.status === payment.status ? {} : { status: change.status }),
    subStatus: change.subStatus,
    ...change.details,
    ...moved,
  },
});
