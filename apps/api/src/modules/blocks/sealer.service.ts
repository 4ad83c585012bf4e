import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { SEAL_INTERVAL_MS } from '../../platform/confirmation-time.ts';
import { SealBlock } from './seal-block.use-case.ts';

/** Seals about once a second for as long as the process runs; under a backlog, without pause. */
@Injectable()
export class Sealer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Sealer.name);
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  private isStopping = false;

  constructor(private readonly sealing: SealBlock) {}

  onApplicationBootstrap(): void {
    this.schedule();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    if (this.timer) clearTimeout(this.timer);
    await this.running;
  }

  private schedule(): void {
    if (this.isStopping) return;
    this.timer = setTimeout(() => {
      this.running = this.tick().finally(() => { this.schedule(); });
    }, SEAL_INTERVAL_MS);
  }

  private async tick(): Promise<void> {
    try {
      await this.sealing.execute();
    } catch (failure) {
      // Events stay where they are; the next tick seals them.
      this.logger.warn({ failure }, 'A block could not be sealed.');
    }
  }
}
