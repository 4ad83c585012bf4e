import type { EntityManager } from '@mikro-orm/postgresql';
import { setTimeout as pause } from 'node:timers/promises';
import { rows } from '../src/platform/database/sql.ts';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 10;

/** What somebody may wait for: an advisory lock by its number, a table by its name, or a row that another changes. */
type Waited = { advisory: number } | { table: string } | 'row';

/** Waits until somebody in this database waits for a lock, and fails when nobody does. */
export const untilWaitedFor = async (em: EntityManager, what: Waited): Promise<void> => {
  const [condition, parameters] = what === 'row' ? [`l.locktype in ('transactionid', 'tuple')`, []]
    : 'table' in what ? ['l.relation = $1::regclass', [what.table]]
      : [`l.locktype = 'advisory' and l.objid = $1::int`, [what.advisory]];
  const deadline = Date.now() + PATIENCE_MS;
  while ((await rows(em.fork(), `
    select 1 from pg_locks l join pg_stat_activity a using (pid)
    where not l.granted and a.datname = current_database() and ${condition}`, parameters)).length === 0) {
    if (Date.now() > deadline) throw new Error(`Nobody waits for ${JSON.stringify(what)}.`);
    await pause(PAUSE_MS);
  }
};
