import { bigint, integer, jsonbOf, orNull, statement } from '../../../platform/database/statement.ts';

/** The name under which the follower's position is kept. */
export const CONSUMER = 'transaction-search';
/** So many ordinals are sought together. */
export const SLICE_BITS = 15;
/** Of so many ordinals it is kept when they were sent. */
export const STRETCH_BITS = 11;
/** So many ranges of amounts lie between one and twice as much, see the function `amount_range`. */
export const RANGES_OF_OCTAVE = 14;

// What a transaction is marked with; `search-marks.ts` asks by the same kinds. The common kind of each is not marked.
const MARKS = `array_remove(array[
    mark('slice', (t.ordinal >> ${SLICE_BITS})::text), mark('range', amount_range(t.amount_minor)::text),
    mark('octave', (amount_range(t.amount_minor) / ${RANGES_OF_OCTAVE})::text), mark('stood', t.status),
    mark('amount', t.amount_minor::text), mark('actor', t.initiated_by::text),
    mark('wallet', f.id::text), mark('wallet', p.id::text), mark('bank', f.bank_id::text),
    case when p.bank_id is distinct from f.bank_id then mark('bank', p.bank_id::text) end,
    case when t.network <> 'uae_dirham' then mark('network', t.network) end,
    case when t.type <> 'send' then mark('type', t.type) end,
    mark('purpose', t.purpose_code),
    case when t.compliance_score < 100 then mark('score', t.compliance_score::text) end,
    case when v.action <> 'allow' then mark('outcome', v.action) end], null)
  || array(select mark('metadata', m.key || ':' || m.value) from jsonb_each_text(t.metadata) m)
  || array(select mark('rule', r ->> 'ruleId') from json_array_elements(v.result -> 'findings') r)`;

/** Takes the next events and makes rows of the transactions that they tell of; a transaction has many events. */
export const FOLLOW = statement(`
  with placed as materialized (
    select p.position, p.event_id from event_position p
    where p.position > (select c.position from event_consumer c where c.name = '${CONSUMER}')
    order by p.position limit $1),
  told as materialized (
    select distinct e.resource_id::uuid as id
    from placed join audit_event e on e.id = placed.event_id
    where e.resource = 'transaction' and e.resource_id is not null),
  added as (
    insert into transaction_search (ordinal, amount_minor, marks, words)
    select t.ordinal, t.amount_minor, ${MARKS},
           spelled(concat_ws(e'\\n', t.memo, t.reference, t.counterparty_name))
    from told join transaction t on t.id = told.id
    left join wallet f on f.id = t.from_wallet_id
    left join wallet p on p.id = t.to_wallet_id
    left join verdict v on v.transaction_id = t.id
    where not exists (select from transaction_search s where s.ordinal = t.ordinal)
    returning ordinal),
  stretched as (
    insert into transaction_stretch as s (stretch, sent_from, sent_to)
    select t.ordinal >> ${STRETCH_BITS}, min(t.created_at), max(t.created_at)
    from added join transaction t on t.ordinal = added.ordinal group by 1
    on conflict (stretch) do update set
      sent_from = least(s.sent_from, excluded.sent_from), sent_to = greatest(s.sent_to, excluded.sent_to))
  select max(position) as position, count(*)::int as events from placed`,
{ position: orNull(bigint), events: integer });

/** A transaction that the follower has not come to. */
export interface Recent { ordinal: string; sentAt: string }

/** More than this and the follower is so far behind that the transactions themselves are read. */
export const MOST_RECENT = 5000;

/** The transactions that the follower has not come to, and by how many events; more of these than that are not read. */
export const RECENT = statement(`
  with told as materialized (
    select p.event_id as id from event_position p
    where p.position > (select c.position from event_consumer c where c.name = '${CONSUMER}')
    union all select u.id from unplaced_events(${MOST_RECENT}) u
    limit ${MOST_RECENT + 1}),
  made as materialized (
    select distinct e.resource_id::uuid as id from told cross join lateral (
      select resource_id from audit_event e where e.id = told.id and e.resource = 'transaction' offset 0) e
    where e.resource_id is not null)
  select (select count(*)::integer from told) as told, (
    select jsonb_agg(jsonb_build_object('ordinal', t.ordinal::text, 'sentAt', t.created_at))
    from made cross join lateral (
      select ordinal, created_at from transaction t where t.id = made.id offset 0) t
    where not exists (select from transaction_search s where s.ordinal = t.ordinal)) as made`,
{ told: integer, made: orNull(jsonbOf<Recent[]>()) });
