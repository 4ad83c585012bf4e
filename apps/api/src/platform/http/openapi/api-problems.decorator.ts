import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import type { HeaderObject, ResponseObject } from './openapi-types.ts';
import { ProblemDto } from '../problems/problem.dto.ts';

/** A status alone stands for the code every route shares; otherwise the route's own codes follow the status. */
export type ApiProblem = number | readonly [status: number, ...codes: string[]];

const SHARED_CODES: Readonly<Record<number, string[]>> = {
  400: ['VALIDATION_FAILED'],
  401: ['UNAUTHENTICATED'],
  403: ['FORBIDDEN'],
  404: ['NOT_FOUND'],
  413: ['BODY_TOO_LARGE'],
  415: ['UNSUPPORTED_MEDIA_TYPE'],
  429: ['TOO_MANY_REQUESTS'],
  503: ['DATABASE_UNAVAILABLE'],
};

/** Documents the refusals of a route: `@ApiProblems(400, [404, 'WALLET_NOT_FOUND'])`. */
export const ApiProblems = (...problems: ApiProblem[]): MethodDecorator & ClassDecorator =>
  applyDecorators(ApiExtraModels(ProblemDto), ...problems.map(documented));

function documented(problem: ApiProblem): MethodDecorator & ClassDecorator {
  const [status, ...own] = typeof problem === 'number' ? [problem] : problem;
  return ApiResponse({ status, ...problemResponse(status, own.length > 0 ? own : SHARED_CODES[status] ?? []) });
}

/** The description of an answer that refuses for one of these reasons; the examples stand once in the document. */
export const problemResponse = (status: number, codes: string[]): ResponseObject => ({
  description: codes.map((code) => `\`${code}\``).join(', '),
  ...headersOf(status, codes),
  content: {
    'application/json': {
      schema: { $ref: getSchemaPath(ProblemDto) },
      examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
    },
  },
});

/** What a refusal that passes tells of when to come again, by the names of the headers. */
export const WAITING_HEADERS: Readonly<Record<string, HeaderObject>> = {
  'Retry-After': headerOf('After how many seconds it is worth trying again', 1_260),
  'RateLimit-Limit': headerOf('How many requests a key may make in an hour', 1_000),
  'RateLimit-Remaining': headerOf('How many of them are left', 0),
  'RateLimit-Reset': headerOf('After how many seconds the next hour begins', 1_260),
};

function headersOf(status: number, codes: string[]): Pick<ResponseObject, 'headers'> {
  const names = codes.includes('RATE_LIMITED') ? Object.keys(WAITING_HEADERS)
    : status === 429 || status === 503 ? ['Retry-After'] : [];
  if (names.length === 0) return {};
  return { headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])) };
}

function headerOf(description: string, example: number): HeaderObject {
  return { description, schema: { type: 'integer', example } };
}

/** An example of a refusal with this code. */
export const problemExample = (code: string): ProblemDto =>
  ({ error: `${sentence(code)}.`, code, requestId: 'req_0193a5c8-7f1e-7c3a-9d55-2f6b8e4c1a70' });

const sentence = (code: string): string => {
  const words = code.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
