import type { EntityManager } from '@mikro-orm/postgresql';
import { setTimeout as wait } from 'node:timers/promises';
import { row } from '../src/platform/database/sql.ts';

const PAUSE_MS = 10;

/**
 * Waits until every transaction that began before has ended. Suites share a server, and while one of them keeps a
 * transaction open, in whichever database, nothing that was written since is placed, sealed or checked.
 */
export const untilOlderTransactionsEnded = async (em: EntityManager): Promise<void> => {
  const { xid } = await row<{ xid: string }>(em.fork(), 'select pg_current_xact_id()::text as xid');
  for (;;) {
    const { areEnded } = await row<{ areEnded: boolean }>(em.fork(),
      'select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as "areEnded"', [xid]);
    if (areEnded) return;
    await wait(PAUSE_MS);
  }
};
