import { Injectable } from '@nestjs/common';
import type { Posting } from '../../ledger/posting.ts';
import { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import type { Row } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { conflictWith, refuseConflict, type Conflict } from '../../platform/four-eyes.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { newId, toTransactionId } from '../../platform/ids.ts';
import { formatMinor } from '../../platform/money.ts';
import { releasePostings, type Movement } from '../charges/public.ts';
import { PaymentEditor } from '../lifecycle/payment-editor.service.ts';
import {
  movementOf, refuseFrozen, refuseUnlessLegal, stepTo, type OpenPayment, type Payment,
} from '../lifecycle/public.ts';
import { TransactionLog } from '../transfers/transaction-log.service.ts';
import { RecallRegister } from './recall-register.service.ts';

/** A payment that was given back, and why. */
interface Returned {
  payment: Payment;
  /** The recall that asked for it, if one did. */
  recall: Row<'recall'> | null;
  isShariah: boolean;
  reason: string | null;
}

type Follower = (tx: Tx, actor: Actor, returned: Returned) => Promise<void>;

/**
 * Takes a completed payment back by a new, linked transaction: the payee returns what it received, the zakat fund what
 * was set aside. The fee paid for the service is not returned. It answers a recall that is open.
 */
@Injectable()
export class ReverseTransaction {
  private readonly followers: Follower[] = [];

  constructor(
    private readonly editor: PaymentEditor,
    private readonly log: TransactionLog,
    private readonly recalls: RecallRegister,
    private readonly clock: Clock,
  ) {}

  /** Has somebody told of each payment that is given back, in the commit of that. */
  onReversed(follower: Follower): void {
    this.followers.push(follower);
  }

  /** `reason` is the words of whoever gives the money back; null where the recall says enough. */
  async execute(tx: Tx, actor: Actor, idOrName: string, reason: string | null, isShariah = false): Promise<Payment> {
    const open = await this.editor.open(tx, actor, idOrName);
    const { payment } = open;
    refuseUnlessLegal('reverse', actor, payment);
    const recall = (await this.recalls.of(tx, payment.id)).find(({ state }) => state === 'open');
    if (recall && !payment.ownsTo) refuseAsker(await conflictWith(tx, actor, recall.requested_by));
    refuseFrozen(open);
    const id = newId();
    const returned = returnPostings(open);
    refuseShortfall(open, returned);
    open.book.apply(id, returned);
    const memo = reason ?? (recall === undefined ? 'Returned' : `Returned on request (${recall.reason})`);
    // The money first, then what there is to tell of it.
    const reversed = await this.editor.conclude(tx, actor, stepTo(open, payment, {
      status: 'reversed', subStatus: null, action: 'transaction_reverse',
      details: { reason: memo, reversal: toTransactionId(id) },
    }));
    await this.log.record(tx, open.book, [{
      id, type: 'reversal', network: payment.network, amountMinor: payment.releasedMinor, feeMinor: 0n,
      status: 'completed', subStatus: null,
      from: { id: payment.to.walletId, address: payment.to.address },
      to: { id: payment.from.walletId, address: payment.from.address },
      memo, terms: { zakatMode: null, quorum: null, isEscrow: false, expiresAt: null }, reversesId: payment.id,
      actor, createdAt: this.clock.now(), judged: null,
    }]);
    if (recall) {
      await this.recalls.answer(tx, actor, payment, recall, { state: 'accepted', reversalId: id, note: reason });
    }
    for (const follow of this.followers) await follow(tx, actor, { payment, recall: recall ?? null, isShariah,
      reason });
    return reversed;
  }
}

/** Refuses the answer of somebody who asked; whose own the money is may always give it back. */
export const refuseAsker = (conflict: Conflict | null): void => refuseConflict(conflict, {
  code: 'MAKER_CANNOT_DECIDE', message: 'Whoever asked for a recall cannot answer it for the payee; ask a colleague.',
});

const returnPostings = ({ payment, network: { zakatAccountId } }: OpenPayment): Posting[] => {
  const movement: Movement = { ...movementOf(payment, '', zakatAccountId), feeMinor: 0n };
  return releasePostings(movement, 0n, payment.releasedMinor).map((posting) => ({
    fromAccountId: posting.toAccountId, toAccountId: posting.fromAccountId, amountMinor: posting.amountMinor,
    purpose: 'reversal',
  }));
};

const refuseShortfall = ({ payment, book }: OpenPayment, returned: Posting[]): void => {
  const dueMinor = returned.find((posting) => posting.fromAccountId === payment.to.walletId)?.amountMinor ?? 0n;
  if (book.canPay(payment.to.walletId, dueMinor)) return;
  throw new Refusal(422, 'INSUFFICIENT_FUNDS', 'The payee no longer has the money that would have to be returned.',
    { required: formatMinor(dueMinor) });
};
