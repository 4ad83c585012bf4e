import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../platform/env.ts';
import { Ticker } from '../../platform/ticker.ts';
import { RescreenParties } from './rescreen-parties.use-case.ts';

/** One round does so many pieces at most, so that a process that stops is not waited for. */
const MOST_PIECES = 20;

/** Looks now and then whether somebody has to be screened again, in every process. */
@Injectable()
export class RescreeningTicker extends Ticker {
  constructor(
    @Inject(ENV) env: Pick<Env, 'rescreeningSeconds'>,
    private readonly rescreening: RescreenParties,
  ) {
    super(env.rescreeningSeconds * 1000);
  }

  protected async round(): Promise<void> {
    for (let pieces = 0; pieces < MOST_PIECES; pieces++) {
      if (!await this.rescreening.execute()) return;
    }
  }
}
