import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { WalletDto } from '@connect/sdk';
import { row } from '../../../src/platform/database/sql.ts';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { RawClient } from '../../exchange.ts';
import { MESSAGES_PATH, byIban, pain001, read, sendMessage, type AskedPayment } from '../../iso-messages.ts';
import { openWallet } from '../../people.ts';

/** Of the lists that the sandbox begins with. */
const LISTED = '<Nm>Kasim Omar AL TESTANI</Nm>';
const HARMLESS = '<Nm>Hind Al Marzouqi</Nm>';
const IN_KOREA = '<PstlAdr><Ctry>KP</Ctry></PstlAdr>';
const RIBA = 'Interest on the loan';
/** Names of fields that no message of the standard has. */
const OF_OTHERS = /counterparty|beneficiary|originator|items\[/;

interface Told {
  code: string;
  details: { id: string; problems: { field: string; code: string; message: string }[] };
  instructions: { completed: number; pending: number; refused: number }[];
}

describe('what a message says', () => {
  let rig: TestApp;
  let raw: RawClient;
  let token: string;
  let ibans: { from: string; to: string };

  beforeAll(async () => {
    rig = await startApp();
    raw = new RawClient(rig.baseUrl);
    ({ token } = await rig.anonymous.auth.login({ requestBody: { username: 'amina', password: PASSWORD } }));
    const [from, to] = [await openWallet(await rig.as('amina'), '1000.00'), await openWallet(await rig.as('yusuf'), '0.00')];
    ibans = { from: await ibanOf(from), to: await ibanOf(to) };
  });
  afterAll(async () => {
    raw.close();
    await rig.close();
  });

  const ibanOf = async ({ id }: WalletDto): Promise<string> =>
    (await row<{ iban: string }>(rig.orm.em.fork(), 'select iban from wallet where id = $1', [id])).iban;
  const messageOf = (payment: Partial<AskedPayment> = {}): string => pain001({
    messageId: randomUUID().replaceAll('-', ''), from: byIban(ibans.from), payments: [{ to: byIban(ibans.to), ...payment }] });
  const post = async (text: string, query = '', headers = {}) => {
    const { status, text: body } = await raw.ask({ method: 'POST', path: `${MESSAGES_PATH}${query}`, body: text,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/xml', ...headers } });
    return { status, body: JSON.parse(body) as Told };
  };
  /** What would become of the one payment of a message; nothing of it counts for the next. */
  const forecastOf = async (text: string): Promise<string> => {
    const { status, body } = await post(text, '?dryRun=true');
    expect(status).toBe(200);
    const [told] = body.instructions;
    return told?.completed === 1 ? 'paid' : told?.pending === 1 ? 'held' : 'refused';
  };
  const problemsOf = async (text: string) => {
    const { status, body } = await post(text);
    expect([status, body.code]).toEqual([422, 'MESSAGE_REFUSED']);
    return body.details.problems.map(({ field, code }) => [field.replace(/^.*CdtTrfTxInf\[1\]\//, ''), code]);
  };
  const put = (before: string, more: string) => (text: string): string => text.replace(before, `${more}${before}`);
  const instead = (old: string, now: string) => (text: string): string => text.replace(old, now);

  it.each<[string, (somebody: string) => (text: string) => string]>([
    ['starts it', (name) => instead('<InitgPty/>', `<InitgPty>${name}</InitgPty>`)],
    ['pays, for somebody else', (name) => (text) => put('<CdtTrfTxInf>', '<UltmtDbtr><Nm>Amina Rahman</Nm></UltmtDbtr>')(
      instead('<Dbtr/>', `<Dbtr>${name}</Dbtr>`)(text))],
    ['pays in the end', (name) => put('<CdtrAcct>', `<UltmtDbtr>${name}</UltmtDbtr>`)],
    ['keeps the account', (name) => instead('</CdtrAcct>', `${name}</CdtrAcct>`)],
    ['is a bank', (name) => put('<CdtrAcct>', `<CdtrAgt><FinInstnId>${name}</FinInstnId></CdtrAgt>`)],
    ['is invoiced', (name) => put('</CdtTrfTxInf>', `<RmtInf><Strd><Invcee>${name}</Invcee></Strd></RmtInf>`)],
    ['invoices', (name) => put('</CdtTrfTxInf>', `<RmtInf><Strd><Invcr>${name}</Invcr></Strd></RmtInf>`)],
  ])('is screened for whoever %s', async (who, change) => {
    expect(await forecastOf(change(LISTED)(messageOf()))).toBe('held');
    // Whoever is said to pay in the end is another than the owner of the wallet, which is asked about by itself.
    if (who !== 'pays in the end') expect(await forecastOf(change(HARMLESS)(messageOf()))).toBe('paid');
  });

  it.each([
    ['an adjustment', `<RfrdDocAmt><AdjstmntAmtAndRsn><Amt Ccy="AED">1.00</Amt><AddtlInf>${RIBA}</AddtlInf></AdjstmntAmtAndRsn></RfrdDocAmt>`],
    ['an issuer of documents', `<RfrdDocInf><Tp><CdOrPrtry><Cd>CINV</Cd></CdOrPrtry><Issr>${RIBA}</Issr></Tp></RfrdDocInf>`],
    ['a kind of reference', `<CdtrRefInf><Tp><CdOrPrtry><Prtry>${RIBA}</Prtry></CdOrPrtry></Tp><Ref>R1</Ref></CdtrRefInf>`],
    ['a line', `<AddtlRmtInf>${RIBA}</AddtlRmtInf>`],
  ])('is judged where it stands in %s', async (_, words) => {
    const strd = `<RmtInf><Strd>${words}</Strd></RmtInf>`;
    expect(await forecastOf(messageOf({ more: strd }))).toBe('refused');
    expect(await forecastOf(messageOf({ more: strd.replace(RIBA, 'Office chairs') }))).toBe('paid');
  });

  it('is judged by the country of an address that has no town', async () => {
    const described = (country: string): string => messageOf({
      more: `<UltmtCdtr><Nm>Yusuf Al Kuwari</Nm>${IN_KOREA.replace('KP', country)}</UltmtCdtr>` });
    expect(await forecastOf(described('QA'))).toBe('paid');
    expect(await forecastOf(described('KP'))).not.toBe('paid');
  });

  it('is judged by the country that the free lines of an address name', async () => {
    const described = (line: string): string => messageOf({
      more: `<UltmtCdtr><Nm>Yusuf Al Kuwari</Nm><PstlAdr><AdrLine>1 Main Street</AdrLine><AdrLine>${line}</AdrLine></PstlAdr></UltmtCdtr>` });
    expect(await forecastOf(described('Doha, Qatar'))).toBe('paid');
    expect(await forecastOf(described('Pyongyang, North Korea'))).not.toBe('paid');
  });

  it('is refused of somebody without a name, whom nobody could judge', async () => {
    expect(await problemsOf(messageOf({ more: `<UltmtCdtr>${IN_KOREA}</UltmtCdtr>` }))).toEqual([['UltmtCdtr/Nm', 'REQUIRED']]);
    expect(await problemsOf(put('<CdtrAcct>', '<UltmtDbtr><Id><PrvtId><Othr><Id>P1</Id></Othr></PrvtId></Id></UltmtDbtr>')(messageOf())))
      .toEqual([['UltmtDbtr/Nm', 'REQUIRED']]);
    const ofBank = '<Dbtr><Id><OrgId><Othr><Id>CUSTOMER-7</Id></Othr></OrgId></Id></Dbtr>';
    expect(await forecastOf(instead('<Dbtr/>', ofBank)(messageOf()))).toBe('paid');
  });

  it('is refused by the element that is wrong, in words that are not those of other interfaces', async () => {
    const cdtr = (content: string): string => messageOf({ name: 'Yusuf</Nm>' }).replace('Yusuf</Nm></Nm>', `Yusuf</Nm>${content}`);
    for (const [text, place, code] of [
      [cdtr('<PstlAdr><Ctry>XX</Ctry></PstlAdr>'), 'Cdtr/PstlAdr/Ctry', 'NOT_A_COUNTRY'],
      [cdtr('<CtryOfRes>XX</CtryOfRes>'), 'Cdtr/CtryOfRes', 'NOT_A_COUNTRY'],
      [messageOf({ more: '<UltmtCdtr><Nm>A</Nm><CtryOfRes>XX</CtryOfRes></UltmtCdtr>' }), 'UltmtCdtr/CtryOfRes', 'NOT_A_COUNTRY'],
      [messageOf({ amount: '9999999999999.99' }), 'Amt/InstdAmt', 'TOO_LARGE'],
    ] as const) {
      expect(await problemsOf(text)).toContainEqual([place, code]);
      const { body } = await post(text.replace(/<MsgId>.*?</, `<MsgId>${randomUUID().slice(0, 30)}<`));
      for (const { message } of body.details.problems) expect(message).not.toMatch(OF_OTHERS);
    }
  });

  it('is refused by reasons of the standard that mean what was wrong', async () => {
    for (const [change, reason] of [
      [put('<CreDtTm>', '<CreDtTm>2026-11-27T08:00:00Z</CreDtTm>'), 'FF01'],
      [instead('<CdtrAcct>', `<Cdtr><PstlAdr>${'<AdrLine>a</AdrLine>'.repeat(8)}</PstlAdr></Cdtr><CdtrAcct>`), 'FF01'],
      [instead('<NbOfTxs>1', '<NbOfTxs>2'), 'AM18'],
    ] as const) {
      const { body } = await post(change(messageOf()));
      const { text } = await read(raw, token, `/${body.details.id}/answers/1`);
      expect(text).toContain(`<GrpSts>RJCT</GrpSts><StsRsnInf><Rsn><Cd>${reason}</Cd>`);
    }
  });

  it.each([
    ['in other characters', { 'content-type': 'application/xml; charset=utf-16' }],
    ['in the characters of one language', { 'content-type': 'text/xml; charset=iso-8859-1' }],
    ['packed', { 'content-encoding': 'gzip' }],
  ])('is not read where it is said to be %s', async (_, headers) => {
    const { status, body } = await post(messageOf(), '', headers);
    expect([status, body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('is answered although the rest of it is still coming', async () => {
    const { status } = await sendMessage(raw, token, messageOf().replace('</CdtTrfTxInf>', `<RmtInf>${'<Strd/>'.repeat(1_000_000)}</RmtInf></CdtTrfTxInf>`));
    expect(status).toBe(400);
  });
});
