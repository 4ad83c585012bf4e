import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { EventSignal } from '../../platform/event-signal.service.ts';
import { JobWorker } from '../../platform/jobs/job-worker.service.ts';
import { Ticker } from '../../platform/ticker.ts';
import { Tracing } from '../../platform/traces/tracing.service.ts';
import { FanOutEvents } from './fan-out-events.use-case.ts';

const INTERVAL_MS = 500;

/** Has events turned into deliveries as soon as they are placed, and has them delivered at once. */
@Injectable()
export class WebhookFanOut extends Ticker implements OnModuleDestroy {
  private readonly log = new Logger(WebhookFanOut.name);
  private readonly stopListening: () => void;
  private underway: Promise<void> | null = null;
  private asked = 0;
  private isEnding = false;

  constructor(
    private readonly fanOut: FanOutEvents,
    private readonly worker: JobWorker,
    private readonly tracing: Tracing,
    signal: EventSignal,
  ) {
    super(INTERVAL_MS);
    this.stopListening = signal.onWake(() => { this.wake(); });
  }

  async onModuleDestroy(): Promise<void> {
    this.isEnding = true;
    this.stopListening();
    await this.underway?.catch(() => undefined);
  }

  protected round(): Promise<void> {
    return this.followOn();
  }

  private wake(): void {
    this.followOn().catch((failure: unknown) => { this.log.warn({ failure }, 'Events became no deliveries.'); });
  }

  /** Goes on behind the events, once at a time; whoever asks meanwhile is followed by one more look. */
  private followOn(): Promise<void> {
    this.asked++;
    this.underway ??= this.follow().finally(() => { this.underway = null; });
    return this.underway;
  }

  private async follow(): Promise<void> {
    for (let heard = 0; heard !== this.asked;) {
      heard = this.asked;
      while (!this.isEnding && await this.tracing.round('webhook.fan_out', () => this.fanOut.execute()) > 0) {
        this.worker.wake();
      }
    }
  }
}
