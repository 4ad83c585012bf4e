import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { transactional, type Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { notFound } from '../../../platform/http/problems/refusal.ts';
import { isId, toTransactionId } from '../../../platform/ids.ts';
import { formatMinor } from '../../../platform/money.ts';
import { reviewsFor } from '../review-access.ts';
import type { ListReviewSamplesQuery, ReviewSampleDto, ReviewSampleLineDto, SampledPaymentLineDto }
  from './sample.dto.ts';

const samplesFor = (tx: Tx, actor: Actor) => tables(tx).selectFrom('review_sample as s')
  .innerJoin('review_item as i', 'i.id', 's.item_id')
  .innerJoin('review_plan as p', 'p.id', 'i.plan_id')
  .innerJoin('app_user as orderer', 'orderer.id', 's.ordered_by')
  .leftJoin('app_user as drawer', 'drawer.id', 's.drawn_by')
  .selectAll('s')
  .select([
    'i.area', 'i.from_at', 'i.to_at', 'i.plan_id', 'p.bank_id', 'orderer.name as orderer_name',
    'drawer.name as drawer_name',
  ])
  .$if(actor.role !== 'admin', (query) => query.where('p.bank_id', '=', actor.bankId));

export type SampleRow = Awaited<ReturnType<ReturnType<typeof samplesFor>['execute']>>[number];

/** Reads the samples of Shariah reviews that the caller may see. */
@Injectable()
export class ReviewSamples {
  constructor(private readonly em: EntityManager) {}

  /** A page of samples, the last ordered first. */
  async list(actor: Actor, { planId, limit, before }: ListReviewSamplesQuery): Promise<ReviewSampleLineDto[]> {
    return transactional(this.em, async (tx) => {
      const last = before === undefined ? undefined
        : await samplesFor(tx, actor).where('s.id', '=', before).executeTakeFirst();
      if (before !== undefined && last === undefined) return [];
      let found = samplesFor(tx, actor).orderBy('s.ordinal', 'desc').limit(limit);
      if (planId !== undefined) found = found.where('i.plan_id', '=', planId);
      if (last !== undefined) found = found.where('s.ordinal', '<', last.ordinal);
      return (await found.execute()).map(lineOf);
    }, { readOnly: true });
  }

  /** One sample with its payments; 404 when it is not the caller's to see. */
  async get(actor: Actor, id: string, tx: Tx = this.em.fork()): Promise<ReviewSampleDto> {
    const found = await this.find(tx, actor, id);
    return {
      ...lineOf(found), payments: await this.paymentsOf(tx, found.id),
      mayDraw: found.drawn_at === null && reviewsFor(actor, found.bank_id),
    };
  }

  /** The row of a sample that the caller may see; 404 otherwise. */
  async find(tx: Tx, actor: Actor, id: string): Promise<SampleRow> {
    const found = await this.seek(tx, actor, id);
    if (!found) throw notFound('review sample');
    return found;
  }

  /** The row of a sample that the caller may see; undefined otherwise. */
  seek(tx: Tx, actor: Actor, id: string): Promise<SampleRow | undefined> {
    return isId(id) ? samplesFor(tx, actor).where('s.id', '=', id).executeTakeFirst() : Promise.resolve(undefined);
  }

  private async paymentsOf(tx: Tx, sampleId: string): Promise<SampledPaymentLineDto[]> {
    const found = await tables(tx).selectFrom('sampled_payment as q')
      .innerJoin('transaction as t', 't.id', 'q.transaction_id')
      .innerJoin('verdict as v', 'v.transaction_id', 'q.transaction_id')
      .select([
        'q.position', 'q.transaction_id', 'q.tickets', 'q.key', 't.network', 't.amount_minor', 't.currency', 't.status',
        't.created_at', 'v.action',
      ]).where('q.sample_id', '=', sampleId).orderBy('q.position').execute();
    return found.map((q) => ({
      position: q.position, transactionId: toTransactionId(q.transaction_id), tickets: q.tickets,
      key: q.key.toString('hex'), network: q.network, amount: formatMinor(BigInt(q.amount_minor)),
      currency: q.currency, status: q.status, verdict: q.action, createdAt: new Date(q.created_at).toISOString(),
    }));
  }
}

const lineOf = (s: SampleRow): ReviewSampleLineDto => ({
  id: s.id, planId: s.plan_id, itemId: s.item_id, area: s.area, from: new Date(s.from_at).toISOString(),
  to: new Date(s.to_at).toISOString(), method: s.method, size: s.size, verdict: s.verdict,
  policyVersion: s.policy_version, orderedBy: s.orderer_name, orderedAt: new Date(s.ordered_at).toISOString(),
  drawnBy: s.drawer_name, drawnAt: s.drawn_at === null ? null : new Date(s.drawn_at).toISOString(),
  leafIndex: s.leaf_index === null ? null : Number(s.leaf_index), height: s.height === null ? null : Number(s.height),
  root: s.root?.toString('hex') ?? null, seed: s.seed?.toString('hex') ?? null, population: s.population,
});
