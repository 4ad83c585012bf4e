import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { sweepKeys } from './idempotency.ts';
import { UnitOfWork } from './unit-of-work.ts';

const HOUR_MS = 3_600_000;

/** Forgets idempotency keys once an hour when their time has passed. */
@Injectable()
export class KeySweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(KeySweeper.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly unitOfWork: UnitOfWork) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.unitOfWork.commit(sweepKeys).catch((failure: unknown) => {
        this.logger.warn({ failure }, 'Old idempotency keys could not be forgotten; the next hour tries again.');
      });
    }, HOUR_MS);
    this.timer.unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}
