import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash, randomBytes } from 'node:crypto';
import { AccountMessageReader, type AccountMessage } from '@connect/iso20022';
import type { ConnectClient, WalletDto } from '@connect/sdk';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { untilPlaced } from '../../events.ts';
import { RawClient } from '../../exchange.ts';
import { byIban, pain001, read, sendMessage, whenAnswered } from '../../iso-messages.ts';
import { openWallet, sendOf } from '../../people.ts';
import { until, WebhookReceiver } from '../../webhook-receiver.ts';

interface Body {
  id: string; type: string; resource: string; resourceId: string;
  data: {
    iban: string; number: string; transactionId: string; definition: string; messageId: string; xml: string;
    sha256: string;
  };
}

const messageIn = (xml: string): AccountMessage => {
  const reader = new AccountMessageReader();
  reader.write(Buffer.from(xml));
  const { message, problems } = reader.end();
  expect(problems).toEqual([]);
  return message;
};

describe('notifications of movements', () => {
  let rig: TestApp;
  let receiver: WebhookReceiver;
  let url: string;
  let amina: ConnectClient;
  let yusuf: ConnectClient;
  let from: WalletDto;
  let to: WalletDto;

  beforeAll(async () => {
    rig = await startApp(undefined, { WEBHOOK_LOOPBACK: 'true', DATA_KEY: randomBytes(32).toString('base64') });
    [amina, yusuf] = await Promise.all(['amina', 'yusuf'].map(rig.as)) as [ConnectClient, ConnectClient];
    from = await openWallet(amina, '5000.00');
    to = await openWallet(yusuf, '0.00');
    receiver = new WebhookReceiver();
    url = await receiver.listen();
  });
  afterAll(async () => {
    receiver.close();
    await rig.close();
  });

  const subscribe = async (client: ConnectClient, ...types: string[]): Promise<void> => {
    for (const person of [amina, yusuf]) {
      for (const { id } of await person.webhooks.listWebhooks()) await person.webhooks.deleteWebhook({ id });
    }
    receiver.received.length = 0;
    await untilPlaced(rig.orm.em);
    await client.webhooks.createWebhook({ requestBody: { url, types } });
  };
  const pay = async (): Promise<string> => (await amina.transactions.sendTransaction({ requestBody:
    sendOf(from, to, { amount: '10.00', memo: 'إيجار', reference: 'INV-7' }) })).transaction_id ?? '';
  const heard = async (count: number): Promise<Body[]> =>
    (await until(() => receiver.received, (all) => all.length >= count)).map(({ body }) => JSON.parse(body) as Body);
  const notification = async (username: string, id: string, wallet: string) => {
    const { token } = await rig.anonymous.auth.login({ requestBody: { username, password: PASSWORD } });
    const answer = await fetch(`${rig.baseUrl}/api/v1/transactions/${id}/camt.054?wallet=${wallet}`,
      { headers: { authorization: `Bearer ${token}` } });
    return { status: answer.status, signature: answer.headers.get('x-jws-signature'), text: await answer.text() };
  };

  it('are told one by one, in the order of the wallet, to whom they concern and who asks', async () => {
    await subscribe(amina, 'account.notification');
    const transactionId = await pay();
    const told = await heard(2);
    expect(told.map(({ type, resource, resourceId }) => [type, resource, resourceId])).toEqual(
      told.map(() => ['account.notification', 'wallet', from.id]));
    expect(told).toHaveLength(2);
    const [principal, fee] = told.map(({ data }) => {
      expect(data).toMatchObject({ iban: from.iban, transactionId, definition: 'camt.054.001.08' });
      expect(createHash('sha256').update(data.xml).digest('hex')).toBe(data.sha256);
      const { messageId, reports } = messageIn(data.xml);
      expect([messageId, reports.length, reports[0]?.entries.length]).toEqual([data.messageId, 1, 1]);
      expect(reports[0]?.entries[0]?.number).toBe(data.number);
      return reports[0]?.entries[0];
    });
    expect(principal).toMatchObject({
      amountMinor: 1000n, isCredit: false, remittance: ['إيجار'], endToEndId: 'INV-7', code: { word: 'principal' },
      creditor: { account: { iban: to.iban } },
    });
    expect(fee).toMatchObject({ amountMinor: 1n, isCredit: false, code: { word: 'fee', subFamily: 'CHRG' } });
    expect(BigInt(fee!.number)).toBe(BigInt(principal!.number) + 1n);
  });

  it('are told to the payee of what came, beside the event where that is asked for', async () => {
    await subscribe(yusuf, 'account.notification', 'transaction.completed');
    await pay();
    const told = await heard(2);
    expect(told.map(({ type }) => type).sort()).toEqual(['account.notification', 'transaction.completed']);
    const { data } = told.find(({ type }) => type === 'account.notification')!;
    expect(messageIn(data.xml).reports[0]?.entries[0])
      .toMatchObject({ amountMinor: 1000n, isCredit: true, debtor: { name: from.ownerName } });
  });

  it('tell the payer of what came back, by the names under which it went and by those of its message', async () => {
    const raw = new RawClient(rig.baseUrl);
    const { token } = await rig.anonymous.auth.login({ requestBody: { username: 'amina', password: PASSWORD } });
    const sent = await sendMessage(raw, token, pain001({
      messageId: 'GIVEN-BACK', from: byIban(from.iban),
      payments: [{ to: byIban(to.iban), amount: '33.00', endToEndId: 'E2E-BACK' }],
    }));
    const { id: message } = JSON.parse(sent.text) as { id: string };
    await whenAnswered(raw, token, message);
    const [paid] = await amina.transactions.listTransactions({ wallet: from.id, q: 'E2E-BACK' });
    await subscribe(amina, 'account.notification');
    await yusuf.transactions.reverseTransaction({ id: paid?.id ?? '', requestBody: { reason: 'Not ours to keep.' } });
    const [{ data } = { data: undefined }] = await heard(1);
    const { uetr, transactionId } = await amina.transactions.getTransaction({ id: paid?.id ?? '' });
    expect(messageIn(data?.xml ?? '').reports[0]?.entries[0]).toMatchObject({
      isReversal: true, isCredit: true, amountMinor: 3300n, code: { subFamily: 'RRTN' }, endToEndId: 'E2E-BACK', uetr,
      messageId: 'GIVEN-BACK', paymentInstructionId: 'P1', more: `Returns ${transactionId}`,
    });
    // What was settled was settled: the report of it (pain.002) is not followed by another one.
    const { answers } = JSON.parse((await read(raw, token, `/${message}`)).text) as { answers: { number: number }[] };
    expect(answers.map(({ number }) => number)).toEqual([1]);
    raw.close();
  });

  it('are told to nobody who did not name them', async () => {
    await subscribe(amina);
    await pay();
    expect((await heard(1)).map(({ type }) => type)).toEqual(['transaction.completed']);
    await pay();
    expect((await heard(2)).map(({ type }) => type)).not.toContain('account.notification');
  });

  it('are taken away by transaction and wallet, by whatever name, signed', async () => {
    const id = await pay();
    const { status, text, signature } = await notification('amina', id, from.iban);
    expect(status).toBe(200);
    expect(signature).toMatch(/^[\w-]+\.\.[\w-]+$/);
    const { kind, reports } = messageIn(text);
    expect(kind).toBe('camt.054.001.08');
    expect(reports.map(({ entries }) => entries.map(({ code }) => code.word))).toEqual([['principal'], ['fee']]);
    expect((await notification('yusuf', id, to.id)).text).toContain('<CdtDbtInd>CRDT</CdtDbtInd>');
  });

  it('of another’s wallet, of nothing and of what has not moved are not there', async () => {
    const id = await pay();
    expect(JSON.parse((await notification('yusuf', id, from.id)).text)).toMatchObject({ code: 'WALLET_NOT_FOUND' });
    const idle = await openWallet(amina, '1.00');
    expect(await notification('amina', id, idle.id)).toMatchObject({ status: 404, text: expect.stringContaining('MOVEMENT_NOT_FOUND') });
    const { transaction_id: held } = await amina.transactions.sendTransaction({ requestBody: {
      ...sendOf(from, to, { amount: '3.00' }), programmableLogic: { escrowEnabled: true },
    } });
    expect((await notification('amina', held ?? '', from.id)).text).toContain('MOVEMENT_NOT_FOUND');
    expect((await notification('amina', 'nothing', from.id)).status).toBe(404);
  });
});
