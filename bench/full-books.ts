import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { LEDGER_INVARIANTS } from '../apps/api/src/ledger/invariants.ts';
import { BUSINESS_INVARIANTS } from '../apps/api/src/modules/invariants/business-invariants.ts';
import { PAYMENT_INVARIANTS } from '../apps/api/src/modules/invariants/payment-invariants.ts';
import type { Figures } from './figures.ts';
import { loadTransactions } from './million-load.ts';
import type { Rig } from './rig.ts';

/** So many are loaded first and checked by every invariant; the rest comes out of the same statements. */
const SAMPLE = 2000;
const SEALED_WITHIN_MS = 900_000;

/** Fills the books with completed transfers among some wallets; afterwards the tables are as a vacuum leaves them. */
export const fillBooks = async (
  { figures, rig, client }: { figures: Figures; rig: Rig; client: pg.Client },
  { addresses, transactions, name }: { addresses: readonly string[]; transactions: number; name: string },
): Promise<void> => {
  const startedAt = performance.now();
  await loadTransactions(rig.books, addresses, { first: 1, last: SAMPLE, of: transactions });
  await expectInvariants(client);
  await loadTransactions(rig.books, addresses, { first: SAMPLE + 1, last: transactions, of: transactions });
  figures.add(`${name}.load`, (performance.now() - startedAt) / 1000, 's');
  await untilSealed(client);
  await untilTold(client);
  figures.add(`${name}.sealed`, (performance.now() - startedAt) / 1000, 's');
  await client.query('vacuum analyze');
  await client.query('checkpoint');
};

/** Waits until every event stands in a block. */
export const untilSealed = async (client: pg.Client): Promise<void> => {
  const deadline = performance.now() + SEALED_WITHIN_MS;
  while (performance.now() < deadline) {
    const { rows: [found] } = await client.query<{ count: number }>('select count(*)::int from unsealed_event_ids()');
    if (found?.count === 0) return;
    await sleep(500);
  }
  throw new Error('The sealer did not keep up with what was loaded.');
};

/** Waits until those who tell people of events have come to the last one. */
const untilTold = async (client: pg.Client): Promise<void> => {
  const deadline = performance.now() + SEALED_WITHIN_MS;
  while (performance.now() < deadline) {
    const { rows: [found] } = await client.query<{ left: string | null }>(`
      select (select max(id) from outbox_event) - min(o.id) as left
      from event_consumer c join event_position p using (position) join outbox_event o on o.id = p.event_id`);
    if (Number(found?.left) === 0) return;
    await sleep(500);
  }
  throw new Error('Those who tell of events did not keep up with what was loaded.');
};

const expectInvariants = async (client: pg.Client): Promise<void> => {
  for (const { sentence, find } of [...LEDGER_INVARIANTS, ...PAYMENT_INVARIANTS, ...BUSINESS_INVARIANTS]) {
    const { rowCount } = await client.query(find(() => 'true'));
    if (rowCount !== 0) throw new Error(`The loaded books are broken: ${sentence}.`);
  }
};
