import type { Answered } from '../exchange.ts';

const MOST_PROBLEM_BYTES = 4096;
// A file, a line of a stack, or the words of the database.
const INNARDS = new RegExp([
  'node_modules', '/src/', '\\.[jt]s:\\d+', '\\bat \\w+ \\(', 'SQLSTATE', 'DriverException', 'violates \\w+ constraint',
  'relation "', 'syntax error at', 'invalid byte sequence', 'invalid input syntax',
].join('|'));

interface Problem {
  error?: unknown;
  code?: unknown;
  details?: unknown;
  requestId?: unknown;
}

const isFieldProblem = (detail: unknown): detail is { field: string; message: string } =>
  typeof detail === 'object' && detail !== null && 'field' in detail && 'message' in detail
  && typeof detail.field === 'string' && detail.field !== '' && typeof detail.message === 'string';

const nameOf = (field: string): string => /^[^.[]*/.exec(field)?.[0] ?? '';

const faultOfProblem = (problem: Problem, requestId: unknown): string | null => {
  const unknown = Object.keys(problem).filter((key) => !['error', 'code', 'details', 'requestId'].includes(key));
  if (unknown.length > 0) return `the problem has unknown members ${unknown.join(', ')}`;
  if (typeof problem.error !== 'string' || !/^\S[^]*[.!?]$/.test(problem.error)) return 'the problem has no sentence';
  if (typeof problem.code !== 'string' || !/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(problem.code)) return 'the problem has no code';
  if (problem.requestId !== requestId) return 'the problem does not carry the id of its request';
  if (problem.code === 'INTERNAL') return 'a fault of ours is answered as the caller’s';
  return null;
};

const faultOfDetails = ({ code, details }: Problem, field: string | null): string | null => {
  if (code !== 'VALIDATION_FAILED') return null;
  if (!Array.isArray(details) || details.length === 0 || !details.every(isFieldProblem)) return 'no field is named';
  return field === null || details.some((detail) => nameOf(detail.field) === field) ? null : `${field} is not named`;
};

/**
 * What is wrong with an answer, or null. An answer to bad input may be a success or a refusal of one exact shape; it is
 * never a fault of the server, never long, and never shows how the server is made.
 */
export const faultIn = (answer: Answered, field: string | null = null): string | null => {
  if (answer.status >= 500) return `the server failed with ${answer.status}`;
  if (answer.status < 400) return null;
  if (Buffer.byteLength(answer.text) > MOST_PROBLEM_BYTES) return `the problem has ${Buffer.byteLength(answer.text)} bytes`;
  if (INNARDS.test(answer.text)) return 'the problem shows how the server is made';
  let problem: Problem;
  try {
    problem = JSON.parse(answer.text) as Problem;
  } catch {
    return 'the problem is no JSON';
  }
  // An answer that is repeated carries the id of the request it was first given to.
  const isReplay = answer.headers['idempotency-replayed'] === 'true';
  const requestId = isReplay ? problem.requestId : answer.headers['x-request-id'];
  return faultOfProblem(problem, requestId) ?? faultOfDetails(problem, field);
};
