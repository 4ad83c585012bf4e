import { expect } from '@jest/globals';
import type { ConnectClient } from '@connect/sdk';
import fc from 'fast-check';
import { formatMinor } from '../../src/platform/money.ts';
import { addressAt, hear, nth, ownerOf, refusalOf, Step, type Bank, type LedgerCommand } from './ledger-commands.ts';
import { availableIn, type LedgerModel } from './ledger-model.ts';
import {
  isTooSmall, neededFor, refusalFor, release, take, type ModelPayment, type Step as PaymentStep, type ZakatMode,
} from './payment-model.ts';

interface Conditions {
  from: number;
  to: number;
  amountMinor: bigint;
  zakatMode: ZakatMode | null;
  isEscrow: boolean;
  needsApproval: boolean;
}

class SendWithConditions extends Step {
  constructor(private readonly conditions: Conditions) {
    super();
  }

  toString(): string {
    const { from, to, amountMinor, zakatMode, isEscrow, needsApproval } = this.conditions;
    const marks = [zakatMode, isEscrow ? 'escrow' : null, needsApproval ? 'approval' : null].filter(Boolean);
    return `send(${from} -> ${to}, ${formatMinor(amountMinor)}, ${marks.join(' + ')})`;
  }

  protected async act(model: LedgerModel, bank: Bank): Promise<void> {
    const { amountMinor, zakatMode, isEscrow, needsApproval } = this.conditions;
    const [from, to] = [addressAt(model, this.conditions.from), addressAt(model, this.conditions.to)];
    const { word, transactionId } = await hear(ownerOf(model, bank, from).transactions.sendTransaction({
      requestBody: {
        type: 'send', network: 'uae_dirham', currency: 'AED', fromAddress: from, toAddress: to, memo: 'Fabric',
        amount: formatMinor(amountMinor),
        programmableLogic: {
          ...(zakatMode ? { zakatAutoSplit: { enabled: true, percentage: 2.5, mode: zakatMode } } : {}),
          ...(isEscrow ? { escrowEnabled: true } : {}),
          ...(needsApproval ? { multiSigRequired: true, quorum: 1 } : {}),
        },
      },
    }));
    const expected = this.fate(model, from, to);
    expect(word).toBe(expected);
    if (expected !== 'completed' && expected !== 'pending') return;
    const payment: ModelPayment = {
      transactionId, from, to, amountMinor, zakatMode, isEscrow, releasedMinor: 0n, heldMinor: 0n,
      stage: needsApproval ? 'awaiting_approval' : 'in_escrow',
    };
    if (expected === 'completed') {
      release(model, payment, amountMinor);
    } else {
      payment.heldMinor = neededFor(amountMinor, zakatMode);
      model.wallets.get(from)!.heldMinor += payment.heldMinor;
    }
    model.payments.push(payment);
  }

  private fate(model: LedgerModel, from: string, to: string): string {
    const { amountMinor, zakatMode, isEscrow, needsApproval } = this.conditions;
    const [payer, payee] = [model.wallets.get(from)!, model.wallets.get(to)!];
    if (from === to) return 'SAME_WALLET';
    if (payer.isFrozen || payee.isFrozen) return 'WALLET_FROZEN';
    if (isTooSmall(amountMinor, zakatMode)) return 'AMOUNT_TOO_SMALL';
    if (availableIn(payer) < neededFor(amountMinor, zakatMode)) return 'INSUFFICIENT_FUNDS';
    return isEscrow || needsApproval ? 'pending' : 'completed';
  }
}

class TakeStep extends Step {
  constructor(private readonly n: number, private readonly step: PaymentStep, private readonly share: bigint) {
    super();
  }

  override check({ payments }: Readonly<LedgerModel>): boolean {
    return payments.length > 0;
  }

  toString(): string {
    return `${this.step}(${this.n}${this.step === 'release' ? `, ${this.share}` : ''})`;
  }

  protected async act(model: LedgerModel, { officer }: Bank): Promise<void> {
    const payment = nth(model.payments, this.n);
    const left = payment.amountMinor - payment.releasedMinor;
    const part = left === 0n ? 1n : 1n + (this.share % left);
    const refusal = await refusalOf(this.ask(officer, payment.transactionId, part));
    const expected = refusalFor(model, payment, this.step);
    expect(refusal?.code).toBe(expected);
    if (expected === undefined) take(model, payment, this.step, part);
  }

  private ask({ transactions }: ConnectClient, id: string, part: bigint): Promise<unknown> {
    switch (this.step) {
      case 'approve': return transactions.approveTransaction({ id });
      case 'reject': return transactions.rejectTransaction({ id });
      case 'cancel': return transactions.cancelTransaction({ id });
      case 'refund': return transactions.refundEscrow({ id });
      case 'release': return transactions.releaseEscrow({ id, requestBody: { amount: formatMinor(part) } });
      case 'reverse': return transactions.reverseTransaction({ id, requestBody: { reason: 'Paid to the wrong wallet.' } });
    }
  }
}

const conditions = fc.record({
  from: fc.nat(5), to: fc.nat(5), amountMinor: fc.bigInt({ min: 1n, max: 20_000n }),
  zakatMode: fc.constantFrom<ZakatMode | null>(null, 'from_amount', 'on_top'),
  isEscrow: fc.boolean(), needsApproval: fc.boolean(),
}).map((drawn) => new SendWithConditions(drawn));

const step = (kind: PaymentStep): fc.Arbitrary<LedgerCommand> =>
  fc.tuple(fc.nat(7), fc.bigInt({ min: 0n, max: 20_000n })).map(([n, share]) => new TakeStep(n, kind, share));

/** Payments with conditions and the steps that follow them. */
export const paymentCommands: fc.Arbitrary<LedgerCommand>[] = [
  conditions, conditions, step('approve'), step('approve'), step('reject'), step('release'), step('release'),
  step('refund'), step('cancel'), step('reverse'),
];
