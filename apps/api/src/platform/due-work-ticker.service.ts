import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from './clock.ts';
import { DueWorkRound } from './due-work-round.service.ts';
import { Ticker } from './ticker.ts';

const INTERVAL_MS = 1000;

/** Does every second what has fallen due. */
@Injectable()
export class DueWorkTicker extends Ticker {
  constructor(
    private readonly rounds: DueWorkRound,
    private readonly clock: Clock,
    private readonly em: EntityManager,
  ) {
    super(INTERVAL_MS);
  }

  protected async round(): Promise<void> {
    await this.clock.sync(this.em.fork());
    await this.rounds.run({ until: this.clock.now() });
  }
}
