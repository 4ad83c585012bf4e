import type { EntityManager } from '@mikro-orm/postgresql';
import { rows } from '../../src/platform/database/sql.ts';

/** What comes about at once. */
export interface Growth {
  /** The numbers of the first and the last of those who come, each with a wallet and a contract. */
  people: [first: number, last: number];
  /** How many payments are made, among the first people. */
  payments: number;
  type: 'fund' | 'send';
  day: string;
}

/** Those who pay, however many have come. */
const PAYERS = 40;
const uuid = (kind: string, n: string): string =>
  `('00000000-0000-4000-${kind}-' || lpad((${n})::text, 12, '0'))::uuid`;
const bank = (n: string): string => uuid('8000', `1 + ${n} % 2`);
const person = (n: string): string => uuid('9000', n);
const wallet = (n: string): string => uuid('a000', n);
const payer = (n: string): string => wallet(`1 + ${n} % ${PAYERS}`);
/** The address of a wallet by its number. */
export const addressOf = (n: number): string => `0x${n.toString(16).padStart(40, '0')}`;

/** Where the administrator hears of everything. */
export const WEBHOOK = '0193a000-0000-7000-8000-00000000ee00';

/** Makes two banks and an administrator who hears of everything; statistics are taken by nobody but the test. */
export const found = async (em: EntityManager): Promise<void> => {
  const tables = await rows<{ name: string }>(em.fork(), `
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`);
  for (const { name } of tables) await rows(em.fork(), `alter table ${name} set (autovacuum_enabled = false)`);
  await runAll(em, [
    `insert into bank (id, name) select ${bank('n')}, 'Bank ' || n from generate_series(1, 2) n`,
    `insert into app_user (id, username, email, name, role)
     values (${person('0')}, 'administrator', 'admin@example.com', 'Administrator', 'admin')`,
    `insert into webhook (id, owner_id, url, description, types, secret, position, created_at)
     values ('${WEBHOOK}', ${person('0')}, 'https://example.com', '', '{}', '', 0, now())`,
  ]);
};

/** Lets people come and pay, as the write path would have written it; what is checked of the books is passed by. */
export const grow = async (em: EntityManager, { people, payments, type, day }: Growth): Promise<void> => {
  const come = `generate_series(${people[0]}, ${people[1]}) n`;
  await runAll(em, [
    'set local session_replication_role = replica',
    `insert into app_user (id, username, email, name, role, bank_id)
     select ${person('n')}, 'person' || n, n || '@example.com', 'Person ' || n, 'user', ${bank('n')} from ${come}`,
    `insert into account (id, kind, network, currency) select ${wallet('n')}, 'wallet', 'uae_dirham', 'AED' from ${come}`,
    `insert into wallet (id, address, network, label, owner_id, bank_id, is_sandbox)
     select ${wallet('n')}, '0x' || lpad(to_hex(n), 40, '0'), 'uae_dirham', 'Wallet', ${person('n')}, ${bank('n')}, true
     from ${come}`,
    `insert into audit_event (action, resource, resource_id, severity, details, type, created_at)
     select 'wallet_create', 'wallet', ${wallet('n')}::text, 'info', '{}', 'wallet.created', '${day}' from ${come}`,
    `insert into contract (id, type, network, currency, terms, verdict, is_valid, value_minor, state, created_by,
                           created_at, changed_at)
     select ${uuid('b000', 'n')}, 'ijara', 'uae_dirham', 'AED', '{}', '{}', true, 100, 'renting', ${person('n')},
            '${day}', '${day}' from ${come}`,
    `insert into contract_due (contract_id, number, kind, due_on, amount_minor, collect_on)
     select ${uuid('b000', 'n')}, month, 'rent', date '2027-01-01' + month, 100, date '2027-01-01' + month
     from ${come}, generate_series(1, 3) month`,
    `create temp table made on commit drop as
     select gen_random_uuid() as id, n, timestamptz '${day}' + n * interval '1 second' as at,
            case when '${type}' = 'send' then ${payer('n')} end as from_id, ${payer('(n * 7 + 3)')} as to_id,
            '${type}' = 'send' and n % 10 = 0 as is_waiting
     from generate_series(1, ${payments}) n`,
    `insert into transaction (id, type, network, currency, amount_minor, fee_minor, status, sub_status, from_wallet_id,
                              to_wallet_id, compliance_score, shariah_compliant, initiated_by, request_id, created_at,
                              completed_at, released_minor, expires_at)
     select id, '${type}', 'uae_dirham', 'AED', 150000, 1, case when is_waiting then 'pending' else 'completed' end,
            case when is_waiting then 'awaiting_approval' end, from_id, to_id, 100, true, ${person('1')}, 'request', at,
            case when not is_waiting then at end, case when is_waiting then 0 else 150000 end,
            case when is_waiting then at + interval '99 days' end from made order by n`,
    `insert into payment_sum
     select w.owner_id, span, date_trunc(span, at, 'UTC'), 'AED', count(*), count(*) * 150000, 0, 0, 0
     from made m join wallet w on w.id = m.from_id cross join (values ('hour'), ('day')) as spans (span)
     group by 1, 2, 3 on conflict do nothing`,
    `insert into payment_pair
     select f.owner_id, p.owner_id, date_trunc('hour', at, 'UTC'), 'AED', count(*), count(*) * 150000, count(*), 0
     from made m join wallet f on f.id = m.from_id join wallet p on p.id = m.to_id
     group by 1, 2, 3 on conflict do nothing`,
    `insert into verdict (transaction_id, ruleset_version, profile, action, facts, result, created_at)
     select id, '1', 'AAOIFI-UAE', 'allow', '{}', '{"score":100,"principles":{},"findings":[]}', at from made`,
    `insert into entry (account_id, account_sequence, transaction_id, posting, purpose, currency, amount_minor,
                        balance_after_minor)
     select to_id, sequence, id, 0, 'payment', 'AED', 150000, 150000 * sequence
     from (select m.*, coalesce((select max(account_sequence) from entry e where e.account_id = m.to_id), 0)
                       + row_number() over (partition by m.to_id order by n) as sequence from made m) m`,
    `insert into audit_event (action, resource, resource_id, severity, details, type, created_at)
     select 'transaction_${type}', 'transaction', id::text, 'info', '{"status":"completed","postings":1}',
            'transaction.completed', at
     from made order by n`,
    `insert into job (queue, subject, run_at) select 'report', id::text, at from made`,
    `insert into request_log (owner_id, request_id, method, path, status, duration_ms, ip_address, created_at)
     select ${person('1')}, 'request', 'POST', '/', 200, 1, '127.0.0.1', clock_timestamp() from made`,
  ]);
  // The server counts what was read some seconds late, which would be in the middle of a measurement.
  await rows(em.fork(), 'select pg_stat_force_next_flush()');
};

/** Lets everything be delivered that was on its way. */
export const deliverAll = (em: EntityManager): Promise<void> => runAll(em, [
  `update webhook_delivery set state = 'delivered', ended_at = now() where state = 'waiting'`]);

const runAll = (em: EntityManager, statements: readonly string[]): Promise<void> =>
  em.fork().transactional(async (tx) => {
    for (const statement of statements) await rows(tx, statement);
  });
