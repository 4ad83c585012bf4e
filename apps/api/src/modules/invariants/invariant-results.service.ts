import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { ALL_INVARIANTS, INVARIANTS, ONLY_WHOLE } from './invariant-list.ts';
import type { InvariantState } from './invariants.queries.ts';
import type { Cursor } from './recent-things.queries.ts';

/** As many of what breaks an invariant are named. */
export const MOST_FOUND = 100;
const MOST_TOLD = 5;

/** What a check found; a check that failed found nothing out. */
export interface Result {
  name: string;
  /** The ids of what breaks it, one more than are named when there are more; null when it could not be checked. */
  found: readonly string[] | null;
}

/** What a round found out, of what it looked at again, up to which event, and whether that is all there was. */
export interface RecentResult extends Result {
  asked: readonly string[];
  end: Cursor;
  isCaughtUp: boolean;
}

/** An invariant as it was left by its last check. */
export interface CheckRow {
  name: string;
  state: InvariantState;
  found: string[];
  needs_whole: boolean;
  broken_since: Date | null;
  cursor_xid: string;
  cursor_event: string;
  checked_at: Date | null;
  whole_checked_at: Date | null;
}

const SELECT = `
  select name, state, found, needs_whole, broken_since, cursor_xid::text, cursor_event::text, checked_at,
         whole_checked_at
  from invariant_check`;

/** What a check makes of an invariant. */
interface Change extends Pick<CheckRow, 'state' | 'found' | 'needs_whole'> {
  checked_at?: Date;
  whole_checked_at?: Date;
  cursor?: Cursor;
}

/** Those of which a part tells less than the whole, so that what the whole found only the whole can clear. */
const WHOLE_TELLS_MORE = new Set(INVARIANTS.filter(({ findInPart }) => findInPart).map(({ name }) => name));
/** Those whose parts are stretches of numbers, in which what was found does not come again. */
const BY_NUMBER = new Set(INVARIANTS.filter(({ scope }) => scope === 'ordinal').map(({ name }) => name));

/** Keeps what checks found, and tells administrators once when an invariant breaks and once when it holds again. */
@Injectable()
export class InvariantResults {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventLog,
  ) {}

  /** What the last checks left, by name. */
  async all(): Promise<Map<string, CheckRow>> {
    return new Map((await rows<CheckRow>(this.em.fork(), SELECT)).map((check) => [check.name, check]));
  }

  /** Keeps what a round that began at a moment found of what was written since the one before. */
  noteRecent(results: readonly RecentResult[], beganAt: Date): Promise<void> {
    return this.unitOfWork.commit((tx) => this.note(tx, results, (result, known) =>
      changeByPart(result, known, beganAt)));
  }

  /** Keeps what a check of the whole found that began at a moment. */
  noteWhole(result: Result, beganAt: Date): Promise<void> {
    return this.unitOfWork.commit((tx) => this.note(tx, [result], ({ name, found }, known) =>
      changeByWhole(name, found, known, beganAt)));
  }

  private async note<Found extends Result>(
    tx: Tx, results: readonly Found[], changeOf: (result: Found, known: CheckRow) => Change,
  ): Promise<void> {
    const names = results.map(({ name }) => name);
    await rows(tx, 'insert into invariant_check (name) select unnest($1::text[]) on conflict do nothing', [names]);
    const known = new Map((await rows<CheckRow>(tx, `${SELECT} where name = any($1) order by name for update`, [names]))
      .map((check) => [check.name, check]));
    for (const result of results) {
      const before = known.get(result.name) as CheckRow;
      const after = changeOf(result, before);
      await write(tx, result.name, after);
      if ((before.state === 'broken') !== (after.state === 'broken')) await this.recordChange(tx, result.name, after);
    }
  }

  private recordChange(tx: Tx, name: string, { state, found }: Change): Promise<void> {
    const isBroken = state === 'broken';
    return this.events.record(tx, [{
      action: isBroken ? 'invariant_break' : 'invariant_mend', type: isBroken ? 'invariant.broken' : 'invariant.mended',
      resource: 'invariant', resourceId: name, actor: null, severity: isBroken ? 'critical' : 'warning',
      details: {
        number: ALL_INVARIANTS.find((invariant) => invariant.name === name)?.number ?? null,
        ...(isBroken ? { found: found.slice(0, MOST_TOLD) } : {}),
      },
    }]);
  }
}

// What a check of the whole found meanwhile was not looked at, and stays.
const changeByPart = (
  { name, found, asked, end, isCaughtUp }: RecentResult, known: CheckRow, beganAt: Date,
): Change => {
  if (found === null) return unchecked(known);
  const kept = known.needs_whole ? known.found : known.found.filter((id) => !asked.includes(id));
  const all = union(kept, found);
  return {
    state: all.length > 0 ? 'broken' : 'holds', found: all.slice(0, MOST_FOUND), cursor: end,
    needs_whole: known.needs_whole || all.length > MOST_FOUND || (BY_NUMBER.has(name) && all.length > 0),
    ...(isCaughtUp ? { checked_at: beganAt } : {}),
  };
};

// What a round found while the whole was gone through stays for the next round to clear.
const changeByWhole = (
  name: string, found: readonly string[] | null, known: CheckRow, beganAt: Date,
): Change => {
  if (found === null) return unchecked(known);
  const isOnlyWhole = ONLY_WHOLE.has(name);
  const all = isOnlyWhole ? [...found] : union(known.found, found);
  return {
    state: all.length > 0 ? 'broken' : 'holds', found: all.slice(0, MOST_FOUND), whole_checked_at: beganAt,
    needs_whole: found.length > 0 && (isOnlyWhole || WHOLE_TELLS_MORE.has(name) || found.length > MOST_FOUND),
    ...(isOnlyWhole ? { checked_at: beganAt } : {}),
  };
};

// A break that is known does not end because somebody could not look.
const unchecked = ({ state, found, needs_whole }: CheckRow): Change =>
  ({ state: state === 'broken' ? state : 'unknown', found, needs_whole });

const union = (one: readonly string[], other: readonly string[]): string[] => [...new Set([...one, ...other])];

const write = (tx: Tx, name: string, change: Change): Promise<unknown> => rows(tx, `
  update invariant_check set state = $2, found = $3, needs_whole = $4,
    broken_since = case when $2 = 'broken' then coalesce(broken_since, now()) end,
    checked_at = coalesce($5, checked_at), whole_checked_at = coalesce($6, whole_checked_at),
    cursor_xid = coalesce($7::xid8, cursor_xid), cursor_event = coalesce($8::bigint, cursor_event)
  where name = $1`, [
  name, change.state, change.found, change.needs_whole, change.checked_at ?? null, change.whole_checked_at ?? null,
  change.cursor?.xid ?? null, change.cursor?.event ?? null,
]);
