import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables, type Row } from '../../platform/database/tables.ts';
import { EventLog, type AuditSeverity } from '../../platform/event-log.ts';
import { newId, toTransactionId } from '../../platform/ids.ts';
import { currencyOf, formatMinor } from '../../platform/money.ts';
import type { ChangeMaker, Payment } from '../lifecycle/public.ts';
import type { RecallState } from '../transactions/public.ts';
import type { RecallReason, RecallRefusal } from './recall-words.ts';
import { answerBy } from './time-to-answer.ts';

type RecallRow = Row<'recall'>;

/** What is asked: why, and in words of one's own. */
export interface RecallWish {
  reason: RecallReason;
  note: string | null;
  /** Whether the payment does not agree with the Shariah. */
  isShariah?: boolean;
}

/** How an open recall ends. */
type Answer =
  | { state: 'accepted'; reversalId: string; note: string | null }
  | { state: 'refused'; refusal: RecallRefusal; note: string | null }
  | { state: 'expired'; refusal: 'NOAS' };

type Follower = (tx: Tx, recallId: string) => Promise<void>;

const ACTIONS: Readonly<Record<RecallState, string>> = {
  open: 'recall_request', accepted: 'recall_accept', refused: 'recall_refuse', cancelled: 'recall_cancel',
  expired: 'recall_expire',
};
const TYPES: Readonly<Record<RecallState, string>> = {
  open: 'recall.requested', accepted: 'recall.accepted', refused: 'recall.refused', cancelled: 'recall.cancelled',
  expired: 'recall.expired',
};
const SEVERITIES: Readonly<Record<RecallState, AuditSeverity>> = {
  open: 'warning', accepted: 'warning', refused: 'info', cancelled: 'info', expired: 'info',
};

/**
 * Writes recalls down, each change with its event. Whoever calls holds the locks of the payment's accounts, without
 * which nothing changes a recall.
 */
@Injectable()
export class RecallRegister {
  private readonly followers: Follower[] = [];

  constructor(private readonly events: EventLog, private readonly clock: Clock) {}

  /** Has somebody told of each recall that ends, in the commit of that. */
  onAnswered(follower: Follower): void {
    this.followers.push(follower);
  }

  /** All recalls of a payment, the newest first. */
  of(tx: Tx, transactionId: string): Promise<RecallRow[]> {
    return tables(tx).selectFrom('recall').selectAll().where('transaction_id', '=', transactionId)
      .orderBy('ordinal', 'desc').execute();
  }

  /** Whether its time to answer is over, also in the moments before that is written down. */
  isOver(recall: RecallRow): boolean {
    return new Date(recall.answer_by) <= this.clock.now();
  }

  /** Asks a payee, or notes that nothing had to be asked because the payment could be cancelled; answers the id. */
  async ask(
    tx: Tx, maker: ChangeMaker & { userId: string }, payment: Payment, wish: RecallWish, state: 'open' | 'cancelled',
  ): Promise<string> {
    const now = this.clock.now();
    const recall = await tables(tx).insertInto('recall').values({
      id: newId(), transaction_id: payment.id, reason: wish.reason, note: wish.note,
      is_shariah: wish.isShariah === true, state,
      payer_id: payment.from.ownerId, payer_bank_id: payment.from.bankId,
      payee_id: payment.to.ownerId, payee_bank_id: payment.to.bankId,
      requested_by: maker.userId, requested_at: now, answer_by: answerBy(payment.network, now),
      answered_at: state === 'open' ? null : now,
    }).returningAll().executeTakeFirstOrThrow();
    await this.tell(tx, maker, payment, recall);
    return recall.id;
  }

  /** Ends an open recall. */
  async answer(tx: Tx, maker: ChangeMaker, payment: Payment, recall: RecallRow, answer: Answer): Promise<void> {
    const answered = await tables(tx).updateTable('recall').set({
      state: answer.state, answered_at: this.clock.now(), answered_by: maker.userId,
      refusal: answer.state === 'accepted' ? null : answer.refusal,
      answer_note: answer.state === 'expired' ? null : answer.note,
      reversal_id: answer.state === 'accepted' ? answer.reversalId : null,
    }).where('id', '=', recall.id).where('state', '=', 'open').returningAll().executeTakeFirstOrThrow();
    await this.tell(tx, maker, payment, answered);
    for (const follow of this.followers) await follow(tx, recall.id);
  }

  private tell(tx: Tx, maker: ChangeMaker, payment: Payment, recall: RecallRow): Promise<void> {
    const { state, reason, refusal, reversal_id: reversalId } = recall;
    return this.events.record(tx, [{
      action: ACTIONS[state], type: TYPES[state], resource: 'recall', resourceId: recall.id, actor: maker,
      severity: SEVERITIES[state],
      details: {
        transactionId: toTransactionId(payment.id), network: payment.network,
        amount: formatMinor(payment.releasedMinor || payment.amountMinor), currency: currencyOf(payment.network),
        state, reason, requestedBy: recall.requested_by,
        ...(state === 'open' ? { answerBy: new Date(recall.answer_by).toISOString() } : {}),
        ...(refusal === null ? {} : { refusal }),
        ...(reversalId === null ? {} : { reversal: toTransactionId(reversalId) }),
        payer: sideOf(payment.from), payee: sideOf(payment.to),
      },
    }]);
  }
}

const sideOf = ({ ownerId, bankId }: Payment['from']): { ownerId: string; bankId: string } => ({ ownerId, bankId });
