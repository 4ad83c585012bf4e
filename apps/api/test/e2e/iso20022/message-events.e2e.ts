import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { untilPlaced } from '../../events.ts';
import { RawClient } from '../../exchange.ts';
import { byIban, pain001, sendMessage, whenAnswered } from '../../iso-messages.ts';
import { openWallet, ownWallet } from '../../people.ts';
import { until } from '../../webhook-receiver.ts';

describe('what is told of messages', () => {
  let rig: TestApp;
  let raw: RawClient;

  beforeAll(async () => {
    rig = await startApp();
    raw = new RawClient(rig.baseUrl);
  });
  afterAll(() => rig.close());

  const tokenOf = async (username: string): Promise<string> =>
    (await rig.anonymous.auth.login({ requestBody: { username, password: PASSWORD } })).token;
  /** What somebody hears of a message, and was told of it in the console. */
  const heardBy = async (username: string, id: string) => {
    const client = await rig.as(username);
    await untilPlaced(rig.orm.em);
    const { events } = await client.events.listEvents({ types: 'iso_message.*', limit: 200 });
    return events.filter(({ resourceId }) => resourceId === id);
  };
  const noticesOf = async (username: string, id: string): Promise<string[]> =>
    (await (await rig.as(username)).notifications.listNotifications({ limit: 100 })).notifications
      .filter(({ resourceId }) => resourceId === id).map(({ kind }) => kind);

  it('goes to the person who sent them, and to nobody else', async () => {
    const wallet = await openWallet(await rig.as('amina'), '100.00');
    const other = await openWallet(await rig.as('amina'), '0.00');
    const token = await tokenOf('amina');
    const { text } = await sendMessage(raw, token, pain001({
      messageId: 'TOLD-1', from: byIban(wallet.iban), payments: [{ to: byIban(other.iban) }],
    }));
    const { id, sha256 } = JSON.parse(text) as { id: string; sha256: string };
    await whenAnswered(raw, token, id);
    const heard = await heardBy('amina', id);
    expect(heard.map(({ type }) => type)).toEqual(['iso_message.received', 'iso_message.answered']);
    expect(heard[0]?.data).toEqual({
      messageId: 'TOLD-1', definition: 'pain.001.001.09', sha256, payments: 1, total: '10.00',
    });
    expect(heard[1]?.data).toMatchObject({ messageId: 'TOLD-1', definition: 'pain.002.001.10', number: 1 });
    for (const stranger of ['yusuf', 'bank.uae']) expect(await heardBy(stranger, id)).toEqual([]);
    expect(await until(() => noticesOf('amina', id), ({ length }) => length === 2))
      .toEqual(['iso_message_answered', 'iso_message_received']);
    expect(await noticesOf('bank.uae', id)).toEqual([]);
  });

  it('goes to the officers of the bank that sent them, also of what was refused', async () => {
    const wallet = await ownWallet(await rig.as('bank.uae'));
    const { text } = await sendMessage(raw, await tokenOf('bank.uae'), pain001({
      messageId: 'TOLD-2', from: byIban(wallet.iban), payments: [{ to: byIban(wallet.iban) }], day: '2020-01-01',
    }));
    const { details: { id } } = JSON.parse(text) as { details: { id: string } };
    expect((await heardBy('bank.uae', id)).map(({ type }) => type)).toEqual(
      ['iso_message.refused', 'iso_message.answered']);
    expect(await heardBy('amina', id)).toEqual([]);
    expect(await until(() => noticesOf('bank.uae', id), ({ length }) => length === 2))
      .toEqual(['iso_message_answered', 'iso_message_refused']);
  });
});
