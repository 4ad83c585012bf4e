import type { EntityManager } from '@mikro-orm/postgresql';
import type { DatabasePool } from './database-pool.ts';
import { OpenTransaction, PooledKysely } from './kysely-client.ts';

/** The open database transaction of a unit of work; always passed by hand, never ambient. */
export type Tx = EntityManager;

/** The pool that a manager's statements run over. */
export const poolOf = (em: EntityManager): DatabasePool => {
  const client = em.getConnection().getClient();
  if (client instanceof PooledKysely) return client.pool;
  throw new Error('This manager was made without ormOptions.');
};

/** How a transaction reads: it may write unless it only reads, and `repeatable read` reads all as of one moment. */
interface Reading {
  readOnly?: boolean;
  isolationLevel?: 'repeatable read';
}

/**
 * Runs work in one transaction of its own and commits it. The work's manager, its Kysely and its statements share one
 * connection; entities that it changed are saved before the commit. What it throws, or a commit that fails, undoes all.
 */
export const transactional = async <Result>(
  em: EntityManager, work: (tx: Tx) => Promise<Result>,
  { readOnly = false, ...level }: Reading = {},
): Promise<Result> => {
  const connection = await poolOf(em).connect();
  try {
    connection.begin({ ...level, ...(readOnly && { accessMode: 'read only' }) });
    const tx = em.fork();
    tx.setTransactionContext(new OpenTransaction(connection));
    try {
      const result = await work(tx);
      await tx.flush();
      await connection.commit();
      return result;
    } catch (failure) {
      await connection.rollback();
      throw failure;
    }
  } finally {
    connection.release();
  }
};
