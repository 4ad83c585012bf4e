import { Injectable } from '@nestjs/common';
import { SystemClock } from '../../platform/clock.ts';
import { ALL_INVARIANTS, ONLY_WHOLE, type NamedInvariant } from './invariant-list.ts';
import { InvariantResults, type CheckRow } from './invariant-results.service.ts';

/** What is checked each minute is not known to hold when it was not checked for this long. */
const MOST_AGE_MS = 180_000;
/** Nor is anything when the whole was not checked for a night and half a day. */
const MOST_WHOLE_AGE_MS = 36 * 3_600_000;

export const INVARIANT_STATES = ['holds', 'broken', 'unknown'] as const;
/** Unknown is whatever was not checked lately; it is never told as holding. */
export type InvariantState = (typeof INVARIANT_STATES)[number];

/** An invariant as it is known to stand now. */
export interface InvariantStatus extends NamedInvariant {
  state: InvariantState;
  /** When it was last checked, in part or as a whole; null when it never was. */
  checkedAt: Date | null;
  /** How long ago that was, in milliseconds. */
  ageMs: number | null;
}

/** Says how the invariants stand: whatever was not checked lately, or cannot be read, is unknown. */
@Injectable()
export class InvariantsQueries {
  constructor(private readonly results: InvariantResults, private readonly clock: SystemClock) {}

  /** How each stands, in a lasting order. */
  async statuses(): Promise<InvariantStatus[]> {
    const known = await this.results.all().catch(() => new Map<string, CheckRow>());
    return ALL_INVARIANTS.map(({ name, number, sentence }) => {
      const check = known.get(name);
      const checkedAt = toDate(check?.checked_at);
      const ageMs = checkedAt === null ? null : this.clock.now().getTime() - checkedAt.getTime();
      return { name, number, sentence, state: this.stateOf(name, check), checkedAt, ageMs };
    });
  }

  private stateOf(name: string, check: CheckRow | undefined): InvariantState {
    if (check === undefined || check.state !== 'holds') return check?.state ?? 'unknown';
    const isFresh = this.isWithin(check.whole_checked_at, MOST_WHOLE_AGE_MS)
      && (ONLY_WHOLE.has(name) || this.isWithin(check.checked_at, MOST_AGE_MS));
    return isFresh ? 'holds' : 'unknown';
  }

  // A moment that lies ahead is that of a clock that was set back since, and says nothing.
  private isWithin(moment: Date | null, mostMs: number): boolean {
    return moment !== null && Math.abs(this.clock.now().getTime() - new Date(moment).getTime()) <= mostMs;
  }
}

const toDate = (moment: Date | null | undefined): Date | null => (moment ? new Date(moment) : null);
