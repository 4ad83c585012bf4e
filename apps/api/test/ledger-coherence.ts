import type { EntityManager } from '@mikro-orm/postgresql';
import { expect } from '@jest/globals';
import { rows } from '../src/platform/database/sql.ts';
import { INVARIANTS } from './invariants.ts';

/** Fails with the number of the first invariant that is broken and the rows that break it. */
export const expectCoherentLedger = async (em: EntityManager): Promise<void> => {
  const broken: Record<string, unknown[]> = {};
  for (const [sentence, query] of Object.entries(INVARIANTS)) {
    const found = await rows(em.fork(), query);
    if (found.length > 0) broken[sentence] = found.slice(0, 5);
  }
  expect(broken).toEqual({});
};
