import { setTimeout as wait } from 'node:timers/promises';
import type { Tx } from './sql.ts';
import { boolean, runForOne, statement, xid8 } from './statement.ts';

const NEXT = statement('select pg_snapshot_xmax(pg_current_snapshot()) as next', { next: xid8 });
const HAVE_ENDED = statement(
  'select pg_snapshot_xmin(pg_current_snapshot()) >= $1::xid8 as ended', { ended: boolean });
const PAUSE_MS = 20;

/**
 * Waits until every database transaction that writes now has ended. What is written bears the moment it was decided at
 * and becomes visible when it is saved: once they have ended, nothing of a period that is over can still appear.
 */
export const settled = async (tx: Tx, signal: AbortSignal): Promise<void> => {
  const { next } = await runForOne(tx, NEXT);
  for (;;) {
    signal.throwIfAborted();
    const { ended } = await runForOne(tx, HAVE_ENDED, [next]);
    if (ended) return;
    await wait(PAUSE_MS);
  }
};
