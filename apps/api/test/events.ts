import type { EntityManager } from '@mikro-orm/postgresql';
import { setTimeout as wait } from 'node:timers/promises';
import { row } from '../src/platform/database/sql.ts';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 30;

/** Waits until every event recorded so far has its position, and fails when that takes longer than it may. */
export const untilPlaced = async (em: EntityManager): Promise<void> => {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const { unplaced } = await row<{ unplaced: string }>(em.fork(), `
      select count(*) as unplaced from outbox_event o
      where not exists (select 1 from event_position p where p.event_id = o.id)`);
    if (unplaced === '0') return;
    if (Date.now() > deadline) throw new Error(`${unplaced} events still have no position.`);
    await wait(PAUSE_MS);
  }
};
