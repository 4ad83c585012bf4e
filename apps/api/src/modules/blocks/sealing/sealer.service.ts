import { Injectable } from '@nestjs/common';
import { SEAL_INTERVAL_MS } from '../../../platform/confirmation-time.ts';
import { Ticker } from '../../../platform/ticker.ts';
import { Tracing } from '../../../platform/traces/tracing.service.ts';
import { SealBlock } from './seal-block.use-case.ts';

/** Seals about once a second for as long as the process runs. */
@Injectable()
export class Sealer extends Ticker {
  constructor(private readonly sealing: SealBlock, private readonly tracing: Tracing) {
    super(SEAL_INTERVAL_MS);
  }

  protected round(): Promise<unknown> {
    return this.tracing.round('seal', () => this.sealing.execute());
  }
}
