import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  ConnectError, type ConnectClient, type ContractDetailDto, type StepField, type TakeContractStepDto,
} from '@connect/sdk';
import { rows } from '../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../app.ts';
import { DOCUMENT, openContractFixture, take, type ContractFixture } from '../contracts.ts';
import { expectCoherentLedger } from '../ledger-coherence.ts';
import { IS_LONG } from '../long.ts';

const RUNS = IS_LONG ? 60 : 10;
const MOST_STEPS = 14;
const SEED = 20_261_120;

/** What a legal step is refused for although it is legal: money, or figures that do not fit what happened before. */
const HONEST_REFUSALS = new Set([
  'INSUFFICIENT_FUNDS', 'VALIDATION_FAILED', 'RENT_UNPAID', 'NO_PURCHASE_OPTION', 'RENT_IS_FIXED', 'ALREADY_SIGNED',
  'CAPITAL_ALREADY_PAID', 'LIMIT_EXCEEDED', 'DEPOSIT_EXISTS', 'VENTURE_WALLET_REQUIRED', 'NOBODY_TO_BUY',
  'SHARES_NOT_ALLOWED',
]);
const GOES_ON = new Set([
  'confirm', 'sell', 'purchase', 'possess', 'deliver', 'promise', 'sign', 'fund', 'start', 'acquire', 'lease',
  'pay-capital', 'distribute', 'liquidate', 'wind-up', 'dissolve', 'pay', 'lay-deposit', 'leave', 'suspend', 'resume',
]);

const inputFor = (needs: readonly StepField[], draw: number, dues: number, today: string): TakeContractStepDto => {
  const values: TakeContractStepDto = {
    on: today, documentHash: DOCUMENT, note: 'As agreed.', possession: 'constructive', benchmarkPct: 5,
    dueOn: Array<string>(dues).fill('2099-01-01'), deedId: 'D-7', net: draw % 3 === 0 ? '-50.00' : '80.01',
    value: `${(draw % 7) * 400}.00`, units: 1 + (draw % 30), unitPrice: '1.01',
    amount: '50.00', proceeds: '980.00',
  };
  return Object.fromEntries(needs.map((field) => [field, values[field]]));
};

describe('contracts, taken through any legal steps', () => {
  let rig: TestApp;
  let fixture: ContractFixture;

  beforeAll(async () => {
    rig = await startApp();
    fixture = await openContractFixture(rig, { bank: '900000.00', amina: '300000.00', dealer: '5000.00' });
  });
  afterAll(() => rig.close());

  const make = async (kind: number): Promise<ContractDetailDto> => {
    const { bank, ofBank, ofAmina, ofDealer } = fixture;
    const [our, their, dealer] = [ofBank.address, ofAmina.address, ofDealer.address];
    const made = [
      () => bank.smartContracts.createMurabaha({ requestBody: {
        assetPrice: '1000.00', profitMargin: 7.77, installments: 6, deferredPaymentPeriod: 6, seller: our, buyer: their,
        supplier: dealer, latePaymentCharge: { ratePct: 1, beneficiary: 'charity' } } }),
      () => bank.smartContracts.createIjara({ requestBody: {
        monthlyRent: '333.33', rentalPeriod: 4, landlord: our, tenant: their } }),
      () => bank.smartContracts.createMudaraba({ requestBody: {
        capitalAmount: '1000.00', rabbAlMalRatio: 65, capitalProvider: our, entrepreneur: their } }),
      () => bank.smartContracts.createMusharaka({ requestBody: { partners: [
        { name: their, capital: '700.00', works: true, profit: 60 },
        { name: our, capital: '500.00', works: true, profit: 30 },
        { name: dealer, capital: '100.01', works: true, profit: 10 }] } }),
      () => bank.smartContracts.createDiminishingMusharaka({ requestBody: {
        financierUnits: 30, units: 40, unitsPerPeriod: 5, fullRent: '99.99', assetValue: '4000.00', financier: our,
        client: their, supplier: dealer } }),
    ];
    return await made[kind % made.length]!() as ContractDetailDto;
  };

  /** Takes one of the steps that the API itself offers to one of the people, forward ones more often. */
  const step = async (contract: ContractDetailDto, draw: number): Promise<void> => {
    const people: ConnectClient[] = [fixture.bank, fixture.amina, fixture.admin];
    const offers = (await Promise.all(people.map(async (client) =>
      (await client.smartContracts.getContract({ id: contract.id })).actions.map((legal) => ({ client, legal })))))
      .flat().filter(({ legal }) => legal.missing.length === 0 && legal.action !== 'name-parties');
    const forward = offers.filter(({ legal }) => GOES_ON.has(legal.action));
    const some = draw % 8 === 0 || forward.length === 0 ? offers : forward;
    const offer = some[draw % Math.max(1, some.length)];
    if (!offer) return;
    const dues = contract.schedule.filter(({ state }) => state === 'planned').length;
    const { now } = await fixture.admin.sandbox.getSandboxClock();
    try {
      await take(offer.client, contract, offer.legal.action, inputFor(offer.legal.needs, draw, dues, now.slice(0, 10)));
    } catch (refusal) {
      if (!(refusal instanceof ConnectError)) throw refusal;
      expect({ action: offer.legal.action, code: refusal.code, known: HONEST_REFUSALS.has(refusal.code) })
        .toMatchObject({ known: true });
    }
  };

  it('keep every promise of the ledger, sell nothing unpossessed and never raise what is due', async () => {
    const runs = fc.tuple(fc.nat(99), fc.array(fc.nat(9999), { minLength: 6, maxLength: MOST_STEPS }));
    await fc.assert(fc.asyncProperty(runs, async ([kind, draws]) => {
      const contract = await make(kind);
      for (const draw of draws) {
        await step(await fixture.admin.smartContracts.getContract({ id: contract.id }), draw);
        if (draw % 5 === 0) await fixture.pass('P20D');
      }
      const { state, facts, type } = await fixture.admin.smartContracts.getContract({ id: contract.id });
      if (['sold', 'instalments', 'overdue', 'settled'].includes(state) && type === 'murabaha') {
        expect(facts).toMatchObject({ purchasedOn: expect.any(String), possession: expect.any(String) });
      }
    }), { numRuns: RUNS, seed: SEED });
    await expectCoherentLedger(rig.orm.em);
    const sums = await rows(rig.orm.em.fork(), `
      select c.id from contract c join contract_due d on d.contract_id = c.id where c.type = 'murabaha'
      group by c.id, c.value_minor having sum(d.amount_minor) <> c.value_minor and bool_and(d.state <> 'waived')`);
    expect(sums).toEqual([]);
    const shares = await rows(rig.orm.em.fork(), `
      select c.id from contract c cross join lateral jsonb_array_elements(c.facts -> 'shares') as s (share)
      where c.facts ? 'shares' group by c.id, c.value_minor
      having sum((s.share ->> 'capital')::numeric * 100) <> c.value_minor
        or sum((s.share ->> 'profitBps')::int) <> 10000`);
    expect(shares).toEqual([]);
    const [taken] = await rows<{ steps: string; types: string; payments: string }>(rig.orm.em.fork(), `
      select (select count(*) from contract_step) as steps, (select count(*) from contract_payment) as payments,
             (select count(distinct type) from contract where state <> 'draft') as types`);
    expect(Number(taken?.types)).toBe(5);
    expect(Number(taken?.steps)).toBeGreaterThan(RUNS * 3);
    expect(Number(taken?.payments)).toBeGreaterThan(RUNS);
  });
});
