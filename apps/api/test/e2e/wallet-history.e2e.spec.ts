import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, WalletDto, WalletHistoryLineDto } from '@connect/sdk';
import { startApp, type TestApp } from '../app.ts';
import { openWallet, sendOf } from '../people.ts';

const SENDS = 12;

const minor = (amount: string): bigint => BigInt(amount.replace('.', ''));

describe('the history of a wallet', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let wallet: WalletDto;
  let other: WalletDto;
  let lines: WalletHistoryLineDto[];

  beforeAll(async () => {
    rig = await startApp();
    amina = await rig.as('amina');
    wallet = await openWallet(amina, '500.00');
    other = await openWallet(amina, '500.00');
    for (let n = 1; n <= SENDS; n++) {
      const [from, to] = n % 3 === 0 ? [other, wallet] : [wallet, other];
      await amina.transactions.sendTransaction({ requestBody: sendOf(from, to, { amount: `${n}.00`, memo: `Step ${n}` }) });
    }
    lines = await amina.wallets.getWalletHistory({ id: wallet.id, limit: 200 });
  });
  afterAll(() => rig.close());

  it('I7: numbers every entry without a gap, newest first, each with the balance it left', () => {
    const oldestFirst = [...lines].reverse();
    let balance = 0n;
    oldestFirst.forEach((line, n) => {
      balance += minor(line.amount);
      expect(line.seq).toBe(String(n + 1));
      expect(minor(line.balanceAfter)).toBe(balance);
      expect(line.direction).toBe(line.amount.startsWith('-') ? 'out' : 'in');
    });
  });

  it('I4: ends at the balance of the wallet', async () => {
    const { balance } = await amina.wallets.getWalletBalance({ id: wallet.id });
    expect(lines[0]?.balanceAfter).toBe(balance);
  });

  it('tells a payment from its fee and names the other side of each', () => {
    const [fee, principal] = lines.filter((line) => line.memo === 'Step 11');
    expect(fee).toMatchObject({
      kind: 'fee', amount: '-0.01', direction: 'out', counterpartyAddress: null, counterpartyLabel: 'fees', type: 'send',
    });
    expect(principal).toMatchObject({ kind: 'principal', amount: '-11.00', counterpartyAddress: other.address });
    expect(fee?.transactionId).toBe(principal?.transactionId);
    expect(lines.filter((line) => line.memo === 'Step 12')).toEqual([
      expect.objectContaining({ kind: 'principal', amount: '12.00', direction: 'in', counterpartyAddress: other.address }),
    ]);
  });

  it('gives every line once when paged by the number of the last', async () => {
    const visited: WalletHistoryLineDto[] = [];
    for (let page = await amina.wallets.getWalletHistory({ id: wallet.id, limit: 4 }); page.length > 0;
      page = await amina.wallets.getWalletHistory({ id: wallet.id, limit: 4, before: page.at(-1)?.seq ?? '' })) {
      visited.push(...page);
    }
    expect(visited).toEqual(lines);
  });

  it.each(['0', '-1', '1.5', 'x', '99999999999999999999'])('refuses %j as the number of a line', (before) =>
    expect(amina.wallets.getWalletHistory({ id: wallet.id, before }))
      .rejects.toMatchObject({ status: 400, details: [{ field: 'before' }] }));
});
