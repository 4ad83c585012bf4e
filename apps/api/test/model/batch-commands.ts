import { expect } from '@jest/globals';
import type { BatchResultDto, SendBatchDto } from '@connect/sdk';
import fc from 'fast-check';
import { currencyOf, formatMinor } from '../../src/platform/money.ts';
import { BLOCKED_MEMO, type ModelAnswer, type LedgerModel, type ModelWallet } from './ledger-model.ts';
import { fateOf, make, type ModelPayment, type ModelTransfer, type ZakatMode } from './payment-model.ts';
import { askUnderKey, answerTo, payeeAt, Step, walletAt, type Bank } from './step.ts';

interface Asked {
  from: number;
  items: { to: number; minor: bigint; memo: string }[];
  isAtomic: boolean;
  zakatMode: ZakatMode | null;
  how: 'under a key' | 'as a rehearsal';
}

/** What became of one item: its fate, and the payment when one was made. */
interface Made {
  fate: string;
  payment: ModelPayment | null;
}

class SendBatch extends Step {
  constructor(private readonly asked: Asked) {
    super();
  }

  toString(): string {
    const { from, items, isAtomic, zakatMode, how } = this.asked;
    const list = items.map(({ to, minor, memo }) => `${to}: ${formatMinor(minor)} ${memo}`).join('; ');
    return `batch(${from} -> [${list}], ${isAtomic ? 'atomic' : 'each'}, ${zakatMode ?? 'no zakat'}, ${how})`;
  }

  protected async act(model: LedgerModel, bank: Bank): Promise<void> {
    const { isAtomic, how } = this.asked;
    const from = walletAt(model, this.asked.from);
    const transfers = this.transfers(model, from);
    const heard = await this.ask(model, bank, from, transfers);
    const before = transfers.flatMap(({ to }) => [from, to]).map((wallet) => ({ wallet, was: { ...wallet } }));
    const made = transfers.map((transfer) => makeIfAllowed(model, transfer));
    const isRefused = isAtomic && made.some(({ payment }) => payment === null);
    if (isRefused || how === 'as a rehearsal') for (const { wallet, was } of before) Object.assign(wallet, was);
    if (isRefused) {
      expect(heard.refusal).toBe('BATCH_REJECTED');
      return;
    }
    expect(heard.answer?.results.map(({ status, code }) => code ?? status)).toEqual(made.map(({ fate }) => fate));
    if (how === 'as a rehearsal') return;
    made.forEach(({ payment }, n) => {
      const transactionId = heard.answer?.results[n]?.transactionId ?? '';
      if (payment) model.payments.push({ ...payment, transactionId });
    });
  }

  private transfers(model: LedgerModel, from: ModelWallet): ModelTransfer[] {
    return this.asked.items.map(({ to, minor, memo }) => ({
      maker: from.owner, from, to: payeeAt(model, from, to, false), amountMinor: minor, memo,
      zakatMode: this.asked.zakatMode, quorum: null, isEscrow: false, expiresInHours: 72,
    }));
  }

  private ask(
    model: LedgerModel, bank: Bank, from: ModelWallet, transfers: ModelTransfer[],
  ): Promise<ModelAnswer<BatchResultDto>> {
    const { isAtomic, zakatMode, how } = this.asked;
    const { transactions } = bank.people[from.owner];
    const requestBody: SendBatchDto = {
      network: from.network, currency: currencyOf(from.network), fromAddress: from.address, atomic: isAtomic,
      ...(zakatMode === null ? {} : {
        programmableLogic: { zakatAutoSplit: { enabled: true, percentage: 2.5, mode: zakatMode } },
      }),
      items: transfers.map(({ to, amountMinor, memo }) =>
        ({ toAddress: to.address, amount: formatMinor(amountMinor), memo })),
    };
    if (how === 'as a rehearsal') return answerTo(transactions.sendBatch({ requestBody, dryRun: 'true' }));
    return askUnderKey(model, bank, (idempotencyKey, isOther) => transactions.sendBatch({
      idempotencyKey, requestBody: isOther ? { ...requestBody, atomic: !isAtomic } : requestBody,
    }), () => true);
  }
}

const makeIfAllowed = (model: LedgerModel, transfer: ModelTransfer): Made => {
  const fate = fateOf(model, transfer);
  return { fate, payment: fate === 'completed' || fate === 'pending' ? make(model, transfer) : null };
};

const item = fc.record({
  to: fc.nat(7), minor: fc.bigInt({ min: 1n, max: 20_000n }),
  memo: fc.constantFrom('Salary', 'Salary', 'Salary', 'Salary', 'Salary', BLOCKED_MEMO),
});

/** Many payments at once, all together or each for itself. */
export const batchCommands: fc.Arbitrary<Step>[] = [
  fc.record<Asked>({
    from: fc.nat(7), items: fc.array(item, { minLength: 1, maxLength: 6 }), isAtomic: fc.boolean(),
    zakatMode: fc.constantFrom(null, null, 'from_amount', 'on_top'),
    how: fc.constantFrom('under a key', 'under a key', 'as a rehearsal'),
  }).map((asked) => new SendBatch(asked)),
];
