import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import type { Span, SpanContext } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { TraceSettings } from '../env-reader.ts';
import type { OpenSpan, SpanBeginning, SpanFacts, TracePlace } from './tracing.service.ts';

/** More spans than this do not wait for a collector; those that come then are lost. */
const MOST_WAITING = 2_048;
const SEND_EVERY_MS = 1_000;
const LONGEST_SEND_MS = 5_000;
/** A collector that does not answer holds up nobody who wants to stop. */
const LONGEST_CLOSE_MS = 1_000;
const TELL_EVERY_MS = 60_000;

/** Sends spans to a collector by OTLP over HTTP, beside all other work; what cannot be sent is lost. */
export class OtlpTracer {
  private readonly provider: TracerProvider;
  private readonly tracer;

  constructor({ url, share, version }: TraceSettings & { version: string }, log: Pick<Logger, 'warn'>) {
    const exporter = loggingFailures(new OTLPTraceExporter({ url, timeoutMillis: LONGEST_SEND_MS }), log);
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': 'connect-api', 'service.version': version }),
      // By the id of the trace alone, so that a trace is kept as a whole, whatever a caller's flags ask for.
      sampler: new TraceIdRatioBasedSampler(share),
      spanProcessors: [new BatchSpanProcessor({
        exporter, maxQueueSize: MOST_WAITING, scheduledDelayMillis: SEND_EVERY_MS, exportTimeoutMillis: LONGEST_SEND_MS,
      })],
    });
    this.tracer = this.provider.getTracer('connect');
  }

  begin(name: string, { parent, links = [], facts, isServer = false }: SpanBeginning): OpenSpan {
    const within = parent === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, contextOf(parent));
    return openSpan(this.tracer.startSpan(name, {
      kind: isServer ? SpanKind.SERVER : SpanKind.INTERNAL, attributes: facts,
      links: links.map((place) => ({ context: contextOf(place) })),
    }, within));
  }

  /** Sends what waits, if that is quick. */
  async close(): Promise<void> {
    const closing = this.provider.shutdown().catch(() => undefined);
    await Promise.race([closing, sleep(LONGEST_CLOSE_MS, undefined, { ref: false })]);
  }
}

const contextOf = ({ traceId, spanId }: TracePlace): SpanContext =>
  ({ traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true });

const openSpan = (span: Span): OpenSpan => {
  const { traceId, spanId } = span.spanContext();
  const end = (facts: SpanFacts = {}): void => { span.setAttributes(facts).end(); };
  return {
    place: { traceId, spanId },
    end,
    fail: (facts) => {
      span.setStatus({ code: SpanStatusCode.ERROR });
      end(facts);
    },
  };
};

/** A collector that is away is told of once in a while, in the log, and nowhere else. */
const loggingFailures = (exporter: OTLPTraceExporter, log: Pick<Logger, 'warn'>): SpanExporter => {
  let toldAt = Number.NEGATIVE_INFINITY;
  return {
    export: (spans, done) => {
      exporter.export(spans, (result) => {
        if (result.error !== undefined && performance.now() - toldAt >= TELL_EVERY_MS) {
          toldAt = performance.now();
          log.warn({ spans: spans.length }, 'The collector of traces takes none; they are lost.');
        }
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
};
