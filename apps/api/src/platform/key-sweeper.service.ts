import { Injectable } from '@nestjs/common';
import { sweepAnswers } from './idempotency.ts';
import { Ticker } from './ticker.ts';
import { UnitOfWork } from './unit-of-work.ts';

const HOUR_MS = 3_600_000;

/** Forgets the answers to idempotency keys once an hour when their time has passed. */
@Injectable()
export class KeySweeper extends Ticker {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super(HOUR_MS);
  }

  protected round(): Promise<unknown> {
    return this.unitOfWork.commit(sweepAnswers);
  }
}
