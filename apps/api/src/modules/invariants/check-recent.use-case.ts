import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import type { Invariant } from '../../ledger/invariants.ts';
import { SystemClock } from '../../platform/clock.ts';
import { readByIndex, row, rows } from '../../platform/database/sql.ts';
import { KeptHead, lostHeadMessage } from '../blocks/sealing/kept-head.service.ts';
import { findAmong, findInWhole } from './find-breaks.queries.ts';
import { INVARIANTS, SEALED_HEAD_KEPT } from './invariant-list.ts';
import { InvariantResults, type CheckRow, type RecentResult } from './invariant-results.service.ts';
import { newestOrdinal, nextStretch, pageAfter, type Cursor, type Page } from './recent-things.queries.ts';

/** A round ends after this time, and goes on where it was in the next minute. */
const BUDGET_MS = 15_000;
/** So many payments are looked at again: what was numbered before them may commit behind them. */
const OVERLAP = 1_000n;
const START: Cursor = { xid: '0', event: '0' };

/** What a round looks at beside what was told since the last one. */
interface RoundContext { accounts: string[]; accountsEnd: string | null; behind: bigint; newest: bigint }
/** An invariant as a round goes through it. */
interface Progress { invariant: Invariant; asked: readonly string[]; found: Set<string>; failed: boolean; at: Cursor }

/**
 * Checks what was written since the last round, by the order of the transactions that wrote it; what was found broken
 * before; and a stretch of the accounts, so that in time each is looked at that nobody told of. Each invariant has its
 * own cursor: one that cannot be checked is unknown and keeps no other one back.
 */
@Injectable()
export class CheckRecent {
  private readonly logger = new Logger(CheckRecent.name);

  constructor(
    private readonly em: EntityManager,
    private readonly clock: SystemClock,
    private readonly results: InvariantResults,
    private readonly kept: KeptHead,
  ) {}

  /** Runs one round. */
  async execute(): Promise<void> {
    const beganAt = this.clock.now();
    const until = performance.now() + BUDGET_MS;
    const known = await this.results.all();
    const context = await this.readContext().catch((failure: unknown) => this.logFailure(failure));
    const all = INVARIANTS.filter(({ scope }) => scope !== null)
      .map((invariant) => ({ ...progressOf(invariant, known.get(invariant.name)), failed: context === null }));
    const done: RecentResult[] = [await this.checkHead()];
    for (const progresses of Map.groupBy(all, ({ at }) => `${at.xid} ${at.event}`).values()) {
      const isCaughtUp = context !== null && await this.goThrough(progresses, context, until);
      done.push(...progresses.map((progress) => resultOf(progress, isCaughtUp)));
    }
    await this.results.noteRecent(done, beganAt);
    if (context === null) return;
    await rows(this.em.fork(), 'update invariant_round set account_id = $1, ordinal = $2',
      [context.accountsEnd, context.newest]);
  }

  private readContext(): Promise<RoundContext> {
    return readByIndex(this.em, async (tx) => {
      const { account_id: after, ordinal } = await row<{ account_id: string | null; ordinal: string }>(
        tx, 'select account_id, ordinal from invariant_round');
      const { accounts, end } = await nextStretch(tx, after);
      return { accounts, accountsEnd: end, behind: BigInt(ordinal) - OVERLAP, newest: await newestOrdinal(tx) };
    });
  }

  /** Goes through what was written, page by page, for invariants that are equally far; answers whether that is all. */
  private async goThrough(progresses: Progress[], context: RoundContext, until: number): Promise<boolean> {
    let [{ at }] = progresses as [Progress];
    for (let isFirst = true; ; isFirst = false) {
      const page = await readByIndex(this.em, (tx) => pageAfter(tx, at))
        .catch((failure: unknown) => this.logFailure(failure));
      if (page === null) {
        for (const progress of progresses) progress.failed = true;
        return false;
      }
      for (const progress of progresses) await this.look(progress, page, isFirst ? context : null);
      at = page.end;
      if (page.isLast || performance.now() >= until) return page.isLast;
    }
  }

  private async look(progress: Progress, { things, end }: Page, context: RoundContext | null): Promise<void> {
    if (progress.failed) return;
    const { invariant, asked, found } = progress;
    try {
      if (invariant.scope === 'small') {
        if (context) for (const id of await findInWhole(this.em, invariant)) found.add(id);
      } else if (invariant.scope === 'ordinal') {
        if (context) for (const id of await findAmong(this.em, invariant, context.behind)) found.add(id);
      } else if (invariant.scope !== null) {
        const among = new Set([...things[invariant.scope], ...(context ? asked : []),
          ...(context && invariant.scope === 'account' ? context.accounts : [])]);
        if (among.size > 0) for (const id of await findAmong(this.em, invariant, [...among])) found.add(id);
      }
      progress.at = end;
    } catch (failure) {
      progress.failed = true;
      this.logFailure(failure, invariant.name);
    }
  }

  private async checkHead(): Promise<RecentResult> {
    const result = { name: SEALED_HEAD_KEPT, end: START, isCaughtUp: true };
    try {
      const lost = await this.kept.lost(this.em.fork());
      return { ...result, found: lost ? [lostHeadMessage(lost)] : [], asked: await this.foundBefore() };
    } catch (failure) {
      this.logFailure(failure, SEALED_HEAD_KEPT);
      return { ...result, found: null, asked: [] };
    }
  }

  private logFailure(failure: unknown, invariant?: string): null {
    this.logger.error({ failure, invariant }, 'Invariants could not be checked.');
    return null;
  }

  // It is one question, and its answer takes the place of the one before.
  private async foundBefore(): Promise<readonly string[]> {
    return (await this.results.all()).get(SEALED_HEAD_KEPT)?.found ?? [];
  }
}

const progressOf = (invariant: Invariant, known: CheckRow | undefined): Progress => ({
  invariant, asked: known?.needs_whole === false ? known.found : [], found: new Set(), failed: false,
  at: known ? { xid: known.cursor_xid, event: known.cursor_event } : START,
});

const resultOf = ({ invariant, asked, found, failed, at }: Progress, isCaughtUp: boolean): RecentResult =>
  ({ name: invariant.name, found: failed ? null : [...found], asked, end: at, isCaughtUp });
