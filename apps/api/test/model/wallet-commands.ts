import { expect } from '@jest/globals';
import type { Network } from '@connect/sdk';
import fc from 'fast-check';
import { formatMinor } from '../../src/platform/money.ts';
import { actsFor, availableIn, type Customer, type LedgerModel, type Person } from './ledger-model.ts';
import { askUnderKey, answerTo, isDone, nth, Step, walletAt, type Bank } from './step.ts';

class Open extends Step {
  constructor(
    private readonly owner: Customer, private readonly network: Network, private readonly initialMinor: bigint,
  ) {
    super();
  }

  override check(): boolean {
    return true;
  }

  toString(): string {
    return `open(${this.owner}, ${this.network}, ${formatMinor(this.initialMinor)})`;
  }

  protected async act(model: LedgerModel, { people }: Bank): Promise<void> {
    const initialBalance = formatMinor(this.initialMinor);
    const wallet = await people[this.owner].wallets.openWallet({
      requestBody: { network: this.network, initialBalance },
    });
    expect(wallet).toMatchObject({ balance: initialBalance, available: initialBalance, held: '0.00', isFrozen: false });
    model.wallets.set(wallet.address, {
      address: wallet.address, network: this.network, owner: this.owner, postedMinor: this.initialMinor, heldMinor: 0n,
      isFrozen: false, transactionLimitMinor: null, dailyLimitMinor: null, spentOn: '', spentMinor: 0n,
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
    const wallet = walletAt(model, this.n);
    const { refusal } = await askUnderKey(model, bank, (idempotencyKey, isOther) =>
      bank.people[wallet.owner].wallets.fundWallet({
        id: wallet.address, idempotencyKey,
        requestBody: { amount: formatMinor(isOther ? this.amountMinor + 1n : this.amountMinor) },
      }), isDone);
    expect(refusal).toBe(wallet.isFrozen ? 'WALLET_FROZEN' : undefined);
    if (refusal === undefined) wallet.postedMinor += this.amountMinor;
  }
}

/** Freezes a wallet, or releases one, which is looked for among the frozen ones as long as there are any. */
class Freeze extends Step {
  constructor(private readonly n: number, private readonly isFrozen: boolean, private readonly person: Person) {
    super();
  }

  toString(): string {
    return `${this.isFrozen ? 'freeze' : 'unfreeze'}(${this.n}, ${this.person})`;
  }

  protected async act(model: LedgerModel, { people }: Bank): Promise<void> {
    const frozen = [...model.wallets.values()].filter((w) => w.isFrozen);
    const wallet = this.isFrozen || frozen.length === 0 ? walletAt(model, this.n) : nth(frozen, this.n);
    const request = { id: wallet.address, requestBody: { reason: 'An order of the court' } };
    const { wallets } = people[this.person];
    const { refusal } = await answerTo(this.isFrozen ? wallets.freezeWallet(request) : wallets.unfreezeWallet(request));
    const wasDone = this.isFrozen ? 'WALLET_ALREADY_FROZEN' : 'WALLET_NOT_FROZEN';
    const misfit = wallet.isFrozen === this.isFrozen ? wasDone : undefined;
    expect(refusal).toBe(actsFor(this.person, wallet) ? misfit : 'WALLET_NOT_FOUND');
    if (refusal === undefined) wallet.isFrozen = this.isFrozen;
  }
}

interface Limits {
  transactionMinor: bigint | null;
  dailyMinor: bigint | null;
}

class SetLimits extends Step {
  constructor(private readonly n: number, private readonly limits: Limits) {
    super();
  }

  toString(): string {
    const { transactionMinor, dailyMinor } = this.limits;
    return `limit(${this.n}, ${String(transactionMinor)}, ${String(dailyMinor)})`;
  }

  protected async act(model: LedgerModel, { people }: Bank): Promise<void> {
    const { transactionMinor, dailyMinor } = this.limits;
    const wallet = walletAt(model, this.n);
    await people.admin.wallets.setWalletLimits({ id: wallet.address, requestBody: {
      transactionLimit: transactionMinor === null ? null : formatMinor(transactionMinor),
      dailyLimit: dailyMinor === null ? null : formatMinor(dailyMinor),
    } });
    wallet.transactionLimitMinor = transactionMinor;
    wallet.dailyLimitMinor = dailyMinor;
  }
}

class ReadBalance extends Step {
  constructor(private readonly n: number) {
    super();
  }

  toString(): string {
    return `read(${this.n})`;
  }

  protected async act(model: LedgerModel, { people }: Bank): Promise<void> {
    const wallet = walletAt(model, this.n);
    expect(await people[wallet.owner].wallets.getWallet({ id: wallet.address })).toMatchObject({
      balance: formatMinor(wallet.postedMinor), held: formatMinor(wallet.heldMinor),
      available: formatMinor(availableIn(wallet)), isFrozen: wallet.isFrozen,
    });
  }
}

/** Asks again under a key of earlier: the same request hears the same to the byte, another one is refused. */
class AskAgain extends Step {
  constructor(private readonly n: number, private readonly isOther: boolean) {
    super();
  }

  override check({ keys }: Readonly<LedgerModel>): boolean {
    return keys.length > 0;
  }

  toString(): string {
    return `ask ${this.isOther ? 'otherwise' : 'again'}(${this.n})`;
  }

  protected async act({ keys }: LedgerModel): Promise<void> {
    const { again, otherwise, text } = nth(keys, this.n);
    if (this.isOther && otherwise) expect((await otherwise()).refusal).toBe('IDEMPOTENCY_KEY_REUSED');
    else expect((await again()).text).toBe(text);
  }
}

const wallet = fc.nat(7);
const owner = fc.constantFrom<Customer>('verified', 'verified', 'newcomer');
const network = fc.constantFrom<Network>('uae_dirham', 'uae_dirham', 'qatar_cbdc');
const keeper = fc.constantFrom<Person>('officer', 'admin');
const limit = fc.option(fc.bigInt({ min: 1n, max: 30_000n }), { nil: null, freq: 2 });

export const opening: fc.Arbitrary<Step> =
  fc.tuple(owner, network, fc.bigInt({ min: 0n, max: 900_000n })).map((drawn) => new Open(...drawn));

/** What is done with wallets, and requests that are repeated; reads and repetitions come up more often. */
export const walletCommands: fc.Arbitrary<Step>[] = [
  opening,
  fc.tuple(wallet, fc.bigInt({ min: 1n, max: 20_000n })).map((drawn) => new Fund(...drawn)),
  fc.tuple(wallet, fc.constant(true), keeper).map((drawn) => new Freeze(...drawn)),
  fc.tuple(wallet, fc.constant(false), keeper).map((drawn) => new Freeze(...drawn)),
  fc.tuple(wallet, fc.constant(false), keeper).map((drawn) => new Freeze(...drawn)),
  fc.tuple(wallet, fc.record({ transactionMinor: limit, dailyMinor: limit })).map((drawn) => new SetLimits(...drawn)),
  wallet.map((n) => new SetLimits(n, { transactionMinor: null, dailyMinor: null })),
  wallet.map((n) => new ReadBalance(n)),
  wallet.map((n) => new ReadBalance(n)),
  fc.tuple(fc.nat(40), fc.boolean()).map((drawn) => new AskAgain(...drawn)),
  fc.tuple(fc.nat(40), fc.boolean()).map((drawn) => new AskAgain(...drawn)),
];
