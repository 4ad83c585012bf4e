import { sql } from 'kysely';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import type { BindingKind } from './board-words.ts';

/** The resolution of the network’s board that is in force and binds something; null where there is none. */
export const resolutionInForce = async (tx: Tx, kind: BindingKind, value: string): Promise<string | null> => {
  const found = await tables(tx).selectFrom('resolution').innerJoin('board', 'board.id', 'resolution.board_id')
    .select('resolution.id').where('board.bank_id', 'is', null).where('resolution.state', '=', 'in_force')
    .where(sql<boolean>`${`${kind}:${value}`} = any(resolution.binds)`).executeTakeFirst();
  return found?.id ?? null;
};
