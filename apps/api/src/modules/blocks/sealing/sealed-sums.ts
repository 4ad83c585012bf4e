import type { Tx } from '../../../platform/database/sql.ts';
import { command, run } from '../../../platform/database/statement.ts';
import type { EventRow } from '../sealed-event.ts';

// What its events tell of is read once for hours and months alike.
const ADD_HOURS = command(`
  with told as materialized (
    select scope, t.* from hours_of($1::bigint[]) t cross join lateral unnest(t.scopes) as scope
    where scope is not null),
  months as (
    insert into sealed_total as m
    select scope, network, date_trunc('month', hour at time zone 'UTC')::date as month, sum(transactions),
           sum(completed), sum(volume_minor), sum(score_sum), sum(scored), sum(active_wallets)
    from told group by scope, network, month order by scope, network, month
    on conflict (scope, network, month) do update set
      transactions = m.transactions + excluded.transactions, completed = m.completed + excluded.completed,
      volume_minor = m.volume_minor + excluded.volume_minor, score_sum = m.score_sum + excluded.score_sum,
      scored = m.scored + excluded.scored, active_wallets = m.active_wallets + excluded.active_wallets)
  insert into sealed_hour as h (
    scope, hour, network, transactions, completed, volume_minor, judged, held, refused)
  select scope, hour, network, sum(transactions), sum(completed), sum(volume_minor), sum(judged), sum(held),
         sum(refused)
  from told where (transactions, completed, volume_minor) <> (0, 0, 0)
  group by scope, hour, network order by scope, hour, network
  on conflict (scope, hour, network) do update set
    transactions = h.transactions + excluded.transactions, completed = h.completed + excluded.completed,
    volume_minor = h.volume_minor + excluded.volume_minor, judged = h.judged + excluded.judged,
    held = h.held + excluded.held, refused = h.refused + excluded.refused`);

const ADD_FINDINGS = command(`
  insert into sealed_finding as d (scope, day, subject, name, network, held, refused, advised)
  select scope, day, subject, name, network, sum(held), sum(refused), sum(advised)
  from findings_of($1::bigint[]) cross join lateral unnest(scopes) as scope
  where scope is not null
  group by scope, day, subject, name, network order by scope, day, subject, name, network
  on conflict (scope, day, subject, name, network) do update set
    held = d.held + excluded.held, refused = d.refused + excluded.refused, advised = d.advised + excluded.advised`);

/** Adds what a block's events tell of to the sums by hours and months, and what was found to those by days. */
export const addToSums = async (tx: Tx, events: readonly EventRow[]): Promise<void> => {
  await run(tx, ADD_HOURS, [events.map(({ id }) => id)]);
  const spokenUp = events.filter(hasFindings).map(({ id }) => id);
  if (spokenUp.length > 0) await run(tx, ADD_FINDINGS, [spokenUp]);
};

// Most payments have none, and their verdicts are not read.
const hasFindings = ({ resource, details }: EventRow): boolean => {
  const { rules } = details;
  return resource === 'transaction' && Array.isArray(rules) && rules.length > 0;
};
