import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { ConnectClient, WalletDto } from '@connect/sdk';
import { rows } from '../../../src/platform/database/sql.ts';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { RawClient } from '../../exchange.ts';
import { byIban, pain001, read, sendMessage, whenAnswered } from '../../iso-messages.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet, sendOf } from '../../people.ts';

const PATIENCE_MS = 60_000;

/** One payment that is asked back: its names and its reason, as elements. */
interface Wanted { names: string; reason?: string; words?: string; amount?: string; day?: string; reference?: string }

const camt056 = (wanted: readonly Wanted[], messageId: string, version = '08'): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.056.001.${version}"><FIToFIPmtCxlReq>
<Assgnmt><Id>${messageId}</Id><Assgnr><Agt><FinInstnId><BICFI>CBAUAEA0</BICFI></FinInstnId></Agt></Assgnr>
<Assgne><Agt><FinInstnId><BICFI>QNBAQAQ0</BICFI></FinInstnId></Agt></Assgne><CreDtTm>2026-11-27T08:00:00Z</CreDtTm></Assgnmt>
<CtrlData><NbOfTxs>${wanted.length}</NbOfTxs></CtrlData>
<Undrlyg>${wanted.map(({ names, reason = 'DUPL', words, amount, day, reference = '' }) => `<TxInf>${names}${amount === undefined ? ''
    : `<OrgnlIntrBkSttlmAmt Ccy="AED">${amount}</OrgnlIntrBkSttlmAmt>`}${
    day === undefined ? '' : `<OrgnlIntrBkSttlmDt>${day}</OrgnlIntrBkSttlmDt>`}<CxlRsnInf><Rsn><Cd>${reason}</Cd></Rsn>${
    words === undefined ? '' : `<AddtlInf>${words}</AddtlInf>`}</CxlRsnInf>${reference}</TxInf>`).join('\n')}</Undrlyg>
</FIToFIPmtCxlReq></Document>`;

describe('a camt.056', () => {
  let rig: TestApp;
  let raw: RawClient;
  let token: string;
  let amina: ConnectClient;
  let yusuf: ConnectClient;
  let from: WalletDto;
  let to: WalletDto;

  beforeAll(async () => {
    rig = await startApp();
    raw = new RawClient(rig.baseUrl);
    ({ token } = await rig.anonymous.auth.login({ requestBody: { username: 'amina', password: PASSWORD } }));
    [amina, yusuf] = await Promise.all([rig.as('amina'), rig.as('yusuf')]);
    from = await openWallet(amina, '1000.00');
    to = await openWallet(yusuf, '0.00');
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    raw.close();
    await rig.close();
  });

  const pay = async (escrowEnabled = false): Promise<{ id: string; uetr: string }> => {
    const sent = await amina.transactions.sendTransaction({ requestBody: sendOf(from, to, {
      amount: '10.00', ...(escrowEnabled ? { programmableLogic: { escrowEnabled } } : {}) }) });
    const { transactionId, uetr } = await amina.transactions.getTransaction({ id: sent.transaction_id ?? '' });
    return { id: transactionId, uetr };
  };
  const byUetr = (uetr: string): string => `<OrgnlUETR>${uetr}</OrgnlUETR>`;
  const newName = (): string => randomUUID().replaceAll('-', '');
  const post = async (text: string) => {
    const { status, text: body } = await sendMessage(raw, token, text);
    return { status, body: JSON.parse(body) as { id: string; details: { id: string; problems: unknown[] } } };
  };
  /** The answer of a number to a message, once it is there. */
  const answerOf = async (id: string, number: number): Promise<string> => {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const { status, text } = await read(raw, token, `/${id}/answers/${number}`);
      if (status === 200 || Date.now() > deadline) return text;
      await new Promise((resolve) => { setTimeout(resolve, 50); });
    }
  };
  const statesIn = (answer: string): string[] => [...answer.matchAll(/<TxCxlSts>(\w+)<.*?(?:<\/TxInfAndSts>)/g)]
    .map(([all, state]) => [state, /<Cd>(\w+)</.exec(all)?.[1]].filter((one) => one !== undefined).join(' '));

  it('asks the payee, and is answered again when the payee decides', async () => {
    const [kept, returned, cancelled] = [await pay(), await pay(), await pay(true)];
    const { status, body: { id } } = await post(camt056([
      { names: byUetr(kept.uetr), words: 'Paid on Monday as well.', amount: '10.00' },
      { names: `<OrgnlTxId>${returned.id}</OrgnlTxId>` }, { names: byUetr(cancelled.uetr), reason: 'CUST' },
    ], newName()));
    expect(status).toBe(202);
    const first = await answerOf(id, 1);
    expect(first).toContain('camt.029.001.09');
    expect(first).toContain('<Assgnr><Agt><FinInstnId><BICFI>QNBAQAQ0</BICFI>');
    expect(first).toContain('<Conf>PDCR</Conf>');
    expect(statesIn(first)).toEqual(['PDCR', 'PDCR', 'ACCR']);
    const [, , open] = await yusuf.transactions.listRecalls({ limit: 3 });
    expect(open).toMatchObject({ uetr: kept.uetr, reason: 'DUPL', note: 'Paid on Monday as well.', state: 'open' });
    await yusuf.transactions.decideRecall({ id: open!.id, requestBody: { decision: 'refuse', reason: 'CUST' } });
    expect(statesIn(await answerOf(id, 2))).toEqual(['RJCR CUST', 'PDCR', 'ACCR']);
    await yusuf.transactions.reverseTransaction({ id: returned.id, requestBody: { reason: 'Not ours to keep.' } });
    const last = await answerOf(id, 3);
    expect(statesIn(last)).toEqual(['RJCR CUST', 'ACCR', 'ACCR']);
    expect(last).toContain('<Conf>PECR</Conf>');
    expect(last).toContain('<AddtlInf>المستفيد غير موافق</AddtlInf>');
  });

  it('names a payment by the message that asked for it', async () => {
    const messageId = newName();
    const { iban: [payer, payee] } = { iban: (await rows<{ iban: string }>(rig.orm.em.fork(),
      'select iban from wallet where id in ($1, $2) order by id = $2', [from.id, to.id])).map(({ iban }) => iban) };
    const { body: { id: paid } } = await post(pain001({ messageId, from: byIban(payer ?? ''), payments: [
      { to: byIban(payee ?? ''), endToEndId: 'E-1' }, { to: byIban(payee ?? ''), endToEndId: 'E-1' },
      { to: byIban(payee ?? ''), endToEndId: 'E-2', amount: '11.00' },
    ] }));
    await whenAnswered(raw, token, paid);
    const named = (endToEndId: string, of = messageId): Wanted => ({ names: `<OrgnlGrpInf><OrgnlMsgId>${of}</OrgnlMsgId>`
      + `<OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId></OrgnlGrpInf><OrgnlEndToEndId>${endToEndId}</OrgnlEndToEndId>` });
    const { body: { id } } = await post(camt056([named('E-2'), named('E-1'), named('E-3'), named('E-2', 'ANOTHER')], newName()));
    const answer = await answerOf(id, 1);
    expect(statesIn(answer)).toEqual(['PDCR', 'RJCR NARR', 'RJCR NOOR', 'RJCR NOOR']);
    expect(answer).toContain('PAYMENT_AMBIGUOUS');
    expect((await yusuf.transactions.listRecalls({ limit: 1 }))[0]).toMatchObject({ amount: '11.00' });
  });

  describe('that says more of the payment than its names', () => {
    const PATH = '/Document/FIToFIPmtCxlReq/Undrlyg[1]/TxInf[1]/OrgnlTxRef';
    const today = new Date().toISOString().slice(0, 10);
    let uetr: string;
    let ibans: { from: string; to: string };
    const partyOf = (name: string, more = ''): string => `<Nm>${name}</Nm>${more}`;
    const DEBTOR = partyOf('Amina Rahman', '<PstlAdr><StrtNm>Corniche Street</StrtNm><TwnNm>Abu Dhabi</TwnNm><Ctry>AE</Ctry></PstlAdr>');
    const CREDITOR = partyOf('Yusuf Al Kuwari');
    /** The parts of a copy of the payment, of which some are changed. */
    const copyOf = (changes: Readonly<Record<string, string>> = {}): string => `<OrgnlTxRef>${Object.entries({
      IntrBkSttlmAmt: '<IntrBkSttlmAmt Ccy="AED">12.50</IntrBkSttlmAmt>', Amt: '<Amt><InstdAmt Ccy="AED">12.5</InstdAmt></Amt>',
      IntrBkSttlmDt: `<IntrBkSttlmDt>${today}</IntrBkSttlmDt>`, ReqdExctnDt: `<ReqdExctnDt><Dt>${today}</Dt></ReqdExctnDt>`,
      SttlmInf: '<SttlmInf><SttlmMtd>CLRG</SttlmMtd><ClrSys><Prtry>uae_dirham</Prtry></ClrSys></SttlmInf>', PmtMtd: '<PmtMtd>TRF</PmtMtd>',
      RmtInf: '<RmtInf><Ustrd>فاتورة ٤٢</Ustrd></RmtInf>', Dbtr: `<Dbtr><Pty>${DEBTOR}</Pty></Dbtr>`,
      DbtrAcct: `<DbtrAcct>${byIban(ibans.from)}</DbtrAcct>`, DbtrAgt: '', CdtrAgt: '', Cdtr: `<Cdtr><Pty>${CREDITOR}</Pty></Cdtr>`,
      CdtrAcct: `<CdtrAcct><Id><Othr><Id>${to.id.replaceAll('-', '')}</Id></Othr></Id></CdtrAcct>`, Purp: '<Purp><Prtry>FAM</Prtry></Purp>',
      ...changes,
    }).map(([, part]) => part).join('')}</OrgnlTxRef>`;
    const ask = async (wanted: Partial<Wanted>, version = '08'): Promise<string> => {
      const { status, body } = await post(camt056([{ names: byUetr(uetr), ...wanted }], newName(), version));
      expect([status, body.details]).toEqual([202, undefined]);
      return answerOf(body.id, 1);
    };

    beforeAll(async () => {
      const ibanOf = async ({ id }: WalletDto) =>
        (await rows<{ iban: string }>(rig.orm.em.fork(), 'select iban from wallet where id = $1', [id]))[0]?.iban ?? '';
      ibans = { from: await ibanOf(from), to: await ibanOf(to) };
      uetr = randomUUID();
      const { body: { id } } = await post(pain001({ messageId: newName(), from: byIban(ibans.from), payments: [{
        to: byIban(ibans.to), amount: '12.50', name: 'Yusuf Al Kuwari', endToEndId: 'E-9',
        more: '<Purp><Prtry>FAM</Prtry></Purp><RmtInf><Ustrd>فاتورة ٤٢</Ustrd></RmtInf>' }] })
        .replace('</EndToEndId>', `</EndToEndId><UETR>${uetr}</UETR>`).replace('<Dbtr/>', `<Dbtr>${DEBTOR}</Dbtr>`));
      await whenAnswered(raw, token, id);
    });

    it.each<[string, Record<string, string>, string]>([
      ['what reached the payee', { IntrBkSttlmAmt: '<IntrBkSttlmAmt Ccy="AED">12.49</IntrBkSttlmAmt>' }, 'IntrBkSttlmAmt'],
      ['the currency', { IntrBkSttlmAmt: '<IntrBkSttlmAmt Ccy="QAR">12.50</IntrBkSttlmAmt>' }, 'IntrBkSttlmAmt'],
      ['what was asked for', { Amt: '<Amt><InstdAmt Ccy="AED">125</InstdAmt></Amt>' }, 'Amt/InstdAmt'],
      ['the day of settlement', { IntrBkSttlmDt: '<IntrBkSttlmDt>2020-01-31</IntrBkSttlmDt>' }, 'IntrBkSttlmDt'],
      ['the day that was asked for', { ReqdExctnDt: '<ReqdExctnDt><DtTm>2020-01-31T08:00:00Z</DtTm></ReqdExctnDt>' }, 'ReqdExctnDt/DtTm'],
      ['the network', { SttlmInf: '<SttlmInf><SttlmMtd>CLRG</SttlmMtd><ClrSys><Prtry>qatar_cbdc</Prtry></ClrSys></SttlmInf>' }, 'SttlmInf/ClrSys'],
      ['what it was for', { RmtInf: '<RmtInf><Ustrd>فاتورة ٤٣</Ustrd></RmtInf>' }, 'RmtInf'],
      ['the purpose', { Purp: '<Purp><Cd>SALA</Cd></Purp>' }, 'Purp'],
      ['the payer’s name', { Dbtr: '<Dbtr><Pty><Nm>Gulf Steel LLC</Nm></Pty></Dbtr>' }, 'Dbtr'],
      ['the payer’s address', { Dbtr: `<Dbtr><Pty>${DEBTOR.replace('Abu Dhabi', 'Doha')}</Pty></Dbtr>` }, 'Dbtr'],
      ['the payee’s name', { Cdtr: '<Cdtr><Pty><Nm>Gulf Steel LLC</Nm></Pty></Cdtr>' }, 'Cdtr'],
      ['who is paid in the end', { CdtrAcct: '<UltmtCdtr><Pty><Nm>Gulf Steel LLC</Nm></Pty></UltmtCdtr>' }, 'UltmtCdtr'],
      ['the paying account', { DbtrAcct: '<DbtrAcct><Id><Othr><Id>00000000000000000000000000000000</Id></Othr></Id></DbtrAcct>' }, 'DbtrAcct'],
      ['the currency of an account', { CdtrAcct: '' , Purp: '', DbtrAcct: 'OWN' }, 'DbtrAcct'],
      ['the account that was paid', { CdtrAcct: 'PAYER' }, 'CdtrAcct'],
      ['the payee’s bank', { CdtrAgt: '<CdtrAgt><FinInstnId><BICFI>DEUTDEFF</BICFI></FinInstnId></CdtrAgt>' }, 'CdtrAgt/FinInstnId'],
    ])('is refused by the place at which it says otherwise: %s', async (_, changes, path) => {
      const filled = Object.fromEntries(Object.entries(changes).map(([name, part]) => [name, part === 'PAYER'
        ? `<CdtrAcct>${byIban(ibans.from)}</CdtrAcct>` : part === 'OWN' ? `<DbtrAcct>${byIban(ibans.from)}<Ccy>QAR</Ccy></DbtrAcct>` : part]));
      const answer = await ask({ reference: copyOf(filled) });
      expect(statesIn(answer)).toEqual(['RJCR NOOR']);
      const words = [...answer.matchAll(/<AddtlInf>(.*?)<\/AddtlInf>/g)].map(([, line]) => line).join(' ').replaceAll(/ (?=[^/: ]*\/)/g, '');
      expect(words.replaceAll(' ', '')).toContain(`:${PATH}/${path}`);
      expect(words.split('OrgnlTxRef')).toHaveLength(2);
    });

    it('is refused where the day beside its names is another one', async () => {
      const answer = await ask({ day: '2020-01-31' });
      expect([statesIn(answer), answer]).toEqual([['RJCR NOOR'], expect.stringContaining('OrgnlIntrBkSttlmDt')]);
    });

    it('asks the payee where all of that is so, and is answered in the version beside its own', async () => {
      const answer = await ask({ reference: copyOf(), amount: '12.50', day: today }, '10');
      expect(statesIn(answer)).toEqual(['PDCR']);
      expect(answer).toContain('tech:xsd:camt.029.001.11"');
    });
  });

  it('finds out nobody’s name by trying many', async () => {
    const { uetr } = await pay();
    const states: string[] = [];
    for (let n = 0; n < 11; n++) {
      const reference = `<OrgnlTxRef><Cdtr><Pty><Nm>Guess ${n}</Nm></Pty></Cdtr></OrgnlTxRef>`;
      const { body } = await post(camt056([{ names: byUetr(uetr), reference }], newName()));
      const answer = await answerOf(body.id, 1);
      states.push(...statesIn(answer));
      expect(answer.includes('TOO_MANY_CHECKS')).toBe(n === 10);
    }
    expect(states).toEqual([...Array.from({ length: 10 }, () => 'RJCR NOOR'), 'RJCR NARR']);
    await rows(rig.orm.em.fork(), 'delete from attempt_counter');
  });

  it('is told of others’ payments nothing, and why its own stay', async () => {
    const back = await yusuf.transactions.sendTransaction({ requestBody: sendOf(to, from, { amount: '1.00' }) });
    const other = await openWallet(yusuf, '5.00');
    const third = await openWallet(yusuf, '0.00');
    const strange = await yusuf.transactions.sendTransaction({ requestBody: sendOf(other, third, { amount: '1.00' }) });
    const strangers = await yusuf.transactions.getTransaction({ id: strange.transaction_id ?? '' });
    const received = await amina.transactions.getTransaction({ id: back.transaction_id ?? '' });
    const [reversed, less] = [await pay(), await pay()];
    await yusuf.transactions.reverseTransaction({ id: reversed.id, requestBody: { reason: 'Not ours to keep.' } });
    const { body: { id } } = await post(camt056([
      { names: byUetr(strangers.uetr), amount: '7.00' }, { names: byUetr(randomUUID()) }, { names: byUetr(received.uetr) },
      { names: byUetr(reversed.uetr) }, { names: byUetr(less.uetr), amount: '9.99' },
    ], newName()));
    const answer = await answerOf(id, 1);
    expect(statesIn(answer)).toEqual(['RJCR NOOR', 'RJCR NOOR', 'RJCR NARR', 'RJCR ARDT', 'RJCR NOOR']);
    expect(answer).toContain('<Conf>RJCR</Conf>');
    const [first, second] = [...answer.matchAll(/<CxlStsRsnInf>.*?<\/CxlStsRsnInf>/g)].map(([all]) => all);
    expect(first).toBe(second);
  });

  it('is carried out once, and what was asked back before is answered with it', async () => {
    const paid = await pay();
    const text = camt056([{ names: byUetr(paid.uetr) }], newName());
    const [one, other] = await Promise.all([post(text), post(text)]);
    expect(one.body.id).toBe(other.body.id);
    await answerOf(one.body.id, 1);
    const { body: { id: again } } = await post(camt056([{ names: byUetr(paid.uetr), reason: 'TECH' }], newName()));
    expect(statesIn(await answerOf(again, 1))).toEqual(['PDCR']);
    const recalls = await yusuf.transactions.listRecalls({ transactionId: paid.id });
    expect(recalls).toHaveLength(1);
    await yusuf.transactions.decideRecall({ id: recalls[0]!.id, requestBody: { decision: 'accept' } });
    expect(statesIn(await answerOf(one.body.id, 2))).toEqual(['ACCR']);
    expect(statesIn(await answerOf(again, 2))).toEqual(['ACCR']);
  });

  it('with problems is kept, refused by path and line, and answered', async () => {
    const paid = await pay();
    const { status, body } = await post(camt056([
      { names: byUetr(paid.uetr), reason: 'AM05' }, { names: byUetr(randomUUID()), reason: 'NARR' },
      { names: byUetr(randomUUID()), words: 'xy' },
    ], newName()));
    expect(status).toBe(422);
    expect(body.details.problems).toMatchObject([
      { field: '/Document/FIToFIPmtCxlReq/Undrlyg[1]/TxInf[1]/CxlRsnInf/Rsn/Cd', code: 'NOT_AN_OPTION', data: { line: 6 } },
      { field: '/Document/FIToFIPmtCxlReq/Undrlyg[1]/TxInf[2]/CxlRsnInf/Rsn/Cd', code: 'REQUIRED', data: { line: 7 } },
      { field: '/Document/FIToFIPmtCxlReq/Undrlyg[1]/TxInf[3]/CxlRsnInf/Rsn/Cd', code: 'LENGTH', data: { line: 8 } },
    ]);
    const answer = await answerOf(body.details.id, 1);
    expect(statesIn(answer)).toEqual(['RJCR NARR']);
    expect(await amina.transactions.listRecalls({ transactionId: paid.id })).toEqual([]);
  });
});
