import type { EntityManager } from '@mikro-orm/postgresql';
import type { Finding, Invariant, Within } from '../../ledger/invariants.ts';
import { planByIndex, rows, transactional } from '../../platform/database/sql.ts';
import { MOST_FOUND } from './invariant-results.service.ts';
import { isId } from './recent-things.queries.ts';

/** A round must end within its minute; while a statement of a check of the whole runs, old rows are not cleaned up. */
const PART_TIMEOUT = '5s';
const WHOLE_TIMEOUT = '10min';

/** The things among which an invariant is looked at: by id, or all payments behind a number. */
export type Among = readonly string[] | bigint;

/** The ids of what breaks an invariant in the whole of the books, at most one more than are named. */
export const findInWhole = (em: EntityManager, { find }: Invariant): Promise<string[]> =>
  transactional(em, async (tx) => {
    await rows(tx, `select set_config('statement_timeout', '${WHOLE_TIMEOUT}', true)`);
    return idsOf(await rows(tx, limited(find, () => 'true', 'materialized')));
  }, { readOnly: true });

/** The ids of what breaks an invariant among some things; its plan reads those things and not the whole of a table. */
export const findAmong = (em: EntityManager, { find, findInPart }: Invariant, among: Among): Promise<string[]> =>
  transactional(em, async (tx) => {
    await planByIndex(tx);
    // Every other kind of join may read a table to its end for the sake of a few rows.
    await rows(tx, `
      select set_config('statement_timeout', '${PART_TIMEOUT}', true), set_config('enable_hashjoin', 'off', true),
             set_config('enable_mergejoin', 'off', true)`);
    const [within, parameter]: [Within, unknown] = typeof among === 'bigint'
      ? [(column) => `${column} > $1::bigint`, among]
      : [(column) => `${column} = any($1::uuid[])`, among.filter(isId)];
    return idsOf(await rows(tx, limited(findInPart ?? find, within), [parameter]));
  }, { readOnly: true });

// What is `materialized` is read to its end before it is cut, as it always is while nothing is broken: a plan for the
// first few of it would look up each entry of the books by itself.
const limited = (find: Finding, within: Within, materialized: 'materialized' | '' = ''): string => `
  with broken as ${materialized} (${find(within)})
  select distinct id::text as id from broken limit ${String(MOST_FOUND + 1)}`;

const idsOf = (found: { id: string | null }[]): string[] => found.map(({ id }) => id ?? 'unnamed');
