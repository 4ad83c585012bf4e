import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { RawClient } from '../../exchange.ts';
import { STUB_CLIENT, STUB_SECRET, StubProvider } from '../../stub-provider.ts';
import { Visitor } from '../../visitor.ts';
import { addApp, newOfficer } from '../factors/officers.ts';

let people = 100_000;

describe('signing in by UAE PASS', () => {
  let stub: StubProvider;
  let rig: TestApp;
  let raw: RawClient;
  let visitor: Visitor;

  beforeAll(async () => {
    stub = await StubProvider.start();
    rig = await startApp(undefined, {
      OIDC_PROFILE: 'uae-pass', OIDC_ISSUER: stub.issuer, OIDC_CLIENT_ID: STUB_CLIENT, OIDC_CLIENT_SECRET: STUB_SECRET,
      OIDC_REGISTRATION: 'true',
    });
    raw = new RawClient(rig.baseUrl);
  });
  beforeEach(() => {
    const uuid = `7a05992e-3244-49d3-bcbc-789${++people}000`;
    stub.lies = {};
    stub.person = {
      sub: `UAEPASS/${uuid}`, uuid, fullnameEN: 'Hind,,,,Al Suwaidi,,', fullnameAR: 'هند,,,,السويدي,,', nationalityEN: 'ARE', gender: 'Female',
      idn: `784199${people}123`, userType: 'SOP3', mobile: '971500000000', email: `hind${people}@id.example`,
    };
    visitor = new Visitor(rig, raw);
  });
  afterAll(async () => {
    raw.close();
    await rig.close();
    await stub.stop();
  });

  const enter = async (who = visitor): Promise<string | null> =>
    (await who.comeBack(stub.signIn(await who.begin()))).outcome;

  const kept = async (id: string): Promise<object | undefined> => (await rows<{ name: string }>(rig.orm.em.fork(), `
    select name, role, kyc_status as "kycStatus", identity_number as "identityNumber" from app_user where id = $1`, [id]))[0];

  it('asks for its own scope and level, without discovery, and by its name', async () => {
    expect((await rig.anonymous.status.getStatus()).signInProvider).toEqual({ label: 'UAE PASS' });
    const address = new URL(await visitor.begin({ language: 'ar' }));
    expect([address.origin, address.pathname]).toEqual([stub.issuer, '/idshub/authorize']);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      scope: 'urn:uae:digitalid:profile:general', acr_values: 'urn:safelayer:tws:policies:authentication:level:low',
      code_challenge_method: 'S256', ui_locales: 'ar', response_type: 'code',
    });
    expect(address.searchParams.has('nonce')).toBe(false);
    expect(stub.asked).toEqual([]);
  });

  it.each([['SOP3', 'verified'], ['SOP2', 'unverified']])(
    'makes a customer of a person with a profile %s, whose identity check is %s', async (userType, kycStatus) => {
      stub.person['userType'] = userType;
      expect(await enter()).toBe('signed-in');
      const { user } = await visitor.client();
      expect(await kept(user.id)).toEqual({ name: 'Hind Al Suwaidi', role: 'user', kycStatus, identityNumber: stub.person['idn'] });
    });

  it.each<[string, object]>([
    ['SOP1', { userType: 'SOP1', idn: undefined }], ['SOP1 with a number', { userType: 'SOP1' }],
    ['SOP4', { userType: 'SOP4' }], ['sop3', { userType: 'sop3' }], ['no type', { userType: undefined }], ['a list of types', { userType: ['SOP3'] }],
    ['SOP3 without a number', { idn: undefined }], ['SOP3 with half a number', { idn: '784199' }], ['SOP3 with a number of another country', { idn: '682199012345678' }],
  ])('opens nothing to a profile %s', async (_, said) => {
    Object.assign(stub.person, said);
    expect(await enter()).toBe('IDENTITY_UNVERIFIED');
    expect(await rows(rig.orm.em.fork(), 'select 1 from app_user where email = $1', [stub.person['email']])).toEqual([]);
  });

  it('asks whoever was verified once and no longer is to be verified again', async () => {
    expect(await enter()).toBe('signed-in');
    stub.person['userType'] = 'SOP1';
    expect(await enter(new Visitor(rig, raw))).toBe('IDENTITY_UNVERIFIED');
  });

  it('is nothing when it gives out the state of another sign-in, or is away', async () => {
    const address = await visitor.begin();
    stub.lies = { answer: (path, response) => { if (path === '/idshub/userinfo') response.destroy(); return path === '/idshub/userinfo'; } };
    expect(await visitor.comeBack(stub.signIn(address))).toEqual({ path: '/login', outcome: 'PROVIDER_UNAVAILABLE' });
  });

  it('tells an account the person behind it by their Emirates ID, and is no way into that of another person', async () => {
    const [owner, admin] = [await newOfficer(rig, 'user'), await newOfficer(rig, 'admin')];
    expect((await visitor.comeBack(stub.signIn(await visitor.beginLink(owner.token)))).outcome).toBe('linked');
    expect(await kept(owner.id)).toMatchObject({ kycStatus: 'verified', identityNumber: stub.person['idn'] });
    // Two accounts of one person have one voice.
    const { same } = (await rows<{ same: boolean }>(rig.orm.em.fork(),
      'select person_of($1) = $2 as same', [owner.id, stub.person['idn']]))[0]!;
    expect(same).toBe(true);
    stub.person['idn'] = '784199912312312';
    expect(await enter()).toBe('IDENTITY_MISMATCH');
    await addApp(admin);
    const other = await admin.client.users.createUser({ requestBody: {
      username: `other${people}`, name: 'Another Person', email: `other${people}@example.com`, role: 'user', identityNumber: '784200012345678' } });
    await rig.anonymous.auth.choosePassword({ requestBody: { passwordCode: other.passwordCode, newPassword: 'nine dates before sunset' } });
    const { token } = await rig.anonymous.auth.login({ requestBody: { username: `other${people}`, password: 'nine dates before sunset' } });
    stub.person = { ...stub.person, sub: `UAEPASS/other${people}` };
    expect(await visitor.comeBack(stub.signIn(await visitor.beginLink(token)))).toEqual({ path: '/settings/security', outcome: 'IDENTITY_MISMATCH' });
  });

  it('gives nobody back an identity check that failed here', async () => {
    await enter();
    const { user } = await visitor.client();
    await rows(rig.orm.em.fork(), `update app_user set kyc_status = 'rejected' where id = $1`, [user.id]);
    expect(await enter(new Visitor(rig, raw))).toBe('signed-in');
    expect(await kept(user.id)).toMatchObject({ kycStatus: 'rejected' });
  });
});
