import { hash, randomBytes } from 'node:crypto';
import type { ConnectClient, MemoKeyDto, MemoPublicKeyDto, SealedMemoDto } from '@connect/sdk';
import { GeneralEncrypt, exportJWK, flattenedDecrypt, generateKeyPair, type CryptoKey } from 'jose';

const HEADER = { alg: 'ECDH-ES+A256KW', enc: 'A256GCM' } as const;

/** A key pair as an owner's browser makes it. */
export const makeMemoKey = async (): Promise<{ privateKey: CryptoKey; publicKey: MemoPublicKeyDto }> => {
  const { privateKey, publicKey } = await generateKeyPair(HEADER.alg, { crv: 'P-256' });
  const { x = '', y = '' } = await exportJWK(publicKey);
  return { privateKey, publicKey: { kty: 'EC', crv: 'P-256', x, y } };
};

/** What is sealed, and for whom; each part may be given otherwise than an honest payer would. */
export interface Sealing {
  fromAddress: string;
  toAddress: string;
  memo: string;
  keys: readonly MemoKeyDto[];
  content?: string;
  digestOf?: string;
  header?: Record<string, unknown>;
}

/** Seals a memo as the console does. */
export const sealMemo = async (sealing: Sealing): Promise<SealedMemoDto> => {
  const { fromAddress: from, toAddress: to, memo, keys, header = {} } = sealing;
  const content = sealing.content ?? JSON.stringify({ from, to, memo, salt: randomBytes(16).toString('base64url') });
  const digest = hash('sha256', sealing.digestOf ?? content, 'base64url');
  const jwe = new GeneralEncrypt(new TextEncoder().encode(content));
  jwe.setProtectedHeader({ ...HEADER, digest, ...header });
  for (const { kid, ...jwk } of keys) jwe.addRecipient(jwk).setUnprotectedHeader({ kid });
  return await jwe.encrypt() as unknown as SealedMemoDto;
};

/** Opens a memo as the payee's browser does. */
export const openSealedMemo = async (sealed: SealedMemoDto, kid: string, key: CryptoKey): Promise<string> => {
  const recipient = sealed.recipients.find(({ header }) => header.kid === kid);
  if (!recipient) throw new Error('It is not sealed for this key.');
  const { recipients: _, ...shared } = sealed;
  const { plaintext } = await flattenedDecrypt({ ...shared, ...recipient }, key);
  return (JSON.parse(new TextDecoder().decode(plaintext)) as { memo: string }).memo;
};

/** Seals a memo for a payment between two wallets, the second of which has a key. */
export const sealFor = async (
  client: ConnectClient, from: { address: string }, to: { address: string }, memo: string,
): Promise<SealedMemoDto> => {
  const { compliance, payee } = await client.wallets.getMemoKeys({ wallet: to.address });
  if (!payee) throw new Error('The payee has no key.');
  return sealMemo({ fromAddress: from.address, toAddress: to.address, memo, keys: [compliance, payee] });
};
