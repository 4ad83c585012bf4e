import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, type Kysely } from 'kysely';

/** The open database transaction of a unit of work; always passed by hand, never ambient. */
export type Tx = EntityManager;

/**
 * Runs one hand-written statement with `$1` parameters inside the manager's transaction (or on its own outside one)
 * and returns its rows. The ledger's write path and keyset lists use it; everything else speaks through entities.
 */
export const rows = async <Row>(
  em: EntityManager, text: string, parameters: readonly unknown[] = [],
): Promise<Row[]> => {
  const target = em.getTransactionContext<Kysely<unknown>>() ?? em.getConnection().getClient();
  const result = await target.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]));
  return result.rows;
};

/** Runs a statement that yields exactly one row. */
export const row = async <Row>(em: EntityManager, text: string, parameters: readonly unknown[] = []): Promise<Row> => {
  const [first] = await rows<Row>(em, text, parameters);
  if (first === undefined) throw new Error('A statement that must yield one row yielded none.');
  return first;
};

/**
 * Spells a column of ids, numbers or plain codes as an array parameter. None of them needs quoting, which makes this
 * several times cheaper than the driver's own spelling; text that people write must be passed as a plain array.
 */
export const column = (values: readonly (string | number | bigint | boolean | null | undefined)[]): string =>
  `{${values.map((value) => value ?? 'null').join(',')}}`;
