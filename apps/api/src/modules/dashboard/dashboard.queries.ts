import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { formatMinor, type Network } from '../../platform/money.ts';
import { convertMinor } from '../../platform/rates.ts';
import { TransactionListQueries } from '../transactions/transaction-list.queries.ts';
import type { ChangeDto, DashboardStatsDto } from './dashboard.dto.ts';
import { changePct, likeForLike } from './like-for-like.ts';
import { SumsQueries, type NetworkSum } from './sums.queries.ts';

const RECENT = 5;

/** Computes the figures of the dashboard from the sums kept with each sealed block and the events not sealed yet. */
@Injectable()
export class DashboardQueries {
  constructor(
    private readonly sums: SumsQueries,
    private readonly transactions: TransactionListQueries,
    private readonly clock: Clock,
  ) {}

  async stats(actor: Actor): Promise<DashboardStatsDto> {
    const now = this.clock.now();
    const [totals, change, recentTransactions] = await Promise.all([
      this.sums.ever(actor),
      this.change(actor, now),
      this.transactions.list(actor, { limit: RECENT }, { paymentsOnly: true }),
    ]);
    const sum = (name: Exclude<keyof (typeof totals)[number], 'network'>): bigint =>
      totals.reduce((all, total) => all + BigInt(total[name]), 0n);
    const volumes = totals.map(({ network, volume_minor: volumeMinor }) =>
      ({ network, volumeMinor: BigInt(volumeMinor) }));
    const volumeIn = (network: Network): string =>
      formatMinor(volumes.find((some) => some.network === network)?.volumeMinor ?? 0n);
    const scored = sum('scored');
    return {
      totalTransactions: Number(sum('transactions')),
      completedTransactions: Number(sum('completed')),
      totalVolume: formatMinor(inDirhams(volumes, now)),
      volumeByCurrency: { AED: volumeIn('uae_dirham'), QAR: volumeIn('qatar_cbdc') },
      averageComplianceScore: scored === 0n ? null : Math.round((Number(sum('score_sum')) / Number(scored)) * 10) / 10,
      activeWallets: Number(sum('active_wallets')),
      change,
      recentTransactions,
      asOf: now.toISOString(),
    };
  }

  private async change(actor: Actor, now: Date): Promise<ChangeDto> {
    const alike = likeForLike(now);
    const { current, previous } = await this.sums.compared(actor, alike);
    const counted = (some: NetworkSum[]): bigint => some.reduce((all, { transactions }) => all + transactions, 0n);
    return {
      transactionsPct: changePct(counted(current), counted(previous)),
      volumePct: changePct(inDirhams(current, now), inDirhams(previous, now)),
      from: alike.from.toISOString(), to: alike.to.toISOString(),
      previousFrom: alike.previousFrom.toISOString(), previousTo: alike.previousTo.toISOString(),
    };
  }
}

/** Volumes of both networks in minor units of the dirham, at the dated rate. */
export const inDirhams = (some: readonly Pick<NetworkSum, 'network' | 'volumeMinor'>[], day: Date): bigint => {
  const of = (network: Network): bigint =>
    some.filter((one) => one.network === network).reduce((sum, { volumeMinor }) => sum + volumeMinor, 0n);
  return of('uae_dirham') + convertMinor(of('qatar_cbdc'), 'QAR', 'AED', day);
};
