import type { BoardDto, BoardSeatDto, SeatKeyDto } from '@connect/sdk';
import { useEffect, useState } from 'react';
import { findSeatKey } from './key-store.ts';
import type { SeatKeyPair } from './signing.ts';

/** Where the key of a member stands in this browser; `null` until the browser has answered. */
export interface OwnKey { kept: SeatKeyDto; pair: SeatKeyPair }

/** The reader’s seat on a board, while it counts. */
export const ownSeatOf = (board: BoardDto): BoardSeatDto | undefined =>
  board.seats.find(({ isYours, state }) => isYours && state === 'seated');

const findOwn = async ({ id, keys }: BoardSeatDto): Promise<OwnKey | undefined> => {
  // One that signs before one that waits.
  const open = keys.filter(({ retiredAt }) => retiredAt === null)
    .sort((one, other) => Number(other.isUsable) - Number(one.isUsable));
  for (const kept of open) {
    const pair = await findSeatKey(id, kept.publicKey).catch(() => null);
    if (pair !== null) return { kept, pair };
  }
  return undefined;
};

/** The key of a seat that this browser keeps: `null` while it looks, and undefined where it keeps none. */
export function useOwnKey(seat: BoardSeatDto | undefined): OwnKey | null | undefined {
  const [found, setFound] = useState<OwnKey | null | undefined>(null);
  useEffect(() => {
    let isWanted = true;
    void (seat === undefined ? Promise.resolve(undefined) : findOwn(seat)).then((own) => {
      if (isWanted) setFound(own);
    });
    return () => { isWanted = false; };
  }, [seat]);
  return found;
}
