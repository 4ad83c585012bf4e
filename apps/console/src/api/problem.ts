/** One wrong field, as the API names it. */
export interface FieldProblem {
  field: string;
  message: string;
}

/** What went wrong with a call, in a form that can be kept in the store and shown to a person. */
export interface Problem {
  /** The HTTP status, or NETWORK when no answer came. */
  status: number | 'NETWORK';
  code: string;
  message: string;
  details?: unknown;
  requestId?: string | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Reads the error body of the API; a body of another kind (a proxy's page, say) leaves the bare status. */
export function problemOf(status: number, body: unknown): Problem {
  const source = isRecord(body) ? body : {};
  return {
    status,
    code: textOf(source['code']) ?? `HTTP_${status}`,
    message: textOf(source['error']) ?? `${status}: ${textOf(body) ?? 'The server gave no reason.'}`,
    details: source['details'],
    requestId: textOf(source['requestId']),
  };
}

/** Says that no answer came at all. */
export function networkProblem(): Problem {
  return { status: 'NETWORK', code: 'NETWORK_ERROR', message: 'The server could not be reached.' };
}

/** Tells a problem from the other things that a failed call may leave behind. */
export function isProblem(error: unknown): error is Problem {
  return isRecord(error) && typeof error['code'] === 'string' && typeof error['message'] === 'string' && 'status' in error;
}

const isFieldProblem = (detail: unknown): detail is FieldProblem =>
  isRecord(detail) && typeof detail['field'] === 'string' && typeof detail['message'] === 'string';

/** Lists the fields that the API found wrong, so that a form can say it beside each. */
export function fieldProblems(problem: Problem): FieldProblem[] {
  return Array.isArray(problem.details) ? problem.details.filter(isFieldProblem) : [];
}
