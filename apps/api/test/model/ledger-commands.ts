import { expect } from '@jest/globals';
import { ConnectError, type ConnectClient, type SendResultDto, type SendTransactionDto } from '@connect/sdk';
import fc from 'fast-check';
import { formatMinor } from '../../src/platform/money.ts';
import {
  availableIn, BLOCKED_MEMO, decide, fateOf, feeFor, hold, pay, REVIEWED_FROM_MINOR, type LedgerModel,
} from './ledger-model.ts';

/** The bank as its people see it: a verified customer, one nobody has checked yet, and an officer. */
export interface Bank {
  verified: ConnectClient;
  newcomer: ConnectClient;
  officer: ConnectClient;
  /** A prefix that keeps the idempotency keys of this run apart. */
  run: string;
  count: () => void;
}

export type LedgerCommand = fc.AsyncCommand<LedgerModel, Bank>;

/** What a person hears of a transfer: its fate in one word, its name, and every word of the answer. */
interface Heard {
  word: string;
  transactionId: string;
  text: string;
}

export const hear = async (asked: Promise<SendResultDto>): Promise<Heard> => {
  try {
    const result = await asked;
    return { word: result.status, transactionId: result.transaction_id ?? '', text: JSON.stringify(result) };
  } catch (failure) {
    if (!(failure instanceof ConnectError)) throw failure;
    const { status, code, message, details, requestId } = failure;
    return { word: code, transactionId: '', text: JSON.stringify({ status, code, message, details, requestId }) };
  }
};

export const refusalOf = async (asked: Promise<unknown>): Promise<ConnectError | null> => {
  try {
    await asked;
    return null;
  } catch (failure) {
    if (failure instanceof ConnectError) return failure;
    throw failure;
  }
};

// Commands name wallets by any number, so that none becomes impossible while a failing run is being shortened.
export const nth = <Item>(items: readonly Item[], n: number): Item => items[n % items.length] as Item;
export const addressAt = ({ wallets }: LedgerModel, n: number): string => nth([...wallets.keys()], n);
export const ownerOf = ({ wallets }: LedgerModel, { verified, newcomer }: Bank, address: string): ConnectClient =>
  wallets.get(address)!.isOwnerVerified ? verified : newcomer;

export abstract class Step implements LedgerCommand {
  check(model: Readonly<LedgerModel>): boolean {
    return model.wallets.size > 0;
  }

  async run(model: LedgerModel, bank: Bank): Promise<void> {
    bank.count();
    await this.act(model, bank);
  }

  abstract toString(): string;
  protected abstract act(model: LedgerModel, bank: Bank): Promise<void>;
}

class Open extends Step {
  constructor(private readonly isOwnerVerified: boolean, private readonly initialMinor: bigint) {
    super();
  }

  override check(): boolean {
    return true;
  }

  toString(): string {
    return `open(${this.isOwnerVerified ? 'verified' : 'newcomer'}, ${formatMinor(this.initialMinor)})`;
  }

  protected async act(model: LedgerModel, { verified, newcomer }: Bank): Promise<void> {
    const initialBalance = formatMinor(this.initialMinor);
    const wallet = await (this.isOwnerVerified ? verified : newcomer).wallets.openWallet({
      requestBody: { network: 'uae_dirham', initialBalance },
    });
    expect(wallet).toMatchObject({ balance: initialBalance, available: initialBalance, held: '0.00', isFrozen: false });
    model.wallets.set(wallet.address, {
      postedMinor: this.initialMinor, heldMinor: 0n, isFrozen: false, isOwnerVerified: this.isOwnerVerified,
    });
  }
}

class Fund extends Step {
  constructor(private readonly n: number, private readonly amountMinor: bigint) {
    super();
  }

  toString(): string {
    return `fund(${this.n}, ${formatMinor(this.amountMinor)})`;
  }

  protected async act(model: LedgerModel, bank: Bank): Promise<void> {
    const id = addressAt(model, this.n);
    const wallet = model.wallets.get(id)!;
    const refusal = await refusalOf(ownerOf(model, bank, id).wallets.fundWallet({
      id, requestBody: { amount: formatMinor(this.amountMinor) },
    }));
    expect(refusal?.code).toBe(wallet.isFrozen ? 'WALLET_FROZEN' : undefined);
    if (!refusal) wallet.postedMinor += this.amountMinor;
  }
}

interface Transfer {
  from: number;
  to: number;
  /** An amount, or how much more than there is. */
  amount: { minor: bigint } | { beyondMinor: bigint };
  memo: string;
  key: string | null;
}

class Send extends Step {
  constructor(private readonly transfer: Transfer) {
    super();
  }

  toString(): string {
    const { from, to, amount, memo, key } = this.transfer;
    const money = 'minor' in amount ? formatMinor(amount.minor) : `all + ${formatMinor(amount.beyondMinor)}`;
    return `send(${from} -> ${to}, ${money}, ${JSON.stringify(memo)}${key === null ? '' : `, key ${key}`})`;
  }

  protected async act(model: LedgerModel, bank: Bank): Promise<void> {
    const { amount, memo, key } = this.transfer;
    const [from, to] = [addressAt(model, this.transfer.from), addressAt(model, this.transfer.to)];
    const amountMinor = 'minor' in amount ? amount.minor : availableIn(model.wallets.get(from)!) + amount.beyondMinor;
    const requestBody: SendTransactionDto = {
      type: 'send', network: 'uae_dirham', currency: 'AED', fromAddress: from, toAddress: to, memo,
      amount: formatMinor(amountMinor),
    };
    const owner = ownerOf(model, bank, from);
    const asked = owner.transactions.sendTransaction({
      requestBody, ...(key === null ? {} : { idempotencyKey: `${bank.run}-${key}` }),
    });
    const { word, transactionId, text } = await hear(asked);
    const request = JSON.stringify(requestBody);
    const kept = key === null ? undefined : model.keys.get(keyName(model, from, key));
    if (kept) {
      if (kept.request === request) expect(text).toBe(kept.answer);
      else expect(word).toBe('IDEMPOTENCY_KEY_REUSED');
      return;
    }
    if (key !== null) model.keys.set(keyName(model, from, key), { request, answer: text });
    const fate = fateOf(model, from, to, amountMinor, memo);
    expect(word).toBe(fate);
    if (fate === 'INSUFFICIENT_FUNDS') expectFigures(text, availableIn(model.wallets.get(from)!), amountMinor);
    if (fate === 'completed') pay(model, from, to, amountMinor);
    if (fate === 'pending') hold(model, { transactionId, from, to, amountMinor });
  }
}

const expectFigures = (text: string, availableMinor: bigint, amountMinor: bigint): void => {
  expect((JSON.parse(text) as { details: unknown }).details).toMatchObject({
    available: formatMinor(availableMinor), required: formatMinor(amountMinor + feeFor(amountMinor)),
  });
};

/** A key belongs to the person who uses it, not to the wallet. */
const keyName = ({ wallets }: LedgerModel, from: string, key: string): string =>
  `${wallets.get(from)!.isOwnerVerified ? 'verified' : 'newcomer'} ${key}`;

class Decide extends Step {
  constructor(private readonly n: number, private readonly isApproved: boolean) {
    super();
  }

  override check({ holds }: Readonly<LedgerModel>): boolean {
    return holds.length > 0;
  }

  toString(): string {
    return `${this.isApproved ? 'approve' : 'reject'}(${this.n})`;
  }

  protected async act(model: LedgerModel, { officer }: Bank): Promise<void> {
    const held = nth(model.holds, this.n);
    const isFrozen = [held.from, held.to].some((address) => model.wallets.get(address)!.isFrozen);
    const refusal = await refusalOf(officer.compliance.decideReview({
      id: held.transactionId,
      requestBody: { decision: this.isApproved ? 'approve' : 'reject', reason: 'The contract was seen.' },
    }));
    expect(refusal?.code).toBe(this.isApproved && isFrozen ? 'WALLET_FROZEN' : undefined);
    if (!refusal) decide(model, held, this.isApproved);
  }
}

class Freeze extends Step {
  constructor(private readonly n: number, private readonly isFrozen: boolean) {
    super();
  }

  toString(): string {
    return `${this.isFrozen ? 'freeze' : 'unfreeze'}(${this.n})`;
  }

  protected async act(model: LedgerModel, { officer }: Bank): Promise<void> {
    const id = addressAt(model, this.n);
    const wallet = model.wallets.get(id)!;
    const request = { id, requestBody: { reason: 'An order of the court' } };
    const refusal = await refusalOf(this.isFrozen
      ? officer.wallets.freezeWallet(request) : officer.wallets.unfreezeWallet(request));
    const wasDone = this.isFrozen ? 'WALLET_ALREADY_FROZEN' : 'WALLET_NOT_FROZEN';
    expect(refusal?.code).toBe(wallet.isFrozen === this.isFrozen ? wasDone : undefined);
    wallet.isFrozen = this.isFrozen;
  }
}

class ReadBalance extends Step {
  constructor(private readonly n: number) {
    super();
  }

  toString(): string {
    return `read(${this.n})`;
  }

  protected async act(model: LedgerModel, bank: Bank): Promise<void> {
    const id = addressAt(model, this.n);
    const wallet = model.wallets.get(id)!;
    expect(await ownerOf(model, bank, id).wallets.getWallet({ id })).toMatchObject({
      balance: formatMinor(wallet.postedMinor), held: formatMinor(wallet.heldMinor),
      available: formatMinor(availableIn(wallet)), isFrozen: wallet.isFrozen,
    });
  }
}

const wallet = fc.nat(5);
const small = fc.bigInt({ min: 1n, max: 20_000n });
const large = fc.bigInt({ min: REVIEWED_FROM_MINOR - 1n, max: REVIEWED_FROM_MINOR + 50_000n });
const memo = fc.constantFrom('Rent', 'Books', '');
const transfer = (changes: Partial<{ [Name in keyof Transfer]: fc.Arbitrary<Transfer[Name]> }>): fc.Arbitrary<Send> =>
  fc.record({
    from: wallet, to: wallet, amount: small.map((minor) => ({ minor })), memo, key: fc.constant(null), ...changes,
  }).map((drawn) => new Send(drawn));

/** Everything the model knows how to do; plain sends come up more often than the rest. */
export const ledgerCommands: fc.Arbitrary<LedgerCommand>[] = [
  fc.tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 900_000n })).map((drawn) => new Open(...drawn)),
  fc.tuple(wallet, small).map(([n, minor]) => new Fund(n, minor)),
  transfer({}),
  transfer({}),
  transfer({ amount: large.map((minor) => ({ minor })) }),
  transfer({ amount: fc.bigInt({ min: 1n, max: 5_000n }).map((beyondMinor) => ({ beyondMinor })) }),
  transfer({ memo: fc.constant(BLOCKED_MEMO) }),
  transfer({
    from: fc.nat(1), to: fc.constantFrom(1, 2), amount: fc.constantFrom(100n, 200n).map((minor) => ({ minor })),
    memo: fc.constant('Rent'), key: fc.constantFrom('one', 'two', 'three'),
  }),
  fc.tuple(fc.nat(3), fc.boolean()).map(([n, isApproved]) => new Decide(n, isApproved)),
  fc.tuple(wallet, fc.boolean()).map(([n, isFrozen]) => new Freeze(n, isFrozen)),
  wallet.map((n) => new Freeze(n, false)),
  wallet.map((n) => new ReadBalance(n)),
  wallet.map((n) => new ReadBalance(n)),
];
