import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import { conflictWith } from '../../platform/four-eyes.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { PaymentEditor } from '../lifecycle/payment-editor.service.ts';
import { actsFor } from '../lifecycle/public.ts';
import { RecallRegister } from './recall-register.service.ts';
import type { RecallRefusal } from './recall-words.ts';
import { RecallsQueries } from './recalls.queries.ts';
import { ReverseTransaction, refuseAsker } from './reverse-transaction.use-case.ts';

/** What the payee's side says to a recall. */
export type RecallDecision =
  | { decision: 'accept'; note: string | null }
  | { decision: 'refuse'; refusal: RecallRefusal; note: string | null };

/** Lets the payee's side answer a recall: by the reversal of the payment, or with a reason not to. */
@Injectable()
export class DecideRecall {
  constructor(
    private readonly editor: PaymentEditor,
    private readonly reversing: ReverseTransaction,
    private readonly recalls: RecallRegister,
    private readonly queries: RecallsQueries,
  ) {}

  async execute(tx: Tx, actor: Actor, id: string, decision: RecallDecision): Promise<void> {
    const { transactionId } = await this.queries.visible(tx, actor, id);
    const { payment } = await this.editor.open(tx, actor, transactionId);
    if (!actsFor(actor, payment.to)) {
      throw new Refusal(403, 'ACTION_NOT_YOURS', 'Only the payee’s side answers a recall.', { action: 'decide' });
    }
    const recall = (await this.recalls.of(tx, payment.id)).find((one) => one.id === id);
    if (recall?.state !== 'open' || this.recalls.isOver(recall)) {
      throw new Refusal(409, 'RECALL_CLOSED', 'The recall is no longer open.', { state: recall?.state });
    }
    if (decision.decision === 'accept') {
      await this.reversing.execute(tx, actor, payment.id, decision.note);
      return;
    }
    if (!payment.ownsTo) refuseAsker(await conflictWith(tx, actor, recall.requested_by));
    const { refusal, note } = decision;
    await this.recalls.answer(tx, actor, payment, recall, { state: 'refused', refusal, note });
  }
}
