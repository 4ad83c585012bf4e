import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';

/** Work that is done again and again while the process runs, one round at a time, and finished before it stops. */
export abstract class Ticker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  private isStopping = false;

  constructor(private readonly intervalMs: number) {}

  protected abstract round(): Promise<unknown>;

  onApplicationBootstrap(): void | Promise<void> {
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
    }, this.intervalMs);
    this.timer.unref();
  }

  private async tick(): Promise<void> {
    try {
      await this.round();
    } catch (failure) {
      // What was to be done stays to be done; the next round tries again.
      this.logger.warn({ failure }, 'A round of recurring work failed.');
    }
  }
}
