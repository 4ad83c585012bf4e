import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, type Kysely } from 'kysely';
import { OpenTransaction } from './kysely-client.ts';
import { nameFor } from './statement-names.ts';
import { transactional, type Tx } from './transaction.ts';

export { transactional, type Tx } from './transaction.ts';

/**
 * Runs one hand-written statement with `$1` parameters inside the manager's transaction (or on its own outside one)
 * and returns its rows, of whose type nobody makes sure: new statements go through `tables` or are a `statement`.
 * Within a transaction it is sent at once, so that PostgreSQL works on it while the next is being written here; each
 * connection plans it once.
 */
export const rows = async <Row>(
  em: EntityManager, text: string, parameters: readonly unknown[] = [],
): Promise<Row[]> => {
  const transaction = em.getTransactionContext<Kysely<unknown>>();
  if (!(transaction instanceof OpenTransaction)) {
    const kysely = transaction ?? em.getKysely();
    return (await kysely.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]))).rows;
  }
  const marked = transaction.isByIndex ? `/* by index */ ${text}` : text;
  const name = nameFor(marked);
  const { rows: found } = await transaction.pooled.run(
    { text: marked, values: [...parameters], ...(name === undefined ? {} : { name }) });
  return found as Row[];
};

/**
 * Leaves the rest of a transaction no way to its rows but indexes, in the order they give. Work that goes on all the
 * time asks for it, for its plans must not rest on what was known of the tables at one hour: one that was small when a
 * connection planned a statement, or whose rows were all alike when they were last counted, would be read as a whole,
 * again and again, once it has grown. Statements of such transactions bear a mark, so that they are planned by
 * themselves although others may run the same text.
 */
export const planByIndex = async (tx: Tx): Promise<void> => {
  await rows(tx, `select ${['enable_seqscan', 'enable_bitmapscan', 'enable_sort']
    .map((setting) => `set_config('${setting}', 'off', true)`).join(', ')}`);
  const transaction = tx.getTransactionContext<Kysely<unknown>>();
  if (transaction instanceof OpenTransaction) transaction.isByIndex = true;
};

/** Keeps the rest of a transaction from reading any table as a whole; what is sought has an index of some kind. */
export const planWithoutWhole = async (tx: Tx): Promise<void> => {
  await rows(tx, "select set_config('enable_seqscan', 'off', true)");
};

/** Keeps the rest of a transaction from gathering and sorting what an index gives in the order that is asked for. */
export const planInOrder = async (tx: Tx): Promise<void> => {
  await rows(tx, `select ${['enable_bitmapscan', 'enable_hashjoin', 'enable_mergejoin']
    .map((setting) => `set_config('${setting}', 'off', true)`).join(', ')}`);
};

/** Reads in a transaction of its own that is planned by index. */
export const readByIndex = <Result>(em: EntityManager, read: (tx: Tx) => Promise<Result>): Promise<Result> =>
  transactional(em, async (tx) => {
    await planByIndex(tx);
    return read(tx);
  }, { readOnly: true });

// What a statement hears when one before it has failed, which is no reason of its own.
const IN_FAILED_TRANSACTION = '25P02';
const isAftermath = (reason: unknown): boolean =>
  reason instanceof Error && 'code' in reason && reason.code === IN_FAILED_TRANSACTION;

/**
 * Waits for a pipeline: pieces of work of one transaction that share its round trips, to the last of them, and then
 * throws what failed first. None may still be writing when the transaction ends: it would write outside of it.
 */
export const pipeline = async <Results extends unknown[]>(
  work: { [N in keyof Results]: Promise<Results[N]> },
): Promise<Results> => {
  const reasons: unknown[] = [];
  const results = await Promise.all((work as Promise<unknown>[]).map((piece) =>
    piece.catch((reason: unknown) => { reasons.push(reason); })));
  if (reasons.length > 0) throw reasons.find((reason) => !isAftermath(reason)) ?? reasons[0];
  return results as Results;
};

/** Runs a statement that yields exactly one row. */
export const row = async <Row>(em: EntityManager, text: string, parameters: readonly unknown[] = []): Promise<Row> => {
  const [first] = await rows<Row>(em, text, parameters);
  if (first === undefined) throw new Error('A statement that must yield one row yielded none.');
  return first;
};

/**
 * Spells a column of ids, numbers or plain codes as an array parameter. None of them needs quoting, which makes this
 * several times cheaper than the driver's own spelling; text that people write must be passed as a plain array. A
 * column without a value in any row is no array at all, and `unnest` fills it up beside others: ten such columns cost
 * both sides 8 µs a row instead of 10.5.
 */
export const column = (values: readonly (string | number | bigint | boolean | null | undefined)[]): string | null =>
  (isBlank(values) ? null : `{${values.map((value) => value ?? 'null').join(',')}}`);

/** As `column`, for texts that people write. */
export const textColumn = (values: readonly (string | null | undefined)[]): readonly unknown[] | null =>
  (isBlank(values) ? null : values);

const isBlank = (values: readonly unknown[]): boolean =>
  values.length > 0 && values.every((value) => value === null || value === undefined);

const RECORD_SEPARATOR = '\u001e';

/**
 * Spells a column of JSON texts as one parameter, to be taken apart by `jsonTexts`. JSON never holds a bare control
 * character, so nothing needs quoting; an array parameter would escape each of its many quotation marks.
 */
export const jsonColumn = (texts: readonly string[]): string => texts.join(RECORD_SEPARATOR);

/** The SQL that turns the parameter of `jsonColumn` back into a column of texts. */
export const jsonTexts = (parameter: string): string => `string_to_array(${parameter}::text, e'\\x1e')`;
