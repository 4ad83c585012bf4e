import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { ENV } from './platform/env.ts';
import type { Env } from './platform/env.ts';
import { assertEveryRouteStatesAccess } from './platform/http/access-policy.ts';
import { createOpenApiDocument } from './platform/http/openapi-document.ts';
import { ProblemFilter } from './platform/http/problem.filter.ts';
import { addRequestHooks, DOCS_PATH } from './platform/http/request-hooks.ts';
import { createValidationPipe } from './platform/http/validation.pipe.ts';

const ONE_YEAR_SECONDS = 31_536_000;

/** Puts the rules of the HTTP edge around the application; the server and the tests both run behind them. */
export async function configureApp(app: NestFastifyApplication): Promise<void> {
  const env = app.get<Env>(ENV);
  const instance = app.getHttpAdapter().getInstance();
  assertEveryRouteStatesAccess(app.get(ModulesContainer, { strict: false }));
  await app.register(helmet, {
    // Written by the request hooks, which know two policies as constants; helmet would build one for each request.
    contentSecurityPolicy: false,
    strictTransportSecurity: env.production ? { maxAge: ONE_YEAR_SECONDS, includeSubDomains: true } : false,
  });
  await app.register(cookie);
  addRequestHooks(instance, env);
  app.useGlobalPipes(createValidationPipe());
  app.useGlobalFilters(new ProblemFilter());
  SwaggerModule.setup(DOCS_PATH, app, () => createOpenApiDocument(app, env.version), {
    jsonDocumentUrl: `${DOCS_PATH}-json`,
    raw: ['json'],
    customSiteTitle: 'Connect API',
  });
}
