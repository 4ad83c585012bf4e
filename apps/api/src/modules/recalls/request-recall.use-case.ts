import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { PaymentEditor } from '../lifecycle/payment-editor.service.ts';
import {
  MONTHS_TO_ASK, MOST_RECALLS, actsFor, isTooLateToAsk, refuseUnlessLegal, type Payment,
} from '../lifecycle/public.ts';
import { TakeStep } from '../lifecycle/take-step.use-case.ts';
import { RecallRegister, type RecallWish } from './recall-register.service.ts';

/**
 * Asks to have a payment back, for its payer. What has not happened yet is cancelled as its rules allow, and of what
 * was paid the payee is asked.
 */
@Injectable()
export class RequestRecall {
  constructor(
    private readonly editor: PaymentEditor,
    private readonly stepping: TakeStep,
    private readonly recalls: RecallRegister,
    private readonly clock: Clock,
  ) {}

  /**
   * Answers the id of the recall.
   * @param objection what stands against it, told once the payment is known to be the caller's to know
   */
  async execute(tx: Tx, actor: Actor, idOrName: string, wish: RecallWish, objection?: Refusal): Promise<string> {
    const { payment } = await this.editor.open(tx, actor, idOrName);
    if (objection !== undefined) throw objection;
    if (!actsFor(actor, payment.from)) {
      throw new Refusal(403, 'ACTION_NOT_YOURS', 'Only the payer’s side asks to have a payment back.',
        { action: 'recall' });
    }
    refuseUnlessLegal('recall', actor, payment);
    const left = payment.status === 'pending' ? await this.takeBack(tx, actor, payment) : payment;
    // An escrow of which a part was released: the rest is back, and that part the payee has.
    if (payment.status === 'pending' && left.status !== 'completed') {
      return this.recalls.ask(tx, actor, left, wish, 'cancelled');
    }
    await this.refuseUnlessAskable(tx, left);
    return this.recalls.ask(tx, actor, left, wish, 'open');
  }

  /** By the step that the payer could take anyway. */
  private takeBack(tx: Tx, actor: Actor, payment: Payment): Promise<Payment> {
    return this.stepping.execute(tx, actor, payment.subStatus === 'in_escrow' ? 'refund' : 'cancel', payment.id);
  }

  private async refuseUnlessAskable(tx: Tx, payment: Payment): Promise<void> {
    if (isTooLateToAsk(payment.createdAt, this.clock.now())) {
      throw new Refusal(409, 'RECALL_TOO_LATE', `A payment can be asked back for ${MONTHS_TO_ASK} months.`);
    }
    const earlier = await this.recalls.of(tx, payment.id);
    const open = earlier.find(({ state }) => state === 'open');
    if (open) {
      throw new Refusal(409, 'RECALL_OPEN', 'The payment was asked back, and the payee has not answered yet.',
        { id: open.id });
    }
    if (earlier.length < MOST_RECALLS) return;
    throw new Refusal(409, 'RECALLS_USED_UP',
      `The payee was asked ${MOST_RECALLS} times; a payment is not asked back more often.`);
  }
}
