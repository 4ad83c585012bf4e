import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/sql.ts';
import { run, bigint, integer, statement, text, textOf } from '../../platform/database/statement.ts';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { formatMinor } from '../../platform/money.ts';
import type { ListMetalPricesQuery, MetalPriceDto, MetalPriceVersionDto } from './metal-price.dto.ts';
import type { Metal } from './metal-price.entity.ts';
import { PriceTable } from './price-table.ts';

// Of each day and metal, what the newest approved version says.
const IN_FORCE = `
  select distinct on (p.metal, p.day) p.metal, p.day::text as day, p.aed_minor, p.qar_minor, p.source, p.version
  from metal_price p join metal_price_version v on v.version = p.version and v.decision = 'approve'
  where ($1::text is null or p.metal = $1)`;
const NEWEST_FIRST = 'order by p.metal, p.day desc, p.version desc';
const SHAPE = {
  metal: textOf<Metal>(), day: text, aed_minor: bigint, qar_minor: bigint, source: text, version: integer,
};
const PAGE_OF_PRICES = statement(`
  select * from (${IN_FORCE} and ($2::date is null or p.day < $2::date) ${NEWEST_FIRST}) page
  order by page.day desc, page.metal limit $3::int`, SHAPE);
const ALL_PRICES = statement(`${IN_FORCE} ${NEWEST_FIRST}`, SHAPE);

/** Reads the prices of gold and silver that are in force, and the versions they came in. */
@Injectable()
export class MetalPricesQueries {
  constructor(private readonly em: EntityManager) {}

  async list({ metal, limit, before }: ListMetalPricesQuery): Promise<MetalPriceDto[]> {
    const found = await run(this.em.fork(), PAGE_OF_PRICES, [metal ?? null, before ?? null, limit]);
    return found.map(({ day, metal: of, aed_minor: aed, qar_minor: qar, source, version }) => ({
      day, metal: of, aed: formatMinor(BigInt(aed)), qar: formatMinor(BigInt(qar)), source, version,
    }));
  }

  /** All prices in force, by which any day is told. */
  async table(tx: Tx): Promise<PriceTable> {
    const found = await run(tx, ALL_PRICES, [null]);
    return new PriceTable(found.map((price) => ({
      metal: price.metal, day: price.day, source: price.source, version: price.version,
      gramMinor: { AED: BigInt(price.aed_minor), QAR: BigInt(price.qar_minor) },
    })));
  }

  /** The versions, the newest first. */
  async versions(actor: Actor, tx: Tx = this.em.fork()): Promise<MetalPriceVersionDto[]> {
    const found = await versionsFor(tx, actor).orderBy('v.version', 'desc').limit(100).execute();
    return found.map(toDto);
  }

  async version(actor: Actor, version: number, tx: Tx = this.em.fork()): Promise<MetalPriceVersionDto> {
    const found = await versionsFor(tx, actor).where('v.version', '=', version).executeTakeFirst();
    if (!found) throw notFound('metal price version');
    return toDto(found);
  }
}

const versionsFor = (tx: Tx, actor: Actor) => tables(tx).selectFrom('metal_price_version as v')
  .innerJoin('app_user as maker', 'maker.id', 'v.proposed_by')
  .leftJoin('app_user as checker', 'checker.id', 'v.decided_by')
  .selectAll('v')
  .select([
    'maker.name as maker_name', 'checker.name as checker_name',
    sql<number>`(select count(*)::int from metal_price p where p.version = v.version)`.as('prices'),
    sql<string>`(select min(p.day)::text from metal_price p where p.version = v.version)`.as('first_day'),
    sql<string>`(select max(p.day)::text from metal_price p where p.version = v.version)`.as('last_day'),
    sql<string | null>`conflict_of(${actor.userId}::uuid, v.proposed_by, null)`.as('conflict'),
  ]);

type VersionRow = Awaited<ReturnType<ReturnType<typeof versionsFor>['execute']>>[number];

const STATES = { approve: 'approved', refuse: 'refused' } as const;

const toDto = (v: VersionRow): MetalPriceVersionDto => ({
  version: v.version, state: v.decision === null ? 'proposed' : STATES[v.decision], note: v.note, prices: v.prices,
  firstDay: v.first_day, lastDay: v.last_day, digest: Buffer.from(v.digest).toString('hex'),
  proposedBy: v.maker_name, proposedAt: new Date(v.proposed_at).toISOString(),
  decidedBy: v.checker_name, decidedAt: v.decided_at === null ? null : new Date(v.decided_at).toISOString(),
  decisionReason: v.decision_reason, mayDecide: v.decision === null && v.conflict === null,
});
