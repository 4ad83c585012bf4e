import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createConnectClient, type ConnectClient, type ContractDetailDto, type WalletDto } from '@connect/sdk';
import { startApp, type TestApp } from '../../app.ts';
import { keep } from '../../beneficiaries.ts';
import { take } from '../../contracts.ts';
import { RawClient, type Answered } from '../../exchange.ts';
import { pdftotext } from '../../pdftotext.ts';
import { openWallet, sendOf } from '../../people.ts';
import { CALLERS, openFixture, type Fixture, type PersonName } from '../access-fixture.ts';
import { POLICY, type Call } from '../access-policy.ts';
import { callRoute, documentedRoutes, type DocumentedRoute } from '../documented-routes.ts';
import { ROUTES_WITH_ID, type Named } from '../routes-with-id.ts';
import { inputsOf, valuesAt, type OpenApi } from './named-inputs.ts';

/** A name that nothing else in the sandbox has a part of. */
const NAME = 'Zephyrin Quillfeather';
const PARTS = /zephyrin|quillfeather/i;
/** Somebody with a wallet at the same bank as the stranger, and officers of another bank. */
const OUTSIDERS = ['amina', 'bank.qatar'] as const satisfies readonly PersonName[];
/** Lists that tell which things of a kind there are, for the routes that name one in their path. */
const LISTS: Readonly<Partial<Record<Named, string>>> = {
  contract: 'listContracts', transaction: 'listTransactions', batch: 'listBatches', wallet: 'listWallets',
  event: 'listAuditEvents', draft: 'listDrafts', beneficiary: 'listBeneficiaries', request: 'listLoggedRequests',
  isoMessage: 'listIsoMessages',
};
/** Queries of routes that answer nothing without them. */
const QUERIES: Readonly<Record<string, string>> = {
  exportTransactions: '?format=csv', exportWalletHistory: '?format=csv',
};

const wordsOf = ({ text, bytes, headers }: Answered): string =>
  (headers['content-type']?.includes('pdf') === true ? pdftotext(bytes) : text);

describe('the name of a stranger, of whom somebody has the address', () => {
  let rig: TestApp;
  let raw: RawClient;
  let fixture: Fixture;
  let routes: Map<string, DocumentedRoute>;
  let stranger: ConnectClient;
  let wallet: WalletDto;

  beforeAll(async () => {
    rig = await startApp();
    raw = new RawClient(rig.baseUrl);
    fixture = await openFixture(rig);
    routes = await documentedRoutes(raw);
    const { token } = await rig.anonymous.auth.register({ requestBody: {
      username: 'stranger', password: 'seven palms by the creek', name: NAME, email: 'stranger@example.com' } });
    stranger = createConnectClient({ baseUrl: rig.baseUrl, retries: 0, token: token ?? '' });
    wallet = await openWallet(stranger, '5000.00');
  });
  afterAll(async () => {
    raw.close();
    await rig.close();
  });

  const ask = (operationId: string, call: Call, caller: PersonName): Promise<Answered> =>
    callRoute(raw, routes.get(operationId)!, fixture.people[caller].token, call);
  const mayCall = (operationId: string, caller: PersonName): boolean => {
    const { roles, without = {} } = POLICY[operationId]!;
    return roles !== 'public' && roles.includes(CALLERS[caller]) && !(CALLERS[caller] in without);
  };
  const told: string[] = [];
  let part = PARTS;
  const look = (what: string, answer: Answered): void => { if (part.test(wordsOf(answer))) told.push(what); };

  /** Reads everything that somebody may read. */
  const readAll = async (caller: PersonName): Promise<number> => {
    let read = 0;
    for (const { operationId, method, path } of routes.values()) {
      if (method !== 'GET' || !(operationId in POLICY) || !mayCall(operationId, caller)) continue;
      const of = ROUTES_WITH_ID[operationId];
      const query = of?.query ?? QUERIES[operationId]
        ?? (await POLICY[operationId]!.call?.(fixture, fixture.people[caller], caller, raw))?.query ?? '';
      const list = of === undefined ? undefined : LISTS[of.names];
      if (of !== undefined && list === undefined) continue;
      if (of === undefined && path.includes('{')) continue;
      const ids = list === undefined ? [undefined] : (JSON.parse((await ask(list, {}, caller)).text) as
        { id: string }[]).map(({ id }) => id);
      for (const id of ids) {
        const answer = await ask(operationId, { query, ...(id === undefined ? {} : { id }) }, caller);
        read += answer.status === 200 ? 1 : 0;
        look(`${operationId} of ${caller}`, answer);
      }
    }
    return read;
  };

  it('is told by no route that takes the address', async () => {
    const inputs = inputsOf(JSON.parse((await raw.ask({ method: 'GET', path: '/api-docs-json' })).text) as OpenApi)
      .filter(({ kinds }) => kinds.includes('wallet'));
    let asked = 0;
    for (const caller of OUTSIDERS) {
      const body = { ...sendOf(fixture.people[caller].wallet, wallet), counterpartyName: 'Somebody Else' };
      look(`mismatch of ${caller}`, await ask('sendTransaction', { query: '?dryRun=true', body }, caller));
    }
    for (const { operationId, name, at } of inputs) {
      for (const caller of OUTSIDERS) {
        if (!mayCall(operationId, caller)) continue;
        const call = structuredClone(
          await POLICY[operationId]!.call?.(fixture, fixture.people[caller], caller, raw) ?? {});
        valuesAt(call, at).write(wallet.address);
        look(`${name} of ${caller}`, await ask(operationId, call, caller));
        asked += 1;
      }
    }
    expect(told).toEqual([]);
    expect(asked).toBeGreaterThan(60);
  });

  it('is told by no contract that names the wallet, and by none whose other side acts alone', async () => {
    const { client, wallet: own } = fixture.people.amina;
    const named = await openWallet(stranger, '0.00');
    const terms = { assetPrice: '1000.00', profitMargin: 5, installments: 2, deferredPaymentPeriod: 2,
      assetDescription: 'A van', seller: own.address, buyer: named.address };
    const sale = await client.smartContracts.createMurabaha({ requestBody: {
      ...terms, partyNames: { buyer: 'Somebody else' } } }) as ContractDetailDto;
    expect(sale.parties.find(({ role }) => role === 'buyer'))
      .toMatchObject({ name: 'Somebody else', payeeCheck: 'no_match', walletAddress: named.address });
    const unnamed = await client.smartContracts.createMurabaha({ requestBody: terms }) as ContractDetailDto;
    expect(unnamed.parties.find(({ role }) => role === 'buyer'))
      .toMatchObject({ name: named.address, payeeCheck: null });
    const called = await take(client, unnamed, 'name-parties', {
      parties: { buyer: named.address }, partyNames: { buyer: 'Somebody at last' } });
    expect(called.parties.find(({ role }) => role === 'buyer'))
      .toMatchObject({ name: 'Somebody at last', statedName: 'Somebody at last', payeeCheck: 'no_match' });
    expect(await client.smartContracts.listContracts({ q: 'Quillfeather' })).toEqual([]);
    await readAll('amina');
    expect(told).toEqual([]);
    // Who acts in a contract is known to those who are in it.
    const promised = await take(stranger, sale, 'promise');
    expect(promised.parties.find(({ role }) => role === 'seller')).toMatchObject({ name: 'Amina Rahman' });
    const { parties } = await client.smartContracts.getContract({ id: sale.id });
    expect(parties.find(({ role }) => role === 'buyer')).toMatchObject({ name: NAME });
    expect(await client.smartContracts.listContracts({ q: 'Quillfeather' })).toHaveLength(1);
    await take(stranger, sale, 'cancel');
  });

  it('is found by no search, and what one calls the wallet oneself is told to no outsider', async () => {
    const { client } = fixture.people.amina;
    const kept = await openWallet(stranger, '0.00');
    await keep(client, kept, 'Xanthippe Underhill');
    expect(await client.beneficiaries.listWalletNames({ addresses: kept.address }))
      .toMatchObject([{ name: 'Xanthippe Underhill', source: 'beneficiary' }]);
    const own = await openWallet(client, '10.00');
    await client.transactions.sendTransaction({ requestBody: sendOf(own, kept, { amount: '0.03' }) });
    for (const q of ['Quillfeather', 'zephyrin']) {
      expect(await client.transactions.listTransactions({ q })).toEqual([]);
      expect(await client.wallets.listWallets({ q })).toEqual([]);
      expect(await client.beneficiaries.listBeneficiaries({ q })).toEqual([]);
      expect(await client.audit.listAuditEvents({ q })).toEqual([]);
    }
    expect((await client.transactions.listTransactions({ q: kept.address })).length).toBeGreaterThan(0);
    told.length = 0;
    await readAll('amina');
    expect(told.filter((what) => !/Contract/.test(what))).toEqual([]);
    part = /xanthippe|underhill/i;
    await readAll('yusuf');
    await readAll('bank.qatar');
    part = PARTS;
    expect(told.filter((what) => !/amina$/.test(what))).toEqual([]);
  });

  it('is told nobody who pays the wallet, and to whomever it pays', async () => {
    const paid = await openWallet(stranger, '100.00');
    for (const caller of OUTSIDERS) {
      const { client } = fixture.people[caller];
      const own = await openWallet(client, '500.00');
      const [other, stated] = caller === 'amina' ? ['yusuf', 'Yusuf Al-Kuwari'] as const : ['amina', 'Amina Rahmān'] as const;
      await client.transactions.sendTransaction({ requestBody: sendOf(own, paid, { amount: '0.01' }) });
      await client.transactions.sendTransaction({ requestBody: sendOf(own, fixture.people[other].wallet, {
        amount: '0.02', counterpartyName: stated }) });
      const { flows } = await client.wallets.getWalletFlows({ id: own.id });
      const flow = flows.find(({ address }) => address === paid.address);
      expect(flow).toMatchObject({ label: paid.address, isWithinReach: false });
      const lines = (await client.wallets.getWalletHistory({ id: own.id })).filter(({ kind }) => kind === 'principal');
      expect(lines.map(({ counterpartyLabel }) => counterpartyLabel)).toEqual([stated, paid.address]);
      told.length = 0;
      expect(await readAll(caller)).toBeGreaterThan(40);
      // The one contract in which the stranger acted is known to its other side.
      expect(told.filter((what) => !/Contract/.test(what))).toEqual([]);
    }
    const { client } = fixture.people.amina;
    const own = await openWallet(client, '0.00');
    await stranger.transactions.sendTransaction({ requestBody: sendOf(paid, own, { amount: '5.00' }) });
    const [line] = await client.wallets.getWalletHistory({ id: own.id });
    expect(line).toMatchObject({ counterpartyLabel: NAME });
  });
});
