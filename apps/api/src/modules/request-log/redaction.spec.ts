import { describe, expect, it } from '@jest/globals';
import { redactBody, redactHeader, redactQuery } from './redaction.ts';

const SECRETS = [
  'sk_sandbox_4f9aXYZ', 'sk_live_00aa11', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw+/==', 'eyJhbGciOi.eyJzdWIi.c2lnbmF0dXJl',
  'Bearer abc.def-123', 'Basic dXNlcjp3b3Jk', '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQ\n-----END PRIVATE KEY-----',
];
const SECRET_FIELDS = [
  'password', 'newPassword', 'PASSWORD', 'passphrase', 'token', 'refresh_token', 'accessToken', 'secret', 'clientSecret',
  'apiKey', 'api_key', 'privateKey', 'authorization', 'cookie', 'ticket', 'credentials', 'pin', 'otp', 'signature', 'challenge', 'recoveryCodes', 'code',
];

describe('what is kept of a request', () => {
  it.each(SECRET_FIELDS)('has no value of %s, however deep it stands', (field) => {
    const body = { [field]: 'canary', list: [{ [field]: ['canary'] }], deep: { [field]: { inner: 'canary' } }, amount: '1.00' };
    expect(JSON.stringify(redactBody(body))).not.toContain('canary');
    expect(redactBody(body)).toMatchObject({ [field]: '[redacted]', amount: '1.00' });
    if (field !== 'code') expect(redactQuery(`a=1&${field}=canary&${field}=canary`)).not.toContain('canary');
  });

  it.each(SECRETS)('has no %s, wherever it was written', (secret) => {
    const heart = secret.split(/[\s_]/).at(-1) ?? secret;
    expect(JSON.stringify(redactBody({ memo: `please use ${secret}`, [secret]: 1, list: [secret] }))).not.toContain(heart);
    expect(redactQuery(new URLSearchParams({ q: secret }).toString())).not.toContain(encodeURIComponent(heart));
    expect(redactHeader(`a ${secret}`, 300)).not.toContain(heart);
  });

  it('is found in a text of many beginnings of secrets without reading it again from each', () => {
    const text = '-eyJ'.repeat(100_000);
    expect(redactHeader(text, text.length)).toBe(text);
  });

  it('has no one-time code, and the name of a problem', () => {
    for (const code of ['123456', '7QK2-M9XD-04TB', 'abcd-efgh-jkmn', 123456]) expect(redactBody({ code })).toEqual({ code: '[redacted]' });
    expect(redactBody({ code: 'FACTOR_WRONG' })).toEqual({ code: 'FACTOR_WRONG' });
  });

  it('is otherwise what was sent', () => {
    const body = { memo: 'Passport fee, key 7', amount: '250.00', list: [1, null, true, { pinned: 'yes' }], none: null };
    expect(redactBody(body)).toEqual(body);
    expect(redactBody({ password: null })).toEqual({ password: null });
    expect(redactQuery('dryRun=true&q=caf%C3%A9')).toBe('dryRun=true&q=caf%C3%A9');
    expect([redactQuery(undefined), redactQuery('')]).toEqual([null, null]);
  });

  it('ends where a body is nested without end', () => {
    let body: Record<string, unknown> = { password: 'canary' };
    for (let depth = 0; depth < 60; depth++) body = { body };
    expect(JSON.stringify(redactBody(body))).not.toContain('canary');
  });
});
