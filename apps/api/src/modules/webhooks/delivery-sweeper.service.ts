import { Injectable } from '@nestjs/common';
import { planByIndex, rows } from '../../platform/database/sql.ts';
import { Ticker } from '../../platform/ticker.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';

const HOUR_MS = 3_600_000;
const KEPT_FOR = '30 days';
const MOST_AT_ONCE = 10_000;

/** Forgets deliveries a month after they ended. */
@Injectable()
export class DeliverySweeper extends Ticker {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super(HOUR_MS);
  }

  protected async round(): Promise<void> {
    while (await this.sweep() === MOST_AT_ONCE);
  }

  private async sweep(): Promise<number> {
    return (await this.unitOfWork.commit(async (tx) => {
      await planByIndex(tx);
      return rows(tx, `
        delete from webhook_delivery where id = any(array(
          select id from webhook_delivery
          where state <> 'waiting' and ended_at < now() - interval '${KEPT_FOR}' limit ${MOST_AT_ONCE}))
        returning 1`);
    })).length;
  }
}
