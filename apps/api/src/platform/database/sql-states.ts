/** The SQLSTATE of a transaction of which nobody knows whether it was saved. */
export const OUTCOME_UNKNOWN_STATE = '08007';

/** The SQLSTATE codes of conflicts between transactions, of which each one alone may well succeed. */
export const CONFLICT_STATES: ReadonlySet<string> = new Set(['40001', '40P01']);

/** Whether what was thrown is an error; one that Node itself makes may be no instance of the class known here. */
export const isError = (thrown: unknown): thrown is Error =>
  typeof thrown === 'object' && thrown !== null && 'message' in thrown && typeof thrown.message === 'string';

/** The SQLSTATE of a database failure, however deep it is wrapped. */
export const sqlStateOf = (failure: unknown): string | undefined => {
  for (let cause = failure, depth = 0; isError(cause) && depth < 4; cause = cause.cause, depth++) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return undefined;
};
