import { ConnectError } from '@connect/sdk';
import { refusalWords } from './problem-words.ts';

/** One wrong field, as the API names it. */
export interface FieldProblem {
  field: string;
  /** The server's own words, in its own language. */
  sentence: string;
  /** What is wrong with it, which the code of the whole problem says where it is missing. */
  code?: string;
  /** The facts that belong to the code, such as the bounds of a length. */
  data?: Readonly<Record<string, string | number>>;
  /** The value that was probably meant. */
  proposed?: string;
}

/** What went wrong with a call, in a form that can be kept in the store and shown to a person. */
export interface Problem {
  /** The HTTP status, or NETWORK when no answer came. */
  status: number | 'NETWORK';
  code: string;
  /** The server's own words, in its own language: a screen says it by `refusalWords` or `fieldWords`. */
  sentence: string;
  details?: unknown;
  requestId?: string | undefined;
}

/** Puts what a failed call left behind into words: a refusal as the API explained it, anything else as silence. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof ConnectError)) {
    return { status: 'NETWORK', code: 'NETWORK_ERROR', sentence: 'The server could not be reached.' };
  }
  const { status, code, message: sentence, details, requestId } = error;
  return { status, code, sentence, details, requestId: requestId ?? undefined };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Tells a problem from the other things that a failed call may leave behind. */
export function isProblem(error: unknown): error is Problem {
  if (!isRecord(error)) return false;
  return typeof error['code'] === 'string' && typeof error['sentence'] === 'string' && 'status' in error;
}

/** Whether a request that moves money may have done so all the same: the server failed, or no answer came. */
export const isUnclear = ({ status }: Problem): boolean => status === 'NETWORK' || status >= 500;

/** By which code a call was refused. */
export const codeOf = (error: unknown): string | undefined => (isProblem(error) ? error.code : undefined);

/** What a screen says about a failed call in the reader's words, and the id to quote when asking for help. */
export function reasonOf(error: unknown): { message?: string; requestId?: string | undefined } {
  return isProblem(error) ? { message: refusalWords(error), requestId: error.requestId } : {};
}

type Detail = Partial<Omit<FieldProblem, 'sentence'>> & { field: string; message?: string };

const isFieldProblem = (detail: unknown): detail is Detail =>
  isRecord(detail) && typeof detail['field'] === 'string';

/** Lists the fields that the API found wrong, so that a form can say it beside each. */
export function fieldProblems({ details, sentence }: Problem): FieldProblem[] {
  const named = (Array.isArray(details) ? details : [details]).filter(isFieldProblem);
  return named.map(({ message, ...problem }) => ({ ...problem, sentence: message ?? sentence }));
}
