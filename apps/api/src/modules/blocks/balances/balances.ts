import { textLeafHash } from '../proofs/merkle.ts';
import { BalanceTree } from './balance-tree.ts';

/** What an account holds after a block, as its leaf commits to it; whole numbers as strings. */
export interface AccountBalance {
  account: string;
  currency: string;
  postedMinor: string;
  /** The number of its last entry; 0 while it has none. */
  sequence: string;
}

/** What the entries that a block told of did to an account. */
export interface AccountMove {
  account: string;
  entries: number;
  movedMinor: bigint;
  /** The numbers of the first and the last of them, and the balance that the last one leaves. */
  first: bigint;
  last: bigint;
  leftMinor: bigint;
}

/** Which account an opening is of, and what it held when blocks began to commit to balances. */
export interface Opening {
  account: string;
  currency: string;
  postedMinor: bigint;
  sequence: bigint;
}

interface Held {
  readonly position: number;
  readonly currency: string;
  posted: bigint;
  sequence: bigint;
}

// The one spelling of canonical JSON (RFC 8785): none of the values needs escaping.
const canonicalBalance = (account: string, { currency, posted, sequence }: Held): string =>
  `{"account":"${account}","currency":"${currency}","postedMinor":"${posted}","sequence":"${sequence}"}`;

/** What all accounts hold after a block, and the tree over it. */
export class Balances {
  /** By the last two digits of the id: a map of a million grows in steps that would hold everybody else up. */
  private readonly held = Array.from({ length: 256 }, () => new Map<string, Held>());
  private readonly tree = new BalanceTree();

  /** How many accounts have a place. */
  get size(): number {
    return this.tree.size;
  }

  has(account: string): boolean {
    return this.find(account) !== undefined;
  }

  /** Gives an account the next place; one that has a place keeps it. */
  open({ account, currency, postedMinor, sequence }: Opening): void {
    if (this.has(account)) return;
    const held = { position: this.tree.size, currency, posted: postedMinor, sequence };
    this.shelf(account).set(account, held);
    this.write(account, held);
  }

  /** Whether entries go on where the account stands, without a gap, and leave what they say. */
  follows({ account, entries, movedMinor, first, last, leftMinor }: AccountMove): boolean {
    const held = this.find(account);
    return held !== undefined && first === held.sequence + 1n && last === held.sequence + BigInt(entries)
      && leftMinor === held.posted + movedMinor;
  }

  /** What an account would hold by the sum of its entries, whatever the last of them says. */
  summed({ account, movedMinor }: AccountMove): bigint {
    return (this.find(account)?.posted ?? 0n) + movedMinor;
  }

  /** Notes what an account holds now; one without a place is passed over. */
  set(account: string, postedMinor: bigint, sequence: bigint): void {
    const held = this.find(account);
    if (!held) return;
    held.posted = postedMinor;
    held.sequence = sequence;
    this.write(account, held);
  }

  /** The root over everything that was noted. */
  async root(): Promise<Buffer> {
    await this.tree.settle();
    return this.tree.root();
  }

  /** What an account holds, its place, and the hashes above it; null when it has none. */
  proofOf(account: string): { balance: AccountBalance; position: number; hashes: Buffer[] } | null {
    const held = this.find(account);
    return held
      ? { balance: balanceOf(account, held), position: held.position, hashes: this.tree.path(held.position) } : null;
  }

  private find(account: string): Held | undefined {
    return this.shelf(account).get(account);
  }

  private shelf(account: string): Map<string, Held> {
    return this.held[Number.parseInt(account.slice(-2), 16)] as Map<string, Held>;
  }

  private write(account: string, held: Held): void {
    this.tree.set(held.position, textLeafHash(canonicalBalance(account, held)));
  }
}

const balanceOf = (account: string, { currency, posted, sequence }: Held): AccountBalance =>
  ({ account, currency, postedMinor: posted.toString(), sequence: sequence.toString() });
