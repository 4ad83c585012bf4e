import { expect } from '@jest/globals';
import type { SendResultDto, SendTransactionDto } from '@connect/sdk';
import fc from 'fast-check';
import { currencyOf, formatMinor } from '../../src/platform/money.ts';
import {
  availableIn, BLOCKED_MEMO, feeFor, leftOfLimit, type ModelAnswer, type LedgerModel, type ModelWallet, type Person,
} from './ledger-model.ts';
import {
  fateOf, make, refusalFor, stands, STEPS, take, type ModelPayment, type ModelTransfer, type StepName, type Taken,
  type ZakatMode,
} from './payment-model.ts';
import { askUnderKey, answerTo, isDone, nth, payeeAt, Step, walletAt, type Bank } from './step.ts';

/** An amount, or how much more than there is, or than the limits of the wallet leave (an amount where none is set). */
type AskedAmount = { minor: bigint } | { beyondMinor: bigint } | { overLimitMinor: bigint; otherwise: bigint };

interface Asked {
  maker: 'owner' | 'officer' | 'admin';
  from: number;
  to: number;
  isAstray: boolean;
  amount: AskedAmount;
  memo: string;
  zakatMode: ZakatMode | null;
  quorum: number | null;
  isEscrow: boolean;
  expiresInHours: number;
  how: 'plainly' | 'under a key' | 'as a rehearsal';
}

class Send extends Step {
  constructor(private readonly asked: Asked) {
    super();
  }

  toString(): string {
    const { from, to, amount, memo, zakatMode, quorum, isEscrow, how, maker } = this.asked;
    const marks = [zakatMode, isEscrow ? 'escrow' : null, quorum === null ? null : `quorum ${quorum}`, how];
    return `send(${maker}, ${from} -> ${to}, ${nameOf(amount)}, ${JSON.stringify(memo)}, ${marks.filter(Boolean).join(', ')})`;
  }

  protected async act(model: LedgerModel, bank: Bank): Promise<void> {
    const transfer = this.transfer(model);
    const heard = await this.ask(model, bank, transfer);
    const fate = fateOf(model, transfer);
    expect(heard.answer?.status ?? heard.refusal).toBe(fate);
    if (fate === 'INSUFFICIENT_FUNDS') expectFigures(heard.text, transfer);
    if (fate !== 'completed' && fate !== 'pending') return;
    expect(heard.answer?.network_fees).toBe(formatMinor(feeFor(transfer.amountMinor)));
    expect(heard.answer?.transaction_id === null).toBe(this.asked.how === 'as a rehearsal');
    if (this.asked.how === 'as a rehearsal') return;
    model.payments.push({ ...make(model, transfer), transactionId: heard.answer?.transaction_id ?? '' });
  }

  private transfer(model: LedgerModel): ModelTransfer {
    const { maker, amount, memo, zakatMode, quorum, isEscrow, expiresInHours, isAstray } = this.asked;
    const from = walletAt(model, this.asked.from);
    return {
      maker: maker === 'owner' ? from.owner : maker, from, to: payeeAt(model, from, this.asked.to, isAstray),
      amountMinor: minorOf(model, from, amount),
      memo, zakatMode, quorum, isEscrow, expiresInHours,
    };
  }

  private ask(model: LedgerModel, bank: Bank, transfer: ModelTransfer): Promise<ModelAnswer<SendResultDto>> {
    const { transactions } = bank.people[transfer.maker];
    const requestBody = requestOf(transfer);
    if (this.asked.how === 'plainly') return answerTo(transactions.sendTransaction({ requestBody }));
    if (this.asked.how === 'as a rehearsal') {
      return answerTo(transactions.sendTransaction({ requestBody, dryRun: 'true' }));
    }
    // Whatever becomes of a transfer, refusals too, is remembered under its key.
    return askUnderKey(model, bank, (idempotencyKey, isOther) => transactions.sendTransaction({
      idempotencyKey, requestBody: isOther ? { ...requestBody, memo: 'Another thing' } : requestBody,
    }), () => true);
  }
}

const nameOf = (amount: AskedAmount): string => {
  if ('minor' in amount) return formatMinor(amount.minor);
  return 'beyondMinor' in amount ? `all + ${amount.beyondMinor}` : `limit + ${amount.overLimitMinor}`;
};

const minorOf = (model: LedgerModel, from: ModelWallet, amount: AskedAmount): bigint => {
  if ('minor' in amount) return amount.minor;
  if ('beyondMinor' in amount) return availableIn(from) + amount.beyondMinor;
  const left = leftOfLimit(model, from);
  return left === null || left <= 0n ? amount.otherwise : left + amount.overLimitMinor;
};

const requestOf = ({ from, to, amountMinor, memo, ...terms }: ModelTransfer): SendTransactionDto => ({
  type: 'send', network: from.network, currency: currencyOf(from.network), fromAddress: from.address,
  toAddress: to.address, memo, amount: formatMinor(amountMinor), programmableLogic: {
    ...(terms.zakatMode ? { zakatAutoSplit: { enabled: true, percentage: 2.5, mode: terms.zakatMode } } : {}),
    ...(terms.isEscrow ? { escrowEnabled: true } : {}),
    ...(terms.quorum === null ? {} : { multiSigRequired: true, quorum: terms.quorum }),
    ...(terms.isEscrow || terms.quorum !== null ? { expiresInHours: terms.expiresInHours } : {}),
  },
});

const expectFigures = (text: string, { from }: ModelTransfer): void => {
  const { details } = JSON.parse(text) as { details: unknown };
  expect(details).toMatchObject({ available: formatMinor(availableIn(from)) });
};

interface Asking {
  n: number;
  /** Whether a payment is looked for that stands where the step can be taken. */
  isAimed: boolean;
  person: 'payer' | 'payee' | 'officer' | 'admin';
  isApproved: boolean;
  share: bigint;
  isKeyed: boolean;
}

class TakeStep extends Step {
  constructor(private readonly step: StepName, private readonly asking: Asking) {
    super();
  }

  override check({ payments }: Readonly<LedgerModel>): boolean {
    return payments.length > 0 && (!this.asking.isAimed || payments.some((payment) => stands(this.step, payment)));
  }

  toString(): string {
    const { n, isAimed, person, isApproved, share } = this.asking;
    const what = this.step === 'release' ? `, ${share}` : this.step === 'decide' ? `, ${isApproved}` : '';
    return `${this.step}(${isAimed ? 'aimed at ' : ''}${n}, ${person}${what})`;
  }

  protected async act(model: LedgerModel, bank: Bank): Promise<void> {
    const { n, isAimed, isApproved, share, isKeyed } = this.asking;
    const payment = nth(isAimed ? model.payments.filter((p) => stands(this.step, p)) : model.payments, n);
    const taken: Taken = {
      step: this.step, isApproved, person: this.personFor(payment),
      // Now and then one more than what is left, which is refused.
      partMinor: 1n + (share % (payment.amountMinor - payment.releasedMinor + 1n)),
    };
    const hasBody = this.step === 'release' || this.step === 'reverse';
    const { refusal } = isKeyed && this.step !== 'decide'
      ? await askUnderKey(model, bank, (key, isOther) => this.ask(bank, payment, taken, key, isOther), isDone, hasBody)
      : await answerTo(this.ask(bank, payment, taken, undefined, false));
    const expected = refusalFor(model, payment, taken);
    expect(refusal).toBe(expected);
    if (expected === undefined) take(payment, taken);
  }

  // Customers have no business with decisions, so an officer asks instead.
  private personFor({ from, to }: ModelPayment): Person {
    const { person } = this.asking;
    if (person === 'officer' || person === 'admin') return person;
    const isDecision = this.step === 'decide' || this.step === 'approve' || this.step === 'reject';
    return isDecision ? 'officer' : ownerOf(person === 'payer' ? from : to);
  }

  private ask(
    { people }: Bank, payment: ModelPayment, { person, isApproved, partMinor }: Taken, key: string | undefined,
    isOther: boolean,
  ): Promise<unknown> {
    const { transactions, compliance } = people[person];
    const request = { id: payment.transactionId, ...(key === undefined ? {} : { idempotencyKey: key }) };
    switch (this.step) {
      case 'decide': return compliance.decideReview({ ...request, requestBody: {
        decision: isApproved ? 'approve' : 'reject', reason: 'The contract was seen.' } });
      case 'approve': return transactions.approveTransaction(request);
      case 'reject': return transactions.rejectTransaction(request);
      case 'cancel': return transactions.cancelTransaction(request);
      case 'refund': return transactions.refundEscrow(request);
      case 'release': return transactions.releaseEscrow({ ...request, requestBody: {
        amount: formatMinor(isOther ? partMinor + 1n : partMinor) } });
      case 'reverse': return transactions.reverseTransaction({ ...request, requestBody: {
        reason: isOther ? 'Another reason.' : 'Paid to the wrong wallet.' } });
    }
  }
}

const ownerOf = ({ owner }: ModelWallet): Person => owner;

const small = fc.bigInt({ min: 1n, max: 20_000n }).map((minor) => ({ minor }));
const large = fc.bigInt({ min: 349_999n, max: 400_000n }).map((minor) => ({ minor }));
const beyond = fc.bigInt({ min: 1n, max: 5_000n }).map((beyondMinor) => ({ beyondMinor }));
const limit = fc.record({ overLimitMinor: fc.constantFrom(0n, 1n), otherwise: fc.bigInt({ min: 1n, max: 20_000n }) });
const amount = fc.oneof(
  { weight: 8, arbitrary: small }, { weight: 2, arbitrary: large }, { weight: 1, arbitrary: beyond },
  { weight: 2, arbitrary: limit });

const send = fc.record<Asked>({
  maker: fc.constantFrom('owner', 'owner', 'owner', 'officer', 'admin'),
  from: fc.nat(7), to: fc.nat(7), isAstray: fc.nat(9).map((n) => n === 0), amount,
  memo: fc.constantFrom('Rent', 'Books', 'Fabric', '', BLOCKED_MEMO),
  zakatMode: fc.constantFrom(null, null, 'from_amount', 'on_top'),
  quorum: fc.constantFrom(null, null, 1, 2), isEscrow: fc.boolean(), expiresInHours: fc.constantFrom(1, 24, 72),
  how: fc.constantFrom('plainly', 'plainly', 'under a key', 'as a rehearsal'),
}).map((asked) => new Send(asked));

const plainSend = (ofAmount: fc.Arbitrary<AskedAmount>): fc.Arbitrary<Step> => fc.record<Asked>({
  maker: fc.constant('owner'), from: fc.nat(7), to: fc.nat(7), isAstray: fc.constant(false), amount: ofAmount,
  memo: fc.constant('Rent'), zakatMode: fc.constant(null), quorum: fc.constant(null), isEscrow: fc.constant(false),
  expiresInHours: fc.constant(72), how: fc.constantFrom('plainly', 'under a key'),
}).map((asked) => new Send(asked));

const step = (name: StepName): fc.Arbitrary<Step> => fc.record<Asking>({
  n: fc.nat(40), isAimed: fc.nat(4).map((n) => n > 0), person: fc.constantFrom('payer', 'payee', 'officer', 'admin'),
  isApproved: fc.boolean(), share: fc.bigInt({ min: 0n, max: 400_000n }), isKeyed: fc.boolean(),
}).map((asking) => new TakeStep(name, asking));

/** Payments of every kind and the steps that follow them. */
export const paymentCommands: fc.Arbitrary<Step>[] = [
  send, send, send, send, plainSend(small), plainSend(small), plainSend(limit), ...STEPS.map(step), step('approve'),
  step('release'),
];
