import type { IsoProblemDto } from '@connect/sdk';
import { type FieldProblem, fieldProblems, type Problem } from '../../api/problem.ts';
import { detailWords, readsServer } from '../../api/problem-words.ts';
import { i18n } from '../../i18n/i18n.ts';
import type { Words } from '../../i18n/words.ts';

/** One thing that is wrong with a message: where it stands, and what, in the reader's words. */
export interface MessageProblem {
  path: string;
  /** Absent where the server did not say. */
  line?: number;
  words: string;
}

type Code = keyof Words['isoMessages']['problem'];

const isOwn = (code: string): code is Code => i18n.exists(`isoMessages:problem.${code}`);

/** What is wrong, as the server says it to those who read its language, and otherwise by what its code means here. */
function wordsOf(problem: FieldProblem): string {
  const { code = 'NOT_ACCEPTED' } = problem;
  if (!readsServer() && isOwn(code)) return i18n.t(`isoMessages:problem.${code}`);
  // The line is told beside it.
  return detailWords(problem).replace(/^Line \d+: /, '');
}

const toMessageProblem = (problem: FieldProblem, line: unknown = problem.data?.['line']): MessageProblem =>
  ({ path: problem.field, ...(typeof line === 'number' && { line }), words: wordsOf(problem) });

/** A problem of a kept message. */
export const keptProblem = ({ path, line, code, message }: IsoProblemDto): MessageProblem =>
  toMessageProblem({ field: path, code, sentence: message }, line);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The problems of the message in a refusal, which stand in its details or in a list there. */
export function problemsIn(refusal: Problem): MessageProblem[] {
  const { details } = refusal;
  const listed = isRecord(details) && Array.isArray(details['problems']) ? details['problems'] : details;
  return fieldProblems({ ...refusal, details: listed }).map((problem) => toMessageProblem(problem));
}

/** Which earlier message has the name already, and by which digests they differ. */
export interface EarlierMessage {
  id: string;
  keptSha256: string;
  sentSha256: string;
}

export function earlierIn({ code, details }: Problem): EarlierMessage | null {
  if (code !== 'MESSAGE_EXISTS' || !isRecord(details)) return null;
  const { id, keptSha256, sentSha256 } = details;
  if (typeof id !== 'string' || typeof keptSha256 !== 'string' || typeof sentSha256 !== 'string') return null;
  return { id, keptSha256, sentSha256 };
}
