import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rows } from '../../../src/platform/database/sql.ts';
import { newId } from '../../../src/platform/ids.ts';
import { startApp, type TestApp } from '../../app.ts';
import { RawClient, type Answered } from '../../exchange.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet, registerNewcomer, sendOf } from '../../people.ts';
import { contentsOf, MONEY_TABLES } from '../../table-contents.ts';
import { openCaseAt } from '../../screening-cases.ts';
import { POLICY, apiKeyOf, clearanceOf, recallOf, type Call } from '../access-policy.ts';
import { bankProfileOf } from '../bank-profile-policy.ts';
import { beneficiaryOf, policyOf } from '../beneficiary-policy.ts';
import { passportOf } from '../../passports.ts';
import { contractOf } from '../contract-policy.ts';
import { changeOf } from '../customer-policy.ts';
import { assessmentOf } from '../zakat-policy.ts';
import { answeredMessage } from '../iso-message-policy.ts';
import { reportOf } from '../str-policy.ts';
import { deliveryOf, loggedRequestOf, webhookOf } from '../access-webhooks.ts';
import { finishedReport, scheduleOf } from '../report-policy.ts';
import { attachmentOf, caseFileOf } from '../review-policy.ts';
import { supportRequestOf } from '../support-policy.ts';
import { addApp } from '../factors/officers.ts';
import { CALLERS, openFixture, type PersonName, type Fixture } from '../access-fixture.ts';
import { callRoute, documentedRoutes, type DocumentedRoute } from '../documented-routes.ts';
import { GOVERNANCE_OBJECTS } from './governance-objects.ts';
import { ROUTES_WITH_ID } from '../routes-with-id.ts';

/** Whose objects are out of whose reach: another customer's, another bank's. */
const STRANGER_OF = { amina: 'yusuf', yusuf: 'amina', 'bank.uae': 'yusuf', 'bank.qatar': 'amina' } as const;
const TENANTS = Object.keys(STRANGER_OF) as (keyof typeof STRANGER_OF)[];

const NO_ID = '0193a000-0000-7000-8000-0000000000ff';
const NO_ADDRESS = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
const NO_EVENT = '987654321';
const NO_TRANSACTION = 'tx_01m7wskz7nfcnz5jryp8n2sjsg';

/** Routes that name what belongs to nobody and is the same for everybody. */
const PUBLIC_KNOWLEDGE = [
  'getRule', 'getRuleset', 'listRulesetChanges', 'shadowRunRuleset', 'activateRuleset', 'getWitnessedCheckpoint',
  'getPassportStatusList',
  'decideMetalPrices', 'decideZakatRecipient', 'removeZakatRecipient',
];

/** Reads of objects that hold no money, and of those that a customer is told are not there. */
const NOT_OF_A_WALLET = [
  'getDraft', 'getLoggedRequest', 'getMemoKeys', 'getWebhook', 'listDeliveries', 'getDelivery',
  'listStrs', 'getStr', 'getStrSettings', 'downloadStr', 'getBeneficiary', 'listWalletNames',
  'getIsoMessage', 'getIsoMessageContent', 'getIsoMessageAnswer',
  'getZakatAssessment', 'getZakatCertificate',
];

/** The parts of a call that there are. */
const present = (parts: Partial<Call>): Partial<Call> =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));

const mayCall = (caller: PersonName, operationId: string): boolean => {
  const roles = POLICY[operationId]?.roles ?? [];
  return roles !== 'public' && roles.includes(CALLERS[caller]);
};

const cells = Object.entries(ROUTES_WITH_ID).flatMap(([operationId, route]) =>
  TENANTS.filter((caller) => mayCall(caller, operationId)).map((caller) => ({ operationId, caller, ...route })));

describe('one tenant and the objects of another', () => {
  let rig: TestApp;
  let raw: RawClient;
  let fixture: Fixture;
  let routes: Map<string, DocumentedRoute>;
  let held: { uae: string; qatar: string };
  let apiKeys: { amina: string; yusuf: string };
  let reports: { uae: string; qatar: string; all: string };

  beforeAll(async () => {
    rig = await startApp();
    raw = new RawClient(rig.baseUrl);
    fixture = await openFixture(rig);
    routes = await documentedRoutes(raw);
    apiKeys = { amina: await apiKeyOf(fixture.people.amina), yusuf: await apiKeyOf(fixture.people.yusuf) };
    const { 'bank.uae': uae, 'bank.qatar': qatar, admin } = fixture.people;
    const made = await Promise.all([uae, qatar, admin].map(finishedReport));
    reports = { uae: made[0] ?? '', qatar: made[1] ?? '', all: made[2] ?? '' };
    held = { uae: await fixture.heldAt('uae'), qatar: await fixture.heldAt('qatar') };
  });
  afterAll(async () => {
    // No event tells of what this test linked by itself.
    await rows(rig.orm.em.fork(), 'delete from linked_identity');
    await expectCoherentLedger(rig.orm.em);
    raw.close();
    await rig.close();
  });

  /** An identity at a provider by which somebody signs in. */
  const identityOf = async (userId: string): Promise<string> => {
    const id = newId();
    await rows(rig.orm.em.fork(), `
      insert into linked_identity (id, user_id, issuer, subject, is_origin, linked_at)
      values ($1, $2, $3, 'somebody', false, now())`, [id, userId, `https://${id}.example`]);
    return id;
  };

  /** Pairs of an id that belongs to somebody else and one of the same form that belongs to nobody. */
  const foreignAndUnknown = async (caller: (typeof TENANTS)[number], names: string): Promise<[string, string][]> => {
    const stranger = fixture.people[STRANGER_OF[caller]];
    const officer = caller === 'bank.uae' ? 'bank.qatar' : 'bank.uae';
    if (names === 'wallet') {
      const { id, address } = stranger.wallet;
      return [[id, NO_ID], [address, NO_ADDRESS], [address.toLowerCase(), NO_ADDRESS.toLowerCase()]];
    }
    if (names === 'batch') return [[stranger.batchId, NO_ID]];
    if (names === 'isoMessage' || names === 'isoAnswer') return [[await answeredMessage(raw, stranger), NO_ID]];
    if (names === 'event') return [[stranger.eventId, NO_EVENT]];
    if (names === 'draft') {
      const draft = await stranger.client.drafts.createDraft({ requestBody: { name: 'Private', form: {} } });
      return [[draft.id, NO_ID]];
    }
    if (names === 'passport') return [[(await passportOf(stranger.client, stranger.transactionId)).id, NO_ID]];
    if (names === 'recall') return [[await recallOf(stranger), NO_ID]];
    if (names === 'zakatAssessment') return [[await assessmentOf(rig, stranger.id), NO_ID]];
    const ofGovernance = GOVERNANCE_OBJECTS[names];
    if (ofGovernance) return [[await ofGovernance(fixture, officer), NO_ID]];
    if (names === 'beneficiary') return [[await beneficiaryOf(stranger), NO_ID]];
    if (names === 'beneficiaryPolicy') return [[await policyOf(fixture.people[officer]), NO_ID]];
    if (names === 'bankProfile') return [[await bankProfileOf(fixture.people[officer]), NO_ID]];
    if (names === 'customer') return [[stranger.id, NO_ID]];
    if (names === 'customerChange') return [[await changeOf(stranger), NO_ID]];
    if (names === 'session') return [[(await stranger.client.auth.listOwnSessions())[0]?.id ?? '', NO_ID]];
    if (names === 'identity') return [[await identityOf(stranger.id), NO_ID]];
    if (names === 'factor') return [[(await addApp({ client: await registerNewcomer(rig) })).id, NO_ID]];
    if (names === 'view') {
      const requestBody = { screen: 'audit', name: 'Private', query: '', isDefault: false } as const;
      return [[(await stranger.client.views.keepView({ requestBody })).id, NO_ID]];
    }
    if (names === 'apiKey') return [[apiKeys[STRANGER_OF[caller]], NO_ID]];
    if (names === 'contract') return [[await contractOf(stranger), NO_ID]];
    if (names === 'webhook') return [[await webhookOf(stranger), NO_ID]];
    if (names === 'delivery') return [[await deliveryOf(stranger), NO_EVENT]];
    if (names === 'supportRequest') return [[await supportRequestOf(stranger), NO_ID]];
    if (names === 'request') return [[await loggedRequestOf(stranger), NO_EVENT]];
    if (names === 'clearance') {
      return [[await clearanceOf(fixture.people[officer]), NO_ID], [await clearanceOf(fixture.people.admin), NO_ID]];
    }
    if (names === 'screeningCase') return [[await openCaseAt(rig, caller === 'bank.uae' ? 'qatar' : 'uae'), NO_ID]];
    if (names === 'str') return [[(await reportOf(fixture, officer)).id, NO_ID]];
    if (names === 'report') return [[reports[caller === 'bank.uae' ? 'qatar' : 'uae'], NO_ID], [reports.all, NO_ID]];
    if (names === 'schedule') {
      return [[await scheduleOf(fixture.people[officer]), NO_ID], [await scheduleOf(fixture.people.admin), NO_ID]];
    }
    if (names === 'caseAttachment' || names === 'caseFile') {
      const elsewhere = held[caller === 'bank.uae' ? 'qatar' : 'uae'];
      return [[await (names === 'caseFile' ? caseFileOf : attachmentOf)(fixture, elsewhere), NO_ID]];
    }
    const name = names === 'review' ? held[caller === 'bank.uae' ? 'qatar' : 'uae'] : stranger.transactionId;
    const { id } = await fixture.people.admin.client.transactions.getTransaction({ id: name });
    return [[name, NO_TRANSACTION], [id, NO_ID]];
  };

  const told = ({ status, headers, text }: Answered) => ({
    status,
    headers: Object.keys(headers).sort(),
    body: { ...JSON.parse(text) as object, requestId: 'any' },
  });

  it('covers every route that names an object in its path', () => {
    const withId = [...routes.values()].filter((route) => route.path.includes('{')).map((route) => route.operationId);
    expect(withId.sort()).toEqual([...Object.keys(ROUTES_WITH_ID), ...PUBLIC_KNOWLEDGE].sort());
  });

  it.each(cells)('$operationId tells $caller nothing of the other, not even that it is there', async (cell) => {
    const { operationId, caller, names, body, query, text, headers } = cell;
    const pairs = await foreignAndUnknown(caller, names);
    const before = await contentsOf(rig.orm.em, MONEY_TABLES);
    for (const [foreign, unknown] of pairs) {
      const ask = async (id: string) =>
        told(await callRoute(raw, routes.get(operationId)!, fixture.people[caller].token,
          { id, body, ...present({ query, text, headers }) }));
      const answer = await ask(foreign);
      expect(answer.status).toBe(404);
      expect(answer).toEqual(await ask(unknown));
      expect(JSON.stringify(answer.body)).not.toContain(foreign);
    }
    expect(await contentsOf(rig.orm.em, MONEY_TABLES)).toEqual(before);
  });

  it.each(TENANTS)('a list filtered by a foreign wallet tells %s what one by no wallet tells', async (caller) => {
    const list = async (wallet: string) => told(await callRoute(
      raw, routes.get('listTransactions')!, fixture.people[caller].token, { query: `?wallet=${wallet}` }));
    for (const [foreign, unknown] of await foreignAndUnknown(caller, 'wallet')) {
      const answer = await list(foreign);
      expect(answer.status).toBe(404);
      expect(answer).toEqual(await list(unknown));
    }
  });

  it.each(TENANTS)('%s cannot spend from a wallet of the other', async (caller) => {
    const before = await contentsOf(rig.orm.em, MONEY_TABLES);
    const [self, stranger] = [fixture.people[caller], fixture.people[STRANGER_OF[caller]]];
    for (const dryRun of ['', '?dryRun=true']) {
      const spend = async (from: string) => told(await callRoute(raw, routes.get('sendTransaction')!, self.token, {
        query: dryRun, body: sendOf({ address: from }, self.wallet, { amount: '1.00' }),
      }));
      const answer = await spend(stranger.wallet.address);
      expect(answer).toMatchObject({ status: 404, body: { code: 'WALLET_NOT_FOUND' } });
      expect(answer).toEqual(await spend(NO_ADDRESS));
    }
    expect(await contentsOf(rig.orm.em, MONEY_TABLES)).toEqual(before);
  });

  it.each(TENANTS)('%s may pay to a wallet of the other', async (caller) => {
    const [self, stranger] = [fixture.people[caller], fixture.people[STRANGER_OF[caller]]];
    const sent = await self.client.transactions.sendTransaction({
      requestBody: sendOf(self.wallet, stranger.wallet, { amount: '1.00' }),
    });
    expect(sent).toMatchObject({ status: 'completed', balances: [{ address: self.wallet.address }] });
    const seen = await stranger.client.transactions.getTransaction({ id: sent.transaction_id ?? '' });
    expect(seen.toAddress).toBe(stranger.wallet.address);
  });

  it('no answer of any route ever holds the balance of a wallet out of reach', async () => {
    const { amina, yusuf } = fixture.people;
    const rich = await openWallet(yusuf.client, '7654321.09');
    const [there, back] = [
      await amina.client.transactions.sendTransaction({ requestBody: sendOf(amina.wallet, rich, { amount: '2.00' }) }),
      await yusuf.client.transactions.sendTransaction({ requestBody: sendOf(rich, amina.wallet, { amount: '3.00' }) }),
    ];
    const balance = /76543\d\d\.\d\d/;
    const [contract, recall] = [await contractOf(amina), await recallOf(amina)];
    const { id: passport } = await passportOf(amina.client, amina.transactionId);
    const asked: Answered[] = [];
    const today = new Date().toISOString().slice(0, 10);
    const readable = [...routes.values()].filter(({ method, operationId }) => method === 'GET'
      && mayCall('amina', operationId) && ![...NOT_OF_A_WALLET, 'getSupportRequest', ...PUBLIC_KNOWLEDGE].includes(operationId));
    for (const route of readable) {
      const ids = route.path.includes('/batches/') ? [amina.batchId]
        : route.path.includes('/smart-contracts/') ? [contract]
        : route.path.includes('/audit/') ? [amina.eventId]
        : route.path.includes('/passports/') ? [passport]
        : route.path.includes('/recalls/') ? [recall]
        : route.path.includes('/customers/') ? [amina.id]
        : route.path.includes('/transactions/') ? [there, back].map((t) => t.transaction_id ?? '') : [amina.wallet.id];
      for (const id of route.path.includes('{id}') ? ids : ['']) {
        // A statement is of days, and these are the days of both payments.
        const query = route.path.includes('/statement') ? `?from=${today}&to=${today}&format=json`
          : route.path.endsWith('/camt.054') ? `?wallet=${amina.wallet.id}` : '';
        asked.push(await callRoute(raw, route, amina.token, { id, query }));
      }
    }
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.filter(({ status }) => status !== 200)).toEqual([]);
    const spoken = [...asked.map(({ text }) => text), JSON.stringify(there)];
    expect(spoken.filter((text) => balance.test(text))).toEqual([]);
    const theirs = await raw.askJson('GET', `/api/v1/wallets/${rich.id}/balance`, yusuf.token);
    expect(theirs.text).toMatch(balance);
  });

  it('a bank reaches the wallets of its customers, and those it does not serve are beyond it', async () => {
    const { amina, yusuf, 'bank.uae': uae, 'bank.qatar': qatar } = fixture.people;
    const addresses = async (client: typeof amina.client) =>
      (await client.wallets.listWallets({ limit: 200 })).map((wallet) => wallet.address);
    expect(await addresses(uae.client)).toEqual(expect.arrayContaining([amina.wallet.address, amina.other.address]));
    expect(await addresses(uae.client)).not.toContain(yusuf.wallet.address);
    expect(await addresses(qatar.client)).toContain(yusuf.wallet.address);
    expect(await addresses(qatar.client)).not.toContain(amina.wallet.address);
    const ownsNothing = await registerNewcomer(rig);
    expect(await addresses(ownsNothing)).toEqual([]);
  });

  it.each([['role', 'admin'], ['bankId', '0193a000-0000-7000-8000-00000000ba01']])(
    'nobody gives themselves a %s by registering', async (field, value) => {
      const answer = await register(`climber${field.toLowerCase()}`, { [field]: value });
      expect(answer.status).toBe(201);
      const { token } = JSON.parse(answer.text) as { token: string };
      expect(JSON.parse((await raw.askJson('GET', '/api/auth/me', token)).text))
        .toMatchObject({ role: 'user', bank: null, kycStatus: 'unverified' });
    });

  it.each([['kycStatus', 'verified'], ['id', NO_ID], ['failedSignIns', 0]])(
    'nobody sets the %s of an account', async (field, value) => {
      const answer = await register(`forger${field.toLowerCase()}`, { [field]: value });
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.text)).toMatchObject({ details: [{ field, message: `${field} is not a known field.` }] });
    });

  const register = (username: string, extra: object) => raw.askJson('POST', '/api/auth/register', undefined, {
    username, password: 'seven palms by the creek', name: 'Somebody', email: `${username}@example.com`, ...extra,
  });
});
