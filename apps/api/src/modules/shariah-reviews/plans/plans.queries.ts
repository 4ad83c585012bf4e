import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { transactional, type Tx } from '../../../platform/database/sql.ts';
import { countAll, tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { notFound } from '../../../platform/http/problems/refusal.ts';
import { isId } from '../../../platform/ids.ts';
import { decidesFor, reachesBank, reviewsFor } from '../review-access.ts';
import type { ReviewArea } from '../review-words.ts';
import type {
  ListReviewPlansQuery, PlannedAreaDto, ReviewItemDto, ReviewPlanDto, ReviewPlanLineDto, ReviewRiskDto,
} from './plan.dto.ts';

const plansFor = (tx: Tx, actor: Actor) => tables(tx).selectFrom('review_plan as p')
  .innerJoin('bank as b', 'b.id', 'p.bank_id')
  .innerJoin('app_user as maker', 'maker.id', 'p.proposed_by')
  .leftJoin('app_user as decider', 'decider.id', 'p.decided_by')
  .selectAll('p')
  .select((p) => [
    'b.name as bank_name', 'maker.name as maker_name', 'decider.name as decider_name',
    p.selectFrom('review_item as i').select(countAll().as('items')).whereRef('i.plan_id', '=', 'p.id').as('items'),
    p.selectFrom('review_sample as s').innerJoin('review_item as i', 'i.id', 's.item_id')
      .select(countAll().as('samples')).whereRef('i.plan_id', '=', 'p.id').as('samples'),
    p.selectFrom('review_sample as s').innerJoin('review_item as i', 'i.id', 's.item_id')
      .select(sql<number>`count(distinct s.item_id)::integer`.as('drawn')).whereRef('i.plan_id', '=', 'p.id')
      .where('s.drawn_at', 'is not', null).as('drawn'),
    p.selectFrom('review_finding as f').select(countAll().as('findings')).whereRef('f.plan_id', '=', 'p.id')
      .where(sql<boolean>`coalesce((
        select l.kind from review_finding_step l where l.finding_id = f.id order by l.number desc limit 1), 'answer')
        <> 'close'`).as('open_findings'),
    sql<ReviewArea[]>`(select array_agg(distinct i.area) from review_item i where i.plan_id = p.id)`.as('areas'),
    sql<string | null>`conflict_of(${actor.userId}::uuid, p.proposed_by, null)`.as('conflict'),
  ])
  .$if(actor.role !== 'admin', (query) => query.where('p.bank_id', '=', actor.bankId));

export type PlanRow = Awaited<ReturnType<ReturnType<typeof plansFor>['execute']>>[number];

/** Reads the plans of Shariah reviews that the caller may see. */
@Injectable()
export class ReviewPlans {
  constructor(private readonly em: EntityManager) {}

  /** A page of plans, the newest first. */
  async list(actor: Actor, { state, limit, before }: ListReviewPlansQuery): Promise<ReviewPlanLineDto[]> {
    return transactional(this.em, async (tx) => {
      const last = before === undefined ? undefined
        : await plansFor(tx, actor).where('p.id', '=', before).executeTakeFirst();
      if (before !== undefined && last === undefined) return [];
      let found = plansFor(tx, actor).orderBy('p.ordinal', 'desc').limit(limit);
      if (state !== undefined) found = found.where('p.state', '=', state);
      if (last !== undefined) found = found.where('p.ordinal', '<', last.ordinal);
      return (await found.execute()).map(lineOf);
    }, { readOnly: true });
  }

  /** One plan with all that it rests on; 404 when it is not the caller's to see. */
  async get(actor: Actor, id: string, tx: Tx = this.em.fork()): Promise<ReviewPlanDto> {
    const found = await this.find(tx, actor, id);
    return {
      ...lineOf(found), note: found.note, reason: found.decision_reason, risk: found.risk as ReviewRiskDto,
      items: await this.itemsOf(tx, found.id),
      mayDecide: found.state === 'proposed' && found.conflict === null && decidesFor(actor, found.bank_id),
      maySample: found.state === 'approved' && reviewsFor(actor, found.bank_id),
    };
  }

  /** The row of a plan that the caller may see; 404 otherwise. */
  async find(tx: Tx, actor: Actor, id: string): Promise<PlanRow> {
    const found = isId(id) ? await plansFor(tx, actor).where('p.id', '=', id).executeTakeFirst() : undefined;
    if (!found || !reachesBank(actor, found.bank_id)) throw notFound('review plan');
    return found;
  }

  private async itemsOf(tx: Tx, planId: string): Promise<ReviewItemDto[]> {
    const found = await tables(tx).selectFrom('review_item as i').innerJoin('app_user as u', 'u.id', 'i.owner_id')
      .select((i) => [
        'i.id', 'i.area', 'i.from_at', 'i.to_at', 'u.name as owner', sql<string>`i.due_on::text`.as('due_on'),
        i.selectFrom('review_sample as s').select(countAll().as('samples')).whereRef('s.item_id', '=', 'i.id')
          .as('samples'),
      ]).where('i.plan_id', '=', planId).orderBy('i.position').execute();
    return found.map(({ from_at, to_at, due_on, samples, ...item }) => ({
      ...item, from: new Date(from_at).toISOString(), to: new Date(to_at).toISOString(), dueOn: due_on,
      samples: samples ?? 0,
    }));
  }
}

const lineOf = (p: PlanRow): ReviewPlanLineDto => ({
  id: p.id, bankId: p.bank_id, bankName: p.bank_name, calendar: p.calendar, year: p.year,
  from: new Date(p.from_at).toISOString(), to: new Date(p.to_at).toISOString(), timeZone: p.time_zone, state: p.state,
  proposedBy: p.maker_name, proposedAt: new Date(p.proposed_at).toISOString(), decidedBy: p.decider_name,
  decidedAt: p.decided_at === null ? null : new Date(p.decided_at).toISOString(),
  itemCount: p.items ?? 0, sampleCount: p.samples ?? 0, drawnCount: p.drawn ?? 0,
  openFindingCount: p.open_findings ?? 0, areas: areasOf(p),
});

/** The areas of a plan, each with the score that it had when the plan was proposed. */
const areasOf = ({ areas, risk }: PlanRow): PlannedAreaDto[] => {
  const scores = new Map((risk as ReviewRiskDto).areas.map(({ area, score }) => [area, score]));
  return areas.map((area) => ({ area, score: scores.get(area) ?? 0 }))
    .sort((a, b) => b.score - a.score || (a.area < b.area ? -1 : 1));
};
