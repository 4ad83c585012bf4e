import { Inject, Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { ENV, type Env } from './env.ts';
import type { ModelFailure } from './language-model.ts';

/** What became of a transfer that was handed in by itself. */
export type SendOutcome = 'completed' | 'pending' | 'rejected' | 'refused' | 'failed';

/** What came of asking a second reader. */
export type SecondReadingOutcome = 'riba' | 'gharar' | 'maysir' | 'halal' | 'kyc' | 'nothing' | ModelFailure;

/** A request that was answered: by the template of its route, never by its address. */
export interface Answered { method: string; route: string; status: number; seconds: number }

/** The queue of transfers, as it is when it is looked at. */
interface Queue { depth: () => number; waitMs: () => number }

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const WAITS = [1, 5, 15, 60, 300, 900, 3_600, 14_400, 86_400];
const BATCHES = [1, 2, 4, 8, 16, 32, 64, 128, 256];

/** Creates a registry that is written as OpenMetrics. */
export const newRegistry = (): Registry<typeof Registry.OPENMETRICS_CONTENT_TYPE> => {
  const registry = new Registry<typeof Registry.OPENMETRICS_CONTENT_TYPE>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  return registry;
};

/** Counts what this process does. Labels come from closed lists, and none holds a name, an id or an amount. */
@Injectable()
export class Metrics {
  readonly registry = newRegistry();
  private readonly in = { registers: [this.registry] };
  private readonly requests = new Counter({
    name: 'connect_http_requests_total', help: 'Requests answered', labelNames: ['method', 'route', 'status'],
    ...this.in,
  });

  private readonly durations = new Histogram({
    name: 'connect_http_request_duration_seconds', help: 'From the first byte of a request to the last of its answer',
    labelNames: ['method', 'route'], buckets: SECONDS, ...this.in,
  });

  private readonly sends = new Counter({
    name: 'connect_transfers_total', help: 'Transfers handed in one by one, by what became of them',
    labelNames: ['outcome'], ...this.in,
  });

  private readonly batchSizes = new Histogram({
    name: 'connect_batch_transfers', help: 'Transfers that were saved together', buckets: BATCHES, ...this.in,
  });

  private readonly batchDurations = new Histogram({
    name: 'connect_batch_duration_seconds', help: 'Time that saving transfers together took', buckets: SECONDS,
    ...this.in,
  });

  private readonly refusals = new Counter({
    name: 'connect_overload_refusals_total', help: 'Transfers refused on arrival because too many waited', ...this.in,
  });

  private readonly secondReadings = new Counter({
    name: 'connect_second_readings_total', help: 'Payments that a second reader was asked about, by what came of it',
    labelNames: ['outcome'], ...this.in,
  });

  private readonly secondReadingWaits = new Histogram({
    name: 'connect_second_reading_wait_seconds', help: 'From the opening of a case to the end of its second reading',
    buckets: WAITS, ...this.in,
  });

  private readonly scrapeErrors = new Counter({
    name: 'connect_scrape_errors_total', help: 'What could not be measured in time, and is absent then',
    labelNames: ['collector'], ...this.in,
  });

  constructor(@Inject(ENV) env: Pick<Env, 'version' | 'metricsToken'>) {
    new Gauge({ name: 'connect_build_info', help: 'Which release runs', labelNames: ['version'], ...this.in })
      .set({ version: env.version }, 1);
    // What measures the event loop and the collection of garbage runs only where somebody may read it.
    if (env.metricsToken !== undefined) collectDefaultMetrics({ register: this.registry });
  }

  answered({ method, route, status, seconds }: Answered): void {
    this.requests.inc({ method, route, status: String(status) });
    this.durations.observe({ method, route }, seconds);
  }

  sent(outcome: SendOutcome): void {
    this.sends.inc({ outcome });
  }

  batchSaved(transfers: number, ms: number): void {
    this.batchSizes.observe(transfers);
    this.batchDurations.observe(ms / 1000);
  }

  secondlyRead(outcome: SecondReadingOutcome, waitedSeconds: number): void {
    this.secondReadings.inc({ outcome });
    this.secondReadingWaits.observe(waitedSeconds);
  }

  overloadRefused(): void {
    this.refusals.inc();
  }

  unread(collector: string): void {
    this.scrapeErrors.inc({ collector });
  }

  /** Lets the queue of transfers be read with every answer. */
  watchQueue({ depth, waitMs }: Queue): void {
    new Gauge({
      name: 'connect_queue_transfers', help: 'Transfers that wait to be saved', ...this.in,
      collect() { this.set(depth()); },
    });
    new Gauge({
      name: 'connect_queue_wait_seconds', help: 'How long a transfer that came now would wait', ...this.in,
      collect() { this.set(waitMs() / 1000); },
    });
  }
}
