import cookie from '@fastify/cookie';
import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { ENV } from './platform/env.ts';
import type { Env } from './platform/env.ts';
import { assertEveryRouteStatesAccess } from './platform/http/access/access-policy.ts';
import { DeclaredInputGuard } from './platform/http/validation/declared-input.guard.ts';
import { createOpenApiDocument } from './platform/http/openapi/openapi-document.ts';
import { publishDocument } from './platform/http/openapi/openapi-publication.ts';
import { OuterNames } from './platform/http/outer-names/outer-names.ts';
import { ProblemFilter } from './platform/http/problems/problem.filter.ts';
import { addRequestHooks, DOCS_PATH } from './platform/http/server/request-hooks.ts';
import { securityHeaders } from './platform/http/server/security-headers.ts';
import { createValidationPipe } from './platform/http/validation/validation.pipe.ts';

/** Puts the rules of the HTTP edge around the application; the server and the tests both run behind them. */
export async function configureApp(app: NestFastifyApplication): Promise<void> {
  const env = app.get<Env>(ENV);
  const instance = app.getHttpAdapter().getInstance();
  assertEveryRouteStatesAccess(app.get(ModulesContainer, { strict: false }));
  await app.register(cookie);
  addRequestHooks(instance, env, await securityHeaders(env.production));
  // After the guards that settle who asks and what they may do, so that nobody else learns what a route takes.
  app.useGlobalGuards(new DeclaredInputGuard());
  app.useGlobalPipes(createValidationPipe(app.get(OuterNames, { strict: false })));
  app.useGlobalFilters(new ProblemFilter());
  const describe = () => createOpenApiDocument(app, env.version);
  SwaggerModule.setup(DOCS_PATH, app, describe, { raw: false, customSiteTitle: 'Connect API' });
  publishDocument(instance, `${DOCS_PATH}-json`, describe);
}
