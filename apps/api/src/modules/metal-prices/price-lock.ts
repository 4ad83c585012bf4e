import { sql } from 'kysely';
import { LOCKS } from '../../platform/database/locks.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';

/** Lets one at a time number versions of prices, and decide them. */
export const lockPrices = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${LOCKS.metalPrices})`.execute(tables(tx));
};
