import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { READ, WRITTEN } from '@connect/iso20022';
import type { ConnectClient, WalletDto } from '@connect/sdk';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { RawClient } from '../../exchange.ts';
import { pacs028 } from '../../iso-interbank.ts';
import { byIban, pain001, sendMessage } from '../../iso-messages.ts';
import { openWallet, sendOf } from '../../people.ts';
import { until, WebhookReceiver } from '../../webhook-receiver.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:';
const ANYTHING = '<xs:any maxOccurs="unbounded" processContents="skip"/>';
/** No message has it. */
const NOTHING = '<xs:element name="Nothing"/>';
const DAY_MS = 86_400_000;

const schema = (definition: string, content: string): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="${NAMESPACE}${definition}" elementFormDefault="qualified"
  targetNamespace="${NAMESPACE}${definition}"><xs:element name="Document"><xs:complexType><xs:sequence>${content}</xs:sequence>
</xs:complexType></xs:element></xs:schema>`;

const camt056 = (version: string): string => `<Document xmlns="${NAMESPACE}camt.056.001.${version}"><FIToFIPmtCxlReq>
<Assgnmt><Id>${randomUUID().replaceAll('-', '')}</Id><Assgnr><Agt><FinInstnId/></Agt></Assgnr><Assgne><Agt><FinInstnId/></Agt></Assgne>
<CreDtTm>2026-11-27T08:00:00Z</CreDtTm></Assgnmt><CtrlData><NbOfTxs>2</NbOfTxs></CtrlData><Undrlyg><TxInf>
<OrgnlUETR>${randomUUID()}</OrgnlUETR><CxlRsnInf><Rsn><Cd>DUPL</Cd></Rsn></CxlRsnInf></TxInf></Undrlyg></FIToFIPmtCxlReq></Document>`;

/** What came of something that would have made a message go out. */
interface Outcome { isOut: boolean; code: string | undefined }

describe.each([['keep back what they do not have', NOTHING, false], ['let out what they have', ANYTHING, true]] as const)(
  'schemas of what goes out %s', (_, content, isOut) => {
    let rig: TestApp;
    let raw: RawClient;
    let receiver: WebhookReceiver;
    let amina: ConnectClient;
    let tokens: Record<'amina' | 'admin', string>;
    let from: WalletDto;
    let to: WalletDto;
    let paid: string;
    const folder = mkdtempSync(join(tmpdir(), 'connect-schemas-'));

    beforeAll(async () => {
      for (const id of READ.keys()) writeFileSync(join(folder, `${id}.xsd`), schema(id, ANYTHING));
      for (const id of WRITTEN.keys()) writeFileSync(join(folder, `${id}.xsd`), schema(id, content));
      rig = await startApp(undefined, {
        ISO_SCHEMAS_DIR: folder, WEBHOOK_LOOPBACK: 'true', DATA_KEY: randomBytes(32).toString('base64'),
      });
      raw = new RawClient(rig.baseUrl);
      receiver = new WebhookReceiver();
      amina = await rig.as('amina');
      const tokenOf = async (username: string): Promise<string> =>
        (await rig.anonymous.auth.login({ requestBody: { username, password: PASSWORD } })).token;
      tokens = { amina: await tokenOf('amina'), admin: await tokenOf('admin') };
      from = await openWallet(amina, '1000.00');
      to = await openWallet(await rig.as('yusuf'), '0.00');
      paid = (await amina.transactions.sendTransaction({ requestBody: sendOf(from, to) })).transaction_id ?? '';
    }, 120_000);
    afterAll(async () => {
      receiver.close();
      raw.close();
      await rig.close();
      rmSync(folder, { recursive: true });
    });

    const outcome = (status: number, text: string): Outcome =>
      ({ isOut: status === 200, code: status === 200 ? undefined : (JSON.parse(text) as { code: string }).code });
    const get = async (path: string, token = tokens.amina): Promise<Outcome> => {
      const { status, text } = await raw.ask({ method: 'GET', path: `/api/v1/${path}`, headers: { authorization: `Bearer ${token}` } });
      return outcome(status, text);
    };
    /** A message with a fault is answered at once; its refusal (422) tells that the answer was given. */
    const answerTo = async (message: string): Promise<Outcome> => {
      const { status, text } = await sendMessage(raw, tokens.amina, message);
      return outcome(status === 422 ? 200 : status, text);
    };
    const wrongCredit = (version: string): string => pain001({
      messageId: `COUNT-${version}`, version, from: byIban(from.iban), payments: [{ to: byIban(to.iban) }],
    }).replace('<NbOfTxs>1<', '<NbOfTxs>2<');
    const statement = (format: string, at: number): Promise<Outcome> => {
      const day = new Date(at).toISOString().slice(0, 10);
      return get(`wallets/${from.id}/statement?${new URLSearchParams({ from: day, to: day, format }).toString()}`);
    };
    const byWebhook = async (): Promise<Outcome> => {
      const asked = { url: await receiver.listen(), types: ['account.notification'] };
      const { id } = await amina.webhooks.createWebhook({ requestBody: asked });
      await amina.transactions.sendTransaction({ requestBody: sendOf(from, to) });
      const isTried = ({ attempts }: { attempts: number }): boolean => attempts > 0;
      const told = await until(() => amina.webhooks.listDeliveries({ id }), (all) => all.some(isTried));
      const first = told.find(isTried);
      const webhook = (await amina.webhooks.listWebhooks()).find((one) => one.id === id);
      // It is no failure of whoever would have received it.
      expect(webhook).toMatchObject({ state: 'enabled', failingSince: null });
      expect(receiver.received.length > 0).toBe(first?.state === 'delivered');
      return { isOut: first?.state === 'delivered', code: first?.lastProblem ?? undefined };
    };

    /** Every way on which a message goes out, by its definition: what is written must have one. */
    const WAYS: Readonly<Record<string, readonly (() => Promise<Outcome>)[]>> = {
      'pain.002.001.03': [() => answerTo(wrongCredit('03'))],
      'pain.002.001.10': [() => answerTo(wrongCredit('09'))],
      'pain.002.001.12': [() => answerTo(wrongCredit('11'))],
      'pacs.002.001.10': [() => answerTo(pacs028('<OrgnlGrpInf/>'))],
      'pacs.002.001.12': [() => answerTo(pacs028('<OrgnlGrpInf/>', '05'))],
      'camt.029.001.09': [() => answerTo(camt056('08'))],
      'camt.029.001.11': [() => answerTo(camt056('10'))],
      'camt.052.001.08': [() => statement('camt.052', Date.now())],
      'camt.053.001.08': [() => statement('camt.053', Date.now() - DAY_MS)],
      'camt.054.001.08': [() => get(`transactions/${paid}/camt.054?wallet=${from.id}`), byWebhook],
      'pacs.008.001.08': [() => get(`transactions/${paid}/pacs.008`, tokens.admin)],
    };

    it('have a way for each message that is written', () => {
      expect(Object.keys(WAYS).sort()).toEqual([...WRITTEN.keys()].sort());
    });

    it.each(Object.entries(WAYS))('%s', async (__, ways) => {
      for (const way of ways) {
        const { isOut: wasOut, code } = await way();
        expect([wasOut, /^(message_)?not_by_schema$/i.test(code ?? '')]).toEqual([isOut, !isOut]);
      }
    });

    it('hold for a statement that was kept before there were any', async () => {
      const twin = await rig.startTwin(undefined, { ISO_SCHEMAS_DIR: undefined });
      const day = new Date(Date.now() - 2 * DAY_MS).toISOString().slice(0, 10);
      const path = `/api/v1/wallets/${from.id}/statement?from=${day}&to=${day}&format=camt.053`;
      const before = await fetch(`${twin.baseUrl}${path}`, { headers: { authorization: `Bearer ${tokens.amina}` } });
      expect(before.status).toBe(200);
      await twin.close();
      expect(await statement('camt.053', Date.now() - 2 * DAY_MS)).toEqual({ isOut, code: isOut ? undefined : 'MESSAGE_NOT_BY_SCHEMA' });
    });
  });
