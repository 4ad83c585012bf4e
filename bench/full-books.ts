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
/** So much is loaded before those who follow the log must have come to it: they are slow with what has piled up. */
const STRETCH = 100_000;
const FOLLOWED_WITHIN_MS = 900_000;
const CHECKED_WITHIN_MS = 1_800_000;
/** Nothing is wrong with the first; the others are refused by the rules that the loaded refusals are refused by. */
const GIVEN = ['Invoice 0', 'Payment for whisky', 'Interest on loan'];

const LEFT = `
  select (select count(*) from unsealed_event_ids())::int as unsealed,
    (select count(*) from event_consumer c where position < (select max(position) from event_position))::int as behind,
    (select count(*) from unplaced_events(1))::int as unplaced`;

/** Fills the books with transfers among some wallets; afterwards the tables are as a vacuum leaves them. */
export const fillBooks = async (
  { figures, rig, client }: { figures: Figures; rig: Rig; client: pg.Client },
  { addresses, transactions, name }: { addresses: readonly string[]; transactions: number; name: string },
): Promise<void> => {
  const startedAt = performance.now();
  await giveVerdicts(rig, addresses);
  await loadTransactions(rig.books, addresses, { first: 1, last: SAMPLE, of: transactions });
  await expectInvariants(client);
  for (let first = SAMPLE + 1; first <= transactions; first += STRETCH) {
    const last = Math.min(first + STRETCH - 1, transactions);
    await loadTransactions(rig.books, addresses, { first, last, of: transactions });
    await untilFollowed(client);
    process.stdout.write(`${name}: ${last} of ${transactions} loaded\n`);
  }
  figures.add(`${name}.load`, (performance.now() - startedAt) / 1000, 's');
  await client.query('vacuum analyze');
  await client.query('checkpoint');
};

/** Waits until every event stands in a block, and all who follow the log have come to its end. */
export const untilFollowed = async (client: pg.Client): Promise<void> => {
  const deadline = performance.now() + FOLLOWED_WITHIN_MS;
  while (performance.now() < deadline) {
    const { rows: [left] } = await client.query<{ unsealed: number; behind: number; unplaced: number }>(LEFT);
    if (left && left.unsealed + left.behind + left.unplaced === 0) return;
    await sleep(200);
  }
  throw new Error('Those who follow the log did not keep up with what was loaded.');
};

/** Waits until the checks of the whole books are over that began with the API; no other begins while it is measured. */
export const untilChecked = async (client: pg.Client): Promise<void> => {
  await client.query("update invariant_round set whole_asked_at = 'infinity'");
  const deadline = performance.now() + CHECKED_WITHIN_MS;
  while (performance.now() < deadline) {
    const { rowCount } = await client.query("select from job where queue = 'invariants' and failed_at is null");
    if (rowCount === 0) return;
    await sleep(200);
  }
  throw new Error('The checks of the books did not come to an end.');
};

/** Has one payment judged of each kind that is loaded, so that the loaded verdicts are ones that were really given. */
const giveVerdicts = async ({ baseUrl, token }: Rig, [from, to]: readonly string[]): Promise<void> => {
  for (const memo of GIVEN) {
    const answer = await fetch(`${baseUrl}/api/v1/transactions/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        type: 'send', network: 'uae_dirham', currency: 'AED', amount: '1.00', fromAddress: from, toAddress: to, memo }),
    });
    if (answer.status !== (memo === GIVEN[0] ? 201 : 422)) throw new Error(`"${memo}" was judged another way.`);
  }
};

const expectInvariants = async (client: pg.Client): Promise<void> => {
  for (const { sentence, find } of [...LEDGER_INVARIANTS, ...PAYMENT_INVARIANTS, ...BUSINESS_INVARIANTS]) {
    const { rowCount } = await client.query(find(() => 'true'));
    if (rowCount !== 0) throw new Error(`The loaded books are broken: ${sentence}.`);
  }
};
