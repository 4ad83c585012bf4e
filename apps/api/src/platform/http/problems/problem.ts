import { HttpException } from '@nestjs/common';
import { isError, OUTCOME_UNKNOWN_STATE } from '../../database/sql-states.ts';
import { invalid, Refusal, unavailable } from './refusal.ts';

/** The codes and sentences of refusals the framework makes before a route is reached. */
const FRAMEWORK_REFUSALS: Readonly<Record<number, readonly [code: string, sentence: string]>> = {
  400: ['BAD_REQUEST', 'The request could not be understood.'],
  401: ['UNAUTHENTICATED', 'This request needs a sign-in.'],
  403: ['FORBIDDEN', 'You may not do this.'],
  404: ['NOT_FOUND', 'There is nothing here.'],
  405: ['METHOD_NOT_ALLOWED', 'This method is not allowed here.'],
  406: ['NOT_ACCEPTABLE', 'No answer can be given in the form that was asked for.'],
  408: ['REQUEST_TIMEOUT', 'The request took too long to arrive.'],
  409: ['CONFLICT', 'The request conflicts with the present state.'],
  413: ['BODY_TOO_LARGE', 'The request body is too large.'],
  414: ['URI_TOO_LONG', 'The address of the request is too long.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'The request body must be sent as application/json.'],
  429: ['TOO_MANY_REQUESTS', 'Too many requests; wait a moment and try again.'],
  431: ['HEADERS_TOO_LARGE', 'The request headers are too large.'],
};

const MALFORMED_REQUESTS: Readonly<Record<string, string>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request says it carries JSON but its body is empty.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request body is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request body is not as long as its Content-Length says.',
};

/**
 * The SQLSTATE codes and system errors of a database that does not serve at the moment: connection lost or refused,
 * read only, transaction too long, conflict with others, resources at an end, lock or statement given up, shutting
 * down, disk failing.
 */
const UNAVAILABLE_STATE = /^(08...|25006|25P0[34]|40001|40P01|53...|55P03|57014|57P0.|58030)$/;
const UNAVAILABLE_SYSTEM = /^E(CONN.*|HOST.*|NET.*|AI_AGAIN|PIPE|NOENT|TIMEDOUT)$/;
const NO_CONNECTION = /timeout exceeded when trying to connect|Connection terminated|not queryable/i;
const NO_CONNECTION_STATE = '08003';
const MAX_CAUSES = 5;

/** Turns whatever went wrong into a refusal, or answers nothing when it is a fault of ours. */
export function toRefusal(failure: unknown): Refusal | undefined {
  if (failure instanceof Refusal) return failure;
  if (failure instanceof URIError) return statusRefusal(400);
  if (failure instanceof HttpException) return fromHttpException(failure);
  const states = statesOf(failure);
  if (states.includes(OUTCOME_UNKNOWN_STATE)) return outcomeUnknown();
  if (states.some(isUnavailable)) return databaseUnavailable();
  const status = statusOf(failure);
  return status === undefined || status >= 500 ? undefined : statusRefusal(status, codeOf(failure));
}

/** Refuses with the sentence every route shares for this status. */
export function statusRefusal(status: number, frameworkCode?: string): Refusal {
  const malformed = MALFORMED_REQUESTS[frameworkCode ?? ''];
  if (malformed !== undefined) return new Refusal(400, 'MALFORMED_JSON', malformed);
  const [code, sentence] = FRAMEWORK_REFUSALS[status] ?? ['REQUEST_REFUSED', 'The request was refused.'];
  return new Refusal(status, code, sentence);
}

function fromHttpException(exception: HttpException): Refusal | undefined {
  const status = exception.getStatus();
  if (status === 404 && exception.message.startsWith('Cannot ')) {
    return new Refusal(404, 'ROUTE_NOT_FOUND', 'There is no such route.');
  }
  if (status === 503) return databaseUnavailable();
  if (status === 400 && exception.message.startsWith('Validation failed')) {
    return invalid([{ field: 'request', message: 'The request could not be understood.' }]);
  }
  return status >= 500 ? undefined : statusRefusal(status, codeOf(exception.cause));
}

const databaseUnavailable = (): Refusal => unavailable('DATABASE_UNAVAILABLE',
  'The database does not answer at the moment. Repeat the request with the same Idempotency-Key.');

const outcomeUnknown = (): Refusal => unavailable('OUTCOME_UNKNOWN',
  'The connection was lost while the change was being saved. Repeat the request with the same Idempotency-Key.');

const isUnavailable = (code: string): boolean => UNAVAILABLE_STATE.test(code) || UNAVAILABLE_SYSTEM.test(code);

/** The codes of a failure and of what caused it. */
const statesOf = (failure: unknown): string[] => {
  const states: string[] = [];
  let cause = failure;
  for (let depth = 0; isError(cause) && depth < MAX_CAUSES; depth++, cause = cause.cause) {
    states.push(NO_CONNECTION.test(cause.message) ? NO_CONNECTION_STATE : codeOf(cause) ?? '');
  }
  return states;
};

const codeOf = (failure: unknown): string | undefined =>
  isError(failure) && 'code' in failure && typeof failure.code === 'string' ? failure.code : undefined;

const statusOf = (failure: unknown): number | undefined =>
  failure instanceof Error && 'statusCode' in failure && typeof failure.statusCode === 'number'
    ? failure.statusCode
    : undefined;
