import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { IsoMessagePreviewDto, WalletDto } from '@connect/sdk';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { RawClient } from '../../exchange.ts';
import {
  MESSAGES_PATH, byIban, pain001, read, sendMessage, whenAnswered, type AskedPayment,
} from '../../iso-messages.ts';
import { openWallet } from '../../people.ts';
import { contentsOf } from '../../table-contents.ts';

interface Told { id?: string; code?: string; details?: unknown }

describe('looking at a message before it is sent', () => {
  let rig: TestApp;
  let raw: RawClient;
  let token: string;
  let from: WalletDto;
  let to: WalletDto;

  beforeAll(async () => {
    rig = await startApp();
    raw = new RawClient(rig.baseUrl);
    ({ token } = await rig.anonymous.auth.login({ requestBody: { username: 'amina', password: PASSWORD } }));
    from = await openWallet(await rig.as('amina'), '1000.00');
    to = await openWallet(await rig.as('yusuf'), '0.00');
  });
  afterAll(() => rig.close());

  const byId = ({ id }: WalletDto): string => `<Id><Othr><Id>${id.replaceAll('-', '')}</Id></Othr></Id>`;
  const pay = (changes: Partial<AskedPayment> = {}): AskedPayment => ({ to: byId(to), ...changes });
  const messageOf = (payments: readonly AskedPayment[], messageId = randomUUID().replaceAll('-', '')): string =>
    pain001({ messageId, from: byId(from), payments });
  const rehearse = async (body: string, as = token) => {
    const { status, text } = await raw.ask({
      method: 'POST', path: `${MESSAGES_PATH}?dryRun=true`, body,
      headers: { authorization: `Bearer ${as}`, 'content-type': 'application/xml' },
    });
    return { status, body: JSON.parse(text) as Told & IsoMessagePreviewDto };
  };
  const send = async (body: string) => {
    const { status, text } = await sendMessage(raw, token, body);
    return { status, body: JSON.parse(text) as Told };
  };

  it('tells what would become of each payment, and writes nothing', async () => {
    const text = messageOf([
      pay({ endToEndId: 'RENT-1', amount: '12.50', name: 'Yusuf Al Kuwari', more: '<RmtInf><Ustrd>إيجار</Ustrd></RmtInf>' }),
      pay({ endToEndId: 'NOBODY', to: byIban('AE070331234567890123456') }),
      pay({ endToEndId: 'RIBA', more: '<RmtInf><Ustrd>Interest on the loan at 5 percent per month</Ustrd></RmtInf>' }),
    ], 'LOOK-1');
    const before = await contentsOf(rig.orm.em);
    const { status, body } = await rehearse(text);
    expect(status).toBe(200);
    expect(await contentsOf(rig.orm.em)).toEqual(before);
    expect(body).toMatchObject({
      kind: 'credit-transfer-request', definition: 'pain.001.001.09', messageId: 'LOOK-1', payments: 3, total: '32.50',
      earlierId: null,
    });
    expect(body.instructions).toEqual([expect.objectContaining({
      instructionId: 'P1', fromAddress: from.address, currency: 'AED', payments: 3, total: '32.50', completed: 1,
      pending: 0, refused: 2, code: null,
    })]);
    expect(body.instructions[0]?.first).toEqual([
      expect.objectContaining({
        payee: 'Yusuf Al Kuwari', toAddress: to.address, amount: '12.50', reference: 'RENT-1', memo: 'إيجار',
        status: 'completed', code: null,
      }),
      expect.objectContaining({ reference: 'NOBODY', status: null, code: 'WALLET_NOT_FOUND' }),
      expect.objectContaining({ reference: 'RIBA', status: 'rejected', code: 'COMPLIANCE_REJECTED' }),
    ]);
  });

  it('tells of each PmtInf what would become of it behind those before', async () => {
    const [start = '', instruction = '', end = ''] = messageOf([pay({ amount: '600.00' })]).split(/(<PmtInf>.*<\/PmtInf>)/s);
    const { status, body } = await rehearse(`${start.replace('<NbOfTxs>1', '<NbOfTxs>2').replace('600.00', '1200.00')}${
      instruction}${instruction.replace('P1', 'P2')}${end}`);
    expect(status).toBe(200);
    expect(body.instructions.map(({ completed, refused, first: [payment] }) => [completed, refused, payment?.code]))
      .toEqual([[1, 0, null], [0, 1, 'INSUFFICIENT_FUNDS']]);
  });

  it('tells why none of the payments of a wallet would be made', async () => {
    const { token: other } = await rig.anonymous.auth.login({ requestBody: { username: 'yusuf', password: PASSWORD } });
    const { status, body } = await rehearse(messageOf([pay()]), other);
    expect(status).toBe(200);
    expect(body.instructions).toEqual([expect.objectContaining({ code: 'WALLET_NOT_FOUND', completed: 0, refused: 1 })]);
  });

  it('tells of the first ten payments one by one, and of all in figures', async () => {
    const payments = Array.from({ length: 12 }, (_, n) => pay({ endToEndId: `N-${n}`, amount: '1.00' }));
    const { body } = await rehearse(messageOf(payments));
    expect(body.instructions[0]).toMatchObject({ payments: 12, total: '12.00' });
    expect(body.instructions[0]?.first.map(({ reference }) => reference)).toEqual(
      Array.from({ length: 10 }, (_, n) => `N-${n}`));
  });

  it('says where the very message was sent before, and refuses another one of its name', async () => {
    const text = messageOf([pay({ amount: '1.00' })], 'LOOK-2');
    const sent = await send(text);
    await whenAnswered(raw, token, sent.body.id!);
    expect((await rehearse(text)).body.earlierId).toBe(sent.body.id);
    const changed = text.replaceAll('>1.00<', '>2.00<');
    const [looked, refused] = [await rehearse(changed), await send(changed)];
    expect(looked.status).toBe(409);
    expect({ ...looked.body, requestId: '' }).toEqual({ ...refused.body, requestId: '' });
  });

  it.each<[string, (text: string) => string]>([
    ['no XML', () => 'no XML'],
    ['a document type', (text) => text.replace('?>', '?><!DOCTYPE a>')],
    ['a message that is not taken', (text) => text.replace('pain.001.001.09', 'pain.008.001.08')],
    ['a version that nobody knows', (text) => text.replace('pain.001.001.09', 'pain.001.001.99')],
    ['no name', (text) => text.replace(/<MsgId>.*?<\/MsgId>/, '')],
    ['a wrong sum', (text) => text.replace(/<CtrlSum>.*?<\/CtrlSum>/, '<CtrlSum>1.00</CtrlSum>')],
    ['a wrong count', (text) => text.replace(/<NbOfTxs>.*?<\/NbOfTxs>/, '<NbOfTxs>7</NbOfTxs>')],
    ['three decimals', (text) => text.replace('>10.00<', '>10.001<')],
    ['another currency', (text) => text.replaceAll('Ccy="AED"', 'Ccy="USD"')],
    ['a day gone by', (text) => text.replace(/<Dt>.*?<\/Dt>/, '<Dt>2020-01-01</Dt>')],
    ['an element that is not known', (text) => text.replace('<PmtMtd>', '<Extra/><PmtMtd>')],
    ['names of two wallets', (text) => text.replace('</Othr></Id></CdtrAcct>',
      `</Othr></Id><Prxy><Id>${from.address}</Id></Prxy></CdtrAcct>`)],
    ['a purpose that the network has not', (text) => text.replace('</CdtrAcct>',
      '</CdtrAcct><Purp><Prtry>NONE</Prtry></Purp>')],
    ['a document that breaks off', (text) => text.slice(0, 400)],
  ])('refuses what sending refuses, in the same words: %s', async (_, spoil) => {
    const text = spoil(messageOf([pay()]));
    const looked = await rehearse(text);
    // Nothing was kept of the look, so that what is sent now is not a message that came before.
    const refused = await send(text);
    expect(looked.status).toBeGreaterThanOrEqual(400);
    const { id, ...details } = Array.isArray(refused.body.details)
      ? { details: refused.body.details } : refused.body.details as { id?: string };
    expect({ ...looked.body, requestId: '' }).toEqual(
      { ...refused.body, details: 'details' in details ? details.details : details, requestId: '' });
    expect(looked.status).toBe(refused.status);
    if (refused.status === 422) expect((await read(raw, token, `/${id ?? ''}`)).status).toBe(200);
  });

  it('lists messages by their states', async () => {
    const stateful = async (state: string) => {
      const { text } = await read(raw, token, `?state=${state}&limit=200`);
      return new Set((JSON.parse(text) as { state: string }[]).map((message) => message.state));
    };
    expect(await stateful('refused')).toEqual(new Set(['refused']));
    expect(await stateful('answered')).toEqual(new Set(['answered']));
    expect(await stateful('received')).toEqual(new Set());
    expect((await read(raw, token, '?state=lost')).status).toBe(400);
  });
});
