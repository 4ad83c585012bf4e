import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { RawClient } from '../../exchange.ts';
import { STUB_CLIENT, STUB_SECRET, StubProvider } from '../../stub-provider.ts';
import { Visitor } from '../../visitor.ts';
import { addApp, newOfficer, OFFICER_PASSWORD, refusalOf, untilTold } from '../factors/officers.ts';

const UAE_BANK = '0193a000-0000-7000-8000-00000000ba01';
let people = 0;

describe('signing in at a provider', () => {
  let stub: StubProvider;
  let rig: TestApp;
  let raw: RawClient;
  let visitor: Visitor;

  const settings = (): NodeJS.ProcessEnv => ({
    OIDC_ISSUER: stub.issuer, OIDC_CLIENT_ID: STUB_CLIENT, OIDC_CLIENT_SECRET: STUB_SECRET, OIDC_LABEL: 'The Provider',
    OIDC_REGISTRATION: 'true', OIDC_ROLES_CLAIM: 'groups',
    OIDC_ROLE_MAP: `chiefs=admin,tellers=bank:${UAE_BANK},strays=bank:0193a000-0000-7000-8000-00000000ffff`,
    OIDC_ACR_SECOND_FACTOR: 'urn:strong,mfa',
  });

  beforeAll(async () => {
    stub = await StubProvider.start();
    rig = await startApp(undefined, settings());
    raw = new RawClient(rig.baseUrl);
  });
  beforeEach(() => {
    stub.lies = {};
    const username = `salma${++people}`;
    stub.person = {
      sub: `stub|${people}`, name: 'Salma Haddad', email: `${username}@id.example`, preferred_username: username, auth_time: now(),
    };
    visitor = new Visitor(rig, raw);
  });
  afterEach(() => { jest.restoreAllMocks(); });
  afterAll(async () => {
    raw.close();
    await rig.close();
    await stub.stop();
  });

  const now = (): number => Math.floor(Date.now() / 1_000);

  const enter = async (who = visitor): Promise<string | null> =>
    (await who.comeBack(stub.signIn(await who.begin()))).outcome;

  const link = async (token: string, who = visitor): Promise<string | null> =>
    (await who.comeBack(stub.signIn(await who.beginLink(token)))).outcome;

  it('is offered by its name, and its page is asked for with PKCE, state and nonce', async () => {
    expect((await rig.anonymous.status.getStatus()).signInProvider).toEqual({ label: 'The Provider' });
    const { searchParams: asked } = new URL(await visitor.begin({ language: 'ar', returnTo: '/audit?action=login' }));
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: STUB_CLIENT, response_type: 'code', scope: 'openid profile email', code_challenge_method: 'S256', ui_locales: 'ar',
      redirect_uri: 'http://localhost:4200/api/auth/oidc/callback', acr_values: 'urn:strong mfa', max_age: '300',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
  });

  it('makes a customer of somebody new, once, and leads them where they wanted to go', async () => {
    const address = await visitor.begin({ language: 'en', returnTo: '/audit?action=login' });
    expect(await visitor.comeBack(stub.signIn(address)))
      .toEqual({ path: '/login?returnTo=%2Faudit%3Faction%3Dlogin', outcome: 'signed-in' });
    const { user, client } = await visitor.client();
    expect(user).toMatchObject({ username: `salma${people}`, name: 'Salma Haddad', role: 'user' });
    expect(await client.auth.listLinkedIdentities()).toEqual([expect.objectContaining({ issuer: stub.issuer, label: 'The Provider' })]);
    const other = new Visitor(rig, raw);
    expect(await enter(other)).toBe('signed-in');
    expect((await other.client()).user.id).toBe(user.id);
    const listed = await (await rig.as('admin')).users.listUsers({ q: user.username });
    expect(listed).toEqual([expect.objectContaining({ id: user.id, state: 'active' })]);
  });

  it('never opens the account that has the same e-mail address', async () => {
    const { user } = await rig.anonymous.auth.register({ requestBody: {
      username: `victim${people}`, password: 'seven palms by the creek', name: 'A Victim', email: `victim${people}@example.com` } });
    stub.person = { ...stub.person, email: `VICTIM${people}@example.com`, email_verified: true, preferred_username: user.username };
    expect(await enter()).toBe('EMAIL_TAKEN');
    expect(await rows(rig.orm.em.fork(), 'select 1 from linked_identity where user_id = $1', [user.id])).toEqual([]);
  });

  it('refuses somebody new where nobody is registered, and says what to do', async () => {
    const { OIDC_REGISTRATION: _, ...closed } = settings();
    const twin = await rig.startTwin(undefined, closed);
    const twinRaw = new RawClient(twin.baseUrl);
    try {
      expect(await enter(new Visitor(twin, twinRaw))).toBe('IDENTITY_UNKNOWN');
      expect(await rows(rig.orm.em.fork(), 'select 1 from app_user where lower(email) = $1', [`salma${people}@id.example`])).toEqual([]);
    } finally {
      twinRaw.close();
      await twin.close();
    }
  });

  it('opens an account that its owner linked, and no longer once they unlinked it', async () => {
    const owner = await newOfficer(rig, 'user');
    expect(await link(owner.token)).toBe('linked');
    expect(await enter()).toBe('signed-in');
    const { user, client } = await visitor.client();
    expect(user.id).toBe(owner.id);
    await untilTold(client, 'identity_linked');
    const [linked] = await client.auth.listLinkedIdentities();
    await client.auth.unlinkIdentity({ id: linked!.id });
    expect(await client.auth.listLinkedIdentities()).toEqual([]);
    await untilTold(client, 'identity_unlinked');
    expect(await refusalOf(client.auth.unlinkIdentity({ id: linked!.id }))).toMatchObject({ status: 404, code: 'IDENTITY_NOT_FOUND' });
    stub.person = { ...stub.person, email: `another${people}@id.example` };
    expect(await enter(new Visitor(rig, raw))).toBe('signed-in');
  });

  it('links one identity to one account, while the session that asked is open', async () => {
    const [first, second] = [await newOfficer(rig, 'user'), await newOfficer(rig, 'user')];
    expect(await link(first.token)).toBe('linked');
    expect(await link(first.token)).toBe('IDENTITY_LINKED');
    expect(await link(second.token)).toBe('IDENTITY_TAKEN');
    stub.person = { ...stub.person, sub: 'stub|late' };
    const query = stub.signIn(await visitor.beginLink(second.token));
    await second.client.auth.logout({});
    expect(await visitor.comeBack(query)).toEqual({ path: '/settings/security', outcome: 'PROVIDER_FLOW_ENDED' });
  });

  it('links nothing for whoever finds a console open, without a fresh factor', async () => {
    const officer = await newOfficer(rig, 'user');
    await addApp(officer);
    await rows(rig.orm.em.fork(), `update factor_proof set proven_at = now() - interval '1 hour'`);
    const answer = await visitor.ask('POST', '/api/auth/oidc/identities', officer.token, { language: 'en' });
    expect([answer.status, answer.text]).toEqual([403, expect.stringContaining('FACTOR_NOT_FRESH')]);
  });

  it('does not take the last way of signing in away', async () => {
    await enter();
    const { client } = await visitor.client();
    const [only] = await client.auth.listLinkedIdentities();
    expect(await refusalOf(client.auth.unlinkIdentity({ id: only!.id }))).toMatchObject({ status: 409, code: 'LAST_WAY_IN' });
  });

  it('opens nothing of a deactivated account', async () => {
    await enter();
    const { user } = await visitor.client();
    const admin = await newOfficer(rig, 'admin');
    await addApp(admin);
    await admin.client.users.deactivateUser({ id: user.id, requestBody: { reason: 'Left the bank' } });
    expect(await enter()).toBe('ACCOUNT_DEACTIVATED');
  });

  it('asks for our own second factor, unless the provider states one in the words that are configured', async () => {
    const owner = await newOfficer(rig, 'user');
    await link(owner.token);
    await addApp(owner);
    const owesAfter = async (said: object): Promise<boolean> => {
      stub.lies.claims = (claims) => ({ ...claims, ...said });
      expect(await enter()).toBe('signed-in');
      return (await (await visitor.client()).client.auth.listFactors()).isOwed;
    };
    expect(await owesAfter({})).toBe(true);
    expect(await owesAfter({ acr: 'urn:weak', amr: ['pwd'] })).toBe(true);
    expect(await refusalOf((await visitor.client()).client.wallets.listWallets({}))).toMatchObject({ code: 'FACTOR_REQUIRED' });
    expect(await owesAfter({ acr: 'urn:strong' })).toBe(false);
    expect(await owesAfter({ amr: ['pwd', 'mfa'] })).toBe(false);
    // What was proven there counts as fresh from when it was.
    stub.lies.claims = (claims) => ({ ...claims, acr: 'urn:strong', auth_time: now() - 290 });
    await enter();
    const { freshUntil } = await (await visitor.client()).client.auth.listFactors();
    expect(Date.parse(freshUntil ?? '')).toBeLessThan(Date.now() + 15_000);
    // A sign-in there of an hour ago is no proof of now, whatever it was.
    stub.lies.claims = (claims) => ({ ...claims, acr: 'urn:strong', auth_time: now() - 3_600 });
    expect(await enter()).toBe('PROVIDER_ANSWER_INVALID');
  });

  describe('the roles that it states', () => {
    const roleNow = async (): Promise<string> => (await visitor.client()).user.role;

    it('are given and taken away at each sign-in, and sessions end with them', async () => {
      stub.person['groups'] = ['readers', 'tellers'];
      await enter();
      const { user, client } = await visitor.client();
      expect(user.role).toBe('bank');
      await client.transactions.listTransactions({});
      stub.person['groups'] = ['nobody-knows'];
      expect(await enter(new Visitor(rig, raw))).toBe('signed-in');
      expect(await refusalOf(client.auth.me())).toMatchObject({ status: 401 });
      await enter();
      expect(await roleNow()).toBe('user');
      const events = await rows<{ details: object }>(rig.orm.em.fork(), `
        select details from audit_event where action = 'user_role_change' and resource_id = $1 order by id`, [user.id]);
      expect(events.map(({ details }) => details)).toEqual([
        expect.objectContaining({ previousRole: 'user', role: 'bank', bankId: UAE_BANK, sessionsEnded: 0 }),
        expect.objectContaining({ previousRole: 'bank', role: 'user', bankId: null, sessionsEnded: 1 }),
      ]);
    });

    it('leave it to our policy whether an officer needs a factor of ours, whatever was proven there', async () => {
      const strict = await rig.startTwin(undefined, { ...settings(), SECOND_FACTOR: 'required' });
      const strictRaw = new RawClient(strict.baseUrl);
      try {
        Object.assign(stub.person, { groups: ['tellers'], acr: 'urn:strong' });
        const officer = new Visitor(strict, strictRaw);
        expect(await enter(officer)).toBe('signed-in');
        expect(await refusalOf((await officer.client()).client.wallets.listWallets({})))
          .toMatchObject({ code: 'FACTOR_REQUIRED', details: { hasFactor: false } });
      } finally {
        strictRaw.close();
        await strict.close();
      }
    });

    it('make an administrator where the map says so alone, and nobody an officer of a bank that is not here', async () => {
      stub.person['groups'] = 'chiefs';
      await enter();
      expect(await roleNow()).toBe('admin');
      for (const groups of [['admin'], ['administrators'], ['strays'], { admin: true }, 7, null]) {
        stub.person['groups'] = groups;
        await enter();
        expect(await roleNow()).toBe('user');
      }
    });

    it('change no account that has a password, or a role from an administrator', async () => {
      stub.person['groups'] = ['chiefs'];
      const owner = await newOfficer(rig, 'user');
      await link(owner.token);
      await enter();
      expect(await roleNow()).toBe('user');
    });

    it('are not kept by a password: whoever has one from the provider is given none', async () => {
      const admin = await newOfficer(rig, 'admin');
      await addApp(admin);
      await enter();
      const { user } = await visitor.client();
      const { passwordCode } = await admin.client.users.issuePasswordCode({ id: user.id });
      stub.person['groups'] = ['tellers'];
      await enter();
      expect(await refusalOf(rig.anonymous.auth.choosePassword({
        requestBody: { passwordCode, newPassword: OFFICER_PASSWORD } })))
        .toMatchObject({ code: 'PASSWORD_CODE_ENDED' });
      expect(await refusalOf(admin.client.users.issuePasswordCode({ id: user.id }))).toMatchObject({ status: 409, code: 'ROLE_FROM_PROVIDER' });
      // Once an administrator gives it, it is kept, whatever the provider states.
      await admin.client.users.changeUserRole({ id: user.id, requestBody: { role: 'bank', bankId: UAE_BANK } });
      stub.person['groups'] = [];
      await enter();
      expect(await roleNow()).toBe('bank');
    });
  });
});
