import { Injectable } from '@nestjs/common';
import { Clock, dayOf } from '../../platform/clock.ts';
import { isStaff, type Actor } from '../../platform/http/access/actor.ts';
import { currencyOf, formatMinor, NETWORKS, type Network } from '../../platform/money.ts';
import { PRINCIPLES } from '../figures/public.ts';
import { inDirhams } from './dashboard.queries.ts';
import type { DashboardOverviewDto, DayFiguresDto } from './overview.dto.ts';
import { SumsQueries } from './sums.queries.ts';

const SHOWN_DAYS = 30;
const TOP_RULES = 5;
const DAY_MS = 86_400_000;

type DayRow = Awaited<ReturnType<SumsQueries['days']>>[number];
type FindingRow = Awaited<ReturnType<SumsQueries['findings']>>[number];

/** Tells what happened in the last thirty days, today's among them, by sums that are kept by the hour and the day. */
@Injectable()
export class OverviewQueries {
  constructor(private readonly sums: SumsQueries, private readonly clock: Clock) {}

  async overview(actor: Actor): Promise<DashboardOverviewDto> {
    const now = this.clock.now();
    const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
    const [from, to] = [new Date(today - (SHOWN_DAYS - 1) * DAY_MS), new Date(today + DAY_MS)];
    // People are not told by figures that a payment of theirs is under review.
    const isOfficer = isStaff(actor.role);
    const [days, findings] = await Promise.all([
      this.sums.days(actor, from, to),
      isOfficer ? this.sums.findings(actor, from, to) : [],
    ]);
    const judged = days.reduce((sum, day) => sum + Number(day.judged), 0);
    return {
      from: from.toISOString(), asOf: now.toISOString(), judged,
      days: daysFrom(from).flatMap((day) => NETWORKS.map((network) =>
        dayFigures(day, network, days.find((one) => one.day === day && one.network === network), now, isOfficer))),
      principles: isOfficer ? PRINCIPLES.map((principle) => outcomeOf(principle, judged, findings)) : [],
      rules: findings.filter(({ subject }) => subject === 'rule').slice(0, TOP_RULES)
        .map(({ name, held, refused, advised }) =>
          ({ ruleId: name, transactions: held + refused + advised, held, refused })),
    };
  }
}

const daysFrom = (first: Date): string[] =>
  Array.from({ length: SHOWN_DAYS }, (_, n) => dayOf(new Date(first.getTime() + n * DAY_MS)));

const dayFigures = (
  day: string, network: Network, found: DayRow | undefined, now: Date, isOfficer: boolean,
): DayFiguresDto => {
  const volumeMinor = BigInt(found?.volume_minor ?? 0);
  return {
    day, network, currency: currencyOf(network),
    transactions: Number(found?.transactions ?? 0), completed: Number(found?.completed ?? 0),
    volume: formatMinor(volumeMinor), volumeInAed: formatMinor(inDirhams([{ network, volumeMinor }], now)),
    held: isOfficer ? Number(found?.held ?? 0) : 0, refused: Number(found?.refused ?? 0),
  };
};

const outcomeOf = (
  principle: (typeof PRINCIPLES)[number], judged: number, findings: readonly FindingRow[],
): DashboardOverviewDto['principles'][number] => {
  const found = findings.find(({ subject, name }) => subject === 'principle' && name === principle);
  const [review, failed] = [found?.held ?? 0, found?.refused ?? 0];
  return { principle, passed: judged - review - failed, review, failed };
};
