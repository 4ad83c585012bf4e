import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Answer } from '../../../test/answer.ts';
import { startAuthApp } from '../../../test/auth-app.ts';
import type { AuthApp } from '../../../test/auth-app.ts';
import { SystemClock } from '../../platform/clock.ts';
import { rows } from '../../platform/database/sql.ts';

const base64 = (value: object | string): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

describe('an access token', () => {
  let bank: AuthApp;
  let good: string;
  let claims: Record<string, unknown>;
  const signed = (header: object, payload: object, secret = bank.jwtSecret, hash = 'sha256'): string => {
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
      method: 'POST', url: '/api/auth/sandbox-sign-in', headers: { host: 'localhost' }, remoteAddress: '127.0.0.1',
    });
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
    ['names no session', () => `Bearer ${changed({ sid: undefined })()}`],
    ['names a session that is no id', () => `Bearer ${changed({ sid: "' or 1=1 --" })()}`],
    ['names an unknown session', () => `Bearer ${changed({ sid: '0193a000-0000-7000-8000-0000000000ff' })()}`],
    ['names another person', () => `Bearer ${changed({ sub: '0193a000-0000-7000-8000-000000000004' })()}`],
    ['is a refresh token', () => `Bearer ${'A'.repeat(43)}`],
    ['is over 8 kB', () => `Bearer ${changed({ padding: 'x'.repeat(9_000) })()}`],
    ['comes twice', () => `Bearer ${good}, Bearer ${good}`],
  ];
  it.each(bad)('that %s is refused with 401', async (_, make) => {
    const answer = await ask(make());
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
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
