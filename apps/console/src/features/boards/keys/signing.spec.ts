import { createHash, createPublicKey, generateKeyPairSync, sign, verify, webcrypto } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { fingerprintOf, isSignedBy, keyStatement, makeSeatKey, opinionStatement, signStatement } from './signing.ts';

// jsdom has no keys.
beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });
});

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a member’s key', () => {
  it('signs what the server checks, and its private half stays where it is', async () => {
    const { publicKey, privateKey } = await makeSeatKey();
    const statement = keyStatement('0193a000-0000-7000-8000-000000000001', publicKey);
    const signature = await signStatement(privateKey, statement);
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
    expect(verify(null, Buffer.from(statement), key, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(privateKey.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('jwk', privateKey)).rejects.toThrow();
  });

  it('is compared by the first half of the SHA-256 of its bytes', async () => {
    const publicKey = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';
    const digest = createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex');
    const shown = await fingerprintOf(publicKey);
    expect(shown.split(' ')).toHaveLength(8);
    expect(shown.replaceAll(' ', '')).toBe(digest.slice(0, 32));
  });
});

describe('an opinion', () => {
  it('holds for its text, seat, stance and reasons alone', async () => {
    const { publicKey: made, privateKey } = generateKeyPairSync('ed25519');
    const publicKey = String(made.export({ format: 'jwk' }).x);
    const lines = ['connect-opinion/1', hash('{"ruling":"يجوز"}'), 'seat', 'dissent', hash('لا')];
    const signature = sign(null, Buffer.from(lines.join('\n')), privateKey).toString('base64url');
    const holds = async (...[text, seat, stance, reasons]: Parameters<typeof opinionStatement>) =>
      isSignedBy(publicKey, await opinionStatement(text, seat, stance, reasons), signature);
    expect(await holds('{"ruling":"يجوز"}', 'seat', 'dissent', 'لا')).toBe(true);
    expect(await holds('{"ruling":"يجوز"} ', 'seat', 'dissent', 'لا')).toBe(false);
    expect(await holds('{"ruling":"يجوز"}', 'other', 'dissent', 'لا')).toBe(false);
    expect(await holds('{"ruling":"يجوز"}', 'seat', 'agree', 'لا')).toBe(false);
    expect(await holds('{"ruling":"يجوز"}', 'seat', 'dissent', '')).toBe(false);
  });
});
