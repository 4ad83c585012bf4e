import type { OpenAPIObject } from '@nestjs/swagger';
import { scopeOf } from '../access/api-scope.ts';
import { operationsOf } from './openapi-examples.ts';
import type { OperationObject } from './openapi-types.ts';

/** Says of every call that needs a sign-in what an API key must be allowed for it; null where no key may come. */
export function addScopes(document: OpenAPIObject): void {
  for (const { name, path, operation } of operationsOf(document)) {
    const { 'x-roles': roles } = operation as OperationObject & { 'x-roles'?: readonly string[] };
    if (!roles?.length) continue;
    Object.assign(operation, { 'x-scope': scopeOf(name.slice(0, name.indexOf(' ')), path) });
  }
}
