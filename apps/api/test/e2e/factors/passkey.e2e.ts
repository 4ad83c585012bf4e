import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { SystemClock } from '../../../src/platform/clock.ts';
import { startApp, type TestApp } from '../../app.ts';
import { Authenticator, type Slips } from '../../authenticator.ts';
import { addApp, challengeOf, newOfficer, refusalOf, type Officer } from './officers.ts';

const CONSOLE = 'https://console.bank.example';
const FOREIGN = 'https://console.bank.example.evil.example';

describe('a passkey', () => {
  let rig: TestApp;

  beforeAll(async () => { rig = await startApp(undefined, { PUBLIC_URL: `${CONSOLE}/` }); });
  afterEach(() => { jest.restoreAllMocks(); });
  afterAll(() => rig.close());

  const add = async ({ client }: Officer, authenticator: Authenticator, slips: Slips = {}, label = 'Laptop') => {
    const { challenge } = await client.auth.beginPasskey();
    return client.auth.confirmPasskey({ requestBody: { challenge, label, ...authenticator.make(challenge, slips) } });
  };
  const answer = ({ client }: Officer, authenticator: Authenticator, challenge: string, slips: Slips = {}) =>
    client.auth.verifyFactor({ requestBody: { challenge, passkey: authenticator.answer(challenge, slips) } });
  const verify = async (officer: Officer, authenticator: Authenticator, slips: Slips = {}) =>
    answer(officer, authenticator, (await officer.client.auth.askForFactor()).challenge, slips);

  it('is made for this console and comes with recovery codes; several may be had, each with its name', async () => {
    const officer = await newOfficer(rig);
    const { rpId, username, userHandle, known } = await officer.client.auth.beginPasskey();
    expect({ rpId, username, known }).toEqual({ rpId: 'console.bank.example', username: officer.username, known: [] });
    expect(Buffer.from(userHandle, 'base64url').toString('hex')).toBe(officer.id.replaceAll('-', ''));
    const { recoveryCodes } = await add(officer, new Authenticator(CONSOLE));
    expect(recoveryCodes).toHaveLength(10);
    expect(await add(officer, new Authenticator(CONSOLE), {}, 'Key ring')).toMatchObject({ recoveryCodes: null, factor: { label: 'Key ring' } });
    expect((await officer.client.auth.listFactors()).factors.map(({ kind, label }) => [kind, label]))
      .toEqual([['passkey', 'Laptop'], ['recovery_codes', 'Recovery codes'], ['passkey', 'Key ring']]);
    expect((await officer.client.auth.beginPasskey()).known).toHaveLength(2);
  });

  it.each<[string, Slips]>([
    ['of another site', { origin: FOREIGN }], ['for another name', { rpId: 'bank.example' }], ['without knowing its person', { isUserVerified: false }],
  ])('that was made %s is refused, and proves nothing when it signs so', async (_, slips) => {
    const officer = await newOfficer(rig);
    expect(await refusalOf(add(officer, new Authenticator(CONSOLE), slips))).toMatchObject({ status: 400 });
    const authenticator = new Authenticator(CONSOLE);
    await add(officer, authenticator);
    expect(await refusalOf(verify(officer, authenticator, slips))).toMatchObject({ status: 422, code: 'FACTOR_WRONG' });
    await verify(officer, authenticator);
  });

  it('finishes a sign-in, over its challenge alone and once', async () => {
    const officer = await newOfficer(rig);
    const authenticator = new Authenticator(CONSOLE);
    await add(officer, authenticator);
    const asked = await challengeOf(rig, officer.username);
    expect(asked).toMatchObject({ kinds: ['passkey', 'recovery_codes'], rpId: 'console.bank.example', passkeys: [{ transports: ['internal'] }] });
    const enter = (challenge: string, signed = challenge) => rig.anonymous.auth.loginWithFactor({
      requestBody: { challenge, passkey: authenticator.answer(signed) } });
    const other = await challengeOf(rig, officer.username);
    expect(await refusalOf(enter(asked.challenge, other.challenge))).toMatchObject({ code: 'FACTOR_WRONG' });
    const { user } = await enter(asked.challenge);
    expect(user.username).toBe(officer.username);
    expect(await refusalOf(enter(asked.challenge))).toMatchObject({ code: 'CHALLENGE_ENDED' });
  });

  it('whose count of signatures goes back, as that of a copy would, proves nothing', async () => {
    const officer = await newOfficer(rig);
    const authenticator = new Authenticator(CONSOLE);
    await add(officer, authenticator);
    await verify(officer, authenticator, { signCount: 9 });
    for (const signCount of [9, 8, 0]) {
      expect(await refusalOf(verify(officer, authenticator, { signCount }))).toMatchObject({ code: 'FACTOR_WRONG' });
    }
    await verify(officer, authenticator, { signCount: 10 });
  });

  it('that does not count may be used again and again', async () => {
    const officer = await newOfficer(rig);
    const authenticator = new Authenticator(CONSOLE);
    await add(officer, authenticator);
    for (let n = 0; n < 2; n++) await verify(officer, authenticator, { signCount: 0 });
  });

  it('answers a challenge of its own session only, and in time', async () => {
    const [one, other] = [await newOfficer(rig), await newOfficer(rig)];
    const [first, second] = [new Authenticator(CONSOLE), new Authenticator(CONSOLE)];
    await add(one, first);
    await add(other, second);
    const { challenge } = await other.client.auth.askForFactor();
    expect(await refusalOf(answer(one, first, challenge)))
      .toMatchObject({ code: 'CHALLENGE_ENDED' });
    expect(await refusalOf(answer(other, first, challenge)))
      .toMatchObject({ code: 'FACTOR_WRONG' });
    jest.spyOn(rig.app.get(SystemClock), 'now').mockImplementation(() => new Date(Date.now() + 301_000));
    expect(await refusalOf(answer(other, second, challenge)))
      .toMatchObject({ code: 'CHALLENGE_ENDED' });
  });

  it('is not kept from its person by wrong codes of others', async () => {
    const officer = await newOfficer(rig);
    const authenticator = new Authenticator(CONSOLE);
    await addApp(officer);
    await add(officer, authenticator);
    for (let n = 0; n < 5; n++) await refusalOf(officer.client.auth.verifyFactor({ requestBody: { code: '000000' } }));
    expect(await refusalOf(officer.client.auth.verifyFactor({ requestBody: { code: '000000' } }))).toMatchObject({ code: 'FACTOR_LOCKED' });
    await verify(officer, authenticator);
  });

  it('belongs to one person', async () => {
    const [one, other] = [await newOfficer(rig), await newOfficer(rig)];
    const authenticator = new Authenticator(CONSOLE);
    await add(one, authenticator);
    expect(await refusalOf(add(other, authenticator))).toMatchObject({ status: 409, code: 'PASSKEY_KNOWN' });
  });
});
