import type { EntityManager } from '@mikro-orm/postgresql';
import { expect } from '@jest/globals';
import { RecordsQueries } from '../src/modules/blocks/records.queries.ts';
import { rows } from '../src/platform/database/sql.ts';
import { INVARIANTS } from './invariants.ts';

/**
 * Fails with the numbers of the invariants that are broken and the rows that break them, and when the books are not
 * what was sealed of them: then something changes them without telling of it.
 */
export const expectCoherentLedger = async (em: EntityManager): Promise<void> => {
  const broken: Record<string, unknown[]> = {};
  for (const [sentence, query] of Object.entries(INVARIANTS)) {
    const found = await rows(em.fork(), query);
    if (found.length > 0) broken[sentence] = found.slice(0, 5);
  }
  const records = new RecordsQueries(em);
  for (const [sentence, changed] of Object.entries({
    'the books are what was sealed of them': await records.changedBetween(0n, BigInt(Number.MAX_SAFE_INTEGER)),
    'accounts hold what their entries say': await records.wrongBalances(),
    'events tell of all that is in the books': await records.untold(null, null),
  })) if (changed.length > 0) broken[sentence] = changed.slice(0, 5);
  expect(broken).toEqual({});
};
