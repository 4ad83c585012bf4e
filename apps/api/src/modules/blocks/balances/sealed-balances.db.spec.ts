import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { BalancesFixture } from '../../../../test/balances-fixture.ts';
import { chanceOf, SEED } from '../../../../test/chance.ts';
import { balancesOn, sealerOn } from '../../../../test/sealing.ts';
import { row, rows } from '../../../platform/database/sql.ts';

/** Payments of each payer between two moments at which everything is sealed. */
const PAYMENTS = 5;
const ROUNDS = 6;
const MOST_PARTS = 3;

describe(`balances that blocks commit to (seed ${SEED})`, () => {
  let fixture: BalancesFixture;
  beforeEach(async () => { fixture = await BalancesFixture.open(); });
  afterEach(() => fixture.close());

  it('are those of all entries that were told of, whatever is paid while two processes seal in turn', async () => {
    const chance = chanceOf(SEED);
    const sealers = [fixture.sealer(), fixture.sealer()];
    for (let n = 0; n < 4; n++) await fixture.openWallet(1_000_000n);
    const progress = { isPaying: true };
    const sealing = (async (): Promise<void> => {
      while (progress.isPaying) {
        await sealers[chance(2)]!.execute();
        await wait(5);
      }
    })();
    const chances = Array.from({ length: 4 }, (_, payer) => chanceOf(SEED + payer + 1));
    for (let round = 0; round < ROUNDS; round++) {
      await Promise.all(chances.map(async (mine, payer) => {
        for (let n = 0; n < PAYMENTS; n++) {
          const from = fixture.wallets[payer]!;
          const to = fixture.wallets.filter((wallet) => wallet !== from)[mine(3)]!;
          await fixture.pay([from, to], BigInt(1 + mine(50)), 1 + mine(MOST_PARTS), 1 + mine(2));
          if (mine(20) === 0) await fixture.openWallet(500n);
        }
      }));
      await fixture.sealAll(sealers[0]!);
    }
    progress.isPaying = false;
    await sealing;

    const { stored, computed } = await fixture.roots();
    expect(stored.length).toBeGreaterThanOrEqual(ROUNDS);
    expect(stored).toEqual(computed);
    expect(await fixture.faults()).toEqual([]);
    // A process that begins now finds the same, and so does one that has long been behind.
    await fixture.pay([fixture.wallets[0]!, fixture.wallets[1]!], 7n);
    await fixture.seal(fixture.sealer());
    await fixture.pay([fixture.wallets[1]!, fixture.wallets[0]!], 5n);
    await fixture.seal(sealers[1]!);
    const later = await fixture.roots();
    expect(later.stored).toEqual(later.computed);
    expect(await fixture.faults()).toEqual([]);
  });

  it('keep the sealer from going on from entries that were changed before they were sealed', async () => {
    const sealer = fixture.sealer();
    const [one, other] = [await fixture.openWallet(900n), await fixture.openWallet(0n + 1n)];
    await fixture.sealAll(sealer);
    const id = await fixture.pay([one, other], 10n);
    await fixture.asSuperuser([`update entry set amount_minor = 999 where transaction_id = $1 and account_id = $2`, [id, other]]);
    await expect(fixture.seal(sealer)).rejects.toThrow(other);
    await fixture.asSuperuser([`update entry set amount_minor = 10 where transaction_id = $1 and account_id = $2`, [id, other]]);
    await fixture.seal(sealer);
    expect(await fixture.faults()).toEqual([]);
    // A payment that nobody told of leaves a gap in what the next event tells of.
    await fixture.asSuperuser([`update account set posted_minor = posted_minor + 5, sequence = sequence + 1 where id = $1`, [other]],
      [`insert into entry select account_id, account_sequence + 1, gen_random_uuid(), 0, purpose, currency, 5, balance_after_minor + 5
        from entry where account_id = $1 order by account_sequence desc limit 1`, [other]]);
    await fixture.pay([one, other], 10n);
    await expect(fixture.seal(sealer)).rejects.toThrow(other);
  });

  it('keep a process that begins anew from sealing on top of entries that were changed afterwards', async () => {
    const [one, other] = [await fixture.openWallet(900n), await fixture.openWallet(1n)];
    await fixture.sealAll(fixture.sealer());
    await fixture.asSuperuser([`update entry set amount_minor = 899, balance_after_minor = 899 where account_id = $1`, [one]],
      [`update account set posted_minor = 899 where id = $1`, [one]]);
    await expect(fixture.sealer().execute()).rejects.toThrow('do not give the balances');
    expect(await fixture.faults()).toContainEqual(expect.objectContaining({ code: 'balances_changed' }));
    await fixture.asSuperuser([`update entry set amount_minor = 900, balance_after_minor = 900 where account_id = $1`, [one]],
      [`update account set posted_minor = 900 where id = $1`, [one]]);
    await fixture.pay([one, other], 10n);
    await fixture.seal(fixture.sealer());
    expect(await fixture.faults()).toEqual([]);
  });

  it('are found wrong from the block on, account by account, and the walk goes on', async () => {
    const sealer = fixture.sealer();
    const [one, other] = [await fixture.openWallet(900n), await fixture.openWallet(1n)];
    await fixture.sealAll(sealer);
    const heights: number[] = [];
    const ids: string[] = [];
    for (let n = 0; n < 4; n++) {
      ids.push(await fixture.pay([one, other], 10n));
      await fixture.seal(sealer);
      heights.push(Number((await row<{ height: string }>(fixture.orm.em.fork(), 'select max(height) as height from block')).height));
    }
    await fixture.asSuperuser(
      [`update entry set amount_minor = 11 where transaction_id = $1 and account_id = $2`, [ids[1], other]],
      [`update entry set balance_after_minor = balance_after_minor + 3 where transaction_id = $1 and account_id = $2`, [ids[3], one]]);
    const faults = await fixture.faults();
    expect(faults).toContainEqual({ code: 'entries_broken', height: heights[1], resourceId: other });
    expect(faults).toContainEqual({ code: 'entries_broken', height: heights[3], resourceId: one });
    expect(faults.filter(({ code }) => code === 'balances_changed')).toEqual([]);
    await fixture.asSuperuser(
      [`update entry set amount_minor = 10 where transaction_id = $1 and account_id = $2`, [ids[1], other]],
      [`update entry set balance_after_minor = balance_after_minor - 3 where transaction_id = $1 and account_id = $2`, [ids[3], one]],
      // Consistent in itself: only the root knows.
      [`update entry set amount_minor = sign(amount_minor) * 60 where transaction_id = $1`, [ids[2]]],
      [`update entry set balance_after_minor = balance_after_minor + 50 where account_id = $1 and account_sequence >= 4`, [other]],
      [`update entry set balance_after_minor = balance_after_minor - 50 where account_id = $1 and account_sequence >= 4`, [one]]);
    expect((await fixture.faults()).filter(({ code }) => code === 'balances_changed'))
      .toEqual([{ code: 'balances_changed', height: heights[2], resourceId: null }]);
    await fixture.asSuperuser([`update account_place set position = position + 1000 where account_id = $1`, [one]]);
    expect(await fixture.faults()).toContainEqual(expect.objectContaining({ code: 'place_changed', height: 1 }));
  });

  it('begin with what stood when there were blocks without them, which stay as they are', async () => {
    // As the release before wrote: events without the numbers of postings, blocks without balances.
    const without = { close: () => Promise.resolve({ accounts: null, balances_root: null }) };
    const older = sealerOn(fixture.orm.em, fixture, Object.assign(balancesOn(fixture.orm.em), without));
    const [one, other] = [await fixture.openWallet(900n), await fixture.openWallet(1n)];
    await fixture.pay([one, other], 10n, 2);
    await fixture.asSuperuser([`update audit_event set details = details - 'postings' - 'firstPosting'`]);
    await fixture.sealAll(older);
    // Told of, and not sealed yet when the new release begins.
    await fixture.pay([one, other], 3n);
    await fixture.asSuperuser([`update audit_event set details = details - 'postings' - 'firstPosting'`], ['delete from account_place'], [`
      insert into account_place (position, account_id, currency, height, opening_minor, opening_sequence)
      select row_number() over (order by a.id) - 1, a.id, a.currency, 0, coalesce(e.balance_after_minor, 0), coalesce(e.account_sequence, 0)
      from account a left join lateral (select * from entry where account_id = a.id order by account_sequence desc limit 1) e on true`]);
    const sealer = fixture.sealer();
    await fixture.seal(sealer);
    await fixture.pay([other, one], 4n, 2);
    await fixture.openWallet(50n);
    await fixture.sealAll(sealer);
    expect(await fixture.faults()).toEqual([]);
    const roots = await rows<{ root: Buffer | null }>(fixture.orm.em.fork(), 'select balances_root as root from block order by height');
    const first = roots.findIndex(({ root }) => root !== null);
    expect(first).toBeGreaterThan(0);
    expect(roots.slice(first).every(({ root }) => root !== null)).toBe(true);
    // The release before seals nothing on top.
    await fixture.pay([other, one], 1n);
    await expect(fixture.seal(older)).rejects.toThrow('does not commit to balances');
    await fixture.asSuperuser([`update account_place set opening_minor = opening_minor + 1 where account_id = $1`, [one]]);
    expect(await fixture.faults()).toContainEqual({ code: 'opening_changed', height: 0, resourceId: one });
  });

  it('answer no proof of an account that no block knows, and one of every other', async () => {
    const known = await fixture.openWallet(900n);
    await fixture.sealAll(fixture.sealer());
    const unknown = await fixture.openWallet(1n);
    const balances = balancesOn(fixture.orm.em);
    expect(await balances.proofOf(unknown)).toMatchObject({ proof: null });
    expect(await balances.proofOf(known)).toMatchObject({ proof: { balance: { account: known, postedMinor: '900', sequence: '1' } } });
  });
});
