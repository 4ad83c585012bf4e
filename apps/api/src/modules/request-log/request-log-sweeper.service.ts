import { Injectable } from '@nestjs/common';
import { rows } from '../../platform/database/sql.ts';
import { Ticker } from '../../platform/ticker.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';

const MINUTE_MS = 60_000;
const MOST_AT_ONCE = 20_000;

/** How long a request is kept, and how many of one person's. */
export const KEPT_DAYS = 7;
export const MOST_KEPT = 10_000;

/** Keeps the request log small: what is old goes, and whoever asks much loses their own oldest. */
@Injectable()
export class RequestLogSweeper extends Ticker {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super(MINUTE_MS);
  }

  /** Forgets what need not be kept; answers how many requests that were. */
  async execute(mostKept = MOST_KEPT): Promise<number> {
    const forgotten = await this.unitOfWork.commit((tx) => rows(tx, `
      with old as (
        select id from request_log where created_at < clock_timestamp() - interval '${KEPT_DAYS} days'
        limit ${MOST_AT_ONCE}),
      surplus as (
        select s.id from app_user o
        cross join lateral (
          select id from request_log r where r.owner_id = o.id order by id desc
          offset $1 limit ${MOST_AT_ONCE}) s),
      losses as (
        delete from request_log_loss where hour < clock_timestamp() - interval '${KEPT_DAYS} days')
      delete from request_log where id in (select id from old union all select id from surplus) returning 1`,
      [mostKept]));
    return forgotten.length;
  }

  protected async round(): Promise<void> {
    while (await this.execute() >= MOST_AT_ONCE);
  }
}
