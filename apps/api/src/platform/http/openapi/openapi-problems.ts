import type { OpenAPIObject } from '@nestjs/swagger';
import { problemExample, problemResponse, WAITING_HEADERS } from './api-problems.decorator.ts';
import { operationsOf } from './openapi-examples.ts';
import type { OperationObject, RequestBodyObject, ResponseObject } from './openapi-types.ts';

const JSON_CODES = ['MALFORMED_JSON', 'DUPLICATE_KEY', 'FORBIDDEN_KEY', 'JSON_TOO_DEEP', 'INVALID_TEXT'];

/** Adds what the edge itself may refuse, whatever the route: a body it cannot take, a database that does not answer. */
export function addEdgeProblems(document: OpenAPIObject): void {
  const codes = new Set<string>();
  for (const { path, operation } of operationsOf(document)) {
    const problems = [...edgeProblems(path, operation), ...callerProblems(operation), ...keyProblems(operation)];
    for (const [status, added] of problems) {
      const known = new Set([...codesOf(operation, status), ...added]);
      operation.responses[status] = problemResponse(Number(status), [...known]);
    }
    for (const status of Object.keys(operation.responses)) {
      for (const code of codesOf(operation, status)) codes.add(code);
    }
  }
  const examples = [...codes].sort().map((code) => [code, { value: problemExample(code) }] as const);
  document.components = {
    ...document.components, examples: Object.fromEntries(examples), headers: { ...WAITING_HEADERS },
  };
}

function edgeProblems(path: string, operation: OperationObject): [status: string, codes: string[]][] {
  const body = operation.requestBody as RequestBodyObject | undefined;
  const problems: [string, string[]][] = [];
  if (body && 'application/json' in body.content) {
    problems.push(['400', ['VALIDATION_FAILED', ...JSON_CODES]]);
  }
  const headers = (operation.parameters ?? []).map((parameter) => ('name' in parameter ? parameter.name : ''));
  if (headers.includes('Idempotency-Key')) {
    problems.push(['400', ['INVALID_IDEMPOTENCY_KEY']], ['409', ['IDEMPOTENCY_KEY_EXPIRED']]);
  }
  if (body) problems.push(['413', ['BODY_TOO_LARGE']], ['415', ['UNSUPPORTED_MEDIA_TYPE']]);
  if (path.startsWith('/api/')) problems.push(['503', ['DATABASE_UNAVAILABLE']]);
  return problems;
}

// A call that is for some people only says so to all others.
function callerProblems(operation: CalledOperation): [status: string, codes: string[]][] {
  const fresh = operation['x-fresh-factor'] ? ['FACTOR_NOT_FRESH'] : [];
  if ((operation['x-roles'] ?? []).length === 0) return fresh.length === 0 ? [] : [['403', fresh]];
  const owed = operation['x-without-factor'] ? [] : ['FACTOR_REQUIRED'];
  return [['401', ['UNAUTHENTICATED']], ['403', ['FORBIDDEN', ...owed, ...fresh]]];
}

type CalledOperation = OperationObject & {
  'x-roles'?: string[]; 'x-fresh-factor'?: boolean; 'x-without-factor'?: boolean;
};

// How an API key is refused; a call that is open to everybody looks at none.
function keyProblems(operation: OperationObject & { 'x-scope'?: string | null }): [status: string, codes: string[]][] {
  const { 'x-scope': scope } = operation;
  if (scope === undefined) return [];
  return [['403', [scope === null ? 'KEY_NOT_ALLOWED' : 'SCOPE_MISSING']], ['429', ['RATE_LIMITED']]];
}

const codesOf = ({ responses }: OperationObject, status: string): string[] => Number(status) < 400 ? [] : Object.keys(
  (responses[status] as ResponseObject | undefined)?.content?.['application/json']?.examples ?? {});
