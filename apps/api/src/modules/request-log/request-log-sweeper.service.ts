import { Injectable } from '@nestjs/common';
import { planByIndex, rows } from '../../platform/database/sql.ts';
import { Ticker } from '../../platform/ticker.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';

const MINUTE_MS = 60_000;
const MOST_AT_ONCE = 20_000;

/** How long a request is kept, and how many of one person's. */
export const KEPT_DAYS = 7;
export const MOST_KEPT = 10_000;

// Whose requests there are is found by going from one owner to the next, however many requests each has. A range of
// both columns in the order of both leaves no way to what an owner has too much of but the index of both.
const OWNERS = `
  (select owner_id from request_log order by owner_id limit 1)
  union all
  select (select r.owner_id from request_log r where r.owner_id > o.owner_id order by r.owner_id limit 1)
  from owners o where o.owner_id is not null`;
const SURPLUS = `
  select s.id from owners o
  cross join lateral (
    select r.id from request_log r
    where (r.owner_id, r.id) >= (o.owner_id, 0) and (r.owner_id, r.id) <= (o.owner_id, 9223372036854775807)
    order by r.owner_id desc, r.id desc offset $1 limit ${MOST_AT_ONCE}) s`;
const OLD = `
  select id from request_log where created_at < now() - interval '${KEPT_DAYS} days' limit ${MOST_AT_ONCE}`;

/** Keeps the request log small: what is old goes, and whoever asks much loses their own oldest. */
@Injectable()
export class RequestLogSweeper extends Ticker {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super(MINUTE_MS);
  }

  /** Forgets what need not be kept; answers how many requests that were. */
  async execute(mostKept = MOST_KEPT): Promise<number> {
    const forgotten = await this.unitOfWork.commit(async (tx) => {
      await planByIndex(tx);
      return rows(tx, `
        with recursive owners as (${OWNERS}), surplus as (${SURPLUS}), old as (${OLD}),
        losses as (delete from request_log_loss where hour < now() - interval '${KEPT_DAYS} days')
        delete from request_log where id = any(array(select id from old union all select id from surplus)) returning 1`,
        [mostKept]);
    });
    return forgotten.length;
  }

  protected async round(): Promise<void> {
    while (await this.execute() >= MOST_AT_ONCE);
  }
}
