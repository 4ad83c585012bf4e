import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { transactional, type Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { notFound } from '../../../platform/http/problems/refusal.ts';
import { isId, toTransactionId } from '../../../platform/ids.ts';
import { FINDING_KEY } from '../../non-compliance/public.ts';
import { reviewsFor } from '../review-access.ts';
import type { FindingStepDto, ListFindingsQuery, ReviewFindingDto } from './finding.dto.ts';
import { legalIn, stateAfter } from './finding-life.ts';

const findingsFor = (tx: Tx, actor: Actor) => tables(tx).selectFrom('review_finding as f')
  .innerJoin('review_plan as p', 'p.id', 'f.plan_id')
  .innerJoin('app_user as raiser', 'raiser.id', 'f.raised_by')
  .leftJoin('working_paper as w', 'w.id', 'f.paper_id')
  .leftJoin('sampled_payment as q', (join) =>
    join.onRef('q.sample_id', '=', 'w.sample_id').onRef('q.position', '=', 'w.position'))
  .leftJoin('noncompliance_event as e', (join) => join.onRef('e.bank_id', '=', 'p.bank_id')
    .on('e.once_key', '=', sql<string>`${FINDING_KEY} || f.id::text`))
  .select([
    'e.id as event_id', 'f.id', 'f.ordinal',
    'f.plan_id', 'f.paper_id', 'f.class', 'f.title', 'f.recommendation', 'f.raised_at',
    sql<string>`f.due_on::text`.as('due_on'), 'p.bank_id', 'raiser.name as raiser', 'q.transaction_id',
  ])
  .$if(actor.role !== 'admin', (query) => query.where('p.bank_id', '=', actor.bankId));

export type FindingRow = Awaited<ReturnType<ReturnType<typeof findingsFor>['execute']>>[number];

interface KnownStep extends FindingStepDto { findingId: string; conflict: string | null }

/** Reads the findings of Shariah reviews that the caller may see. */
@Injectable()
export class ReviewFindings {
  constructor(private readonly em: EntityManager) {}

  /** A page of findings, the last raised first. */
  async list(actor: Actor, { planId, limit, before }: ListFindingsQuery): Promise<ReviewFindingDto[]> {
    return transactional(this.em, async (tx) => {
      const last = before === undefined ? undefined
        : await findingsFor(tx, actor).where('f.id', '=', before).executeTakeFirst();
      if (before !== undefined && last === undefined) return [];
      let found = findingsFor(tx, actor).orderBy('f.ordinal', 'desc').limit(limit);
      if (planId !== undefined) found = found.where('f.plan_id', '=', planId);
      if (last !== undefined) found = found.where('f.ordinal', '<', last.ordinal);
      const page = await found.execute();
      const steps = await stepsOf(tx, actor, page.map(({ id }) => id));
      return page.map((row) => toDto(actor, row, steps));
    }, { readOnly: true });
  }

  /** One finding; 404 when it is not the caller's to see. */
  async get(actor: Actor, id: string, tx: Tx = this.em.fork()): Promise<ReviewFindingDto> {
    return toDto(actor, await this.find(tx, actor, id), await stepsOf(tx, actor, [id]));
  }

  /** The row of a finding that the caller may see; 404 otherwise. */
  async find(tx: Tx, actor: Actor, id: string): Promise<FindingRow> {
    const found = isId(id) ? await findingsFor(tx, actor).where('f.id', '=', id).executeTakeFirst()
      : undefined;
    if (!found) throw notFound('review finding');
    return found;
  }
}

const stepsOf = async (tx: Tx, actor: Actor, ids: readonly string[]): Promise<KnownStep[]> => {
  if (ids.length === 0) return [];
  const found = await tables(tx).selectFrom('review_finding_step as s').innerJoin('app_user as u', 'u.id', 's.taken_by')
    .select([
      's.finding_id', 's.number', 's.kind', 's.text', 's.agrees', sql<string | null>`s.due_on::text`.as('due_on'),
      'u.name as taker', 's.taken_at',
      sql<string | null>`conflict_of(${actor.userId}::uuid, s.taken_by, null)`.as('conflict'),
    ]).where('s.finding_id', 'in', ids).orderBy('s.ordinal').execute();
  return found.map((s) => ({
    findingId: s.finding_id, number: s.number, kind: s.kind, text: s.text, agrees: s.agrees, dueOn: s.due_on,
    takenBy: s.taker, takenAt: new Date(s.taken_at).toISOString(), conflict: s.conflict,
  }));
};

const toDto = (actor: Actor, f: FindingRow, all: readonly KnownStep[]): ReviewFindingDto => {
  const steps = all.filter(({ findingId }) => findingId === f.id);
  const state = stateAfter(steps.at(-1)?.kind);
  const answered = steps.some(({ kind, conflict }) => kind === 'answer' && conflict !== null);
  return {
    id: f.id, planId: f.plan_id, paperId: f.paper_id, eventId: f.event_id, class: f.class, state,
    transactionId: f.transaction_id === null ? null : toTransactionId(f.transaction_id),
    title: f.title, recommendation: f.recommendation,
    dueOn: steps.findLast(({ dueOn }) => dueOn !== null)?.dueOn ?? f.due_on,
    raisedBy: f.raiser, raisedAt: new Date(f.raised_at).toISOString(),
    steps: steps.map(({ findingId: _, conflict: __, ...step }) => step),
    actions: reviewsFor(actor, f.bank_id) ? legalIn(state).filter((kind) => kind !== 'close' || !answered) : [],
  };
};
