import type { Attempt } from '../src/platform/jobs/job-handler.ts';

/** An attempt at a job that a test makes without a queue. */
export const attemptAt = (subject: string, signal = new AbortController().signal): Attempt =>
  ({ subject, signal, finish: () => Promise.resolve(), postpone: () => Promise.resolve() });
