import { setTimeout as wait } from 'node:timers/promises';
import type { Tx } from './sql.ts';
import { boolean, runForOne, statement, textArray } from './statement.ts';

/**
 * Whoever writes in this database: a session holds a lock on the id of the transaction in which it writes, until that
 * has ended. A snapshot would name the writers of every database of the server, which are nobody's concern here.
 */
const WRITERS = `
  from pg_locks as l join pg_stat_activity as a on a.pid = l.pid
  where l.locktype = 'transactionid' and l.mode = 'ExclusiveLock' and l.granted
    and a.datname = current_database() and l.pid <> pg_backend_pid()`;
const NOW_WRITTEN = statement(
  `select coalesce(array_agg(l.transactionid::text), '{}') as transactions ${WRITERS}`, { transactions: textArray });
const HAVE_ENDED = statement(
  `select not exists (select ${WRITERS} and l.transactionid::text = any($1::text[])) as ended`, { ended: boolean });
const PAUSE_MS = 20;

/**
 * Waits until every database transaction that writes now has ended. What is written bears the moment it was decided at
 * and becomes visible when it is saved: once they have ended, nothing of a period that is over can still appear.
 */
export const settled = async (tx: Tx, signal: AbortSignal): Promise<void> => {
  const { transactions } = await runForOne(tx, NOW_WRITTEN);
  for (;;) {
    signal.throwIfAborted();
    const { ended } = await runForOne(tx, HAVE_ENDED, [transactions]);
    if (ended) return;
    await wait(PAUSE_MS);
  }
};
