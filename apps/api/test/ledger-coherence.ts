import type { EntityManager } from '@mikro-orm/postgresql';
import { expect } from '@jest/globals';
import { RecordsQueries } from '../src/modules/blocks/records.queries.ts';
import { findInWhole } from '../src/modules/invariants/find-breaks.queries.ts';
import { INVARIANTS } from '../src/modules/invariants/invariant-list.ts';

/**
 * Fails with the numbers of the invariants that are broken and what breaks them, and when the books are not what was
 * sealed of them: then something changes them without telling of it.
 */
export const expectCoherentLedger = async (em: EntityManager): Promise<void> => {
  const broken: Record<string, unknown[]> = {};
  for (const invariant of INVARIANTS) {
    const found = await findInWhole(em, invariant);
    if (found.length > 0) broken[`${invariant.number ?? ''} ${invariant.sentence}`] = found.slice(0, 5);
  }
  const changed = await new RecordsQueries(em).changedBetween(0n, BigInt(Number.MAX_SAFE_INTEGER));
  if (changed.length > 0) broken['the books are what was sealed of them'] = changed.slice(0, 5);
  expect(broken).toEqual({});
};
