import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, WalletDto, WalletHistoryLineDto } from '@connect/sdk';
import { PASSWORD, type TestApp } from '../../app.ts';
import { sharedApp } from '../../suite.ts';
import { openWallet, sendOf } from '../../people.ts';

const SENDS = 12;

const minor = (amount: string): bigint => BigInt(amount.replace('.', ''));

describe('the history of a wallet', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let wallet: WalletDto;
  let other: WalletDto;
  let lines: WalletHistoryLineDto[];

  beforeAll(async () => {
    rig = await sharedApp();
    amina = await rig.as('amina');
    wallet = await openWallet(amina, '500.00');
    other = await openWallet(amina, '500.00');
    for (let n = 1; n <= SENDS; n++) {
      const [from, to] = n % 3 === 0 ? [other, wallet] : [wallet, other];
      await amina.transactions.sendTransaction({ requestBody: sendOf(from, to, { amount: `${n}.00`, memo: `Step ${n}` }) });
    }
    lines = await amina.wallets.getWalletHistory({ id: wallet.id, limit: 200 });
  });

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

  describe('as a file', () => {
    const exportAs = async (query: Parameters<ConnectClient['wallets']['exportWalletHistory']>[0]): Promise<string[][]> => {
      const text = await amina.wallets.exportWalletHistory(query);
      expect(text).toMatch(/^\ufeff/);
      return text.slice(1).split('\r\n').slice(0, -1).map((line) => line.split(','));
    };

    it('holds every line of the history', async () => {
      const [head, ...body] = await exportAs({ id: wallet.id });
      expect(head).toEqual(['seq', 'createdAt', 'transactionId', 'uetr', 'type', 'direction', 'kind', 'amount', 'balanceAfter',
        'counterpartyAddress', 'counterpartyLabel', 'memo', 'isMemoSealed', 'purposeCode', 'reference',
        'counterpartyName', 'counterpartyCountry', 'metadata', 'originator', 'beneficiary', 'currency']);
      expect(body).toEqual(lines.map((line) => [
        line.seq, line.createdAt, line.transactionId, line.uetr, line.type, line.direction, line.kind, line.amount,
        line.balanceAfter, line.counterpartyAddress ?? '', line.counterpartyLabel, line.memo ?? '', 'false', '', '', '',
        '', '', '', '', 'AED']));
    });

    it('comes as UTF-8 with its mark, under the name of the wallet', async () => {
      const { token } = await rig.anonymous.auth.login({ requestBody: { username: 'amina', password: PASSWORD } });
      const answer = await fetch(`${rig.baseUrl}/api/v1/wallets/${wallet.id}/history/export?format=csv`, {
        headers: { authorization: `Bearer ${token}` } });
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="wallet-${wallet.address}.csv"`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.subarray(0, 7).toString('latin1')).toBe('\xef\xbb\xbfseq,');
    });

    it('holds a period alone, as the history does', async () => {
      const middle = lines[5]?.createdAt ?? '';
      const earlier = await amina.wallets.getWalletHistory({ id: wallet.id, to: middle, limit: 200 });
      expect(earlier).toEqual(lines.filter((line) => line.createdAt < middle));
      expect((await exportAs({ id: wallet.id, to: middle })).length - 1).toBe(earlier.length);
      const later = await exportAs({ id: wallet.id, from: middle });
      expect(later.length - 1).toBe(lines.length - earlier.length);
    });

    it('holds no formula, and the export is audited', async () => {
      await amina.transactions.sendTransaction({
        requestBody: sendOf(other, wallet, { amount: '1.00', memo: '=HYPERLINK("http://x";"y")' }) });
      const text = await amina.wallets.exportWalletHistory({ id: wallet.id, format: 'csv' });
      expect(text).toContain(`"'=HYPERLINK(""http://x"";""y"")"`);
      const [audited] = await amina.audit.listAuditEvents({ action: 'wallet_history_export', limit: 1 });
      expect(audited).toMatchObject({ resourceId: wallet.id, details: { address: wallet.address, format: 'csv' } });
    });

    it('says what a payment says of its parties and its purpose, and the parties to the payer alone', async () => {
      const beneficiary = { naturalPerson: { name: { primaryIdentifier: 'Rahman', secondaryIdentifier: 'Amina' } } };
      await amina.transactions.sendTransaction({ requestBody: sendOf(wallet, other, {
        amount: '1.00', purposeCode: 'FAM', reference: 'R-77', counterpartyName: 'Amina Rahman',
        counterpartyCountry: 'AE', beneficiary }) });
      const said = `FAM,R-77,Amina Rahman,AE,,,"${JSON.stringify(beneficiary).replaceAll('"', '""')}",AED`;
      expect(await amina.wallets.exportWalletHistory({ id: wallet.id })).toContain(`,${said}\r\n`);
      const [received] = await amina.wallets.getWalletHistory({ id: other.id, limit: 1 });
      expect(received).toMatchObject({
        purposeCode: 'FAM', reference: 'R-77', counterpartyName: 'Amina Rahman', beneficiary: null });
    });
  });
});
