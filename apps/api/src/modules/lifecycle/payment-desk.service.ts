import { Injectable } from '@nestjs/common';
import type { AccountBook } from '../../ledger/account-book.ts';
import { Ledger } from '../../ledger/ledger.ts';
import { releasePostings, totalOf } from '../../ledger/movement.ts';
import { Clock } from '../../platform/clock.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog, type AuditInput } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { Refusal, notFound } from '../../platform/http/refusal.ts';
import { fromTransactionId, toTransactionId } from '../../platform/ids.ts';
import { formatMinor } from '../../platform/money.ts';
import {
  stageAfter, type TransactionStatus, type TransactionSubStatus,
} from '../transactions/transaction-log.service.ts';
import { PAYMENT, isVisibleTo, movementOf, toPayment, type Payment, type PaymentRow } from './payment.ts';

/** A payment whose accounts are locked, so that nothing else can change it, and a book to change it with. */
export interface OpenPayment {
  payment: Payment;
  book: AccountBook;
  /** What it still holds. */
  heldMinor: bigint;
}

/** Where a payment is taken, and what is said of it in the audit log. */
export interface Change {
  status: TransactionStatus;
  subStatus: TransactionSubStatus | null;
  action: string;
  details?: Record<string, unknown>;
}

export { refuseUnlessLegal } from './transitions.ts';

export type ChangeMaker = Actor | { userId: null; role: null; requestId: string; ipAddress: string };

/** Opens payments, moves what they hold, and writes down each change with its event. */
@Injectable()
export class PaymentDesk {
  constructor(
    private readonly ledger: Ledger,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Finds a payment within the caller's reach and locks its accounts; 404 otherwise. */
  async open(tx: Tx, actor: Actor, idOrName: string): Promise<OpenPayment> {
    const id = fromTransactionId(idOrName);
    const found = id === null ? null : await this.find(tx, id);
    if (!found || !isVisibleTo(actor, found)) throw notFound('transaction');
    return this.lock(tx, found);
  }

  /** Locks the accounts of a payment and reads it again: nothing changes a payment without these locks. */
  async lock(tx: Tx, found: Payment): Promise<OpenPayment> {
    const book = await this.ledger.lock(tx, [found.from.walletId, found.to.walletId]);
    const payment = await this.find(tx, found.id) ?? found;
    return { payment, book, heldMinor: await this.ledger.heldMinor(tx, found.id) };
  }

  /** One payment by id; null when there is none. */
  async find(tx: Tx, id: string): Promise<Payment | null> {
    const [row] = await rows<PaymentRow>(tx, PAYMENT, [id]);
    return row ? toPayment(row) : null;
  }

  /** Takes a payment past a stage: into the next one, or on to its payee. */
  async advance(
    tx: Tx, maker: ChangeMaker, open: OpenPayment, passed: TransactionSubStatus,
    said: Pick<Change, 'action' | 'details'>,
  ): Promise<Payment> {
    const stage = stageAfter(open.payment, passed);
    if (stage === null) return this.release(tx, maker, open, open.payment.amountMinor, said);
    return this.conclude(tx, maker, open, { ...said, status: 'pending', subStatus: stage });
  }

  /** Pays a part of what is held to the payee; the last part completes the payment. */
  async release(
    tx: Tx, maker: ChangeMaker, open: OpenPayment, partMinor: bigint, said: Pick<Change, 'action' | 'details'>,
  ): Promise<Payment> {
    const { payment, book } = open;
    refuseFrozen(open);
    const [fees, zakat] = [
      await this.ledger.systemAccountId(tx, payment.network, 'fees'),
      await this.ledger.systemAccountId(tx, payment.network, 'zakat'),
    ];
    const postings = releasePostings(movementOf(payment, fees, zakat), payment.releasedMinor, partMinor);
    const hold = { transactionId: payment.id, accountId: payment.from.walletId };
    book.drawHold({ ...hold, capturedMinor: totalOf(postings), releasedMinor: 0n });
    book.apply(payment.id, postings, await this.ledger.nextPostingNumber(tx, payment.id));
    const releasedMinor = payment.releasedMinor + partMinor;
    const isWhole = releasedMinor === payment.amountMinor;
    const details = { ...said.details, released: formatMinor(partMinor), releasedInAll: formatMinor(releasedMinor) };
    return this.conclude(tx, maker, { ...open, payment: { ...payment, releasedMinor } }, {
      action: said.action, details,
      status: isWhole ? 'completed' : 'pending', subStatus: isWhole ? null : payment.subStatus,
    });
  }

  /** Frees what a payment still holds and ends it. */
  async end(tx: Tx, maker: ChangeMaker, open: OpenPayment, change: Omit<Change, 'subStatus'>): Promise<Payment> {
    const { payment, book, heldMinor } = open;
    book.drawHold({
      transactionId: payment.id, accountId: payment.from.walletId, capturedMinor: 0n, releasedMinor: heldMinor,
    });
    const details = { ...change.details, returned: formatMinor(heldMinor) };
    return this.conclude(tx, maker, open, { ...change, details, subStatus: null });
  }

  /** Posts the book, writes where the payment stands now, and says so. */
  async conclude(tx: Tx, maker: ChangeMaker, { payment, book }: OpenPayment, change: Change): Promise<Payment> {
    await this.ledger.post(tx, book);
    await rows(tx, `
      update transaction set status = $2, sub_status = $3, released_minor = $4,
        completed_at = case when $2 in ('completed', 'reversed') then coalesce(completed_at, $5::timestamptz) end
      where id = $1`, [payment.id, change.status, change.subStatus, payment.releasedMinor, this.clock.now()]);
    await this.events.record(tx, [eventOf(maker, payment, change)]);
    return { ...payment, status: change.status, subStatus: change.subStatus };
  }
}

/** Refuses to move money while either wallet is frozen; what is held stays held until it is released or expires. */
export const refuseFrozen = ({ payment, book }: OpenPayment): void => {
  const frozen = [payment.from, payment.to].find((party) => book.account(party.walletId).isFrozen);
  if (!frozen) return;
  throw new Refusal(422, 'WALLET_FROZEN', 'A wallet of this payment is frozen, so no money moves now.',
    { address: frozen.address });
};

const eventOf = (maker: ChangeMaker, payment: Payment, change: Change): AuditInput => ({
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
  },
});
