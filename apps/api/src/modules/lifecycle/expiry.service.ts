import { Injectable } from '@nestjs/common';
import { Ticker } from '../../platform/ticker.ts';
import { ExpireTransactions } from './expire-transactions.use-case.ts';

const INTERVAL_MS = 1000;

/** Looks every second for payments whose time to wait has passed. */
@Injectable()
export class Expiry extends Ticker {
  constructor(private readonly expiring: ExpireTransactions) {
    super(INTERVAL_MS);
  }

  protected round(): Promise<unknown> {
    return this.expiring.execute();
  }
}
