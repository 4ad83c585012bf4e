import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createConnectClient } from '@connect/sdk';
import { SystemClock } from '../../../src/platform/clock.ts';
import { startApp, type TestApp } from '../../app.ts';
import { RawClient } from '../../exchange.ts';
import { contentsOf } from '../../table-contents.ts';
import { appCode } from '../../totp.ts';
import { POLICY } from '../access-policy.ts';
import { callRoute, documentedRoutes, type DocumentedRoute } from '../documented-routes.ts';
import { ASKS_FOR_FRESH_FACTOR, ASKS_FOR_NO_FRESH_FACTOR, OPEN_WITHOUT_FACTOR } from '../fresh-factor-policy.ts';
import { addApp, newOfficer, refusalOf, signIn } from './officers.ts';

const MINUTE_MS = 60_000;
const NO_ID = '0193a000-0000-7000-8000-0000000000ff';
const OWN_SESSION = ['refresh', 'logout'];

/** Of each route the first of these asks who may call it; everybody may where no role is named. */
const ASKING = ['admin', 'bank', 'scholar'] as const;
type Asking = (typeof ASKING)[number];

const officersOf = async <Made>(make: (role: Asking) => Promise<Made>): Promise<Record<Asking, Made>> =>
  ({ admin: await make('admin'), bank: await make('bank'), scholar: await make('scholar') });
const askerOf = <Made>({ roles }: DocumentedRoute, officers: Record<Asking, Made>): Made =>
  officers[ASKING.find((role) => roles.length === 0 || roles.includes(role)) ?? 'admin'];

type Marked = DocumentedRoute & { asksForFresh: boolean; isOpenWithout: boolean };

describe('where the policy asks officers and administrators for a second factor', () => {
  let rig: TestApp;
  let strict: TestApp;
  let raw: RawClient;
  let routes: Marked[];

  beforeAll(async () => {
    rig = await startApp();
    strict = await rig.startTwin(undefined, { SECOND_FACTOR: 'required' });
    raw = new RawClient(strict.baseUrl);
    const { paths } = JSON.parse((await raw.ask({ method: 'GET', path: '/api-docs-json' })).text) as
      { paths: Record<string, Record<string, { operationId: string; 'x-fresh-factor'?: true; 'x-without-factor'?: true }>> };
    const marks = new Map(Object.values(paths).flatMap((methods) =>
      Object.values(methods).map((one) => [one.operationId, one])));
    routes = [...(await documentedRoutes(raw)).values()].map((route) => ({
      ...route, asksForFresh: marks.get(route.operationId)?.['x-fresh-factor'] === true,
      isOpenWithout: marks.get(route.operationId)?.['x-without-factor'] === true,
    }));
  });
  afterEach(() => { jest.restoreAllMocks(); });
  afterAll(async () => {
    raw.close();
    await strict.close();
    await rig.close();
  });

  const codeOf = ({ text }: { text: string }): string | undefined =>
    (text.startsWith('{') ? (JSON.parse(text) as { code?: string }).code : undefined);

  it('every route that changes something is decided: whether it asks for a fresh factor', () => {
    const changing = routes.filter(({ method }) => method !== 'GET').map(({ operationId }) => operationId);
    const decided = [...ASKS_FOR_FRESH_FACTOR, ...Object.values(ASKS_FOR_NO_FRESH_FACTOR).flat()];
    expect(changing.sort()).toEqual(decided.sort());
    expect(routes.filter(({ asksForFresh }) => asksForFresh).map(({ operationId }) => operationId).sort())
      .toEqual([...ASKS_FOR_FRESH_FACTOR].sort());
    expect(routes.filter(({ isOpenWithout }) => isOpenWithout).map(({ operationId }) => operationId).sort())
      .toEqual([...OPEN_WITHOUT_FACTOR].sort());
  });

  it('nothing but proving and adding one is open to a session that owes it, and nothing is written', async () => {
    const owing = await officersOf(async (role) => {
      const officer = await newOfficer(rig, role, strict);
      expect(await officer.client.auth.listFactors()).toMatchObject({ isRequired: true, isOwed: true, factors: [] });
      return officer;
    });
    const before = await contentsOf(strict.orm.em);
    const shut = routes.filter(({ operationId, roles }) => !OPEN_WITHOUT_FACTOR.includes(operationId)
      && (roles.length > 0 || operationId === 'register'));
    expect(shut.length).toBeGreaterThan(100);
    for (const route of shut) {
      const answer = await callRoute(raw, route, askerOf(route, owing).token, { id: NO_ID });
      expect({ route: route.operationId, status: answer.status, code: codeOf(answer) })
        .toEqual({ route: route.operationId, status: 403, code: 'FACTOR_REQUIRED' });
    }
    expect(await contentsOf(strict.orm.em)).toEqual(before);
    // What is open to everybody knows nobody by a token.
    const open = Object.entries(POLICY).filter(([id, { roles }]) => roles === 'public' && ![...OWN_SESSION, 'register'].includes(id));
    for (const [operationId] of open) {
      const route = routes.find((one) => one.operationId === operationId)!;
      expect(codeOf(await callRoute(raw, route, owing.admin.token, { id: NO_ID }))).not.toBe('FACTOR_REQUIRED');
    }
  });

  it.each(['bank', 'admin'] as const)('the role %s adds the first one in the session it owes it in, and is let in', async (role) => {
    const officer = await newOfficer(rig, role, strict);
    expect(await refusalOf(officer.client.events.issueStreamTicket())).toMatchObject({ code: 'FACTOR_REQUIRED', details: { hasFactor: false } });
    const { id } = await addApp(officer);
    await officer.client.events.issueStreamTicket();
    await officer.client.apiKeys.createApiKey({ requestBody: { name: 'A program', scopes: ['wallets:read'] } });
    expect(await refusalOf(officer.client.auth.removeFactor({ id }))).toMatchObject({ status: 409, code: 'LAST_FACTOR' });
  });

  it('customers may have one and need not', async () => {
    const { client } = await newOfficer(rig, 'user', strict);
    expect(await client.auth.listFactors()).toMatchObject({ isRequired: false, isOwed: false });
    await client.wallets.listWallets({});
  });

  it('a promoted customer owes one from the next sign-in on', async () => {
    const [promoted, chief] = [await newOfficer(rig, 'user', strict), await newOfficer(rig, 'admin', strict)];
    await addApp(chief);
    await chief.client.users.changeUserRole({ id: promoted.id, requestBody: { role: 'admin' } });
    const { client } = await signIn(strict, promoted.username);
    expect(await refusalOf(client.users.listUsers({}))).toMatchObject({ code: 'FACTOR_REQUIRED' });
  });

  it('every route of the table refuses a stale proof, and opens again after a fresh one', async () => {
    const officers = await officersOf(async (role) => {
      const officer = await newOfficer(rig, role, strict);
      return { ...officer, secret: (await addApp(officer)).secret };
    });
    const ms = 6 * MINUTE_MS;
    jest.spyOn(strict.app.get(SystemClock), 'now').mockImplementation(() => new Date(Date.now() + ms));
    const asking = routes.filter(({ operationId }) => ASKS_FOR_FRESH_FACTOR.includes(operationId));
    const before = await contentsOf(strict.orm.em);
    for (const route of asking) {
      const answer = await callRoute(raw, route, askerOf(route, officers).token, { id: NO_ID });
      expect({ route: route.operationId, status: answer.status, code: codeOf(answer) })
        .toEqual({ route: route.operationId, status: 403, code: 'FACTOR_NOT_FRESH' });
    }
    expect(await contentsOf(strict.orm.em)).toEqual(before);
    for (const { client, secret } of Object.values(officers)) {
      await client.auth.verifyFactor({ requestBody: { code: appCode(secret, new Date(Date.now() + ms)) } });
    }
    for (const route of asking.filter(({ operationId }) => !['beginTotp', 'beginPasskey', 'renewRecoveryCodes'].includes(operationId))) {
      expect(codeOf(await callRoute(raw, route, askerOf(route, officers).token, { id: NO_ID })))
        .not.toMatch(/^FACTOR_(NOT_FRESH|REQUIRED)$/);
    }
  });

  it('a ticket for the stream is worth nothing once its session owes a factor', async () => {
    const officer = await newOfficer(rig, 'user', strict);
    const other = await signIn(strict, officer.username);
    const { ticket } = await other.client.events.issueStreamTicket();
    await addApp(officer);
    const answer = await raw.ask({ method: 'GET', path: `/api/v1/events/stream?ticket=${ticket}`, headers: {
      connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' } });
    expect({ status: answer.status, code: codeOf(answer) }).toEqual({ status: 401, code: 'TICKET_INVALID' });
  });

  it('sandbox personas sign in as before while the policy leaves it to people', async () => {
    const { token } = await rig.anonymous.auth.login({ requestBody: { username: 'bank.uae', password: 'connect-sandbox' } });
    const client = createConnectClient({ baseUrl: rig.baseUrl, token, retries: 0 });
    expect(await client.auth.listFactors()).toMatchObject({ isRequired: false, isOwed: false });
  });
});
