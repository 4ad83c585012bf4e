import { Injectable } from '@nestjs/common';
import { Ticker } from '../../platform/ticker.ts';
import { ReadCases } from './read-cases.use-case.ts';

const INTERVAL_MS = 1000;
/** So many cases that need no model are done with in one round. */
const MOST_SETTLED = 50;

/** Has a case read each second, in every process; a process that stops waits for one reading at most. */
@Injectable()
export class SecondReaderTicker extends Ticker {
  constructor(private readonly reading: ReadCases) {
    super(INTERVAL_MS);
  }

  protected async round(): Promise<void> {
    for (let settled = 0; settled < MOST_SETTLED; settled++) {
      if (await this.reading.execute() !== 'settled') return;
    }
  }
}
