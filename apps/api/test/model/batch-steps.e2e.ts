import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConnectError, type ConnectClient, type ProgrammableLogicDto, type SendBatchDto, type WalletDto } from '@connect/sdk';
import fc from 'fast-check';
import { row } from '../../src/platform/database/sql.ts';
import { formatMinor } from '../../src/platform/money.ts';
import { startApp, type TestApp } from '../app.ts';
import { expectCoherentLedger } from '../ledger-coherence.ts';
import { IS_LONG } from '../long.ts';
import { openWallet } from '../people.ts';

// RUNS=1000 runs as many as a night allows, and SEED=… the same ones again.
const RUNS = Number(process.env['RUNS'] ?? (IS_LONG ? 60 : 4));
const SEED = Number(process.env['SEED'] ?? 20261121);
const MEMOS = ['Salaries', 'Salaries', 'usury'] as const;

const STEPS = ['approve', 'approve', 'reject', 'release', 'refund', 'cancel', 'releasePart'] as const;
const ACTORS = ['amina', 'bank', 'admin'] as const;

const zakat = fc.constantFrom(undefined, 'from_amount', 'on_top').map((mode): ProgrammableLogicDto => (
  mode === undefined ? {} : { zakatAutoSplit: { enabled: true, percentage: 2.5, mode } }));
const escrow = fc.boolean().map((escrowEnabled): ProgrammableLogicDto => (escrowEnabled ? { escrowEnabled } : {}));
const approval = fc.constantFrom(0, 1, 2).map((quorum): ProgrammableLogicDto => (
  quorum === 0 ? {} : { multiSigRequired: true, quorum }));
const logic = fc.tuple(zakat, escrow, approval)
  .map(([one, two, three]): ProgrammableLogicDto => ({ ...one, ...two, ...three }));
const item = fc.record({
  payee: fc.nat(2), amountMinor: fc.bigInt({ min: 40n, max: 50_000n }), memo: fc.constantFrom(...MEMOS),
});
const story = fc.record({
  logic, atomic: fc.boolean(), maker: fc.constantFrom(...ACTORS),
  items: fc.array(item, { minLength: 1, maxLength: 12 }),
  steps: fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.constantFrom(...ACTORS)), { maxLength: 8 }),
});

describe('a batch in any combination of settings', () => {
  let rig: TestApp;
  let people: Record<(typeof ACTORS)[number], ConnectClient>;
  let from: WalletDto;
  let payees: WalletDto[];
  let taken = 0;

  beforeAll(async () => {
    rig = await startApp();
    people = { amina: await rig.as('amina'), bank: await rig.as('bank.uae'), admin: await rig.as('admin') };
    const yusuf = await rig.as('yusuf');
    from = await openWallet(people.amina, '90000.00');
    payees = [await openWallet(yusuf, '0.00'), await openWallet(yusuf, '0.00'), await openWallet(yusuf, '0.00')];
  });
  afterAll(() => rig.close());

  /** What a refusal says by its code; any other failure is the test's. */
  const codeOf = async (work: Promise<unknown>): Promise<string | null> => {
    try {
      await work;
      return null;
    } catch (failure) {
      if (failure instanceof ConnectError && failure.status < 500) return failure.code;
      throw failure;
    }
  };

  const step = async (id: string, action: (typeof STEPS)[number], client: ConnectClient): Promise<unknown> => {
    if (action === 'releasePart') {
      const [first] = await client.transactions.listTransactions({ batch: id, limit: 1 });
      const { transactions } = client;
      return first && transactions.releaseEscrow({ id: first.id, requestBody: { amount: '0.11' } });
    }
    const { taken: count } = await client.transactions[`${action}Batch`]({ id });
    taken += count;
    return count;
  };

  it(`conserves money under random decisions, over ${RUNS} runs (seed ${SEED})`, async () => {
    await fc.assert(fc.asyncProperty(story, async ({ logic: programmableLogic, atomic, maker, items, steps }) => {
      const requestBody: SendBatchDto = {
        network: 'uae_dirham', currency: 'AED', fromAddress: from.address, atomic, programmableLogic,
        items: items.map(({ payee, amountMinor, memo }) =>
          ({ toAddress: payees[payee]?.address ?? '', amount: formatMinor(amountMinor), memo })),
      };
      const refused = await codeOf(people[maker].transactions.sendBatch({ requestBody }));
      expect(refused).toBe(atomic && items.some(({ memo }) => memo === 'usury') ? 'BATCH_REJECTED' : null);
      const [batch] = await people.amina.transactions.listBatches({ limit: 1 });
      expect(batch?.state).toBe(refused === null ? 'done' : 'refused');
      for (const [action, actor] of steps) await codeOf(step(batch?.id ?? '', action, people[actor]));
      await expectCoherentLedger(rig.orm.em);
      const { standings } = await people.amina.transactions.getBatch({ id: batch?.id ?? '' });
      const { held } = await row<{ held: string }>(rig.orm.em.fork(), `
        select coalesce(sum(h.amount_minor - h.captured_minor - h.released_minor), 0) as held
        from hold h join transaction t on t.id = h.transaction_id where t.batch_id = $1`, [batch?.id]);
      expect(held === '0').toBe(standings.every(({ status }) => status !== 'pending'));
    }), { numRuns: RUNS, seed: SEED });
    // A handful of runs may come to nothing by chance.
    expect(taken).toBeGreaterThanOrEqual(RUNS < 15 ? 0 : Math.floor(RUNS / 3));
  }, 600_000 + RUNS * 4_000);
});
