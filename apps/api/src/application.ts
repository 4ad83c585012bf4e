import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule, type Runtime } from './app.module.ts';
import { configureApp } from './app.setup.ts';
import { createFastifyAdapter } from './platform/http/fastify-adapter.ts';

/** Builds the application as it is served; it listens when its caller says so. */
export const createApplication = async (runtime: Runtime): Promise<NestFastifyApplication> => {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(runtime), createFastifyAdapter(runtime.env),
    { logger: ['warn', 'error', 'fatal'], abortOnError: false });
  await configureApp(app);
  return app;
};
