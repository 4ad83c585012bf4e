import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AccountMessageReader, type AccountMessage } from '@connect/iso20022';
import { createConnectClient, type ConnectClient, type WalletDto, type WalletStatementDto } from '@connect/sdk';
import { itWith, needs } from '../../../../../tools/needs.mjs';
import { Clock } from '../../../src/platform/clock.ts';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { RawClient } from '../../exchange.ts';
import { byIban, pain001, sendMessage, whenAnswered } from '../../iso-messages.ts';
import { openWallet, sendOf } from '../../people.ts';
import { figuresInCamt, figuresInCsv, figuresInJson } from '../../statement-figures.ts';
import { figuresOnPaper } from '../../statement-paper.ts';

const NOON = '2027-01-15T12:00:00Z';
const DAY = { from: '2027-01-15', to: '2027-01-15' };
const LONG_MEMO = 'إيجار شهر يناير للشقة رقم خمسة في شارع الكورنيش '.repeat(9).trim();

const minor = (amount: string): bigint => BigInt(amount.replace('.', ''));

interface Given {
  status: number; text: string; bytes: Buffer; signature: string | null; name: string; type: string | null;
}

describe('statements as messages of ISO 20022', () => {
  let rig: TestApp;
  let now: Date;
  let amina: ConnectClient;
  let token: string;
  let from: WalletDto;
  let to: WalletDto;
  let sentTwice: string;

  const at = async (moment: string): Promise<void> => {
    now = new Date(moment);
    ({ token } = await rig.anonymous.auth.login({ requestBody: { username: 'amina', password: PASSWORD } }));
    amina = createConnectClient({ baseUrl: rig.baseUrl, token });
  };
  const ask = async (path: string, query: Record<string, string>, as = token): Promise<Given> => {
    const answer = await fetch(`${rig.baseUrl}/api/v1/${path}?${new URLSearchParams(query).toString()}`,
      { headers: { authorization: `Bearer ${as}` } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return {
      status: answer.status, bytes, text: bytes.toString(), signature: answer.headers.get('x-jws-signature'),
      name: answer.headers.get('content-disposition') ?? '', type: answer.headers.get('content-type'),
    };
  };
  const statement = (format: string, of = from, days = DAY): Promise<Given> =>
    ask(`wallets/${of.id}/statement`, { ...days, format });
  const messageIn = ({ bytes }: Given): AccountMessage => {
    const reader = new AccountMessageReader();
    reader.write(bytes);
    const { message, problems } = reader.end();
    expect(problems).toEqual([]);
    return message;
  };
  const jsonIn = ({ text }: Given): WalletStatementDto => JSON.parse(text) as WalletStatementDto;

  beforeAll(async () => {
    rig = await startApp(undefined, { SCREENING_FRESH_DAYS: '365' });
    jest.spyOn(rig.app.get(Clock), 'now').mockImplementation(() => now);
    await at(NOON);
    [from, to] = [await openWallet(amina, '9000.00'), await openWallet(amina, '0.00')];
    await amina.transactions.sendTransaction({ requestBody:
      sendOf(from, to, { amount: '12.34', memo: LONG_MEMO, reference: 'INV-1' }) });
    await amina.transactions.sendTransaction({ requestBody: {
      ...sendOf(from, to, { amount: '100.00', reference: 'r'.repeat(60) }),
      programmableLogic: { zakatAutoSplit: { enabled: true, percentage: 2.5 } },
    } });
    const { transaction_id: id } = await amina.transactions.sendTransaction({ requestBody: sendOf(from, to, { amount: '7.00' }) });
    sentTwice = id ?? '';
    await amina.transactions.reverseTransaction({ id: sentTwice, requestBody: { reason: 'Sent twice' } });
    const raw = new RawClient(rig.baseUrl);
    const sent = await sendMessage(raw, token, pain001({
      messageId: 'RENT-01', day: '2027-01-15', from: byIban(from.iban),
      payments: [{ to: byIban(to.iban), amount: '55.55', endToEndId: 'E2E-1' }],
    }));
    await whenAnswered(raw, token, (JSON.parse(sent.text) as { id: string }).id);
  }, 120_000);
  afterAll(() => rig.close());

  it('tell of a day that is not over in a camt.052 alone, up to now', async () => {
    const refused = await statement('camt.053');
    expect([refused.status, JSON.parse(refused.text)]).toEqual([422, expect.objectContaining({
      code: 'PERIOD_NOT_OVER', details: [expect.objectContaining({ field: 'to' })],
    })]);
    const given = await statement('camt.052');
    expect(given).toMatchObject({ status: 200, type: 'application/xml; charset=utf-8' });
    expect(given.name).toContain('.camt.052.xml');
    const { kind, reports: [report] } = messageIn(given);
    const { closing, movements } = jsonIn(await statement('json'));
    expect(kind).toBe('camt.052.001.08');
    expect(report?.balances).toEqual([
      { kind: 'OPBD', minor: 0n, at: '2027-01-15' }, { kind: 'ITBD', minor: minor(closing), at: '2027-01-15T12:00:00.000Z' },
    ]);
    expect(report?.entries).toHaveLength(movements.length);
  });

  describe('of a day that is over', () => {
    beforeAll(() => at('2027-01-16T00:00:00Z'));

    it('are refused as a report of what is not', async () => {
      expect(JSON.parse((await statement('camt.052')).text)).toMatchObject({ code: 'PERIOD_OVER', details: [{ field: 'to' }] });
    });

    it('carry the same figures as JSON and CSV, to the last fils, number by number', async () => {
      const idle = await openWallet(amina, '0.00');
      for (const wallet of [from, to, idle]) {
        const json = await statement('json', wallet);
        const figures = figuresInJson(json.text, 0);
        const camt = await statement('camt.053', wallet);
        expect(figuresInCamt(camt.text, 0)).toEqual(figures);
        expect(figuresInCsv((await statement('csv', wallet)).text, 0)).toEqual(figures);
        const { reports: [report] } = messageIn(camt);
        expect(report?.balances).toEqual([
          { kind: 'OPBD', minor: figures.opening, at: '2027-01-15' }, { kind: 'CLBD', minor: figures.closing, at: '2027-01-15' },
        ]);
        expect(report?.entries.map(({ reference, uetr }) => [reference, uetr]))
          .toEqual(jsonIn(json).movements.map(({ transactionId: id, uetr, reverses }) => [id, reverses?.uetr ?? uetr]));
        expect(figures.movements.length > 3).toBe(wallet !== idle);
      }
    });

    itWith(it, needs.pdftotext)('carry the same figures as paper in both languages', async () => {
      const figures = figuresInJson((await statement('json')).text, 0);
      for (const language of ['en', 'ar'] as const) {
        const { bytes } = await ask(`wallets/${from.id}/statement`, { ...DAY, format: 'pdf', language });
        expect(figuresOnPaper(bytes, language)).toEqual(figures);
      }
    });

    it('say what each movement is, between whom, and by which names its sender knows it', async () => {
      const { reports: [report] } = messageIn(await statement('camt.053'));
      const { entries, account } = report!;
      expect(account).toMatchObject({
        account: { iban: from.iban, proxy: from.address, currency: 'AED' }, owner: from.ownerName, servicer: { name: expect.any(String) },
      });
      const found = (word: string) => entries.filter(({ code }) => code.word === word);
      expect(found('issue')[0]?.code).toMatchObject({ domain: 'PMNT', family: 'RCDT', subFamily: 'BOOK' });
      expect(found('principal')[0]).toMatchObject({
        code: { family: 'ICDT', subFamily: 'DMCT' }, isCredit: false, isReversal: false, endToEndId: 'INV-1',
        debtor: { name: from.ownerName, account: { iban: from.iban, proxy: from.address } },
        creditor: { name: to.ownerName, account: { iban: to.iban, proxy: to.address } },
      });
      expect(found('principal')[0]?.remittance.join(' ')).toBe(LONG_MEMO);
      expect(found('principal')[0]?.remittance.every((line) => line.length <= 140)).toBe(true);
      expect(found('principal')[1]).toMatchObject({ endToEndId: 'NOTPROVIDED', more: `Ref. ${'r'.repeat(60)}` });
      expect(found('fee')[0]).toMatchObject({ code: { family: 'ICDT', subFamily: 'CHRG' }, creditor: { name: 'Fees account' } });
      expect(found('zakat')[0]).toMatchObject({ isCredit: false, creditor: { name: 'Zakat fund' } });
      expect(found('reversal')[0]).toMatchObject({ isCredit: true, isReversal: true, code: { family: 'ICDT', subFamily: 'RRTN' }, more: `Returns ${sentTwice}` });
      expect(entries.find(({ endToEndId }) => endToEndId === 'E2E-1')).toMatchObject({ messageId: 'RENT-01', paymentInstructionId: 'P1' });
      const { reports: [received] } = messageIn(await statement('camt.053', to));
      const theirs = received?.entries.find(({ endToEndId }) => endToEndId === 'E2E-1');
      expect(theirs).toMatchObject({ isCredit: true, amountMinor: 5555n });
      expect(theirs?.messageId).toBeUndefined();
    });

    it('are the same bytes again, with the same name of the message', async () => {
      const [one, other] = [await statement('camt.053'), await statement('camt.053')];
      expect(one.bytes.equals(other.bytes)).toBe(true);
      expect(messageIn(one).messageId).not.toBe(messageIn(await statement('camt.053', to)).messageId);
    });

    it('are signed by a published key, and known again by their file', async () => {
      const { bytes, signature } = await statement('camt.053');
      const [header, , value] = (signature ?? '').split('.') as [string, string, string];
      const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string };
      const { keys } = await rig.anonymous.keys.getKeys();
      const { kty, crv, x } = keys.find((key) => key.kid === kid)!;
      const key = await crypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify']);
      const signed = new Uint8Array(Buffer.concat([Buffer.from(`${header}.`), bytes]));
      expect(await crypto.subtle.verify('Ed25519', key, Buffer.from(value, 'base64url'), signed)).toBe(true);
      const known = await (await rig.as('admin')).reports.verifyReport({ requestBody: new Blob([new Uint8Array(bytes)]) });
      expect(known).toMatchObject({ valid: true, document: 'statement' });
    });

    it('of all wallets stand in one message, each by itself', async () => {
      const { reports } = messageIn(await ask('statements', { ...DAY, format: 'camt.053' }));
      const wallets = await amina.wallets.listWallets({ limit: 200, sort: 'createdAt' });
      expect(reports.map(({ account }) => account.account.iban)).toEqual(wallets.map(({ iban }) => iban));
      expect(new Set(reports.map(({ id }) => id)).size).toBe(reports.length);
    });

    it('are nobody else’s', async () => {
      const other = await rig.anonymous.auth.login({ requestBody: { username: 'yusuf', password: PASSWORD } });
      expect((await ask(`wallets/${from.id}/statement`, { ...DAY, format: 'camt.053' }, other.token)).status).toBe(404);
    });
  });
});
