import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { ConfirmPasskeyDto, PasskeyAnswerDto } from '@connect/sdk';

type Made = Omit<ConfirmPasskeyDto, 'label' | 'challenge'>;

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const ATTESTED = 0x40;
const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

// As much of CBOR as a passkey needs.
const head = (major: number, value: number): Buffer => (value < 24 ? Buffer.from([(major << 5) | value])
  : value < 256 ? Buffer.from([(major << 5) | 24, value]) : Buffer.from([(major << 5) | 25, value >> 8, value & 255]));
const cbor = (value: number | string | Buffer | Map<number | string, unknown>): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one as string)])]);
};

/** What a test may have an authenticator do wrong. */
export interface Slips { origin?: string; rpId?: string; isUserVerified?: boolean; signCount?: number }

/** An authenticator with one passkey, as a phone or a key on a ring has it. */
export class Authenticator {
  private readonly id = randomBytes(16);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private signatures = 0;

  constructor(private readonly origin: string) {}

  /** Makes the passkey for a challenge. */
  make(challenge: string, slips: Slips = {}): Made {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = cbor(new Map<number, unknown>([
      [1, 2], [3, -7], [-1, 1], [-2, Buffer.from(x, 'base64url')], [-3, Buffer.from(y, 'base64url')]]));
    const length = Buffer.from([this.id.length >> 8, this.id.length & 255]);
    const data = Buffer.concat([this.data(ATTESTED, slips), Buffer.alloc(16), length, this.id, key]);
    return {
      id: base64url(this.id), clientDataJSON: this.clientData('webauthn.create', challenge, slips),
      attestationObject: base64url(cbor(new Map<string, unknown>([['fmt', 'none'], ['attStmt', new Map()], ['authData', data]]))),
      transports: ['internal'],
    };
  }

  /** Signs a challenge. */
  answer(challenge: string, slips: Slips = {}): PasskeyAnswerDto {
    this.signatures = slips.signCount ?? this.signatures + 1;
    const clientDataJSON = this.clientData('webauthn.get', challenge, slips);
    const data = this.data(0, slips);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: base64url(this.id), clientDataJSON, authenticatorData: base64url(data),
      signature: base64url(sign('sha256', signed, this.keys.privateKey)),
    };
  }

  private data(flags: number, { rpId = new URL(this.origin).hostname, isUserVerified = true }: Slips): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.signatures);
    const all = flags | USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([all]), count]);
  }

  private clientData(type: string, challenge: string, { origin = this.origin }: Slips): string {
    return base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}
