import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { integer, bigint, run, statement, text, textOf, type ColumnOf } from '../../platform/database/statement.ts';
import { readByIndex } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import type { Network } from '../../platform/money.ts';
import { IS_VISIBLE_TRANSACTION } from '../transactions/public.ts';
import type { LikeForLike } from './like-for-like.ts';

const network: ColumnOf<Network> = textOf<Network>();

// Each is one statement, so that a block sealed meanwhile is counted once: in the sums or in the tail, never in both.
const TAIL = '(select array_agg(id) from unsealed_event_ids())';

const MONTHS = statement(`
  select network, sum(transactions)::bigint as transactions, sum(completed)::bigint as completed,
         sum(volume_minor)::bigint as volume_minor, sum(score_sum)::bigint as score_sum,
         sum(scored)::bigint as scored, sum(active_wallets)::bigint as active_wallets
  from (
    select network, transactions, completed, volume_minor, score_sum, scored, active_wallets
    from sealed_total where scope = $1
    union all
    select network, transactions, completed, volume_minor, score_sum, scored, active_wallets
    from hours_of(${TAIL}) where $1 = any(scopes)) t
  group by network`, {
  network, transactions: bigint, completed: bigint, volume_minor: bigint, score_sum: bigint, scored: bigint,
  active_wallets: bigint,
});

const HOURS = `
  select hour, network, transactions, completed, volume_minor, judged, held, refused
  from sealed_hour where scope = $1 and hour >= $2 and hour < $3
  union all
  select hour, network, transactions, completed, volume_minor, judged, held, refused
  from hours_of(${TAIL}) where $1 = any(scopes) and hour >= $2 and hour < $3`;

const DAYS = statement(`
  select to_char(hour at time zone 'UTC', 'YYYY-MM-DD') as day, network, sum(transactions)::bigint as transactions,
         sum(completed)::bigint as completed, sum(volume_minor)::bigint as volume_minor,
         sum(judged)::bigint as judged, sum(held)::bigint as held, sum(refused)::bigint as refused
  from (${HOURS}) t group by 1, 2 order by 1, 2`, {
  day: text, network, transactions: bigint, completed: bigint, volume_minor: bigint, judged: bigint, held: bigint,
  refused: bigint,
});

// Whole hours come from the sums; the begun one is counted, whose payments are few.
const STRETCH = statement(`
  select network, sum(transactions)::bigint as transactions, sum(volume_minor)::bigint as volume_minor
  from (${HOURS}) t group by network`, { network, transactions: bigint, volume_minor: bigint });

const BEGUN_HOUR = statement(`
  select t.network, count(*)::bigint as transactions,
         coalesce(sum(t.released_minor) filter (where t.status = 'completed'), 0)::bigint as volume_minor
  from transaction t left join wallet f on f.id = t.from_wallet_id left join wallet p on p.id = t.to_wallet_id
  where ${IS_VISIBLE_TRANSACTION} and t.type not in ('fund', 'reversal')
    and t.ordinal > transactions_before($4::timestamptz - interval '1 hour')
    and t.ordinal <= transactions_before($5::timestamptz + interval '1 hour')
    and t.created_at >= $4 and t.created_at < $5
  group by t.network`, { network, transactions: bigint, volume_minor: bigint });

const FINDINGS = statement(`
  select subject, name, sum(held)::integer as held, sum(refused)::integer as refused, sum(advised)::integer as advised
  from (
    select subject, name, held, refused, advised from sealed_finding
    where scope = $1 and day >= $2::date and day < $3::date
    union all
    select subject, name, held, refused, advised
    from findings_of(${TAIL}) where $1 = any(scopes) and day >= $2::date and day < $3::date) t
  group by subject, name order by sum(held + refused + advised) desc, name`, {
  subject: textOf<'principle' | 'rule'>(), name: text, held: integer, refused: integer, advised: integer,
});

/** What some payments of one network come to. */
export interface NetworkSum {
  network: Network;
  transactions: bigint;
  volumeMinor: bigint;
}

/** Whose sums somebody is shown: everybody's, a bank's, or a person's. */
const scopeOf = (actor: Actor): string => {
  if (actor.role === 'admin') return 'all';
  return actor.role === 'bank' ? `bank:${actor.bankId ?? ''}` : `user:${actor.userId}`;
};

const HOUR_MS = 3_600_000;

/** Reads the sums kept with each sealed block, and adds the events that are not sealed yet. */
@Injectable()
export class SumsQueries {
  constructor(private readonly em: EntityManager) {}

  /** Everything there ever was, by network. */
  ever(actor: Actor) {
    return run(this.em.fork(), MONTHS, [scopeOf(actor)]);
  }

  /** Payments by the day they were made, in UTC, and by network; days without any are left out. */
  days(actor: Actor, from: Date, to: Date) {
    return run(this.em.fork(), DAYS, [scopeOf(actor), from, to]);
  }

  /** What principles and rules had to say of payments made from one day up to another, the most often first. */
  findings(actor: Actor, from: Date, to: Date) {
    return run(this.em.fork(), FINDINGS, [scopeOf(actor), from, to]);
  }

  /** The payments of two stretches that are alike. */
  async compared(actor: Actor, alike: LikeForLike): Promise<{ current: NetworkSum[]; previous: NetworkSum[] }> {
    const [current, previous] = await Promise.all([
      this.stretch(actor, alike.from, new Date(Math.ceil(alike.to.getTime() / HOUR_MS) * HOUR_MS)),
      this.upTo(actor, alike.previousFrom, alike.previousTo),
    ]);
    return { current, previous };
  }

  private async upTo(actor: Actor, from: Date, to: Date): Promise<NetworkSum[]> {
    const whole = new Date(Math.floor(to.getTime() / HOUR_MS) * HOUR_MS);
    const [hours, begun] = await Promise.all([
      this.stretch(actor, from, whole),
      readByIndex(this.em.fork(),
        (tx) => run(tx, BEGUN_HOUR, [actor.role, actor.userId, actor.bankId, whole, to])),
    ]);
    return [...hours, ...begun.map(toSum)];
  }

  private async stretch(actor: Actor, from: Date, to: Date): Promise<NetworkSum[]> {
    return (await run(this.em.fork(), STRETCH, [scopeOf(actor), from, to])).map(toSum);
  }
}

const toSum = (found: { network: Network; transactions: string; volume_minor: string }): NetworkSum =>
  ({ network: found.network, transactions: BigInt(found.transactions), volumeMinor: BigInt(found.volume_minor) });
