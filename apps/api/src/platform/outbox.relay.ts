import { Injectable } from '@nestjs/common';
import { LOCKS } from './database/locks.ts';
import type { Tx } from './database/sql.ts';
import { bigint, command, integer, orNull, run, runForOne, statement, TRY_LOCK } from './database/statement.ts';
import { EVENTS_PLACED } from './event-signal.service.ts';
import { Ticker } from './ticker.ts';
import { Tracing } from './traces/tracing.service.ts';
import { UnitOfWork } from './unit-of-work.ts';

const INTERVAL_MS = 150;
const MOST_AT_ONCE = 5_000;

// The horizon is the least transaction id that is left over; a full page may hide smaller ones, and moves nothing. It
// is written only where it passes something, be it events that nobody is told of.
const PLACE = statement(`
      with found as materialized (select * from unplaced_events($1)),
      settled as (
        select id from found where id < coalesce((select min(id) from found where is_unsettled), 9223372036854775807)),
      added as (
        insert into event_position (position, event_id)
        select coalesce((select max(position) from event_position), 0) + row_number() over (order by id), id
        from settled returning position),
      passed as (
        select least(pg_snapshot_xmin(pg_current_snapshot()),
                     min(xid) filter (where id not in (select id from settled))) as horizon from found),
      moved as (
        update event_relay r set horizon = passed.horizon from passed
        where (select count(*) from found) < $1
          and ((select count(*) from settled) > 0 or has_events(r.horizon, passed.horizon)))
      select count(*)::int as placed, max(position) as last from added`, { placed: integer, last: orNull(bigint) });

const NOTIFY = command('select pg_notify($1, $2)');

/**
 * Gives each event of the outbox the position at which subscribers hear of it. Several processes may try; one places,
 * the others pass.
 *
 * An event is placed when it is settled, by the rule the sealer follows: no older database transaction still runs, nor
 * one behind a visible event with a smaller id. So positions rise without gaps, what a reader has passed never gains a
 * predecessor, and the events of one object keep the order in which they happened.
 */
@Injectable()
export class OutboxRelay extends Ticker {
  constructor(private readonly unitOfWork: UnitOfWork, private readonly tracing: Tracing) {
    super(INTERVAL_MS);
  }

  /** Places what is settled; answers how many events that were. */
  execute(): Promise<number> {
    return this.unitOfWork.commit(async (tx) => {
      const { locked } = await runForOne(tx, TRY_LOCK, [LOCKS.placingEvents]);
      return locked ? this.place(tx) : 0;
    });
  }

  protected async round(): Promise<void> {
    while (await this.tracing.round('outbox.place', () => this.execute()) === MOST_AT_ONCE);
  }

  private async place(tx: Tx): Promise<number> {
    const { placed, last } = await runForOne(tx, PLACE, [MOST_AT_ONCE]);
    if (placed > 0) await run(tx, NOTIFY, [EVENTS_PLACED, last]);
    return placed;
  }
}
