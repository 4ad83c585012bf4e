import { setTimeout as wait } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { row, rows } from '../src/platform/database/sql.ts';

/** The tables that say who owns how much and what was decided; a refused request leaves them as they are. */
export const MONEY_TABLES = ['account', 'entry', 'hold', 'wallet', 'transaction', 'verdict', 'outbox_event'] as const;

/** What processes write by themselves, a little later than what they were asked for: blocks, event order, the log. */
const BACKGROUND_TABLES: ReadonlySet<string> = new Set([
  'block', 'block_leaf', 'merkle_node', 'account_place', 'sealed_total', 'sealed_hour', 'sealed_finding',
  'event_position', 'event_relay', 'event_consumer',
  'request_log', 'stream_ticket', 'notification', 'request_log_loss', 'webhook', 'webhook_delivery', 'webhook_attempt',
  'status_sample', 'support_presence', 'invariant_check', 'invariant_round', 'job', 'witness', 'str_seal',
  'transaction_search', 'transaction_stretch',
]);

const PATIENCE_MS = 60_000;

/** What is made or looked at beside the requests that asked for it, within moments. */
const WAITING = `
  select (select count(*) from report where state in ('queued', 'running'))
       + (select count(*) from shariah_pack where state = 'queued')
       + (select count(*) from zakat_setting where look_at <= changed_at) as waiting`;

const untilNothingWaits = async (em: EntityManager): Promise<void> => {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const { waiting } = await row<{ waiting: string }>(em.fork(), WAITING);
    if (waiting === '0') return;
    if (Date.now() > deadline) throw new Error(`${waiting} reports, packs or years of wealth still wait.`);
    await wait(50);
  }
};

/**
 * How many rows each table has and a digest of them, by table; without names, of every table that is written only when
 * somebody asks for something.
 */
export const contentsOf = async (em: EntityManager, tables?: readonly string[]): Promise<Record<string, string>> => {
  await untilNothingWaits(em);
  const names = tables ?? (await rows<{ name: string }>(em.fork(),
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`))
    .map(({ name }) => name).filter((name) => !BACKGROUND_TABLES.has(name));
  const contents: Record<string, string> = {};
  for (const name of names) {
    // That somebody asks again and again for what is refused is told by growing counts.
    const told = name === 'audit_event' ? "where action <> 'refused_attempts'" : '';
    const { count, digest } = await row<{ count: string; digest: string | null }>(em.fork(),
      `select count(*), sum(hashtextextended(t::text, 0)::numeric) as digest from "${name}" t ${told}`);
    contents[name] = `${count} rows, ${digest ?? 'empty'}`;
  }
  return contents;
};
