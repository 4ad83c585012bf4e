import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { AccountBook } from './account-book.ts';
import type { AccountState } from './posting.ts';

const account = (id: string, postedMinor: bigint): AccountState =>
  ({ id, network: 'uae_dirham', postedMinor, heldMinor: 0n, sequence: 0n, isFrozen: false, spentOn: null, spentMinor: 0n });
const bookOf = (...accounts: AccountState[]): AccountBook => new AccountBook(new Map(accounts.map((a) => [a.id, a])));
const pay = (from: string, to: string, amountMinor: bigint) =>
  ({ fromAccountId: from, toAccountId: to, amountMinor, purpose: 'principal' as const });

describe('AccountBook', () => {
  it('I1: conserves money whatever is applied', () => {
    const step = fc.record({ from: fc.nat(3), to: fc.nat(3), amount: fc.bigInt({ min: 1n, max: 500n }) });
    fc.assert(fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const book = bookOf(...['0', '1', '2', '3'].map((id) => account(id, 1000n)));
      for (const { from, to, amount } of steps) {
        if (from !== to && book.canPay(String(from), amount)) book.apply('t', [pay(String(from), String(to), amount)]);
      }
      const balances = ['0', '1', '2', '3'].map((id) => book.account(id).postedMinor);
      expect(balances.reduce((sum, balance) => sum + balance, 0n)).toBe(4000n);
      expect(balances.every((balance) => balance >= 0n)).toBe(true);
    }));
  });

  it('I2: makes two entries of opposite sign for each posting', () => {
    const book = bookOf(account('a', 100n), account('b', 0n));
    book.apply('t', [pay('a', 'b', 60n)]);
    expect(book.entries.map((e) => [e.accountId, e.amountMinor])).toEqual([['a', -60n], ['b', 60n]]);
  });

  it('I3: refuses to spend what is held', () => {
    const book = bookOf(account('a', 100n), account('b', 0n));
    book.hold({ transactionId: 't', accountId: 'a', amountMinor: 80n });
    expect(book.canPay('a', 30n)).toBe(false);
    expect(() => book.apply('u', [pay('a', 'b', 30n)])).toThrow('I3');
    expect(() => book.hold({ transactionId: 'v', accountId: 'a', amountMinor: 21n })).toThrow('I3');
  });

  it('tells what each wallet held before and after a transaction of several postings', () => {
    const book = bookOf(account('a', 100n), account('b', 5n));
    expect(book.apply('t', [pay('a', 'b', 60n), pay('a', 'fees', 1n)])).toEqual([
      { accountId: 'a', beforeMinor: 100n, afterMinor: 39n },
      { accountId: 'b', beforeMinor: 5n, afterMinor: 65n },
    ]);
  });

  it('leaves the locked accounts untouched until it is posted', () => {
    const locked = account('a', 100n);
    bookOf(locked, account('b', 0n)).apply('t', [pay('a', 'b', 60n)]);
    expect(locked.postedMinor).toBe(100n);
  });

  it('counts what was begun before midnight and comes after it for the new day', () => {
    const book = bookOf(account('0', 1000n));
    book.countSpending('0', '2026-11-20', 5n);
    book.countSpending('0', '2026-11-21', 7n);
    book.countSpending('0', '2026-11-20', 11n);
    expect(book.account('0')).toMatchObject({ spentOn: '2026-11-21', spentMinor: 18n });
    expect(book.spentOn('0', '2026-11-22')).toBe(0n);
  });

  it('gives back what was counted for the day that is still on, and never more', () => {
    const book = bookOf(account('0', 1000n));
    book.countSpending('0', '2026-11-20', 5n);
    book.returnSpending('0', '2026-11-20', 3n);
    expect(book.spentOn('0', '2026-11-20')).toBe(2n);
    book.countSpending('0', '2026-11-21', 7n);
    book.returnSpending('0', '2026-11-20', 2n);
    expect(book.spentOn('0', '2026-11-21')).toBe(7n);
    book.returnSpending('0', '2026-11-21', 9n);
    expect(book.spentOn('0', '2026-11-21')).toBe(0n);
  });
});
