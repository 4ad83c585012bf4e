import type { FieldCode, FieldData } from './field-code.ts';

/** A refusal the caller can act on: an HTTP status, a stable code, one clear sentence and the facts behind it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
    readonly details?: unknown,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(sentence);
  }

  /** The body every refusal is answered with. */
  toBody(requestId: string): ProblemBody {
    return {
      error: this.message,
      code: this.code,
      ...(this.details === undefined ? {} : { details: this.details }),
      requestId,
    };
  }
}

/** The wire shape of every error. */
export interface ProblemBody {
  error: string;
  code: string;
  details?: unknown;
  requestId: string;
}

/** What a piece of work comes to, or the refusal it ends in; any other failure is thrown on. */
export const attempt = <Result>(work: () => Result): Result | Refusal => {
  try {
    return work();
  } catch (failure) {
    if (failure instanceof Refusal) return failure;
    throw failure;
  }
};

/** The same of work that takes its time. */
export const attemptLater = async <Result>(work: () => Promise<Result>): Promise<Result | Refusal> => {
  try {
    return await work();
  } catch (failure) {
    if (failure instanceof Refusal) return failure;
    throw failure;
  }
};

/** One field that was not understood, as listed in the details of a 400. */
export interface FieldProblem {
  field: string;
  message: string;
  /** What is wrong with it; the code of the refusal itself where there is none. */
  code?: FieldCode;
  /** The facts that belong to the code. */
  data?: FieldData;
  /** The value that was probably meant. */
  proposed?: string;
}

/** Refuses a malformed request, naming each field. */
export const invalid = (problems: FieldProblem[]): Refusal =>
  new Refusal(400, 'VALIDATION_FAILED', problems.map(({ message }) => message).join(' '),
    problems.map((problem) => ({ code: 'NOT_ACCEPTED', ...problem }) satisfies FieldProblem));

/** Refuses to say whether something exists that the caller may not see. */
export const notFound = (what: string): Refusal =>
  new Refusal(404, `${what.toUpperCase().replaceAll(' ', '_')}_NOT_FOUND`, `There is no such ${what}.`);

/** Refuses because the outcome or the capacity is not certain; the caller may send the same request again. */
export const unavailable = (
  code: string, sentence: string,
  { retryAfterSeconds = 1, details }: { retryAfterSeconds?: number; details?: unknown } = {},
): Refusal => new Refusal(503, code, sentence, details, { 'retry-after': String(retryAfterSeconds) });
