import { Injectable } from '@nestjs/common';
import { rows } from '../../../platform/database/sql.ts';
import { Ticker } from '../../../platform/ticker.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';

const HOUR_MS = 3_600_000;

/** Removes once an hour the sums that no window reaches back to; those of hours serve a day alone. */
@Injectable()
export class PaymentSumsSweeper extends Ticker {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super(HOUR_MS);
  }

  protected async round(): Promise<void> {
    await this.unitOfWork.commit(async (tx) => {
      await rows(tx, `delete from payment_sum where span = 'hour' and starts_at < business_now() - interval '2 days'`);
      await rows(tx, `delete from payment_sum where starts_at < business_now() - interval '92 days'`);
      await rows(tx, `delete from payment_pair where starts_at < business_now() - interval '92 days'`);
    });
  }
}
