import { Injectable } from '@nestjs/common';
import { Ticker } from '../../platform/ticker.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { BatchRegister } from './batch-register.service.ts';

const INTERVAL_MS = 5000;

/** Looks every few seconds for batches whose senders were cut short, so that none seems to run for ever. */
@Injectable()
export class BatchWatch extends Ticker {
  constructor(private readonly unitOfWork: UnitOfWork, private readonly register: BatchRegister) {
    super(INTERVAL_MS);
  }

  protected round(): Promise<unknown> {
    return this.unitOfWork.commit((tx) => this.register.markInterrupted(tx));
  }
}
