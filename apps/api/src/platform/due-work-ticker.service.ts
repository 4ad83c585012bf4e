import { Injectable } from '@nestjs/common';
import { Clock } from './clock.ts';
import { DueWorkRound } from './due-work-round.service.ts';
import { Ticker } from './ticker.ts';

const INTERVAL_MS = 1000;

/** Does every second what has fallen due. */
@Injectable()
export class DueWorkTicker extends Ticker {
  constructor(private readonly rounds: DueWorkRound, private readonly clock: Clock) {
    super(INTERVAL_MS);
  }

  protected round(): Promise<unknown> {
    return this.rounds.run({ until: this.clock.now() });
  }
}
