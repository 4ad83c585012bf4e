import type { EntityManager } from '@mikro-orm/postgresql';
import { expect } from '@jest/globals';
import { BalancesQueries } from '../src/modules/blocks/balances/balances.queries.ts';
import { BLOCK_COLUMNS, type BlockRow } from '../src/modules/blocks/block-row.ts';
import { ChainWalk } from '../src/modules/blocks/chain-walk.ts';
import { RecordsQueries } from '../src/modules/blocks/records.queries.ts';
import { VerifyBalances } from '../src/modules/blocks/balances/verify-balances.use-case.ts';
import { rows } from '../src/platform/database/sql.ts';
import { findInWhole } from '../src/modules/invariants/find-breaks.queries.ts';
import { INVARIANTS } from '../src/modules/invariants/invariant-list.ts';

// Otherwise the balances that blocks commit to would come apart, and the sealing with them.
const ENTRIES_NOT_TOLD_ONCE = `
  select e.transaction_id as id from entry e
  where (select count(*) from audit_event t
         where t.resource_id = e.transaction_id::text and t.resource = 'transaction' and t.details ? 'postings'
           and e.posting >= coalesce((t.details ->> 'firstPosting')::int, 0)
           and e.posting < coalesce((t.details ->> 'firstPosting')::int, 0) + (t.details ->> 'postings')::int) <> 1
  limit 5`;

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
  const untold = await rows<{ id: string }>(em, ENTRIES_NOT_TOLD_ONCE);
  if (untold.length > 0) broken['events tell of each entry once'] = untold;
  const walk = new ChainWalk(null, []);
  const blocks = await rows<BlockRow>(em, `select ${BLOCK_COLUMNS} from block order by height`);
  await new VerifyBalances(em, new BalancesQueries()).execute(walk, null, blocks, []);
  if (walk.faults.length > 0) broken['blocks commit to what accounts hold'] = walk.faults.slice(0, 5);
  expect(broken).toEqual({});
};
