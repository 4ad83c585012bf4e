import { sql } from 'kysely';
import { LOCKS } from '../../platform/database/locks.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';

/** Lets one transaction at a time change what a bank has of tainted income. */
export const lockTainted = async (tx: Tx, bankId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${LOCKS.purification}, hashtext(${bankId}))`.execute(tables(tx));
};
