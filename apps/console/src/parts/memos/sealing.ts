import type { MemoKeyDto, SealedMemoDto } from '@connect/sdk';
import {
  base64url, calculateJwkThumbprint, decodeProtectedHeader, exportJWK, flattenedDecrypt, GeneralEncrypt,
  generateKeyPair,
} from 'jose';
import type { MemoKeyPair } from './memo-keys.ts';

/** The payment that a memo belongs to. */
export interface MemoParties {
  fromAddress: string;
  toAddress: string;
}

interface Content {
  from: string;
  to: string;
  memo: string;
}

interface Sealing extends MemoParties {
  memo: string;
  /** The keys of compliance and of the payee. */
  keys: readonly MemoKeyDto[];
}

const ALGORITHM = 'ECDH-ES+A256KW';
const ENCRYPTION = 'A256GCM';

/** Makes a key pair on P-256 whose private half no script can read. */
export async function makeMemoKey(): Promise<MemoKeyPair> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { crv: 'P-256' });
  const { x = '', y = '' } = await exportJWK(publicKey);
  const jwk = { kty: 'EC', crv: 'P-256', x, y } as const;
  return { kid: await calculateJwkThumbprint(jwk), publicKey: jwk, privateKey };
}

/** Seals a memo for its readers; the payment stands in it, so that nobody can attach it to another one. */
export async function sealMemo({ fromAddress: from, toAddress: to, memo, keys }: Sealing): Promise<SealedMemoDto> {
  const salt = base64url.encode(crypto.getRandomValues(new Uint8Array(16)));
  const content = new TextEncoder().encode(JSON.stringify({ from, to, memo, salt }));
  const jwe = new GeneralEncrypt(content);
  jwe.setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION, digest: await digestOf(content) });
  for (const { kid, kty, crv, x, y } of keys) jwe.addRecipient({ kty, crv, x, y }).setUnprotectedHeader({ kid });
  return (await jwe.encrypt()) as unknown as SealedMemoDto;
}

/**
 * Opens a memo with the payee's private key. Throws when the key does not open it, or when what it opens is not what
 * compliance was given: a ciphertext may be made to say one thing to one key and another to the next.
 */
export async function openMemo(
  sealed: SealedMemoDto, parties: MemoParties, { kid, privateKey }: { kid: string; privateKey: CryptoKey },
): Promise<string> {
  const recipient = sealed.recipients.find(({ header }) => header.kid === kid);
  if (!recipient) throw new Error('The memo is sealed for other keys.');
  const { protected: header, iv, ciphertext, tag } = sealed;
  const { plaintext } = await flattenedDecrypt({ protected: header, iv, ciphertext, tag, ...recipient }, privateKey, {
    keyManagementAlgorithms: [ALGORITHM], contentEncryptionAlgorithms: [ENCRYPTION],
  });
  if (decodeProtectedHeader({ ...sealed })['digest'] !== (await digestOf(plaintext))) {
    throw new Error('The memo is not the one its digest is of.');
  }
  const { from, to, memo } = JSON.parse(new TextDecoder().decode(plaintext)) as Content;
  if (!isSame(from, parties.fromAddress) || !isSame(to, parties.toAddress)) {
    throw new Error('The memo was sealed for another payment.');
  }
  return memo;
}

const digestOf = async (content: Uint8Array) =>
  base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(content))));

const isSame = (sealed: string, address: string) => sealed.toLowerCase() === address.toLowerCase();
