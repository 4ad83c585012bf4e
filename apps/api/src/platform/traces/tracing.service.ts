import type { OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import type { OtlpTracer } from './otlp-tracer.ts';

/** Where something stands in a trace, as W3C's `traceparent` says it. */
export interface TracePlace { traceId: string; spanId: string }

/**
 * What a span may tell beside its name: numbers, and words of closed lists. The list is closed, so that no name, id,
 * address, amount or text of anybody gets into a trace.
 */
export const SPAN_FACTS = [
  'http.request.method', 'http.route', 'http.response.status_code', 'connect.transfers', 'connect.done',
  'connect.tries', 'connect.problem',
] as const;
export type SpanFacts = Partial<Record<(typeof SPAN_FACTS)[number], string | number>>;

/** How a span begins: what it is a part of, what else it concerns, and what is known of it. */
export interface SpanBeginning {
  parent?: TracePlace;
  links?: readonly TracePlace[];
  facts?: SpanFacts;
  isServer?: boolean;
}

/** Something that is under way, to be told of when it ends. */
export interface OpenSpan {
  readonly place: TracePlace;
  end: (facts?: SpanFacts) => void;
  /** Ends it as something that failed; why stands in the log. */
  fail: (facts?: SpanFacts) => void;
}

/** Tells a collector of OpenTelemetry what this process does. Without a collector it tells nobody and loads nothing. */
export class Tracing implements OnApplicationShutdown {
  constructor(private readonly tracer?: OtlpTracer) {}

  static async open({ traces, version }: Pick<Env, 'traces' | 'version'>, log: Pick<Logger, 'warn'>): Promise<Tracing> {
    if (traces === undefined) return new Tracing();
    const { OtlpTracer } = await import('./otlp-tracer.ts');
    return new Tracing(new OtlpTracer({ ...traces, version }, log));
  }

  get isOn(): boolean {
    return this.tracer !== undefined;
  }

  /** Begins a span; nothing where nobody is told. */
  begin(name: string, beginning: SpanBeginning = {}): OpenSpan | undefined {
    return this.tracer?.begin(name, beginning);
  }

  /** Does a part of something and tells how long it took. */
  async part<Result>(name: string, parent: TracePlace, work: () => Result | Promise<Result>): Promise<Result> {
    const span = this.begin(name, { parent });
    try {
      const result = await work();
      span?.end();
      return result;
    } catch (failure) {
      span?.fail();
      throw failure;
    }
  }

  /** Does recurring work that answers how many things it did; a round that found nothing to do is not told of. */
  async round(name: string, work: () => Promise<number>): Promise<number> {
    const span = this.begin(name);
    try {
      const done = await work();
      if (done > 0) span?.end({ 'connect.done': done });
      return done;
    } catch (failure) {
      span?.fail();
      throw failure;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.tracer?.close();
  }
}
