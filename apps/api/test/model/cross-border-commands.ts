import { expect } from '@jest/globals';
import type { CrossBorderTransferDto, Network } from '@connect/sdk';
import fc from 'fast-check';
import { formatMinor } from '../../src/platform/money.ts';
import {
  actsFor, availableIn, BLOCKED_MEMO, countSpending, exceedsLimit, feeFor, isReviewed,
  type LedgerModel, type ModelQuote, type ModelWallet, type Person,
} from './ledger-model.ts';
import { askUnderKey, nth, Step, walletAt, type Bank } from './step.ts';

const QUOTE_VALID_MS = 60_000;
// A dollar buys 3.6725 dirhams or 3.64 riyals.
const PER_DOLLAR: Readonly<Record<Network, bigint>> = { uae_dirham: 36_725n, qatar_cbdc: 36_400n };

/** What an amount is worth on the other network, to the nearest minor unit. */
const exchanged = ({ fromNetwork, toNetwork, sendMinor }: ModelQuote): bigint =>
  (2n * sendMinor * PER_DOLLAR[toNetwork] + PER_DOLLAR[fromNetwork]) / (2n * PER_DOLLAR[fromNetwork]);

class Quote extends Step {
  constructor(private readonly asker: Person, private readonly n: number, private readonly sendMinor: bigint) {
    super();
  }

  toString(): string {
    return `quote(${this.asker}, from ${this.n}, ${formatMinor(this.sendMinor)})`;
  }

  protected async act(model: LedgerModel, { people }: Bank): Promise<void> {
    const { network: fromNetwork } = walletAt(model, this.n);
    const toNetwork = fromNetwork === 'uae_dirham' ? 'qatar_cbdc' : 'uae_dirham';
    const given = await people[this.asker].crossBorder.requestQuote({ requestBody: {
      fromNetwork, toNetwork, amount: formatMinor(this.sendMinor) } });
    const quote: ModelQuote = {
      id: given.id, asker: this.asker, fromNetwork, toNetwork, sendMinor: this.sendMinor, isUsed: false,
      expiresAt: model.now.getTime() + QUOTE_VALID_MS,
    };
    expect(given).toMatchObject({
      receiveAmount: formatMinor(exchanged(quote)), fee: formatMinor(feeFor(this.sendMinor)),
    });
    model.quotes.push(quote);
  }
}

interface Asked {
  n: number;
  /** Whether the administrator uses a quote that may be somebody else's. */
  isStranger: boolean;
  from: number;
  to: number;
  memo: string;
}

class TransferAcross extends Step {
  constructor(private readonly asked: Asked) {
    super();
  }

  override check({ quotes, wallets }: Readonly<LedgerModel>): boolean {
    return quotes.length > 0 && new Set([...wallets.values()].map((wallet) => wallet.network)).size === 2;
  }

  toString(): string {
    const { n, isStranger, from, to, memo } = this.asked;
    return `transfer across(quote ${n}, ${isStranger ? 'admin' : 'asker'}, ${from} -> ${to}, ${JSON.stringify(memo)})`;
  }

  protected async act(model: LedgerModel, bank: Bank): Promise<void> {
    // Newest first, because an old quote has mostly been used or has expired.
    const quote = nth([...model.quotes].reverse(), this.asked.n);
    const on = (network: Network): ModelWallet[] => [...model.wallets.values()].filter((w) => w.network === network);
    const from = nth(on(quote.fromNetwork), this.asked.from);
    const to = nth(on(quote.toNetwork), this.asked.to);
    const person = this.asked.isStranger ? 'admin' : quote.asker;
    const { answer, refusal } = await this.ask(model, bank, person, {
      quoteId: quote.id, fromAddress: from.address, toAddress: to.address, memo: this.asked.memo });
    const expected = this.refusal(model, quote, person, from, to);
    expect(refusal).toBe(expected);
    if (expected === undefined) this.pay(model, quote, from, to, person, answer?.transactionId ?? '');
  }

  private ask(
    model: LedgerModel, bank: Bank, person: Person, requestBody: CrossBorderTransferDto,
  ): ReturnType<typeof askUnderKey<{ transactionId: string | null }>> {
    return askUnderKey(model, bank, (idempotencyKey, isOther) => bank.people[person].crossBorder.transferAcross({
      idempotencyKey, requestBody: isOther ? { ...requestBody, memo: 'Another thing' } : requestBody,
      // A verdict is an outcome and is remembered; any other refusal leaves nothing behind.
    }), (heard) => heard.refusal === undefined || heard.refusal === 'COMPLIANCE_REJECTED');
  }

  private refusal(
    model: LedgerModel, quote: ModelQuote, person: Person, from: ModelWallet, to: ModelWallet,
  ): string | undefined {
    const { sendMinor } = quote;
    if (quote.asker !== person) return 'QUOTE_NOT_FOUND';
    if (quote.isUsed) return 'QUOTE_USED';
    if (quote.expiresAt <= model.now.getTime()) return 'QUOTE_EXPIRED';
    if (!actsFor(person, from)) return 'WALLET_NOT_FOUND';
    if (from.isFrozen || to.isFrozen) return 'WALLET_FROZEN';
    if (exceedsLimit(model, from, sendMinor)) return 'LIMIT_EXCEEDED';
    if (availableIn(from) < sendMinor + feeFor(sendMinor)) return 'INSUFFICIENT_FUNDS';
    // An exchange cannot wait for an officer, so what would be reviewed is refused.
    return this.asked.memo === BLOCKED_MEMO || isReviewed(from, sendMinor) ? 'COMPLIANCE_REJECTED' : undefined;
  }

  private pay(
    model: LedgerModel, quote: ModelQuote, from: ModelWallet, to: ModelWallet, maker: Person, transactionId: string,
  ): void {
    const { sendMinor: amountMinor } = quote;
    quote.isUsed = true;
    countSpending(model, from, amountMinor);
    from.postedMinor -= amountMinor + feeFor(amountMinor);
    to.postedMinor += exchanged(quote);
    model.payments.push({
      maker, from, to, amountMinor, memo: this.asked.memo, zakatMode: null, quorum: null, isEscrow: false,
      expiresInHours: 0, transactionId, status: 'completed', stage: null, releasedMinor: amountMinor, heldMinor: 0n,
      approvers: [], expiresAt: null, isReversible: false, isSuspected: false, sentOn: '',
    });
  }
}

const person = fc.constantFrom<Person>('verified', 'verified', 'newcomer', 'admin');
const amount = fc.oneof(
  { weight: 6, arbitrary: fc.bigInt({ min: 2n, max: 30_000n }) },
  { weight: 1, arbitrary: fc.bigInt({ min: 349_999n, max: 360_000n }) });

/** Prices between the networks, and payments at them. */
export const crossBorderCommands: fc.Arbitrary<Step>[] = [
  fc.tuple(person, fc.nat(7), amount).map((drawn) => new Quote(...drawn)),
  fc.record<Asked>({
    n: fc.nat(3), isStranger: fc.nat(5).map((n) => n === 0),
    from: fc.nat(7), to: fc.nat(7), memo: fc.constantFrom('Parts', 'Parts', 'Parts', BLOCKED_MEMO),
  }).map((asked) => new TransferAcross(asked)),
];
