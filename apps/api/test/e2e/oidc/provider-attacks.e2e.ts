import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SystemClock } from '../../../src/platform/clock.ts';
import { rows } from '../../../src/platform/database/sql.ts';
import { createLog } from '../../../src/platform/log.ts';
import { startApp, type TestApp } from '../../app.ts';
import { cloneDatabase } from '../../database.ts';
import { RawClient } from '../../exchange.ts';
import { answerWith, AWAY, change, FOREIGN, now, returning, UNBELIEVED } from '../../provider-lies.ts';
import { STUB_CLIENT, STUB_SECRET, StubProvider } from '../../stub-provider.ts';
import { contentsOf } from '../../table-contents.ts';
import { Visitor } from '../../visitor.ts';
import { newOfficer } from '../factors/officers.ts';

const ELEVEN_MINUTES_MS = 11 * 60_000;
let people = 0;

describe('what comes back from a provider', () => {
  let stub: StubProvider;
  let rig: TestApp;
  let raw: RawClient;
  let visitor: Visitor;

  const settings = (issuer = stub.issuer): NodeJS.ProcessEnv => ({
    OIDC_ISSUER: issuer, OIDC_CLIENT_ID: STUB_CLIENT, OIDC_CLIENT_SECRET: STUB_SECRET, OIDC_REGISTRATION: 'true',
  });

  beforeAll(async () => {
    stub = await StubProvider.start();
    rig = await startApp(undefined, settings());
    raw = new RawClient(rig.baseUrl);
  });
  beforeEach(async () => {
    stub.lies = {};
    stub.person = { sub: `attacked|${++people}`, email: `attacked${people}@id.example` };
    visitor = new Visitor(rig, raw);
    // All of them come from one address.
    await rows(rig.orm.em.fork(), 'delete from attempt_counter');
  });
  afterEach(() => { jest.restoreAllMocks(); });
  afterAll(async () => {
    raw.close();
    await rig.close();
    await stub.stop();
  });

  const peopleNow = async (): Promise<Record<string, string>> =>
    contentsOf(rig.orm.em, ['app_user', 'linked_identity', 'session', 'refresh_token']);

  /** Comes back to the sign-in page with a code, and nobody is signed in or registered. */
  const expectRefused = async (query: string, code: string, who = visitor): Promise<void> => {
    const before = await peopleNow();
    expect(await who.comeBack(query)).toEqual({ path: '/login', outcome: code });
    expect([...who.cookies.keys()]).toEqual([]);
    expect(await peopleNow()).toEqual(before);
  };

  it.each(Object.entries(UNBELIEVED))('is not believed with %s', async (_, lies) => {
    const address = await visitor.begin();
    stub.lies = lies;
    await expectRefused(stub.signIn(address), 'PROVIDER_ANSWER_INVALID');
    const [event] = await rows<{ details: object }>(rig.orm.em.fork(), `
      select details from audit_event where action = 'failed_login' order by id desc limit 1`);
    expect(event?.details).toEqual({ method: 'provider', reason: 'PROVIDER_ANSWER_INVALID' });
  });

  it.each(Object.entries(AWAY))('says that the provider is away when it %s', async (_, lies) => {
    const twin = await rig.startTwin();
    const twinRaw = new RawClient(twin.baseUrl);
    try {
      const who = new Visitor(twin, twinRaw);
      const address = await who.begin();
      stub.lies = lies;
      await expectRefused(stub.signIn(address), 'PROVIDER_UNAVAILABLE', who);
    } finally {
      twinRaw.close();
      await twin.close();
    }
  });

  it('is taken within half a minute of clock skew', async () => {
    stub.lies = change({ iat: now() + 20, exp: now() - 10 });
    expect(await visitor.comeBack(stub.signIn(await visitor.begin()))).toMatchObject({ outcome: 'signed-in' });
  });

  it('tells whoever gave up at the provider so', async () => {
    stub.lies = returning({ code: null, error: 'access_denied', error_description: '<b>javascript:alert(1)</b>' });
    await expectRefused(stub.signIn(await visitor.begin()), 'PROVIDER_DECLINED');
  });

  it('is taken once, by the process that hears it first', async () => {
    const cookies = new Visitor(rig, raw);
    const query = stub.signIn(await cookies.begin());
    const twin = await rig.startTwin();
    const twinRaw = new RawClient(twin.baseUrl);
    try {
      // A copy of the browser, cookies and all.
      const [one, other] = [new Visitor(rig, raw), new Visitor(twin, twinRaw)];
      for (const [name, value] of cookies.cookies) {
        one.cookies.set(name, value);
        other.cookies.set(name, value);
      }
      const outcomes = await Promise.all([one.comeBack(query), other.comeBack(query)]);
      expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['PROVIDER_FLOW_ENDED', 'signed-in']);
      const again = new Visitor(rig, raw);
      for (const [name, value] of cookies.cookies) again.cookies.set(name, value);
      await expectRefused(query, 'PROVIDER_FLOW_ENDED', again);
    } finally {
      twinRaw.close();
      await twin.close();
    }
  });

  it('is nothing in another browser, nor with the state of another sign-in', async () => {
    const query = stub.signIn(await visitor.begin());
    await expectRefused(query, 'PROVIDER_FLOW_ENDED', new Visitor(rig, raw));
    const other = new Visitor(rig, raw);
    await other.begin();
    await expectRefused(query, 'PROVIDER_FLOW_ENDED', other);
    await expectRefused(query.replace(/state=[\w-]+/, `state=${'x'.repeat(43)}`), 'PROVIDER_FLOW_ENDED');
  });

  it.each(['', '?', '?state=', '?state=a&state=b', '?code=%00', '?code=x&state=x', '?error=access_denied', '?%ff=%fe', `?state=${'x'.repeat(9_000)}`])(
    'never ends in a fault of ours: %p', async (query) => {
      const answer = await visitor.ask('GET', `/api/auth/oidc/callback${query}`);
      expect([303, 400, 414]).toContain(answer.status);
      if (answer.status === 303) expect(answer.headers.location).toBe('http://localhost:4200/login#provider=PROVIDER_FLOW_ENDED');
    });

  it('is nothing after ten minutes, and under a cookie that somebody changed', async () => {
    const query = stub.signIn(await visitor.begin());
    const sealed = visitor.cookies.get('connect_provider') ?? '';
    visitor.cookies.set('connect_provider', `${sealed.slice(0, -4)}AAAA`);
    await expectRefused(query, 'PROVIDER_FLOW_ENDED');
    visitor.cookies.set('connect_provider', sealed);
    const late = Date.now() + ELEVEN_MINUTES_MS;
    jest.spyOn(rig.app.get(SystemClock), 'now').mockImplementation(() => new Date(late));
    await expectRefused(query, 'PROVIDER_FLOW_ENDED');
  });

  it('cannot be redeemed without the verifier, by whoever saw the code', async () => {
    const address = await visitor.begin();
    const seen = new URLSearchParams(stub.signIn(address));
    // Their own browser, their own sign-in, the code of somebody else.
    const thief = new Visitor(rig, raw);
    const own = new URLSearchParams(stub.signIn(await thief.begin()));
    own.set('code', seen.get('code') ?? '');
    await expectRefused(`?${own.toString()}`, 'PROVIDER_ANSWER_INVALID', thief);
  });

  it.each([FOREIGN, '//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)', '', 'audit', `/${'x'.repeat(512)}`])(
    'never leads to another site: %p', async (returnTo) => {
      const answer = await visitor.ask('POST', '/api/auth/oidc', undefined, { language: 'en', returnTo });
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.text)).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field: 'returnTo' }] });
      expect(visitor.cookies.size).toBe(0);
    });

  it('waits after sixty in vain from one address, and counts none that was right', async () => {
    for (let n = 0; n < 62; n++) {
      const who = new Visitor(rig, raw);
      expect(await who.comeBack(stub.signIn(await who.begin()))).toMatchObject({ outcome: 'signed-in' });
    }
    stub.lies = returning({ code: null, error: 'access_denied' });
    const outcomes = new Set<string | null>();
    for (let n = 0; n < 61; n++) {
      const who = new Visitor(rig, raw);
      outcomes.add((await who.comeBack(stub.signIn(await who.begin()))).outcome);
    }
    expect([...outcomes]).toEqual(['PROVIDER_DECLINED', 'TOO_MANY_ATTEMPTS']);
  });

  it('keeps its cookie from scripts, and from requests of other sites but the way back', async () => {
    const { headers } = await visitor.ask('POST', '/api/auth/oidc', undefined, { language: 'en' });
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^connect_provider=[\w-]+; Path=\/api\/auth\/oidc; Expires=[^;]+; HttpOnly; SameSite=Lax$/)]);
  });

  it('links nothing to the account of whoever is made to open the address of somebody else', async () => {
    const [victim, attacker] = [await newOfficer(rig, 'user'), await newOfficer(rig, 'user')];
    const query = stub.signIn(await visitor.beginLink(attacker.token));
    const browser = new Visitor(rig, raw);
    await browser.beginLink(victim.token);
    expect(await browser.comeBack(query)).toEqual({ path: '/settings/security', outcome: 'PROVIDER_FLOW_ENDED' });
    expect(await victim.client.auth.listLinkedIdentities()).toEqual([]);
  });

  it('is kept and logged nowhere: neither codes nor tokens nor what proves them', async () => {
    let lines = '';
    const database = await cloneDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), 'connect-app-'));
    const own = await startApp({ database, dataDir }, { ...settings(), LOG_LEVEL: 'trace' }, createLog('trace', { write: (line) => { lines += line; } }));
    const ownRaw = new RawClient(own.baseUrl);
    try {
      stub.secrets.length = 0;
      for (const lies of [{}, change({ nonce: 'x' }), answerWith('/userinfo', 500, '{}'), answerWith('/token', 400, '{"error":"invalid_grant"}')]) {
        stub.lies = lies;
        const who = new Visitor(own, ownRaw);
        const address = await who.begin();
        stub.secrets.push(new URL(address).searchParams.get('state') ?? '', new URL(address).searchParams.get('nonce') ?? '');
        await who.comeBack(stub.signIn(address));
      }
      // Those that failed are told of with their cause.
      expect(lines).toContain('OAUTH_JWT_CLAIM_COMPARISON_FAILED');
      expect(stub.secrets.length).toBeGreaterThan(20);
      const tables = await rows<{ name: string }>(own.orm.em.fork(), `select tablename as name from pg_tables where schemaname = 'public'`);
      const texts = await Promise.all(tables.map(async ({ name }) =>
        (await rows<{ text: string | null }>(own.orm.em.fork(), `select string_agg(t::text, ' ') as text from "${name}" t`))[0]?.text ?? ''));
      const kept = [lines, ...texts].join('\n');
      expect([STUB_SECRET, ...stub.secrets].filter((secret) => kept.includes(secret))).toEqual([]);
    } finally {
      ownRaw.close();
      await own.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  describe('of which nothing is known', () => {
    const expectAnswer = async (issuer: string, status: number, code: string): Promise<void> => {
      const twin = await rig.startTwin(undefined, settings(issuer));
      const twinRaw = new RawClient(twin.baseUrl);
      try {
        const answer = await new Visitor(twin, twinRaw).ask('POST', '/api/auth/oidc', undefined, { language: 'en' });
        expect([answer.status, JSON.parse(answer.text)]).toEqual([status, expect.objectContaining({ code })]);
      } finally {
        twinRaw.close();
        await twin.close();
      }
    };

    it('is away where nobody listens', async () => {
      const taken = createServer().listen(0, '127.0.0.1');
      await once(taken, 'listening');
      const { port } = taken.address() as AddressInfo;
      taken.close();
      await once(taken, 'close');
      await expectAnswer(`http://127.0.0.1:${port}`, 503, 'PROVIDER_UNAVAILABLE');
    });

    it('is away where it never answers', async () => {
      const silent = createServer((socket) => { socket.on('error', () => undefined); }).listen(0, '127.0.0.1');
      await once(silent, 'listening');
      const real = AbortSignal.timeout.bind(AbortSignal);
      const timeouts: number[] = [];
      jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => { timeouts.push(ms); return real(1); });
      await expectAnswer(`http://127.0.0.1:${(silent.address() as AddressInfo).port}`, 503, 'PROVIDER_UNAVAILABLE');
      expect(timeouts).toContain(5_000);
      silent.close();
    });

    it('is not believed where it calls itself something else', async () => {
      stub.lies = answerWith('/.well-known/openid-configuration', 200, JSON.stringify({ issuer: FOREIGN, authorization_endpoint: FOREIGN }));
      await expectAnswer(stub.issuer, 502, 'PROVIDER_ANSWER_INVALID');
    });

    it('is asked again once it is back', async () => {
      const twin = await rig.startTwin();
      const twinRaw = new RawClient(twin.baseUrl);
      try {
        stub.lies = answerWith('/.well-known/openid-configuration', 503, '{}');
        const who = new Visitor(twin, twinRaw);
        await expect(who.begin()).rejects.toThrow('PROVIDER_UNAVAILABLE');
        stub.lies = {};
        expect(await who.begin()).toContain(stub.issuer);
      } finally {
        twinRaw.close();
        await twin.close();
      }
    });
  });
});
