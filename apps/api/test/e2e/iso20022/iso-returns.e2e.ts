import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { ConnectClient, WalletDto } from '@connect/sdk';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { RawClient } from '../../exchange.ts';
import { read, sendMessage, whenAnswered } from '../../iso-messages.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet, sendOf } from '../../people.ts';

/** One payment that is given back. */
interface Wanted { uetr: string; amount?: string; words?: string; currency?: string; reference?: string }

const today = (): string => new Date().toISOString().slice(0, 10);
const pacs004 = (wanted: readonly Wanted[], messageId: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.004.001.09"><PmtRtr>
<GrpHdr><MsgId>${messageId}</MsgId><CreDtTm>${today()}T08:00:00Z</CreDtTm><NbOfTxs>${wanted.length}</NbOfTxs>
<IntrBkSttlmDt>${today()}</IntrBkSttlmDt><SttlmInf><SttlmMtd>CLRG</SttlmMtd></SttlmInf></GrpHdr>
${wanted.map(({ uetr, amount = '10.00', words, currency = 'AED', reference = '' }, n) => `<TxInf><RtrId>R-${n}</RtrId>
<OrgnlUETR>${uetr}</OrgnlUETR><RtrdIntrBkSttlmAmt Ccy="${currency}">${amount}</RtrdIntrBkSttlmAmt>
<RtrRsnInf><Rsn><Cd>CUST</Cd></Rsn>${words === undefined ? '' : `<AddtlInf>${words}</AddtlInf>`}</RtrRsnInf>${reference}</TxInf>`).join('\n')}
</PmtRtr></Document>`;

describe('a pacs.004', () => {
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
    // The bank of the payee, which acts for its customers up to its limit.
    ({ token } = await rig.anonymous.auth.login({ requestBody: { username: 'bank.qatar', password: PASSWORD } }));
    [amina, yusuf] = await Promise.all([rig.as('amina'), rig.as('yusuf')]);
    from = await openWallet(amina, '900000.00');
    to = await openWallet(yusuf, '0.00');
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    raw.close();
    await rig.close();
  });

  const pay = async (amount = '10.00', payee = to): Promise<{ id: string; uetr: string }> => {
    const sent = await amina.transactions.sendTransaction({ requestBody: sendOf(from, payee, { amount }) });
    const { transactionId, uetr } = await amina.transactions.getTransaction({ id: sent.transaction_id ?? '' });
    return { id: transactionId, uetr };
  };
  const newName = (): string => randomUUID().replaceAll('-', '');
  const post = async (text: string) => {
    const { status, text: body } = await sendMessage(raw, token, text);
    return { status, body: JSON.parse(body) as { id: string; details: { problems: unknown[] } } };
  };
  const answerTo = async (text: string): Promise<string> => {
    const { body: { id } } = await post(text);
    await whenAnswered(raw, token, id);
    return (await read(raw, token, `/${id}/answers/1`)).text;
  };
  const statesIn = (answer: string): string[] => [...answer.matchAll(/<TxInfAndSts>.*?<\/TxInfAndSts>/g)]
    .map(([all]) => [/<TxSts>(\w+)</.exec(all)?.[1], /<Cd>(\w+)</.exec(all)?.[1]].filter((one) => one !== undefined).join(' '));

  it('reverses payments, accepts what is asked back, and is answered by a pacs.002', async () => {
    const [asked, plain] = [await pay(), await pay()];
    const recall = await amina.transactions.recallTransaction({ id: asked.id, requestBody: { reason: 'DUPL' } });
    const answer = await answerTo(pacs004([{ uetr: asked.uetr, words: 'As you asked.' }, { uetr: plain.uetr }], newName()));
    expect(answer).toContain('pacs.002.001.10');
    expect(answer).toContain('<GrpSts>ACSC</GrpSts>');
    expect(answer).toContain(`<OrgnlInstrId>R-0</OrgnlInstrId><OrgnlUETR>${asked.uetr}</OrgnlUETR><TxSts>ACSC</TxSts>`);
    expect(statesIn(answer)).toEqual(['ACSC', 'ACSC']);
    expect(await amina.transactions.getRecall({ id: recall.id }))
      .toMatchObject({ state: 'accepted', answerNote: 'As you asked.' });
    for (const { id } of [asked, plain]) {
      expect(await amina.transactions.getTransaction({ id })).toMatchObject({ status: 'reversed' });
    }
  });

  it('gives back whole payments of its own customers, once, and says why others stay', async () => {
    const poor = await openWallet(yusuf, '0.00');
    const [less, other, spent, mine, twice] =
      [await pay(), await pay(), await pay('10.00', poor), await pay('10.00', await openWallet(amina, '0.00')), await pay()];
    await yusuf.transactions.sendTransaction({ requestBody: sendOf(poor, to, { amount: '5.00' }) });
    await yusuf.transactions.reverseTransaction({ id: twice.id, requestBody: { reason: 'Not ours to keep.' } });
    const answer = await answerTo(pacs004([
      { uetr: less.uetr, amount: '9.99' }, { uetr: other.uetr, currency: 'QAR' }, { uetr: spent.uetr }, { uetr: mine.uetr },
      { uetr: twice.uetr }, { uetr: randomUUID() },
    ], newName()));
    expect(statesIn(answer)).toEqual(['RJCT AM09', 'RJCT AM09', 'RJCT AM04', 'RJCT NARR', 'RJCT NARR', 'RJCT NARR']);
    expect(answer).toContain('AMOUNT_MISMATCH');
    for (const { id } of [less, other, spent, mine]) {
      expect(await amina.transactions.getTransaction({ id })).toMatchObject({ status: 'completed' });
    }
  });

  it('says more of the payment than its names, and gives back what is so alone', async () => {
    const [right, named, dated] = [await pay(), await pay(), await pay()];
    const copyOf = (name: string, day = today()): string => `<OrgnlTxRef><IntrBkSttlmAmt Ccy="AED">10.00</IntrBkSttlmAmt>
<IntrBkSttlmDt>${day}</IntrBkSttlmDt><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></OrgnlTxRef>`;
    const answer = await answerTo(pacs004([
      { uetr: right.uetr, reference: copyOf('Amina Rahman') }, { uetr: named.uetr, reference: copyOf('Gulf Steel LLC') },
      { uetr: dated.uetr, reference: copyOf('Amina Rahman', '2020-01-31') },
    ], newName()));
    expect(statesIn(answer)).toEqual(['ACSC', 'RJCT NARR', 'RJCT NARR']);
    const [, second, third] = answer.split('</TxInfAndSts>').map((one) => one.replaceAll(/<[^>]*>|\s/g, ''));
    expect(second).toContain('/Document/PmtRtr/TxInf[2]/OrgnlTxRef/Dbtr');
    expect(third).toContain('/Document/PmtRtr/TxInf[3]/OrgnlTxRef/IntrBkSttlmDt');
    for (const { id } of [named, dated]) {
      expect(await amina.transactions.getTransaction({ id })).toMatchObject({ status: 'completed' });
    }
  });

  it('is carried out once under its name', async () => {
    const paid = await pay();
    const text = pacs004([{ uetr: paid.uetr }], newName());
    const [one, other] = await Promise.all([post(text), post(text)]);
    expect(one.body.id).toBe(other.body.id);
    await whenAnswered(raw, token, one.body.id);
    expect(await amina.transactions.getTransaction({ id: paid.id })).toMatchObject({ status: 'reversed' });
    expect((await read(raw, token, `/${one.body.id}/answers/2`)).status).toBe(404);
  });

  it('with problems is refused by path and line, and moves nothing', async () => {
    const paid = await pay();
    const { status, body } = await post(pacs004([{ uetr: paid.uetr, words: 'xy' }], newName()));
    expect(status).toBe(422);
    expect(body.details.problems).toMatchObject([
      { field: '/Document/PmtRtr/TxInf[1]', code: 'LENGTH', data: { line: 5 } }]);
    expect(await amina.transactions.getTransaction({ id: paid.id })).toMatchObject({ status: 'completed' });
  });
});
