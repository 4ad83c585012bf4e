import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { row, rows, transactional, type Tx } from '../../platform/database/sql.ts';
import { currencyOf, formatMinor, NETWORKS, type Network } from '../../platform/money.ts';
import type { PrincipleState } from '../compliance/public.ts';
import { CELLS, MONEY, PRINCIPLES_SQL, REVIEWS, RULES, SCORES, SETTINGS_SQL } from './figures-sql.ts';
import {
  AGES, KINDS, PRINCIPLES as PRINCIPLE_NAMES, type ComplianceReportDto, type JudgedDto, type MoneyFiguresDto,
  type PaymentKind, type Principle, type PrincipleFiguresDto, type ReviewFiguresDto, type RuleFiguresDto,
} from './figures.dto.ts';
import { recommendationsOf } from './recommendations.ts';

/** A stretch of time: from a moment, which belongs to it, up to another, which does not. */
export interface Period {
  from: Date;
  to: Date;
}

/** Whose payments a report is about, and when they were made. */
export interface Subject extends Period {
  /** The bank whose customers paid; null for everybody's payments. */
  bankId: string | null;
  timeZone: string;
}

/** Payments that agree in everything they are told apart by. */
interface Cell {
  network: Network;
  type: string;
  action: 'allow' | 'review' | 'block';
  ruleset_version: string;
  profile: string;
  kind: PaymentKind;
  transactions: number;
  score_sum: number;
}

interface PrincipleRow {
  principle: Principle;
  state: PrincipleState;
  transactions: number;
}

interface RuleRow {
  rule_id: string;
  principle: RuleFiguresDto['principle'];
  transactions: number;
  rejected: number;
  remedy: RuleFiguresDto['remedy'];
}

type MoneyRow = Record<'paid' | 'fees' | 'zakat' | 'charity' | 'reversed', string>
  & { network: Network; completed: number };

type ReviewRow = Record<'opened' | 'approved' | 'rejected' | 'closed' | 'open_at_end' | (typeof AGES)[number], number>
  & { oldest_hours: number | null; median_hours: number | null };

const DAY_MS = 86_400_000;
const MOST_DAYS_BY_HOUR = 2;
const MOST_DAYS_BY_DAY = 100;

/** Computes a report's figures from the verdicts and the ledger's entries, all as of one moment. */
@Injectable()
export class FiguresQueries {
  constructor(private readonly em: EntityManager) {}

  /** The figures of a period. They depend on nothing that can still change once the period is over. */
  async figures({ from, to, bankId, timeZone }: Subject): Promise<ComplianceReportDto> {
    return transactional(this.em, async (tx) => {
      // A report is long and rare, so its statements are planned for its own period, whatever was planned for others.
      await rows(tx, 'set local plan_cache_mode = force_custom_plan');
      const period = [from, to, bankId];
      const cells = await rows<Cell>(tx, CELLS, period);
      const standings = await rows<PrincipleRow>(tx, PRINCIPLES_SQL, period);
      const all = judged(cells);
      const figures = {
        from: from.toISOString(), to: to.toISOString(),
        overallScore: all.averageScore, totalTransactions: all.transactions, compliantTransactions: all.compliant,
        flaggedTransactions: all.flagged, rejectedTransactions: all.rejected,
        successPct: percent(all.compliant, all.transactions),
        principles: PRINCIPLE_NAMES.map((principle) => principleFigures(principle, standings, all.transactions)),
        rules: await this.rules(tx, period),
        networks: NETWORKS.map((network) => ({ network, ...judged(cells.filter((c) => c.network === network)) })),
        types: grouped(cells, (cell) => cell.type).map(([type, some]) => ({ type, ...judged(some) })),
        distribution: KINDS.map((kind) => {
          const { transactions } = judged(cells.filter((cell) => cell.kind === kind));
          return { kind, transactions, sharePct: percent(transactions, all.transactions) };
        }),
        scores: await this.scores(tx, { from, to, bankId, timeZone }),
        money: await this.money(tx, period),
        reviews: await this.reviews(tx, period),
        rulesets: grouped(cells, (cell) => `${cell.ruleset_version} ${cell.profile}`).map(([, some]) => ({
          version: some[0]?.ruleset_version ?? '', profile: some[0]?.profile ?? '',
          transactions: judged(some).transactions,
        })),
        settings: await this.settings(tx, from, to),
      };
      const recommendations = recommendationsOf(figures);
      return {
        ...figures, recommendations: recommendations.map(({ en }) => en),
        recommendationsAr: recommendations.map(({ ar }) => ar),
      };
    }, { readOnly: true, isolationLevel: 'repeatable read' });
  }

  private async rules(tx: Tx, period: unknown[]): Promise<RuleFiguresDto[]> {
    const found = await rows<RuleRow>(tx, RULES, period);
    return found.map(({ rule_id, ...rest }) => ({ ruleId: rule_id, ...rest }));
  }

  private async scores(tx: Tx, { from, to, bankId, timeZone }: Subject): Promise<ComplianceReportDto['scores']> {
    const days = (to.getTime() - from.getTime()) / DAY_MS;
    const unit = days <= MOST_DAYS_BY_HOUR ? 'hour' : days <= MOST_DAYS_BY_DAY ? 'day' : 'month';
    const found = await rows<{ start: string; transactions: number; score_sum: number }>(
      tx, SCORES, [from, to, bankId, unit, timeZone]);
    return found.map(({ start, transactions, score_sum }) =>
      ({ from: start, transactions, averageScore: mean(score_sum, transactions) }));
  }

  private async money(tx: Tx, period: unknown[]): Promise<MoneyFiguresDto[]> {
    const found = await rows<MoneyRow>(tx, MONEY, period);
    return NETWORKS.map((network) => {
      const moved = found.find((some) => some.network === network);
      const amount = (name: keyof MoneyRow): string => formatMinor(BigInt(moved?.[name] ?? 0));
      return {
        network, currency: currencyOf(network), completed: moved?.completed ?? 0, paid: amount('paid'),
        fees: amount('fees'), zakat: amount('zakat'), charity: amount('charity'), reversed: amount('reversed'),
      };
    });
  }

  private async reviews(tx: Tx, period: unknown[]): Promise<ReviewFiguresDto> {
    const found = await row<ReviewRow>(tx, REVIEWS, period);
    return {
      opened: found.opened, approved: found.approved, rejected: found.rejected, closed: found.closed,
      openAtEnd: found.open_at_end, ageing: AGES.map((age) => ({ age, cases: found[age] })),
      oldestHours: found.oldest_hours, medianHoursToDecision: found.median_hours,
    };
  }

  private async settings(tx: Tx, from: Date, to: Date): Promise<ComplianceReportDto['settings']> {
    const found = await rows<{ version: number; activated_at: Date; until: Date | null }>(tx, SETTINGS_SQL, [from, to]);
    return found.map(({ version, activated_at, until }) => ({
      version, from: new Date(activated_at).toISOString(),
      until: until === null ? null : new Date(until).toISOString(),
    }));
  }
}

const judged = (cells: readonly Cell[]): JudgedDto => {
  const sum = (some: readonly Cell[]): number => some.reduce((total, cell) => total + cell.transactions, 0);
  const by = (action: Cell['action']): number => sum(cells.filter((cell) => cell.action === action));
  const transactions = sum(cells);
  return {
    transactions, compliant: by('allow'), flagged: by('review'), rejected: by('block'),
    averageScore: mean(cells.reduce((total, cell) => total + cell.score_sum, 0), transactions),
  };
};

const principleFigures = (principle: Principle, rows: readonly PrincipleRow[], all: number): PrincipleFiguresDto => {
  const [review, failed] = (['review', 'fail'] as const).map((state) =>
    rows.find((found) => found.principle === principle && found.state === state)?.transactions ?? 0,
  ) as [number, number];
  const passed = all - review - failed;
  return { principle, passed, review, failed, passedPct: percent(passed, all) };
};

const grouped = (cells: readonly Cell[], nameOf: (cell: Cell) => string): [string, Cell[]][] =>
  Object.entries(Object.groupBy(cells, nameOf) as Record<string, Cell[]>).sort(([a], [b]) => (a < b ? -1 : 1));

/** To one place, half up; null where there is nothing to divide by. */
const mean = (sum: number, count: number): number | null => (count === 0 ? null : Math.round((sum * 10) / count) / 10);

const percent = (part: number, whole: number): number | null => mean(part * 100, whole);
