/** A refusal of the API: its status, its stable code, the facts behind it, and the id to quote when asking for help. */
export class ConnectError extends Error {
  override readonly name = 'ConnectError';
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  readonly requestId: string | null;
  /** How long to wait before trying again, when the API says so. */
  readonly retryAfterSeconds: number | null;

  constructor(response: Response, body: unknown) {
    const problem: Problem = isProblem(body)
      ? body : { error: `The API answered ${response.status}.`, code: 'UNEXPECTED_ANSWER' };
    super(problem.error);
    this.status = response.status;
    this.code = problem.code;
    this.details = problem.details;
    this.requestId = problem.requestId ?? response.headers.get('x-request-id');
    const retryAfter = response.headers.get('retry-after');
    this.retryAfterSeconds = retryAfter === null ? null : Number(retryAfter);
  }
}

interface Problem {
  error: string;
  code: string;
  details?: unknown;
  requestId?: string;
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
  && 'code' in body && typeof body.code === 'string';
