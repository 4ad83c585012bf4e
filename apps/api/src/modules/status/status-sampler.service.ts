import { setTimeout as sleep } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { SystemClock } from '../../platform/clock.ts';
import { LOCKS } from '../../platform/database/locks.ts';
import { row, transactional, type Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import { Ticker } from '../../platform/ticker.ts';
import { PartProbes } from './part-probes.service.ts';
import { HISTORY_DAYS, minuteOf } from './status-history.queries.ts';
import type { Part } from './status-history.dto.ts';

const INTERVAL_MS = 10_000;
/** What looks as if it failed is asked again after this time, for a moment's delay is no failure. */
const SECOND_LOOK_MS = 3_000;
const MOST_UNWRITTEN = 1_440;

/**
 * Measures every part once a minute of real time, whichever process comes first, and keeps the last ninety days. What
 * was measured while the database could not be written to is written once it can: such a minute is a failure, and only
 * one in which no process ran is unknown.
 */
@Injectable()
export class StatusSampler extends Ticker {
  private readonly unwritten = new Map<number, Part[]>();

  constructor(
    private readonly em: EntityManager,
    private readonly probes: PartProbes,
    private readonly clock: SystemClock,
  ) {
    super(INTERVAL_MS);
  }

  /** Measures the present minute, unless that was done. */
  async sample(): Promise<void> {
    const minute = minuteOf(this.clock.now().getTime());
    try {
      await transactional(this.em, async (tx) => {
        for (const [missed, failed] of this.unwritten) await write(tx, missed, failed);
        if (await isTurnToMeasure(tx, minute)) await write(tx, minute, await this.measure());
        await forget(tx);
      });
      this.unwritten.clear();
    } catch (failure) {
      if (this.unwritten.size < MOST_UNWRITTEN) this.unwritten.set(minute, await this.probes.failing());
      throw failure;
    }
  }

  protected round(): Promise<void> {
    return this.sample();
  }

  private async measure(): Promise<Part[]> {
    const suspects = await this.probes.failing();
    if (suspects.length === 0) return suspects;
    await sleep(SECOND_LOOK_MS);
    const again = new Set(await this.probes.failing());
    return suspects.filter((part) => again.has(part));
  }
}

const isTurnToMeasure = async (tx: Tx, minute: number): Promise<boolean> => {
  const { locked } = await row<{ locked: boolean }>(
    tx, 'select pg_try_advisory_xact_lock($1) as locked', [LOCKS.samplingStatus]);
  if (!locked) return false;
  const known = await tables(tx).selectFrom('status_sample').select('minute')
    .where('minute', '=', new Date(minute).toISOString()).executeTakeFirst();
  return known === undefined;
};

const write = (tx: Tx, minute: number, failed: Part[]): Promise<unknown> => tables(tx).insertInto('status_sample')
  .values({ minute: new Date(minute), failed }).onConflict((known) => known.doNothing()).execute();

// One sample from before the ninety days stays, so that a gap at their beginning is known as a gap.
const forget = (tx: Tx): Promise<unknown> => tables(tx).deleteFrom('status_sample').where('minute', '<', (sample) =>
  sample.selectFrom('status_sample as old').select(({ fn }) => fn.max('old.minute').as('minute'))
    .where('old.minute', '<', sql<string>`now() - ${HISTORY_DAYS} * interval '1 day'`)).execute();
