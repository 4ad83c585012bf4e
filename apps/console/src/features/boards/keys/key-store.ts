import { inBrowserStore } from '../../../ui/data/browser-store.ts';
import type { SeatKeyPair } from './signing.ts';

interface KeptKey extends SeatKeyPair { seatId: string }

const STORE = { name: 'connect.seat-keys', store: 'keys', key: ['seatId', 'publicKey'] };

/** Keeps a key in this browser, for the seat that signs by it. */
export async function storeSeatKey(seatId: string, { publicKey, privateKey }: SeatKeyPair): Promise<void> {
  await inBrowserStore(
    STORE, 'readwrite', (store) => store.put({ seatId, publicKey, privateKey } satisfies KeptKey));
}

/** Throws a key away; nothing can be signed by it any more. */
export async function forgetSeatKey(seatId: string, publicKey: string): Promise<void> {
  await inBrowserStore(STORE, 'readwrite', (store) => store.delete([seatId, publicKey]));
}

/** The private half of a key of a seat, where this browser keeps it. */
export async function findSeatKey(seatId: string, publicKey: string): Promise<SeatKeyPair | null> {
  const found = await inBrowserStore(
    STORE, 'readonly', (store): IDBRequest<unknown> => store.get([seatId, publicKey]));
  return found === undefined ? null : found as KeptKey;
}
