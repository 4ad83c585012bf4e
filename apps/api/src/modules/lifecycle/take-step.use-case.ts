import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, attempt } from '../../platform/http/problems/refusal.ts';
import { formatMinor, parseAmount } from '../../platform/money.ts';
import { ApprovalRegister, refuseSigned, type Approvals } from './approvals.service.ts';
import { PaymentEditor } from './payment-editor.service.ts';
import type { OpenPayment, Payment } from './payment.ts';
import { advance, endPayment, release, stay, type PaymentStep } from './step.ts';
import { refuseUnlessLegal, type StepAction } from './transitions.ts';

/** What a step is taken with. */
interface Asked {
  open: OpenPayment;
  approvals: Approvals;
  /** How much to release; absent: all that is left. */
  amount: string | undefined;
}

const UNDECIDED: Approvals = { given: 0, isSigned: false };

/** Takes payments one step further, one or many: each by the same rules, and none disturbs its neighbours. */
@Injectable()
export class TakeStep {
  constructor(private readonly editor: PaymentEditor, private readonly approvals: ApprovalRegister) {}

  /** Takes one payment further, or refuses with what stands in the way. */
  async execute(tx: Tx, actor: Actor, action: StepAction, idOrName: string, amount?: string): Promise<Payment> {
    const [taken] = await this.take(tx, actor, action, [await this.editor.open(tx, actor, idOrName)], amount);
    if (taken instanceof Refusal) throw taken;
    return taken as Payment;
  }

  /** Takes many payments further; each answers how it stands now or why it was refused. */
  async executeAll(tx: Tx, actor: Actor, action: StepAction, payments: readonly Payment[]): Promise<TakenStep[]> {
    const opened = await this.editor.lockAll(tx, actor, payments);
    const taken = await this.take(tx, actor, action, opened, undefined);
    return opened.map(({ payment: { id } }, n) => ({ id, taken: taken[n] as Payment | Refusal }));
  }

  private async take(
    tx: Tx, actor: Actor, action: StepAction, opened: readonly OpenPayment[], amount: string | undefined,
  ): Promise<(Payment | Refusal)[]> {
    const isDecision = action === 'approve' || action === 'reject';
    const approvals = isDecision ? await this.approvals.of(tx, actor, opened.map((open) => open.payment.id)) : null;
    const steps = opened.map((open) => attempt(() => {
      refuseUnlessLegal(action, actor, open.payment);
      return STEPS[action]({ open, amount, approvals: approvals?.get(open.payment.id) ?? UNDECIDED });
    }));
    const taken = steps.filter((step): step is PaymentStep => !(step instanceof Refusal));
    if (isDecision) await this.approvals.sign(tx, actor, taken.map((step) => step.open.payment), action);
    await this.editor.concludeAll(tx, actor, taken);
    return steps.map((step) => (step instanceof Refusal ? step : step.payment));
  }
}

/** What became of one of many payments. */
export interface TakenStep {
  id: string;
  taken: Payment | Refusal;
}

const STEPS: Readonly<Record<StepAction, (asked: Asked) => PaymentStep>> = {
  approve: ({ open, approvals }) => {
    refuseSigned(approvals);
    const given = approvals.given + 1;
    const said = { action: 'transaction_approve', details: { approvals: given, quorum: open.payment.quorum } };
    return given < (open.payment.quorum ?? 1)
      ? stay(open, 'awaiting_approval', said) : advance(open, 'awaiting_approval', said);
  },
  reject: ({ open, approvals }) => {
    refuseSigned(approvals);
    return endPayment(open, { status: 'rejected', action: 'transaction_reject', details: { rejectedBy: 'approver' } });
  },
  release: ({ open, amount }) => {
    const leftMinor = open.payment.amountMinor - open.payment.releasedMinor;
    const partMinor = amount === undefined ? leftMinor : parseAmount(amount) ?? 0n;
    if (partMinor > leftMinor || partMinor <= 0n) {
      const most = formatMinor(leftMinor);
      const message = `amount must be at most ${most}, which is what is left in escrow.`;
      throw new Refusal(422, 'EXCEEDS_ESCROW', message, [{ field: 'amount', message, data: { most } }]);
    }
    return release(open, partMinor, { action: 'escrow_release' });
  },
  // A payment of which nothing was released is refunded; another is complete with its part.
  refund: ({ open }) =>
    endPayment(open, { status: open.payment.releasedMinor === 0n ? 'refunded' : 'completed', action: 'escrow_refund' }),
  cancel: ({ open }) => endPayment(open, { status: 'cancelled', action: 'transaction_cancel' }),
};
