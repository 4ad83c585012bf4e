import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Answer } from '../../../../test/answer.ts';
import { startAuthApp } from '../../../../test/auth-app.ts';
import type { AuthApp } from '../../../../test/auth-app.ts';
import { SystemClock } from '../../../platform/clock.ts';
import { rows } from '../../../platform/database/sql.ts';

const base64 = (value: object | string): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

describe('an access token', () => {
  let bank: AuthApp;
  let good: string;
  let refreshToken: string;
  let claims: Record<string, unknown>;
  const signed = (header: object, payload: object | string, secret = bank.jwtSecret, hash = 'sha256'): string => {
    const body = `${base64(header)}.${base64(payload)}`;
    return `${body}.${createHmac(hash, secret).update(body).digest('base64url')}`;
  };
  const HS256 = { alg: 'HS256', typ: 'JWT' };
  const ask = (authorization?: string): Promise<Answer> => bank.app.inject({
    url: '/api/auth/me',
    headers: { host: 'localhost', ...(authorization === undefined ? {} : { authorization }) },
  });
  const login = async (): Promise<string> => {
    const answer = await bank.app.inject({
      method: 'POST', url: '/api/auth/login', headers: { host: 'localhost' },
      payload: { username: 'admin', password: 'connect-sandbox' },
    });
    refreshToken = answer.cookies.find(({ name }) => name === 'connect_refresh')?.value ?? '';
    return answer.json<{ token: string }>().token;
  };

  beforeAll(async () => {
    bank = await startAuthApp();
    good = await login();
    claims = JSON.parse(Buffer.from(good.split('.')[1] as string, 'base64url').toString()) as Record<string, unknown>;
  });
  afterAll(() => bank.close());

  it('lives 15 minutes, is signed by HS256 alone and names person, session and itself, but no role', () => {
    expect(JSON.parse(Buffer.from(good.split('.')[0] as string, 'base64url').toString())).toEqual(HS256);
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sid', 'sub']);
    expect((claims['exp'] as number) - (claims['iat'] as number)).toBe(900);
  });

  it('that is good opens the door', async () => {
    expect((await ask(`Bearer ${good}`)).statusCode).toBe(200);
    expect((await ask(`bearer ${signed(HS256, claims)}`)).statusCode).toBe(200);
  });

  const now = Math.floor(Date.now() / 1_000);
  const none = (alg: string) => (): string => `${base64({ alg, typ: 'JWT' })}.${base64(claims)}.`;
  const changed = (change: object) => (): string => signed(HS256, { ...claims, ...change });
  const bad: [string, () => string | undefined][] = [
    ['is missing', () => undefined],
    ['is empty', () => 'Bearer '],
    ['has another scheme', () => `Basic ${base64('admin:connect-sandbox')}`],
    ['has no scheme', () => good],
    ['is garbage', () => 'Bearer not.a.token'],
    ['has two parts', () => `Bearer ${good.split('.').slice(0, 2).join('.')}`],
    ['has four parts', () => `Bearer ${good}.x`],
    ['has no JSON inside', () => `Bearer ${base64('{')}.${base64('{')}.${base64('x')}`],
    ['has alg none', () => `Bearer ${none('none')()}`],
    ['has alg None and a signature', () => `Bearer ${none('None')()}x`],
    ['has alg NONE and our signature', () => `Bearer ${signed({ alg: 'NONE' }, claims)}`],
    ['is signed by HS384', () => `Bearer ${signed({ alg: 'HS384' }, claims, bank.jwtSecret, 'sha384')}`],
    ['is signed by HS512', () => `Bearer ${signed({ alg: 'HS512' }, claims, bank.jwtSecret, 'sha512')}`],
    ['is signed with another secret', () => `Bearer ${signed(HS256, claims, 'x'.repeat(64))}`],
    ['is signed with an empty secret', () => `Bearer ${signed(HS256, claims, '')}`],
    ['is signed by a key of its own', () => {
      const { privateKey, publicKey } = generateKeyPairSync('ed25519');
      const body = `${base64({ alg: 'EdDSA', jwk: publicKey.export({ format: 'jwk' }) })}.${base64(claims)}`;
      return `Bearer ${body}.${sign(null, Buffer.from(body), privateKey).toString('base64url')}`;
    }],
    ['points to a key by a path', () => `Bearer ${signed({ ...HS256, kid: '../../dev/null' }, claims, '')}`],
    ['has a changed body', () => `Bearer ${good.split('.')[0]}.${base64({ ...claims, sub: 'x' })}.${good.split('.')[2]}`],
    ['has another issuer', () => `Bearer ${changed({ iss: 'other' })()}`],
    ['has no issuer', () => `Bearer ${changed({ iss: undefined })()}`],
    ['is for another audience', () => `Bearer ${changed({ aud: 'other' })()}`],
    ['is for nobody', () => `Bearer ${changed({ aud: undefined })()}`],
    ['has run out', () => `Bearer ${changed({ exp: now - 1 })()}`],
    ['never runs out', () => `Bearer ${changed({ exp: undefined })()}`],
    ['is not valid yet', () => `Bearer ${changed({ nbf: now + 120 })()}`],
    ['was made in the future', () => `Bearer ${changed({ iat: now + 120, exp: now + 600 })()}`],
    ['says nothing of when it was made', () => `Bearer ${changed({ iat: undefined })()}`],
    ['was made at no number', () => `Bearer ${changed({ iat: String(now) })()}`],
    ['lives longer than ours', () => `Bearer ${changed({ exp: now + 86_400 })()}`],
    ['lives for ever', () => `Bearer ${changed({ exp: 253_402_300_799 })()}`],
    ['lives as long as ours from a moment long ago', () => `Bearer ${changed({ iat: now - 86_400, exp: now + 600 })()}`],
    ['runs out at no number', () => `Bearer ${changed({ exp: String(now + 600) })()}`],
    ['has no id', () => `Bearer ${changed({ jti: undefined })()}`],
    ['has an id that is none', () => `Bearer ${changed({ jti: 'x' })()}`],
    ['has a list of issuers', () => `Bearer ${changed({ iss: ['connect'] })()}`],
    ['is for others as well', () => `Bearer ${changed({ aud: ['connect-api', 'other'] })()}`],
    ['names nobody', () => `Bearer ${changed({ sub: undefined })()}`],
    ['names a list of people', () => `Bearer ${changed({ sub: [claims['sub']] })()}`],
    ['names a person by an object', () => `Bearer ${changed({ sub: { id: claims['sub'] } })()}`],
    ['names a person by a number', () => `Bearer ${changed({ sub: 1 })()}`],
    ['names a list of sessions', () => `Bearer ${changed({ sid: [claims['sid']] })()}`],
    ['is not an object inside', () => `Bearer ${signed(HS256, [claims])}`],
    ['is null inside', () => `Bearer ${signed(HS256, 'null')}`],
    ['is of no type', () => `Bearer ${signed({ alg: 'HS256' }, claims)}`],
    ['is of another type', () => `Bearer ${signed({ ...HS256, typ: 'logout+jwt' }, claims)}`],
    ['asks for an extension that nobody knows', () => `Bearer ${signed({ ...HS256, crit: ['exp'] }, claims)}`],
    ['asks for an unencoded body', () => `Bearer ${signed({ ...HS256, crit: ['b64'], b64: true }, claims)}`],
    ['brings a key', () => `Bearer ${signed({ ...HS256, jwk: { kty: 'oct', k: 'AA' } }, claims)}`],
    ['points to keys elsewhere', () => `Bearer ${signed({ ...HS256, jku: 'https://evil.test/keys' }, claims)}`],
    ['points to a certificate', () => `Bearer ${signed({ ...HS256, x5u: 'https://evil.test/cert' }, claims)}`],
    ['brings a certificate', () => `Bearer ${signed({ ...HS256, x5c: ['AA=='] }, claims)}`],
    ['names a key by a path, signed by ours', () => `Bearer ${signed({ ...HS256, kid: '../jwt-secret' }, claims)}`],
    ['is signed twice', () => `Bearer ${good}.${good.split('.')[2]}`],
    ['is several signatures in JSON', () => `Bearer ${base64({ payload: base64(claims), signatures: [{}, {}] })}`],
    ['names no session', () => `Bearer ${changed({ sid: undefined })()}`],
    ['names a session that is no id', () => `Bearer ${changed({ sid: "' or 1=1 --" })()}`],
    ['names an unknown session', () => `Bearer ${changed({ sid: '0193a000-0000-7000-8000-0000000000ff' })()}`],
    ['names another person', () => `Bearer ${changed({ sub: '0193a000-0000-7000-8000-000000000004' })()}`],
    ['looks like a refresh token', () => `Bearer ${'A'.repeat(43)}`],
    ['is the refresh token of an open session', () => `Bearer ${refreshToken}`],
    ['is over 8 kB', () => `Bearer ${changed({ padding: 'x'.repeat(9_000) })()}`],
    ['comes twice', () => `Bearer ${good}, Bearer ${good}`],
  ];
  it.each(bad)('that %s is refused with 401', async (_, make) => {
    const answer = await ask(make());
    expect({ status: answer.statusCode, ...answer.json(), requestId: '' }).toEqual({
      status: 401, code: 'UNAUTHENTICATED', requestId: '',
      error: make() === undefined ? expect.any(String)
        : 'The access token is not valid or has run out. Refresh it or sign in again.',
    });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  it.each(bad)('that %s ends no session at a sign-out', async (name, make) => {
    // Whoever has run out of time may still leave.
    if (name === 'has run out') return;
    await bank.app.inject({
      method: 'POST', url: '/api/auth/logout',
      headers: { host: 'localhost', 'x-connect-request': '1', authorization: make() ?? '' },
    });
    expect((await ask(`Bearer ${good}`)).statusCode).toBe(200);
  });

  it('is no refresh token', async () => {
    const refreshed = await bank.app.inject({
      method: 'POST', url: '/api/auth/refresh',
      headers: { host: 'localhost', 'x-connect-request': '1', cookie: `connect_refresh=${good}` },
    });
    expect([refreshed.statusCode, refreshed.json<{ code: string }>().code]).toEqual([401, 'SESSION_ENDED']);
  });

  it('of a session that was revoked elsewhere is refused within five seconds', async () => {
    const token = await login();
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(200);
    await rows(bank.em.fork(), 'update session set revoked_at = now()');
    const later = jest.spyOn(bank.app.get(SystemClock), 'now').mockReturnValue(new Date(Date.now() + 5_000));
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(401);
    later.mockRestore();
    good = await login();
  });

  it('sent in two headers is refused, as is a request that is none', async () => {
    await bank.app.listen(0, '127.0.0.1');
    const { port } = bank.app.getHttpServer().address() as AddressInfo;
    const exchange = (request: string): Promise<string> => {
      const socket = connect(port, '127.0.0.1');
      socket.write(request);
      return text(socket);
    };
    const header = `Authorization: Bearer ${good}\r\n`;
    const open = 'GET /api/auth/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';
    expect(await exchange(`${open}${header}\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await exchange(`${open}${header}${header}\r\n`)).toMatch(/^HTTP\/1\.1 401 /);
    const garbage = await exchange('HELLO\r\n\r\n');
    expect(garbage).toMatch(/^HTTP\/1\.1 400 /);
    expect(garbage).toContain('"code":"BAD_REQUEST"');
    expect(await exchange(`${open}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
    const both = 'Content-Type: application/json\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n';
    const smuggled = `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\n${both}\r\n0\r\n\r\n`;
    expect(await exchange(smuggled)).toMatch(/^HTTP\/1\.1 400 /);
  });
});
