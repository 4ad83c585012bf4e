import pg from 'pg';

const CHUNK = 20_000;
/** The days over which the transactions are spread, up to now. */
const DAYS = 30;
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const ID_START = '01a10000-0000-7000-8000-';
const BATCH_START = '01a10000-0000-7000-9000-';
/** `tx_` and the twenty letters that all ids with this start share; the last six carry thirty bits. */
const NAME_START = 'tx_01m4000000e008000000';

/** Which rule refuses payment $n, if any: one in 25 is refused, and one in 5000 of them by a rule that rarely does. */
const RULE = `case when n % 5000 = 13 then 'RIBA-002' when n % 25 = 13 then 'HAL-002' end`;

/**
 * Everything about a chunk of transfers between two wallets each, numbered from $1 to $2; the first hundred of every
 * ten thousand are a batch.
 */
const PLAN = `
  insert into plan
  select n, ('${ID_START}' || lpad(to_hex(n), 12, '0'))::uuid as id,
         '${NAME_START}' || (
           select string_agg(substr('${ALPHABET}', ((n >> bits) & 31) + 1, 1), '' order by bits desc)
           from unnest(array[0, 5, 10, 15, 20, 25]) as bits),
         f.id, f.address, t.id, t.address, f.owner_id, 100 + (n::bigint * 7919) % 900, 1, ${RULE},
         case when n % 10000 < 100 then ('${BATCH_START}' || lpad(to_hex(n / 10000), 12, '0'))::uuid end,
         now() - interval '${DAYS} days' * (1 - n::float8 / $3)
  from generate_series($1::int, $2::int) as n
  join payer f on f.place = (case when n % 10000 < 100 then n / 10000 else n end::bigint * 104729) % $4
  join payer t on t.place = (f.place + 1 + n % ($4 - 1)) % $4`;

const MONEY = (minor: string): string => `(${minor} / 100) || '.' || lpad((${minor} % 100)::text, 2, '0')`;

/** Every posting as two legs, with the running totals of their accounts within the chunk. */
const LEGS = `
  insert into leg
  select n, id, posting, purpose, account_id, signed,
         row_number() over account as step, sum(signed) over account as running
  from (
    select n, id, 0 as posting, 'principal' as purpose, from_id as account_id, -amount as signed from plan
    where rule is null
    union all select n, id, 0, 'principal', to_id, amount from plan where rule is null
    union all select n, id, 1, 'fee', from_id, -fee from plan where rule is null
    union all select n, id, 1, 'fee', (select id from account where kind = 'fees' and network = 'uae_dirham'), fee
              from plan where rule is null) l
  window account as (partition by account_id order by n, posting)`;

/** Most are invoices, one of a thousand is a rent in Arabic, and a few thousand of the oldest are of one kind. */
const MEMO = `case when p.rule is not null then 'Payment for whisky ' || n
  when n % 1000 = 1 then 'إيجار الشقة رقم ' || n
  when n % 50 = 2 then 'قَرْضٌ حَسَنٌ ' || n
  when n between 20000 and 25000 then 'Old harvest ' || n
  else 'Invoice ' || n end`;

const NAMES = `(array['Layla Haddad', 'Omar Siddiqui', 'Gulf Steel LLC', 'نورة القحطاني'])[1 + n / 10 % 4]`;

const details = (of: Record<string, string>): string => `jsonb_build_object(
  'transactionId', p.name, 'type', 'send', 'network', 'uae_dirham', 'currency', 'AED', 'amount', ${MONEY('amount')},
  'fee', ${MONEY('fee')}, 'from', from_address, 'to', to_address,
  'rules', case when rule is null then '[]' else jsonb_build_array(rule) end, ${
  Object.entries(of).map(([name, value]) => `'${name}', ${value}`).join()})`;

const TOLD = { subStatus: 'null' };

const EVENT = `insert into audit_event (action, resource, resource_id, actor_id, actor_role, ip_address, request_id,
  severity, details, type, created_at)`;

const STATEMENTS = [
  LEGS,
  `insert into batch (id, maker_id, wallet_id, is_atomic, is_escrow, item_count, total_minor, state, processed,
                      completed, refused, created_at, ended_at)
   select batch_id, payer, from_id, false, false, count(*), sum(amount), 'done', count(*),
          count(*) filter (where rule is null), count(rule), min(created_at), max(created_at)
   from plan where batch_id is not null group by 1, 2, 3`,
  `update account a set posted_minor = a.posted_minor + total, sequence = a.sequence + steps
   from (select account_id, sum(signed) as total, count(*) as steps from leg group by account_id) l
   where a.id = l.account_id`,
  `insert into entry (account_id, account_sequence, transaction_id, posting, purpose, currency, amount_minor,
                      balance_after_minor)
   select account_id, a.sequence - steps + step, l.id, posting, purpose, 'AED', signed, a.posted_minor - total + running
   from leg l join account a on a.id = l.account_id
   join (select account_id, sum(signed) as total, count(*) as steps from leg group by account_id) s using (account_id)
   order by n, posting`,
  `insert into transaction (id, type, network, currency, amount_minor, fee_minor, status, from_wallet_id, to_wallet_id,
     memo, compliance_score, shariah_compliant, initiated_by, request_id, created_at, completed_at, released_minor,
     batch_id, reference, counterparty_name, purpose_code, metadata)
   select p.id, 'send', 'uae_dirham', 'AED', amount, fee, case when p.rule is null then 'completed' else 'rejected' end,
          from_id, to_id, ${MEMO}, (v.result ->> 'score')::int, p.rule is null, payer, 'req_' || p.id, p.created_at,
          case when p.rule is null then p.created_at end, case when p.rule is null then amount else 0 end, batch_id,
          case when n % 10 = 0 then 'PO-2026-' || n end,
          case when n % 10 = 0 then ${NAMES} || ' ' || n / 10 % 97 end,
          case when n % 20 = 0 then 'SAL' end,
          case when n % 50 = 0 then jsonb_build_object('costCentre', 'CC-' || n / 50 % 40) end
   from plan p join given v on v.rule is not distinct from p.rule order by n`,
  `insert into verdict (transaction_id, ruleset_version, profile, action, facts, result, created_at)
   select p.id, v.ruleset_version, v.profile, v.action, v.facts, v.result, p.created_at
   from plan p join given v on v.rule is not distinct from p.rule order by n`,
  `${EVENT}
   select 'transaction_send', 'transaction', p.id, payer, u.role, '127.0.0.1', 'req_' || p.id, 'info',
          case when rule is null then ${details({ ...TOLD, status: "'completed'", score: '100', postings: '2' })}
            else ${details({ ...TOLD, status: "'rejected'", score: '40', rejectedBy: "'rules'" })} end,
          case when rule is null then 'transaction.completed' else 'transaction.rejected' end, p.created_at
   from plan p join app_user u on u.id = payer order by n`,
  `${EVENT}
   select 'compliance_failure', 'transaction', p.id, payer, u.role, '127.0.0.1', 'req_' || p.id, 'critical',
          ${details({ action: "'block'" })}, null, p.created_at
   from plan p join app_user u on u.id = payer where rule is not null order by n`,
];

const TABLES = `
  create temp table payer (place int primary key, id uuid, address text, owner_id uuid);
  create temp table plan (n int, id uuid, name text, from_id uuid, from_address text, to_id uuid, to_address text,
    payer uuid, amount bigint, fee bigint, rule text, batch_id uuid, created_at timestamptz(3)) on commit delete rows;
  create temp table leg (n int, id uuid, posting int, purpose text, account_id uuid, signed bigint, step bigint,
    running bigint) on commit delete rows;
  create temp table given as
    select distinct on (rule) v.*, result -> 'findings' -> 0 ->> 'ruleId' as rule
    from verdict v where action in ('allow', 'block') and json_array_length(result -> 'findings') <= 1`;

const PAYERS = `
  insert into payer select place - 1, w.id, w.address, w.owner_id
  from unnest($1::text[]) with ordinality as p (address, place) join wallet w on w.address = p.address`;

/**
 * Adds many transfers among some wallets, whole: accounts, entries, transactions, verdicts, batches and events. Nearly
 * all are completed and some refused; their verdicts are made after ones that were really given. All guards of the
 * schema stay on. Each chunk is one transaction, so that the sealer seals them meanwhile, as it would if they had been
 * sent.
 */
export const loadTransactions = async (
  books: pg.ClientConfig, addresses: readonly string[],
  { first, last, of }: { first: number; last: number; of: number },
): Promise<void> => {
  const client = new pg.Client(books);
  await client.connect();
  try {
    await client.query(TABLES);
    await client.query(PAYERS, [addresses]);
    for (let from = first; from <= last; from += CHUNK) {
      await client.query('begin');
      await client.query(PLAN, [from, Math.min(from + CHUNK - 1, last), of, addresses.length]);
      for (const statement of STATEMENTS) await client.query(statement);
      await client.query('commit');
    }
  } finally {
    await client.end();
  }
};
