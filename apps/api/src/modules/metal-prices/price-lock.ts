import { runForOne, integer, statement } from '../../platform/database/statement.ts';
import type { Tx } from '../../platform/database/sql.ts';

const LOCK = statement(
  `select 1 as taken from pg_advisory_xact_lock(hashtextextended('metal_price', 0))`, { taken: integer });

/** Lets one at a time number versions of prices, and decide them. */
export const lockTable = (tx: Tx): Promise<unknown> => runForOne(tx, LOCK);
