import { availableOf, type AccountState, type Posting } from './posting.ts';

/** One leg of a posting, on one account. */
export interface EntryDraft {
  accountId: string;
  transactionId: string;
  posting: number;
  purpose: string;
  amountMinor: bigint;
}

/** A hold to be opened on an account. */
export interface HoldDraft {
  transactionId: string;
  accountId: string;
  amountMinor: bigint;
}

/** What is taken out of a hold: money that is paid, and money that is free again. */
export interface HoldMove {
  transactionId: string;
  accountId: string;
  capturedMinor: bigint;
  releasedMinor: bigint;
}

/** What an account held before and after one transaction. */
export interface BalanceChange {
  accountId: string;
  beforeMinor: bigint;
  afterMinor: bigint;
}

/** Which postings of a transaction were made; an event says it, so that its block commits to what they left. */
export type Moved = { postings: number; firstPosting?: number } | Record<string, never>;

/**
 * The locked accounts of a batch and what happens to them, in order and in memory. Nothing is written until the
 * ledger posts the book, so a rehearsal is a book that is never posted.
 */
export class AccountBook {
  readonly entries: EntryDraft[] = [];
  readonly holds: HoldDraft[] = [];
  readonly holdMoves: HoldMove[] = [];
  private readonly working: Map<string, AccountState>;

  constructor(private readonly locked: ReadonlyMap<string, AccountState>) {
    this.working = new Map([...locked].map(([id, account]) => [id, { ...account }]));
  }

  /** The state of a locked account after everything applied so far. */
  account(id: string): Readonly<AccountState> {
    const account = this.working.get(id);
    if (!account) throw new Error(`Account ${id} is not locked by this book.`);
    return account;
  }

  /** The locked accounts that this book changes. */
  changed(): AccountState[] {
    return [...this.working.values()].filter((account) => {
      const before = this.locked.get(account.id);
      return account.sequence !== before?.sequence || account.heldMinor !== before.heldMinor
        || account.spentMinor !== before.spentMinor || account.spentOn !== before.spentOn;
    });
  }

  /** Whether an account can pay this much now (I3: what is available never falls below zero). */
  canPay(accountId: string, amountMinor: bigint): boolean {
    return availableOf(this.account(accountId)) >= amountMinor;
  }

  /**
   * Moves money between accounts; those that are not locked here are system accounts and settle when posted.
   * Postings are numbered within their transaction, from the first number that is free.
   */
  apply(transactionId: string, postings: readonly Posting[], firstNumber = 0): BalanceChange[] {
    const before = new Map<string, bigint>();
    postings.forEach((posting, n) => {
      this.move(posting.fromAccountId, -posting.amountMinor, before);
      this.move(posting.toAccountId, posting.amountMinor, before);
      const leg = { transactionId, posting: firstNumber + n, purpose: posting.purpose };
      this.entries.push({ ...leg, accountId: posting.fromAccountId, amountMinor: -posting.amountMinor });
      this.entries.push({ ...leg, accountId: posting.toAccountId, amountMinor: posting.amountMinor });
    });
    return [...before].map(([accountId, beforeMinor]) =>
      ({ accountId, beforeMinor, afterMinor: this.account(accountId).postedMinor }));
  }

  /** Which postings of each transaction stand in this book. */
  moved(): (transactionId: string) => Moved {
    const ranges = new Map<string, { first: number; end: number }>();
    for (const { transactionId, posting } of this.entries) {
      const { first, end } = ranges.get(transactionId) ?? { first: posting, end: posting };
      ranges.set(transactionId, { first: Math.min(first, posting), end: Math.max(end, posting + 1) });
    }
    return (transactionId) => {
      const range = ranges.get(transactionId);
      if (!range) return {};
      const { first, end } = range;
      return { postings: end - first, ...(first === 0 ? {} : { firstPosting: first }) };
    };
  }

  /** What an account has sent on a day so far, or on the later day that it has already come to. */
  spentOn(accountId: string, day: string): bigint {
    const { spentOn, spentMinor } = this.account(accountId);
    return spentOn !== null && spentOn >= day ? spentMinor : 0n;
  }

  /**
   * Counts an amount towards what an account has sent on a day. The account's day never goes back: what was begun just
   * before midnight and comes to the account after it counts for the new day.
   */
  countSpending(accountId: string, day: string, amountMinor: bigint): void {
    const spentMinor = this.spentOn(accountId, day) + amountMinor;
    const account = this.working.get(accountId);
    if (!account) return;
    const isLate = account.spentOn !== null && account.spentOn > day;
    Object.assign(account, { spentOn: isLate ? account.spentOn : day, spentMinor });
  }

  /**
   * Takes back what was counted towards what an account sent on a day, because it never left the account. What was
   * counted for a later day than it was sent on stays counted.
   */
  returnSpending(accountId: string, day: string, amountMinor: bigint): void {
    const account = this.working.get(accountId);
    if (account?.spentOn !== day) return;
    account.spentMinor = account.spentMinor > amountMinor ? account.spentMinor - amountMinor : 0n;
  }

  /** Sets money aside without moving it. */
  hold(hold: HoldDraft): void {
    const account = this.working.get(hold.accountId);
    if (!account || availableOf(account) < hold.amountMinor) throw new Error('I3: the hold exceeds what is available.');
    account.heldMinor += hold.amountMinor;
    this.holds.push(hold);
  }

  /** Takes money out of a hold; what is captured is free only for the postings that follow in the same book. */
  drawHold(move: HoldMove): void {
    const account = this.working.get(move.accountId);
    const drawnMinor = move.capturedMinor + move.releasedMinor;
    if (!account || account.heldMinor < drawnMinor) throw new Error('I5: the account does not hold this much.');
    account.heldMinor -= drawnMinor;
    this.holdMoves.push(move);
  }

  private move(accountId: string, amountMinor: bigint, before: Map<string, bigint>): void {
    const account = this.working.get(accountId);
    if (!account) return;
    if (!before.has(accountId)) before.set(accountId, account.postedMinor);
    account.postedMinor += amountMinor;
    account.sequence += 1n;
    if (availableOf(account) < 0n) throw new Error('I3: the posting exceeds what is available.');
  }
}
