import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule, type Runtime } from './app.module.ts';
import { configureApp } from './app.setup.ts';
import { MetricsReader } from './modules/metrics/metrics-reader.service.ts';
import { RequestRecorder } from './modules/request-log/request-recorder.service.ts';
import { TransferQueue } from './modules/transfers/transfer-queue.service.ts';
import { addLoadShedder } from './platform/http/server/load-shedder.ts';
import { createFastifyAdapter } from './platform/http/server/fastify-adapter.ts';
import { serveMetrics } from './platform/http/server/metrics-route.ts';
import { addRequestLines } from './platform/http/server/request-lines.ts';
import { addRequestTraces } from './platform/http/server/request-traces.ts';
import { createLog, FrameworkLog } from './platform/log.ts';
import { Metrics } from './platform/metrics.service.ts';
import { Tracing } from './platform/traces/tracing.service.ts';

const SEND_ROUTE = '/api/v1/transactions/send';
/** A whole batch being saved and half of one waiting: with fewer inside, batches get smaller and none gets faster. */
const ALWAYS_INSIDE = 384;
/** With the work on the request itself and on its answer, whoever is let in hears within half a second. */
const MAX_WAIT_MS = 200;

/** Builds the application as it is served; it listens when its caller says so. */
export const createApplication = async (
  runtime: Runtime, log = createLog(runtime.env.logLevel),
): Promise<NestFastifyApplication> => {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(runtime, await Tracing.open(runtime.env, log)), createFastifyAdapter(runtime.env, log),
    { logger: new FrameworkLog(log), abortOnError: false });
  const queue = app.get(TransferQueue);
  const metrics = app.get(Metrics);
  const instance = app.getHttpAdapter().getInstance();
  addLoadShedder(instance, {
    route: SEND_ROUTE, waitBehind: (ahead) => queue.waitBehind(ahead), alwaysInside: ALWAYS_INSIDE,
    maxWaitMs: MAX_WAIT_MS, onRefusal: () => { metrics.overloadRefused(); },
  });
  addRequestTraces(instance, app.get(Tracing));
  addRequestLines(instance, metrics);
  app.get(RequestRecorder).listenTo(instance);
  await configureApp(app);
  const { metricsToken } = runtime.env;
  if (metricsToken !== undefined) serveMetrics(instance, metricsToken, app.get(MetricsReader));
  return app;
};
