import { sql } from 'kysely';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import type { BindingKind } from './board-words.ts';

export { referenceOf } from './resolutions.queries.ts';

/**
 * The resolution in force that binds something; null where there is none. Of a bank it is its own board that binds, or
 * that of the network where the bank has none; what is for all the network's board binds.
 */
export const resolutionInForce = async (
  tx: Tx, kind: BindingKind, value: string, bankId: string | null = null,
): Promise<string | null> => {
  const board = tables(tx).selectFrom('board').select('id')
    .where((is) => is.or([is('bank_id', 'is', null), ...(bankId === null ? [] : [is('bank_id', '=', bankId)])]))
    .orderBy('bank_id', (order) => order.asc().nullsLast()).limit(1);
  const found = await tables(tx).selectFrom('resolution').select('id').where('board_id', '=', board)
    .where('state', '=', 'in_force').where(sql<boolean>`${`${kind}:${value}`} = any(binds)`)
    // What ended today at midnight is noted a moment later, and brings nothing into force meanwhile.
    .where(sql<boolean>`coalesce(valid_until >= to_char(business_now() at time zone 'utc', 'YYYY-MM-DD'), true)`)
    .executeTakeFirst();
  return found?.id ?? null;
};
