import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { rows } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { formatMinor, type Network } from '../../platform/money.ts';
import { convertMinor } from '../../platform/rates.ts';
import { TransactionsQueries } from '../transactions/transactions.queries.ts';
import type { DashboardStatsDto } from './dashboard.dto.ts';

/** Totals of one network in one month. */
interface MonthTotal {
  network: Network;
  /** First day of the month, UTC, as an ISO date. */
  month: string;
  transactions: bigint;
  completed: bigint;
  volumeMinor: bigint;
  scoreSum: bigint;
  scored: bigint;
  activeWallets: bigint;
}

interface TotalRow {
  network: Network;
  month: string;
  transactions: string;
  completed: string;
  volume_minor: string;
  score_sum: string;
  scored: string;
  active_wallets: string;
}

const RECENT = 5;
const SUMS = `
  sum(transactions) as transactions, sum(completed) as completed, sum(volume_minor) as volume_minor,
  sum(score_sum) as score_sum, sum(scored) as scored, sum(active_wallets) as active_wallets`;

const scopeOf = (actor: Actor): string => {
  if (actor.role === 'admin') return 'all';
  return actor.role === 'bank' ? `bank:${actor.bankId ?? ''}` : `user:${actor.userId}`;
};

/** Computes the dashboard from the totals kept with each sealed block and the events that are not sealed yet. */
@Injectable()
export class DashboardQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: TransactionsQueries,
    private readonly clock: Clock,
  ) {}

  async stats(actor: Actor): Promise<DashboardStatsDto> {
    const now = this.clock.now();
    const [totals, recentTransactions] = await Promise.all([
      this.totals(actor),
      this.transactions.list(actor, { limit: RECENT }, { paymentsOnly: true }),
    ]);
    const thisMonth = now.toISOString().slice(0, 8);
    const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 8);
    const within = (month: string): MonthTotal[] => totals.filter((total) => total.month.startsWith(month));
    const volumeOf = (some: MonthTotal[]): bigint => some.reduce((sum, total) => sum + inDirhams(total, now), 0n);
    const countOf = (some: MonthTotal[]): bigint => some.reduce((sum, total) => sum + total.transactions, 0n);
    const scored = totals.reduce((sum, total) => sum + total.scored, 0n);
    const scoreSum = totals.reduce((sum, total) => sum + total.scoreSum, 0n);
    return {
      totalTransactions: Number(countOf(totals)),
      completedTransactions: Number(totals.reduce((sum, total) => sum + total.completed, 0n)),
      totalVolume: formatMinor(volumeOf(totals)),
      volumeByCurrency: { AED: volumeIn(totals, 'uae_dirham'), QAR: volumeIn(totals, 'qatar_cbdc') },
      averageComplianceScore: scored === 0n ? null : Math.round((Number(scoreSum) / Number(scored)) * 10) / 10,
      activeWallets: Number(totals.reduce((sum, total) => sum + total.activeWallets, 0n)),
      change: {
        transactionsPct: changeOf(countOf(within(thisMonth)), countOf(within(lastMonth))),
        volumePct: changeOf(volumeOf(within(thisMonth)), volumeOf(within(lastMonth))),
      },
      recentTransactions,
      asOf: now.toISOString(),
    };
  }

  // One statement, so that a block sealed meanwhile is counted once: in the totals or in the tail, never in both.
  private async totals(actor: Actor): Promise<MonthTotal[]> {
    const found = await rows<TotalRow>(this.em.fork(), `
      select network, to_char(month, 'YYYY-MM-DD') as month, ${SUMS}
      from (
        select network, month, transactions, completed, volume_minor, score_sum, scored, active_wallets
        from sealed_total where scope = $1
        union all
        select network, month, transactions, completed, volume_minor, score_sum, scored, active_wallets
        from totals_of((select array_agg(id) from unsealed_event_ids()))
        where $1 = any(scopes)) t
      group by network, month`, [scopeOf(actor)]);
    return found.map((t) => ({
      network: t.network, month: t.month, transactions: BigInt(t.transactions), completed: BigInt(t.completed),
      volumeMinor: BigInt(t.volume_minor), scoreSum: BigInt(t.score_sum), scored: BigInt(t.scored),
      activeWallets: BigInt(t.active_wallets),
    }));
  }
}

const inDirhams = (total: MonthTotal, day: Date): bigint =>
  (total.network === 'uae_dirham' ? total.volumeMinor : convertMinor(total.volumeMinor, 'QAR', 'AED', day));

const volumeIn = (totals: MonthTotal[], network: Network): string =>
  formatMinor(totals.filter((t) => t.network === network).reduce((sum, t) => sum + t.volumeMinor, 0n));

const changeOf = (now: bigint, before: bigint): number | null =>
  before === 0n ? null : Math.round((Number(now - before) / Number(before)) * 1000) / 10;
