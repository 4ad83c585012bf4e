import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENV, type Env } from '../../platform/env.ts';
import { EventSignal } from '../../platform/event-signal.service.ts';
import { Ticker } from '../../platform/ticker.ts';
import { Tracing, type OpenSpan } from '../../platform/traces/tracing.service.ts';
import { DeliveryQueue, type TakenDelivery } from './delivery-queue.service.ts';
import { FanOutEvents } from './fan-out-events.use-case.ts';
import { post, type PostResult } from './outbound-post.ts';
import { signedHeaders } from './signature.ts';
import { WebhookSecrets } from './webhook-secrets.service.ts';

const INTERVAL_MS = 500;
const TIMEOUT_MS = 15_000;
const MOST_UNDERWAY = 32;
/** So many tries of one webhook at a time leave room for the others when its receiver is slow. */
const BUSY_FROM = 8;

/**
 * Turns events into deliveries and delivers them, for as long as the process runs. It keeps nothing of its own: what a
 * process was doing when it was killed is due again as soon as its lease is over, in whichever process runs then.
 */
@Injectable()
export class WebhookWorker extends Ticker {
  private readonly log = new Logger(WebhookWorker.name);
  private readonly underway = new Map<Promise<void>, string>();
  private readonly stopping = new AbortController();
  private filling: Promise<void> | null = null;
  private isFillingAgain = false;

  constructor(
    private readonly fanOut: FanOutEvents,
    private readonly queue: DeliveryQueue,
    private readonly secrets: WebhookSecrets,
    private readonly signal: EventSignal,
    @Inject(ENV) private readonly env: Env,
    private readonly tracing: Tracing,
  ) {
    super(INTERVAL_MS);
  }

  override onApplicationBootstrap(): void | Promise<void> {
    this.signal.onWake(() => { this.wake(); });
    return super.onApplicationBootstrap();
  }

  override async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await super.beforeApplicationShutdown();
    await this.filling;
    await Promise.all(this.underway.keys());
  }

  protected round(): Promise<void> {
    return this.fill();
  }

  private wake(): void {
    this.fill().catch((failure: unknown) => { this.log.warn({ failure }, 'Deliveries could not be taken.'); });
  }

  /** Looks for work, once at a time; whoever asks meanwhile is followed by one more look. */
  private fill(): Promise<void> {
    if (this.filling !== null) {
      this.isFillingAgain = true;
      return this.filling;
    }
    this.filling = this.fillNow().finally(() => { this.filling = null; });
    return this.filling;
  }

  private async fillNow(): Promise<void> {
    do {
      this.isFillingAgain = false;
      if (this.stopping.signal.aborted) return;
      const events = await this.tracing.round('webhook.fan_out', () => this.fanOut.execute());
      const taken = await this.take();
      if (events > 0 || taken > 0) this.isFillingAgain = true;
    } while (this.isFillingAgain);
  }

  private async take(): Promise<number> {
    const room = MOST_UNDERWAY - this.underway.size;
    if (room === 0) return 0;
    const taken = await this.queue.take(room, this.busyWebhooks());
    for (const delivery of taken) this.start(delivery);
    return taken.length;
  }

  private busyWebhooks(): string[] {
    const counts = new Map<string, number>();
    for (const id of this.underway.values()) counts.set(id, (counts.get(id) ?? 0) + 1);
    return [...counts].filter(([, count]) => count >= BUSY_FROM).map(([id]) => id);
  }

  private start(taken: TakenDelivery): void {
    const work = this.deliver(taken)
      .catch((failure: unknown) => { this.log.warn({ failure }, 'A delivery was not written down.'); })
      .finally(() => {
        this.underway.delete(work);
        this.wake();
      });
    this.underway.set(work, taken.webhookId);
  }

  private async deliver(taken: TakenDelivery): Promise<void> {
    const now = new Date();
    const { signal } = this.stopping;
    const span = this.tracing.begin('webhook.deliver', { facts: { 'connect.tries': taken.tries } });
    const result = await post({
      url: taken.url,
      headers: {
        'content-type': 'application/json; charset=utf-8', 'user-agent': `Connect/${this.env.version}`,
        ...signedHeaders(taken.messageId, taken.body, this.secrets.of(taken.secrets, now), now),
      },
      body: taken.body,
      timeoutMs: TIMEOUT_MS,
      policy: { mayBeLoopback: this.env.webhookLoopback },
      signal,
    });
    this.recordOutcome(span, result);
    if (signal.aborted && result.problem !== null) await this.queue.giveBack(taken);
    else await this.queue.settle(taken, result);
  }

  private recordOutcome(span: OpenSpan | undefined, { status, problem }: PostResult): void {
    if (problem !== null) span?.fail({ 'connect.problem': problem });
    else span?.end({ 'http.response.status_code': status ?? 0 });
  }
}
