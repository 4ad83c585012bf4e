import type { CheckpointDto } from '@connect/sdk';

const key = 'connect.known_head';

/** The newest head of the log that this browser has checked; a log that no longer extends it was rewritten. */
export function readKnownHead(): CheckpointDto | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as CheckpointDto | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a head that was checked. */
export function storeKnownHead(head: CheckpointDto): void {
  localStorage.setItem(key, JSON.stringify(head));
}

/** Gives the kept head up, as when a sandbox was deliberately begun anew. */
export function removeKnownHead(): void {
  localStorage.removeItem(key);
}
