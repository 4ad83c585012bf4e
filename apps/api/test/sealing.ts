import type { EntityManager } from '@mikro-orm/postgresql';
import { setTimeout as wait } from 'node:timers/promises';
import { row } from '../src/platform/database/sql.ts';

/** The lock under which blocks are sealed; whoever holds it keeps every process from sealing. */
export const SEAL_LOCK = 20260108;

const PATIENCE_MS = 60_000;
const PAUSE_MS = 50;

/** Waits until every event recorded so far stands in a block, and fails when that takes longer than it may. */
export const untilSealed = async (em: EntityManager): Promise<void> => {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const { unsealed } = await row<{ unsealed: string }>(em.fork(), `
      select count(*) as unsealed from audit_event e
      where not exists (select 1 from block_leaf l where l.event_id = e.id)`);
    if (unsealed === '0') return;
    if (Date.now() > deadline) throw new Error(`${unsealed} events are still not sealed.`);
    await wait(PAUSE_MS);
  }
};
