import { sql } from 'kysely';
import type { Tx } from '../../platform/database/sql.ts';
import { countAll, tables } from '../../platform/database/tables.ts';
import type { CheckpointDto } from '../blocks/public.ts';
import type { ComplianceReportDto } from '../figures/public.ts';
import type { PackPeriod, PurificationFigures, RegisterFigures, ZakatFigures } from './governance-figures.ts';
import type { PackAudience, StandardMappingDto } from './pack.dto.ts';
import type { ResolutionFigures } from './resolution-figures.ts';

/** What a Shariah review came to under the plans of the period. */
export interface ReviewFigures {
  plans: { calendar: string; year: number; state: string; areas: number }[];
  samples: {
    area: string; method: string; size: number; population: number | null; height: number | null; seed: string | null;
  }[];
  papers: { compliant: number; finding: number; question: number };
  findings: { class: string; raised: number; open: number }[];
}

/** A pack as its files say it. They name nothing that differs from one making to the next. */
export interface PackContents {
  audience: PackAudience;
  bankName: string;
  timeZone: string;
  isProvisional: boolean;
  figures: ComplianceReportDto;
  /** Payments that the rules held and officers let pass. */
  overrides: number;
  review: ReviewFigures;
  register: RegisterFigures[];
  purification: PurificationFigures[];
  zakat: ZakatFigures[];
  resolutions: ResolutionFigures[];
  mapping: StandardMappingDto[];
  /** The signed head of the log by which everything was sealed that was counted. */
  head: CheckpointDto;
}

/** The payments of the period that the rules held, and that officers let pass before it ended. */
export const overridesIn = async (tx: Tx, { bankId, from, to }: PackPeriod): Promise<number> => {
  const { count } = await tables(tx).selectFrom('review_case as c')
    .innerJoin('transaction as t', 't.id', 'c.transaction_id').innerJoin('wallet as f', 'f.id', 't.from_wallet_id')
    .select(countAll().as('count')).where('f.bank_id', '=', bankId).where('c.decision', '=', 'approve')
    .where('t.created_at', '>=', from.toISOString()).where('t.created_at', '<', to.toISOString())
    .where('c.ended_at', '<', to.toISOString()).executeTakeFirstOrThrow();
  return count;
};

/** What the plans that were proposed, samples drawn, papers written and findings raised in the period come to. */
export const reviewIn = async (tx: Tx, { bankId, from, to }: PackPeriod): Promise<ReviewFigures> => {
  const [first, end] = [from.toISOString(), to.toISOString()];
  const plans = await tables(tx).selectFrom('review_plan as p').select((p) => [
    'p.calendar', 'p.year', 'p.state',
    p.selectFrom('review_item as i').select(countAll().as('areas')).whereRef('i.plan_id', '=', 'p.id').as('areas'),
  ]).where('p.bank_id', '=', bankId).where('p.from_at', '<', end).where('p.to_at', '>', first)
    .orderBy('p.ordinal').execute();
  const samples = await tables(tx).selectFrom('review_sample as s').innerJoin('review_item as i', 'i.id', 's.item_id')
    .innerJoin('review_plan as p', 'p.id', 'i.plan_id')
    .select(['i.area', 's.method', 's.size', 's.population', 's.height', 's.seed'])
    .where('p.bank_id', '=', bankId).where('s.ordered_at', '>=', first).where('s.ordered_at', '<', end)
    .orderBy('s.ordinal').execute();
  const papers = await tables(tx).selectFrom('working_paper as w')
    .innerJoin('review_sample as s', 's.id', 'w.sample_id').innerJoin('review_item as i', 'i.id', 's.item_id')
    .innerJoin('review_plan as p', 'p.id', 'i.plan_id').select(['w.outcome', countAll().as('papers')])
    .where('p.bank_id', '=', bankId).where('w.written_at', '>=', first).where('w.written_at', '<', end)
    // The last paper of a payment in the period holds.
    .where((w) => w.not(w.exists(w.selectFrom('working_paper as n').select('n.id')
      .whereRef('n.sample_id', '=', 'w.sample_id').whereRef('n.position', '=', 'w.position')
      .whereRef('n.version', '>', 'w.version').where('n.written_at', '<', end))))
    .groupBy('w.outcome').execute();
  const findings = await tables(tx).selectFrom('review_finding as f').innerJoin('review_plan as p', 'p.id', 'f.plan_id')
    .select([
      'f.class', countAll().as('raised'),
      sql<number>`(count(*) filter (where coalesce((
        select s.kind from review_finding_step s where s.finding_id = f.id and s.taken_at < ${end}
        order by s.number desc limit 1), 'answer') <> 'close'))::integer`.as('open'),
    ]).where('p.bank_id', '=', bankId).where('f.raised_at', '>=', first).where('f.raised_at', '<', end)
    .groupBy('f.class').orderBy('f.class').execute();
  const outcomes = { compliant: 0, finding: 0, question: 0 };
  for (const { outcome, papers: count } of papers) outcomes[outcome] = count;
  return {
    plans: plans.map(({ areas, ...plan }) => ({ ...plan, areas: areas ?? 0 })),
    samples: samples.map(({ height, seed, ...sample }) => ({
      ...sample, height: height === null ? null : Number(height),
      seed: seed === null ? null : Buffer.from(seed).toString('hex'),
    })),
    papers: outcomes, findings,
  };
};
