import type { EntityManager } from '@mikro-orm/postgresql';
import { rows } from '../../src/platform/database/sql.ts';

/** How many rows of each table were looked at, in the table or in an index, and how often one was sought. */
export type RowsRead = Record<string, number>;

// What one connection did is told apart from what others do only while no others work.
const COUNTED = `
  select t.relname as name, t.seq_tup_read + t.seq_scan + coalesce(sum(i.idx_tup_read + i.idx_scan), 0) as looked_at
  from pg_stat_user_tables t left join pg_stat_user_indexes i on i.relid = t.relid
  where t.schemaname = 'public' group by t.relid, t.relname, t.seq_tup_read, t.seq_scan`;

/** Does something by the only connection of a manager, and counts what the database read for it. */
export const rowsRead = async (em: EntityManager, work: () => Promise<unknown>): Promise<RowsRead> => {
  const before = await countedSoFar(em);
  await work();
  const after = await countedSoFar(em);
  return Object.fromEntries([...after].map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const)
    .filter(([, count]) => count > 0));
};

const countedSoFar = async (em: EntityManager): Promise<Map<string, number>> => {
  await rows(em.fork(), 'select pg_stat_force_next_flush()');
  const found = await rows<{ name: string; looked_at: string }>(em.fork(), COUNTED);
  return new Map(found.map(({ name, looked_at }) => [name, Number(looked_at)]));
};
