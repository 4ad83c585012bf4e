import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { apiScopeOf } from '../access/api-scope.ts';
import { addExamples, operationsOf } from './openapi-examples.ts';
import { addEdgeProblems } from './openapi-problems.ts';
import { GROUPS, TAGS } from './openapi-tags.ts';
import type { OperationObject } from './openapi-types.ts';

/** Describes every call of the API, as published at /api-docs-json and fed to the SDKs. */
export function createOpenApiDocument(app: INestApplication, version: string): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('Connect')
    .setDescription('Digital-currency transactions judged against Shariah and anti-money-laundering rules before '
      + 'they are posted, on a double-entry ledger with a provable audit trail. Amounts are decimal strings with two '
      + 'places, times are ISO 8601 in UTC, and every refusal has the shape of `ProblemDto`. A field without a value '
      + 'is left out: null is refused, with the path it stands at, wherever this document does not say what it means.')
    .setVersion(version)
    .addBearerAuth({
      type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The token of a sign-in, or an API key.',
    });
  for (const [name, description] of Object.entries(TAGS)) builder.addTag(name, description);
  const document = SwaggerModule.createDocument(app, builder.build());
  addScopes(document);
  addEdgeProblems(document);
  addExamples(document);
  return Object.assign(document, { 'x-tagGroups': GROUPS });
}

/** Says of every call that needs a sign-in what an API key must be allowed for it; null where no key may come. */
function addScopes(document: OpenAPIObject): void {
  for (const { name, path, operation } of operationsOf(document)) {
    const { 'x-roles': roles } = operation as OperationObject & { 'x-roles'?: readonly string[] };
    if (!roles?.length) continue;
    Object.assign(operation, { 'x-scope': apiScopeOf(name.slice(0, name.indexOf(' ')), path) });
  }
}
