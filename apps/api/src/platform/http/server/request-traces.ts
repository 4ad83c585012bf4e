import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isConfidential } from '../access/confidential.ts';
import type { OpenSpan, TracePlace, Tracing } from '../../traces/tracing.service.ts';

/** Only what clients ask for; whoever watches the process asks all the time. */
const TRACED = '/api/';
/** W3C's trace context, of which the ids are taken and nothing else: neither its flags nor what stands beside it. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;
const FIRST_FAULT = 500;

const spans = new WeakMap<FastifyRequest, OpenSpan>();

/** Where a request stands in its trace, while there are traces. */
export const tracePlaceOf = (request: FastifyRequest): TracePlace | undefined => spans.get(request)?.place;

/**
 * Tells of each request by the template of its route and its status, in the trace that its caller names or in one of
 * its own, and writes the id of the trace into the lines that the log has of the request.
 */
export function addRequestTraces(instance: FastifyInstance, tracing: Tracing): void {
  if (!tracing.isOn) return;
  instance.addHook('onRequest', (request, _reply, done) => {
    const { url: route } = request.routeOptions;
    const isTraced = route?.startsWith(TRACED) === true && !isConfidential(request);
    const span = isTraced ? beginOf(tracing, request, route) : undefined;
    if (span !== undefined) {
      spans.set(request, span);
      request.log = request.log.child({ traceId: span.place.traceId });
    }
    done();
  });
  instance.addHook('onResponse', (request, { statusCode }, done) => {
    const facts = { 'http.response.status_code': statusCode };
    if (statusCode >= FIRST_FAULT) spans.get(request)?.fail(facts);
    else spans.get(request)?.end(facts);
    done();
  });
}

const beginOf = (tracing: Tracing, { method, headers }: FastifyRequest, route: string): OpenSpan | undefined =>
  tracing.begin(`${method} ${route}`, {
    parent: parentIn(headers['traceparent']), isServer: true,
    facts: { 'http.request.method': method, 'http.route': route },
  });

const parentIn = (header: string | string[] | undefined): TracePlace | undefined => {
  const [, traceId, spanId] = TRACEPARENT.exec(String(header)) ?? [];
  return traceId === undefined || spanId === undefined ? undefined : { traceId, spanId };
};
