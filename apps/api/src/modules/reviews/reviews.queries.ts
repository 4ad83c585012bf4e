import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { inOrder, type ListOrders } from '../../platform/database/list-order.ts';
import { row, rows, type Tx } from '../../platform/database/sql.ts';
import { runForOne, statement } from '../../platform/database/statement.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { invalid, notFound } from '../../platform/http/problems/refusal.ts';
import { fromTransactionId, isId } from '../../platform/ids.ts';
import { WAITING_SHAPE, waiting, type WaitingRow } from '../../platform/waiting.ts';
import { LifecycleQueries } from '../lifecycle/lifecycle.queries.ts';
import { TransactionsQueries } from '../transactions/transactions.queries.ts';
import { REVIEW_COLUMNS, ageingOf, toReview, type ReviewRow } from './review-row.ts';
import type {
  ListReviewsQuery, PartyActivityDto, ReviewCaseDto, ReviewDto, ReviewPartyDto, ReviewStatsDto,
} from './review.dto.ts';

const DAY_MS = 86_400_000;
const STATS_DAYS = 30;
const RECENT = 10;

// An officer sees the cases of the payer's bank: nobody on the payee's side may learn of a review.
export const IS_VISIBLE_CASE = `($1::text = 'admin' or c.bank_id = $2::uuid)`;

// Who made the payment or is paid by it decides nothing, and nobody decides twice.
const TO_DECIDE = statement(waiting(`
  select c.opened_at as since from review_case c
  join transaction t on t.id = c.transaction_id join wallet p on p.id = t.to_wallet_id
  where c.state = 'open' and ${IS_VISIBLE_CASE} and conflict_of($3::uuid, t.initiated_by, p.owner_id) is null
    and not exists (select 1 from review_opinion o
                    where o.transaction_id = c.transaction_id and person_of(o.officer_id) = person_of($3))
  order by c.ordinal`, '$4'), WAITING_SHAPE);

const ORDERS: ListOrders<'amount' | 'score'> = {
  recorded: 'c.ordinal',
  cursor: '$9::uuid',
  keys: { amount: 't.amount_minor', score: 't.compliance_score' },
  last: `from review_case c join transaction t on t.id = c.transaction_id
         where c.transaction_id = $9 and ${IS_VISIBLE_CASE}`,
};

interface StatsRow {
  open: number;
  ageing: ReviewStatsDto['ageing'];
  median_age: number | null;
  decided: number;
  released: number;
}

/** Reads the cases that an officer may see. */
@Injectable()
export class ReviewsQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: TransactionsQueries,
    private readonly life: LifecycleQueries,
    private readonly clock: Clock,
  ) {}

  /** Lists cases, unless asked otherwise open ones oldest first, as they have waited longest, others newest first. */
  async list(actor: Actor, query: ListReviewsQuery): Promise<ReviewDto[]> {
    const after = query.after === undefined ? null : fromTransactionId(query.after);
    if (query.after !== undefined && after === null) {
      throw invalid([{ field: 'after', message: 'after must be the id of the last case of the previous page.' }]);
    }
    const now = this.clock.now();
    const page = inOrder(ORDERS, query.sort ?? (query.state === 'open' ? 'createdAt' : '-createdAt'));
    const assignee = query.assignee === 'me' ? actor.userId : query.assignee ?? null;
    const found = await rows<ReviewRow>(this.em.fork(), `
      select ${REVIEW_COLUMNS}
      where ${IS_VISIBLE_CASE}
        and ($3::text is null or c.state = $3)
        and ($4::text is null
             or case $4 when 'none' then c.assignee_id is null else c.assignee_id::text = lower($4) end)
        and ($5::text is null or t.network = $5)
        and ($6::text is null or t.memo ilike $6 or fu.name ilike $6 or pu.name ilike $6 or t.id = $7::uuid)
        and ($8::timestamptz is null or c.opened_at <= $8)
        and ${page.beyond}
      order by ${page.by} limit $10`, [
      actor.role, actor.bankId, query.state ?? null, assignee, query.network ?? null,
      query.q === undefined ? null : `%${query.q.replace(/[\\%_]/g, '\\$&')}%`,
      query.q === undefined ? null : fromTransactionId(query.q), openedBefore(query.olderThanHours, now), after,
      query.limit,
    ]);
    return found.map((review) => toReview(review, now));
  }

  /** One case with the verdict, the timeline and what both parties lately did. */
  async get(actor: Actor, idOrName: string): Promise<ReviewCaseDto> {
    const em = this.em.fork();
    const found = await this.find(em, actor, idOrName);
    const review = toReview(found, this.clock.now());
    const { timeline, actions } = await this.life.get(actor, found.id);
    const steps = [...timeline, ...await this.life.timelineOf(found.id, 'review')];
    return {
      ...review,
      verdict: await this.transactions.why(actor, found.id),
      timeline: steps.sort((one, other) => one.createdAt.localeCompare(other.createdAt)),
      payerActivity: await this.activity(em, actor, review.payer, found),
      payeeActivity: await this.activity(em, actor, review.payee, { ...found, from_wallet_id: found.to_wallet_id }),
      mayDecide: actions.includes('decide'),
    };
  }

  /** One case that an officer may see; 404 otherwise. */
  async find(tx: Tx, actor: Actor, idOrName: string): Promise<ReviewRow> {
    const id = fromTransactionId(idOrName);
    const [found] = id === null || !isId(id) ? [] : await rows<ReviewRow>(tx, `
      select ${REVIEW_COLUMNS} where ${IS_VISIBLE_CASE} and c.transaction_id = $3`, [actor.role, actor.bankId, id]);
    if (!found) throw notFound('review');
    return found;
  }

  /** The cases that wait for the caller's decision. */
  toDecide(actor: Actor): Promise<WaitingRow> {
    return runForOne(this.em.fork(), TO_DECIDE, [actor.role, actor.bankId, actor.userId, this.clock.now()]);
  }

  /** How many cases are open and how old they are, and what was decided lately. */
  async stats(actor: Actor): Promise<ReviewStatsDto> {
    const now = this.clock.now();
    const bucket = (name: string): string =>
      `'${name}', count(*) filter (where state = 'open' and ageing = '${name}')`;
    const stats = await row<StatsRow>(this.em.fork(), `
      with reachable as (
        select c.state, c.decision, c.opened_at, ${ageingOf('$3::timestamptz - c.opened_at')} as ageing
        from review_case c
        where ${IS_VISIBLE_CASE} and (c.state = 'open' or (c.state = 'decided' and c.ended_at >= $4)))
      select (count(*) filter (where state = 'open'))::int as open,
             json_build_object(${['under_24h', 'under_72h', 'older'].map(bucket).join(', ')}) as ageing,
             (percentile_cont(0.5) within group (order by extract(epoch from $3::timestamptz - opened_at))
               filter (where state = 'open'))::float as median_age,
             (count(*) filter (where state = 'decided'))::int as decided,
             (count(*) filter (where decision = 'approve'))::int as released
      from reachable`, [actor.role, actor.bankId, now, new Date(now.getTime() - STATS_DAYS * DAY_MS)]);
    return {
      open: stats.open,
      ageing: stats.ageing,
      medianAgeSeconds: stats.median_age === null ? null : Math.round(stats.median_age),
      decided: stats.decided,
      releasedShare: stats.decided === 0 ? null : Math.round((stats.released * 1000) / stats.decided) / 10,
    };
  }

  private async activity(
    em: Tx, actor: Actor, party: ReviewPartyDto, { id, from_wallet_id }: ReviewRow,
  ): Promise<PartyActivityDto> {
    const recent = await this.transactions.recentOf(em, actor, from_wallet_id, RECENT + 1);
    return { ...party, recent: recent.filter((transaction) => transaction.id !== id).slice(0, RECENT) };
  }
}

const openedBefore = (hours: number | undefined, now: Date): Date | null =>
  (hours === undefined ? null : new Date(now.getTime() - hours * DAY_MS / 24));
