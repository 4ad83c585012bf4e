import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metrics, newRegistry } from '../../platform/metrics.service.ts';
import { BooksGauges } from './books-gauges.queries.ts';
import type { Collector, Reading } from './collector.ts';
import { ProcessGauges } from './process-gauges.queries.ts';
import { WitnessGauges } from './witness-gauges.queries.ts';

/** What is asked of the database is kept for this long, however often the metrics are read. */
const KEPT_MS = 5_000;
const DEADLINE_MS = 2_000;
/** The line that ends an OpenMetrics text. */
const END = '# EOF\n';

/**
 * Puts what this process counted together with what it asks of the database. Each question has a deadline and is asked
 * by one reader at a time; what was not answered is absent, never zero, and counted as such.
 */
@Injectable()
export class MetricsReader {
  private readonly logger = new Logger(MetricsReader.name);
  private readonly collectors: readonly Collector[];
  private readonly asking = new Map<string, Promise<Reading[]>>();
  private kept: { at: number; registry: Promise<ReturnType<typeof newRegistry>> } | null = null;

  constructor(private readonly metrics: Metrics, books: BooksGauges, own: ProcessGauges, witnesses: WitnessGauges) {
    this.collectors = [...books.collectors, ...own.collectors, ...witnesses.collectors];
  }

  /** All metrics, as OpenMetrics. */
  async text(): Promise<string> {
    const now = performance.now();
    if (this.kept === null || now - this.kept.at >= KEPT_MS) this.kept = { at: now, registry: this.read() };
    const asked = await this.kept.registry;
    return (await this.metrics.registry.metrics()).replace(END, '') + await asked.metrics();
  }

  private async read(): Promise<ReturnType<typeof newRegistry>> {
    const registry = newRegistry();
    const answers = await Promise.all(this.collectors.map((collector) => this.ask(collector)));
    for (const { name, help, values } of answers.flat()) {
      // Without labels a gauge begins at zero, and so would one of which nothing is known.
      const [first] = values;
      if (first === undefined) continue;
      const labelNames = Object.keys(first.labels ?? {});
      const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
      for (const { labels, value } of values) gauge.set(labels ?? {}, value);
    }
    return registry;
  }

  private async ask({ name, read }: Collector): Promise<Reading[]> {
    // A question that is still under way is not put again, or a slow database would be asked ever more.
    const answer = this.asking.get(name) ?? read().finally(() => { this.asking.delete(name); });
    this.asking.set(name, answer);
    const stop = new AbortController();
    try {
      return await Promise.race([answer, sleep(DEADLINE_MS, undefined, { signal: stop.signal, ref: false })
        .then(() => { throw new Error('It was not answered in time.'); })]);
    } catch (failure) {
      this.metrics.unread(name);
      this.logger.warn({ failure, collector: name }, 'Metrics could not be read.');
      return [];
    } finally {
      stop.abort();
    }
  }
}
