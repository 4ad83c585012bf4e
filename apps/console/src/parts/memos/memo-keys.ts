import type { MemoPublicKeyDto } from '@connect/sdk';
import { inBrowserStore } from '../../ui/data/browser-store.ts';

/** A key pair by which memos to a wallet are read; the private half cannot leave the browser that made it. */
export interface MemoKeyPair {
  /** The thumbprint of the public half (RFC 7638), by which memos name the keys they are sealed for. */
  kid: string;
  publicKey: MemoPublicKeyDto;
  privateKey: CryptoKey;
}

interface KeptKey {
  ownerId: string;
  kid: string;
  privateKey: CryptoKey;
}

const STORE = { name: 'connect.memo-keys', store: 'keys', key: ['ownerId', 'kid'] };

/** Keeps a private key in this browser, for the user who made it. */
export async function storeMemoKey(ownerId: string, { kid, privateKey }: MemoKeyPair): Promise<void> {
  await inBrowserStore(STORE, 'readwrite', (store) => store.put({ ownerId, kid, privateKey } satisfies KeptKey));
}

/** Throws a private key away; what was sealed for it can be read by its owner no more. */
export async function forgetMemoKey(ownerId: string, kid: string): Promise<void> {
  await inBrowserStore(STORE, 'readwrite', (store) => store.delete([ownerId, kid]));
}

/** The first of some keys whose private half this browser keeps for a user; null when it keeps none of them. */
export async function findMemoKey(ownerId: string, kids: readonly string[]): Promise<KeptKey | null> {
  for (const kid of kids) {
    const found = await inBrowserStore(STORE, 'readonly', (store): IDBRequest<unknown> => store.get([ownerId, kid]));
    if (found !== undefined) return found as KeptKey;
  }
  return null;
}
