import pg from 'pg';
import { OUTCOME_UNKNOWN_STATE } from './sql-states.ts';

/** The SQLSTATE of a failure of the connection. */
export const CONNECTION_FAILURE = '08006';

/** The SQLSTATE class of values that PostgreSQL cannot read, which its message quotes. */
const UNREADABLE_VALUE = '22';

/** A failure of the database that is found out here, as the server itself would tell it. */
export const failureOf = (code: string, sentence: string, cause?: unknown): Error =>
  Object.assign(new Error(sentence, { cause }), { code });

/** The failure of a change of which nobody knows whether it was saved. */
export const inDoubt = (failure: unknown): Error =>
  failureOf(OUTCOME_UNKNOWN_STATE, 'Nobody knows whether the change was saved.', failure);

/**
 * Whether a failure with this code proves that nothing was saved. What PostgreSQL answers with an error was rolled back
 * for certain; any other failure proves nothing, nor does one that ends the connection. Node's own codes, such as
 * EPIPE, are no SQLSTATE.
 */
export const isRolledBack = (state: string | undefined): boolean =>
  state !== undefined && /^[0-9A-DF-Z][0-9A-Z]{4}$/.test(state) && !/^(08|57P0)/.test(state);

/**
 * An error of PostgreSQL without the rows and values that it quotes: whatever fails ends up in a log, and they may be
 * somebody's name. Which statement, table, column or constraint it was stays told.
 */
export const withoutValues = (failure: unknown): unknown => {
  if (!(failure instanceof pg.DatabaseError)) return failure;
  delete failure.detail;
  delete failure.where;
  delete failure.internalQuery;
  if (!failure.code?.startsWith(UNREADABLE_VALUE)) return failure;
  const { message, stack } = failure;
  failure.message = message.replace(/"[^]*"/, '"…"');
  failure.stack = (stack ?? '').replace(message, () => failure.message);
  return failure;
};
