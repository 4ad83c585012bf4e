import { sql } from 'kysely';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import type { BilingualDto } from '../compliance/public.ts';
import type { PackPeriod } from './governance-figures.ts';

/** A resolution that was in force when the period ended, with every voice that was against it. */
export interface ResolutionFigures {
  id: string;
  board: 'network' | 'bank';
  title: BilingualDto;
  binds: string[];
  validFrom: string;
  validUntil: string | null;
  agree: number;
  dissent: number;
  abstain: number;
  dissents: { seat: string; reasons: string }[];
}

/** Resolutions of the network's board and of the bank's, as they were in force when the period ended. */
export const resolutionsIn = async (tx: Tx, { bankId, to }: PackPeriod): Promise<ResolutionFigures[]> => {
  const end = to.toISOString();
  const found = await tables(tx).selectFrom('resolution as r').innerJoin('board as b', 'b.id', 'r.board_id')
    .innerJoin('resolution_text as t', (join) => join.onRef('t.resolution_id', '=', 'r.id')
      .onRef('t.version', '=', 'r.version'))
    .select(['r.id', 'b.bank_id', 't.text', 'r.binds', 'r.valid_from', 'r.valid_until'])
    .where((r) => r.or([r('b.bank_id', 'is', null), r('b.bank_id', '=', bankId)]))
    .where('r.state', 'in', ['in_force', 'superseded', 'withdrawn', 'expired'])
    .where('r.decided_at', '<', end).where((r) => r.or([r('r.ended_at', 'is', null), r('r.ended_at', '>=', end)]))
    .where('r.valid_from', '<=', end.slice(0, 10)).orderBy('r.ordinal').execute();
  if (found.length === 0) return [];
  const opinions = await tables(tx).selectFrom('resolution_opinion as o')
    .innerJoin('resolution as r', (join) => join.onRef('r.id', '=', 'o.resolution_id')
      .onRef('r.version', '=', 'o.version'))
    .innerJoin('board_seat as s', 's.id', 'o.seat_id')
    .select(['o.resolution_id', 'o.stance', 'o.reasons', 's.name'])
    .where('o.resolution_id', 'in', found.map(({ id }) => id)).where('o.given_at', '<', end)
    .orderBy(sql`o.ordinal`).execute();
  return found.map((one) => {
    const own = opinions.filter(({ resolution_id: id }) => id === one.id);
    const count = (stance: string): number => own.filter((opinion) => opinion.stance === stance).length;
    const { title } = JSON.parse(one.text) as { title: BilingualDto };
    return {
      id: one.id, board: one.bank_id === null ? 'network' : 'bank', title, binds: one.binds,
      validFrom: one.valid_from, validUntil: one.valid_until, agree: count('agree'), dissent: count('dissent'),
      abstain: count('abstain'),
      dissents: own.filter(({ stance }) => stance === 'dissent').map(({ name, reasons }) => ({ seat: name, reasons })),
    };
  });
};
