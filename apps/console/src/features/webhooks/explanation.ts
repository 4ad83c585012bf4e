import { reasonOf } from '../../api/problem.ts';

/** The API's own sentence about a failure, as a toast tells it. */
export const explanationOf = (failure: unknown): { description?: string } => {
  const { message } = reasonOf(failure);
  return message === undefined ? {} : { description: message };
};
