import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { SystemClock } from '../../platform/clock.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { countAll, tables } from '../../platform/database/tables.ts';
import { PARTS, type IncidentDto, type Part, type PartHistoryDto, type StatusDayDto, type StatusHistoryDto }
  from './status-history.dto.ts';

export const HISTORY_DAYS = 90;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A part whose newest sample is older than this is not known to work. */
const MOST_AGE_MS = 2 * MINUTE_MS;
const MOST_INCIDENTS = 50;
const KEPT_MS = 1_000;

/** The beginning of the minute that a moment lies in. */
export const minuteOf = (moment: number): number => moment - (moment % MINUTE_MS);
const dayBegin = (moment: number): number => moment - (moment % DAY_MS);
const iso = (moment: number): string => new Date(moment).toISOString();

/** The minutes that were to be measured, and the newest that was. */
interface Span { first: number; end: number; last: number }
/** One day of the span: how many of its minutes were measured and how often each part failed in them. */
interface Day { day: string; expected: number; measured: number; failures: ReadonlyMap<string, number> }

interface RunRow { part: Part | null; began: string; ended: string }

const INCIDENTS = `
  (select null as part, began, ended from (
     select lag(minute) over (order by minute) + interval '1 minute' as began, minute as ended
     from status_sample where minute >= $1) gap
   where ended > began)
  union all
  select part, min(minute), max(minute) + interval '1 minute' from (
    select part, minute, minute - row_number() over (partition by part order by minute) * interval '1 minute' as island
    from status_sample, unnest(failed) part where minute >= $1 and cardinality(failed) > 0) failure
  group by part, island
  order by began desc, part limit ${MOST_INCIDENTS}`;

/** Tells how the parts of Connect have worked; anybody may ask, so it is computed once a second at most. */
@Injectable()
export class StatusHistoryQueries {
  private kept: { at: number; history: Promise<StatusHistoryDto> } | null = null;

  constructor(private readonly em: EntityManager, private readonly clock: SystemClock) {}

  history(): Promise<StatusHistoryDto> {
    const now = this.clock.now().getTime();
    // A clock that was set back makes the answer older than no time at all.
    const age = this.kept ? now - this.kept.at : -1;
    if (this.kept && age >= 0 && age < KEPT_MS) return this.kept.history;
    const history = this.read(now);
    this.kept = { at: now, history };
    return history;
  }

  private async read(now: number): Promise<StatusHistoryDto> {
    const em = this.em.fork();
    const { first, last } = await tables(em).selectFrom('status_sample').select(({ fn }) => [
      fn.min<string | null>('minute').as('first'), fn.max<string | null>('minute').as('last'),
    ]).executeTakeFirstOrThrow();
    if (first === null || last === null) return nothingMeasured();
    return this.compute(em, spanOf(new Date(first).getTime(), new Date(last).getTime(), now), now);
  }

  private async compute(em: Tx, span: Span, now: number): Promise<StatusHistoryDto> {
    const from = new Date(span.first);
    const { failed } = await tables(em).selectFrom('status_sample').select('failed')
      .orderBy('minute', 'desc').limit(1).executeTakeFirstOrThrow();
    const measured = await tables(em).selectFrom('status_sample')
      .select((sample) => [
        sql<string>`date_trunc('day', ${sample.ref('minute')}, 'UTC')`.as('day'), countAll().as('count')])
      .where('minute', '>=', from.toISOString()).groupBy('day').execute();
    const failures = await rows<{ day: string; part: string; count: number }>(em, `
      select date_trunc('day', minute, 'UTC') as day, part, count(*)::int as count
      from status_sample, unnest(failed) part where minute >= $1 and cardinality(failed) > 0 group by 1, 2`, [from]);
    const days = daysOf(span, (begin) => ({
      measured: measured.find(({ day }) => new Date(day).getTime() === begin)?.count ?? 0,
      failures: new Map(failures.filter(({ day }) => new Date(day).getTime() === begin)
        .map(({ part, count }) => [part, count])),
    }));
    const isFresh = now - span.last < MOST_AGE_MS;
    return {
      measuredSince: iso(span.first),
      lastMeasuredAt: iso(span.last),
      parts: PARTS.map((part) => ({
        ...partOf(part, days),
        state: !isFresh ? 'unknown' : failed.includes(part) ? 'failing' : 'operational',
      })),
      incidents: incidentsOf(await rows<RunRow>(em, INCIDENTS, [from]), span, isFresh),
    };
  }
}

const nothingMeasured = (): StatusHistoryDto => ({
  measuredSince: null,
  lastMeasuredAt: null,
  parts: PARTS.map((part) => ({ part, state: 'unknown', uptime: null, days: [] })),
  incidents: [],
});

// The present minute counts once it was measured.
const spanOf = (first: number, last: number, now: number): Span => ({
  first: Math.max(first, dayBegin(now) - (HISTORY_DAYS - 1) * DAY_MS),
  end: Math.max(minuteOf(now), last + MINUTE_MS),
  last,
});

const daysOf = ({ first, end }: Span, countsAt: (begin: number) => Pick<Day, 'measured' | 'failures'>): Day[] => {
  const days: Day[] = [];
  for (let begin = dayBegin(first); begin < end; begin += DAY_MS) {
    const expected = (Math.min(begin + DAY_MS, end) - Math.max(begin, first)) / MINUTE_MS;
    days.push({ day: iso(begin).slice(0, 10), expected, ...countsAt(begin) });
  }
  return days;
};

const partOf = (part: Part, days: readonly Day[]): Omit<PartHistoryDto, 'state'> => {
  const told = days.map(({ day, expected, measured, failures }): StatusDayDto => {
    const failedMinutes = failures.get(part) ?? 0;
    const uptime = percent(measured - failedMinutes, expected);
    return { day, uptime, failedMinutes, unknownMinutes: expected - measured };
  });
  const worked = days.reduce((sum, { measured, failures }) => sum + measured - (failures.get(part) ?? 0), 0);
  return { part, uptime: percent(worked, days.reduce((sum, { expected }) => sum + expected, 0)), days: told };
};

// Rounded down: nothing but all of the minutes is a hundred per cent.
const percent = (minutes: number, all: number): number => Math.floor((minutes * 10_000) / all) / 100;

const incidentsOf = (runs: readonly RunRow[], { last, end }: Span, isFresh: boolean): IncidentDto[] => {
  const told = runs.map(({ part, began, ended }): IncidentDto => {
    const [from, to] = [new Date(began).getTime(), new Date(ended).getTime()];
    const isOngoing = isFresh && part !== null && to > last;
    return {
      kind: part === null ? 'silence' : 'failure', part, beganAt: iso(from), endedAt: isOngoing ? null : iso(to),
      minutes: (to - from) / MINUTE_MS,
    };
  });
  if (isFresh) return told;
  const silence: IncidentDto = {
    kind: 'silence', part: null, beganAt: iso(last + MINUTE_MS), endedAt: null,
    minutes: (end - last - MINUTE_MS) / MINUTE_MS,
  };
  return [silence, ...told];
};
