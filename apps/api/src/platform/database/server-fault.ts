import pg from 'pg';
import { clientConfig, type DatabaseConnection } from './connection.ts';

/** Why a database server cannot be relied on at the moment: a stable word for machines, a sentence for people. */
export interface ServerFault {
  reason: 'silent' | 'refuses_connections' | 'read_only' | 'commits_unconfirmed' | 'unsafe';
  sentence: string;
}

/** How a server is asked. */
export interface Question {
  withinMs: number;
  /** Whether it must keep what it acknowledged through a power failure. */
  mustBeSafe: boolean;
}

/**
 * What a server must not switch off, or a power failure takes away what was acknowledged, or breaks the files, or
 * nobody notices that they are broken. A commit that waits for this server alone (`local`) is as good as any where no
 * standby is waited for.
 */
const ASK = `
  select current_setting('transaction_read_only')::boolean or pg_is_in_recovery() as is_read_only,
    exists (select from pg_stat_activity where wait_event = 'SyncRep' and datname = current_database()
      and state_change < clock_timestamp() - interval '1 second') as is_unconfirmed,
    array(select name || '=' || current_setting(name)
      from unnest(array['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums'])
        with ordinality as safeguard (name, place)
      where current_setting(name) = 'off'
        or name = 'synchronous_commit' and current_setting(name) = 'local'
          and current_setting('synchronous_standby_names') <> '' order by place) as weak`;

interface Told { is_read_only: boolean; is_unconfirmed: boolean; weak: string[] }

/** Asks a server over a connection of its own, which is told the settings that new connections have. */
export const faultOf = async (
  connection: DatabaseConnection, { withinMs, mustBeSafe }: Question,
): Promise<ServerFault | null> => {
  const client = new pg.Client({ ...clientConfig(connection), connectionTimeoutMillis: 2 * withinMs });
  client.on('error', () => undefined);
  const ask = async (): Promise<ServerFault | null> => {
    await client.connect();
    return judge((await client.query<Told>(ASK)).rows[0] as Told, mustBeSafe);
  };
  try {
    return await Promise.race([ask(), after(withinMs)]);
  } catch (failure) {
    return failure instanceof pg.DatabaseError
      ? { reason: 'refuses_connections', sentence: `The database accepts no connections: ${failure.message}.` }
      : SILENT;
  } finally {
    void client.end().catch(() => undefined);
  }
};

const SILENT: ServerFault = { reason: 'silent', sentence: 'The database does not answer.' };

const judge = ({ is_read_only, is_unconfirmed, weak }: Told, mustBeSafe: boolean): ServerFault | null => {
  if (is_read_only) return { reason: 'read_only', sentence: 'The database takes no changes: it is read-only.' };
  if (mustBeSafe && weak.length > 0) return unsafe(weak);
  if (!is_unconfirmed) return null;
  return {
    reason: 'commits_unconfirmed',
    sentence: 'The database does not confirm what is saved: no synchronous standby answers.',
  };
};

const unsafe = (weak: string[]): ServerFault => ({
  reason: 'unsafe',
  sentence: `The database would lose or damage acknowledged payments, for it has ${weak.join(', ')} (set for the `
    + 'server, the database or the role). Switch it on, data_checksums by pg_checksums while the server is stopped, '
    + 'or set SANDBOX=true.',
});

/** What arrived while this process was busy is looked at first. */
const after = (ms: number): Promise<ServerFault> => new Promise((resolve) => {
  setTimeout(() => { setImmediate(() => { resolve(SILENT); }); }, ms).unref();
});
