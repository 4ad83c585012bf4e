import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, ContractAction, ContractDetailDto, CreateIjaraDto, CreateMurabahaDto } from '@connect/sdk';
import { LIVES } from '../../../src/modules/contracts/life/tables/life-tables.ts';
import type { ContractType } from '../../../src/modules/contracts/terms/contract-kinds.ts';
import { startApp, type TestApp } from '../../app.ts';
import { DOCUMENT, openContractFixture, take, type ContractFixture } from '../../contracts.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet } from '../../people.ts';
import { PreviewedSteps } from './previewed-steps.ts';

const proof = { documentHash: DOCUMENT };
const note = { note: 'As agreed by all.' };

describe('a preview of a step', () => {
  let rig: TestApp;
  let fixture: ContractFixture;
  let steps: PreviewedSteps;
  let [bank, amina, yusuf] = [] as unknown as [ConnectClient, ConnectClient, ConnectClient];
  /** A second officer of the same bank: four eyes need no administrator. */
  let noura: ConnectClient;

  beforeAll(async () => {
    rig = await startApp();
    fixture = await openContractFixture(rig, { bank: '900000.00', amina: '400000.00' });
    ({ bank, amina } = fixture);
    [yusuf, noura] = [await rig.as('yusuf'), await rig.as('noura.uae')];
    steps = new PreviewedSteps(rig);
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    await rig.close();
  });

  const day = async (days: number): Promise<string> =>
    new Date(Date.parse((await fixture.admin.sandbox.getSandboxClock()).now) + days * 86_400_000)
      .toISOString().slice(0, 10);

  const makeMurabaha = async (changes: Partial<CreateMurabahaDto> = {}): Promise<ContractDetailDto> =>
    await bank.smartContracts.createMurabaha({ requestBody: {
      assetPrice: '9000.00', profitMargin: 5, installments: 3, deferredPaymentPeriod: 3, ...changes,
      seller: changes.seller ?? fixture.ofBank.address, buyer: changes.buyer ?? fixture.ofAmina.address,
      supplier: fixture.ofDealer.address,
    } }) as ContractDetailDto;

  describe('of a murabaha', () => {
    const sold = async (changes: Partial<CreateMurabahaDto> = {}): Promise<ContractDetailDto> => {
      const contract = await makeMurabaha(changes);
      await steps.take(contract, 'promise', [amina]);
      await steps.take(contract, 'purchase', [bank, noura], proof);
      await steps.take(contract, 'possess', [bank], { possession: 'actual', ...proof });
      await steps.take(contract, 'sell', [bank, amina], proof);
      return steps.take(contract, 'deliver', [bank], proof);
    };

    it('from a deposit to the last instalment', async () => {
      const contract = await makeMurabaha();
      await steps.take(contract, 'promise', [amina]);
      await steps.take(contract, 'lay-deposit', [amina], { amount: '300.00' });
      await steps.take(contract, 'purchase', [bank, noura], proof);
      await steps.take(contract, 'possess', [bank], { possession: 'actual', ...proof });
      await steps.take(contract, 'sell', [bank, amina], proof);
      await steps.take(contract, 'deliver', [bank], proof);
      expect(await steps.take(contract, 'pay', [amina])).toMatchObject({ paid: '3150.00' });
      await steps.take(contract, 'reschedule', [bank, amina], { dueOn: [await day(90), await day(180)] });
      expect(await steps.take(contract, 'settle-early', [bank, amina], { rebate: '0.01' }))
        .toMatchObject({ state: 'settled', paid: '9449.99' });
    });

    it('of a buyer who is late, with the donation for the delay', async () => {
      const poor = await openWallet(amina, '10.00');
      const donation = { latePaymentCharge: { amount: '25.00', beneficiary: 'charity' } } as const;
      const contract = await sold({ buyer: poor.address, ...donation });
      await fixture.pass('P1M');
      await steps.take(contract, 'grant-respite', [bank], { on: await day(10), ...note });
      await fixture.pass('P11D');
      await steps.take(contract, 'accelerate', [bank], { on: await day(0), ...note });
      await amina.wallets.fundWallet({ id: poor.id, requestBody: { amount: '4000.00' } });
      await steps.take(contract, 'pay', [amina]);
      await steps.take(contract, 'default', [bank], note);
      await steps.take(contract, 'write-off', [bank], note);
      const other = await openWallet(amina, '10.00');
      const late = await sold({ buyer: other.address, ...donation });
      await fixture.pass('P1M');
      await amina.wallets.fundWallet({ id: other.id, requestBody: { amount: '4000.00' } });
      const paid = await steps.take(late, 'pay', [amina]);
      expect(paid.payments.at(-1)).toMatchObject({ amount: '3150.00', lateDonation: '25.00' });
    });

    it('of a sale that is disputed and undone', async () => {
      const contract = await sold();
      await steps.take(contract, 'pay', [amina]);
      await steps.take(contract, 'dispute', [amina], note);
      await steps.take(contract, 'resolve', [amina], note);
      await steps.take(contract, 'dispute', [amina], note);
      const undone = await steps.take(contract, 'rescind', [bank, amina, noura], note);
      expect(undone.payments.at(-1)).toMatchObject({ kind: 'refund', amount: '3150.00' });
    });

    it('of a deposit that is given back, and of one that a resale takes from', async () => {
      const given = await makeMurabaha();
      await steps.take(given, 'promise', [amina]);
      await steps.take(given, 'lay-deposit', [amina], { amount: '300.00' });
      expect(await amina.smartContracts.previewContractStep({ id: given.id, action: 'cancel', requestBody: {} }))
        .toMatchObject({ deposit: { captured: '0.00', freed: '300.00' }, movesMoney: true });
      await steps.take(given, 'cancel', [amina]);
      const taken = await makeMurabaha();
      await steps.take(taken, 'promise', [amina]);
      await steps.take(taken, 'lay-deposit', [amina], { amount: '300.00' });
      await steps.take(taken, 'purchase', [bank, noura], proof);
      await steps.take(taken, 'resell-elsewhere', [bank], { ...note, ...proof, proceeds: '8900.00' });
    });
  });

  describe('of an ijara', () => {
    const make = async (changes: Partial<CreateIjaraDto> = {}): Promise<ContractDetailDto> =>
      await bank.smartContracts.createIjara({ requestBody: {
        assetValue: '12000.00', rentalPeriod: 2, monthlyRent: '300.00', landlord: fixture.ofBank.address,
        tenant: fixture.ofAmina.address, supplier: fixture.ofDealer.address, ...changes,
      } }) as ContractDetailDto;
    const leased = async (changes: Partial<CreateIjaraDto> = {}): Promise<ContractDetailDto> => {
      const contract = await make(changes);
      await steps.take(contract, 'promise', [amina]);
      await steps.take(contract, 'acquire', [bank, noura], proof);
      await steps.take(contract, 'lease', [bank, amina]);
      return steps.take(contract, 'deliver', [bank], proof);
    };

    it('whose rent follows a benchmark, to its return', async () => {
      const contract = await leased({ monthlyRent: undefined as never, rentFormula: {
        benchmark: 'EIBOR 3 months', spread: 2, floor: '50.00', cap: '80.00', firstPeriodRent: '70.00' } });
      await steps.take(contract, 'record-benchmark', [bank], { benchmarkPct: 5.5, on: await day(0) });
      await steps.take(contract, 'suspend', [amina], note);
      await fixture.pass('P3D');
      await steps.take(contract, 'resume', [bank]);
      await fixture.pass('P3M');
      await steps.take(contract, 'return', [amina]);
    });

    it('of a tenant who pays late, and of the rent that is left when it ends', async () => {
      const poor = await openWallet(amina, '0.00');
      const contract = await leased({ tenant: poor.address, rentalPeriod: 6 });
      await fixture.pass('P2M');
      await amina.wallets.fundWallet({ id: poor.id, requestBody: { amount: '300.00' } });
      await steps.take(contract, 'pay', [amina]);
      await steps.take(contract, 'terminate', [bank], note);
      await amina.wallets.fundWallet({ id: poor.id, requestBody: { amount: '300.00' } });
      await steps.take(contract, 'pay', [amina]);
    });

    it('that ends by a transfer, by a loss, or before it begins', async () => {
      const passing = await leased({
        rentalPeriod: 1, purchaseOption: true, transferMethod: 'separate sale', transferPrice: '100.00' });
      await fixture.pass('P1M');
      await steps.take(passing, 'transfer', [bank, amina], { deedId: 'D-1' });
      await steps.take(await leased(), 'total-loss', [amina], { ...proof, ...note });
      await steps.take(await make(), 'cancel', [bank]);
    });
  });

  it('of a mudaraba, with profit on account, a breach and its end', async () => {
    const venture = await openWallet(amina, '50000.00');
    const make = async (): Promise<ContractDetailDto> => await bank.smartContracts.createMudaraba({ requestBody: {
      capitalAmount: '20000.00', rabbAlMalRatio: 70, businessDescription: 'Wholesale trade in dates',
      capitalProvider: fixture.ofBank.address, entrepreneur: fixture.ofAmina.address, venture: venture.address,
      mandate: 'restricted',
    } }) as ContractDetailDto;
    const begin = async (): Promise<ContractDetailDto> => {
      const contract = await make();
      await steps.take(contract, 'sign', [bank, amina]);
      return steps.take(contract, 'fund', [bank, noura]);
    };
    const contract = await begin();
    await steps.take(contract, 'start', [amina]);
    await steps.take(contract, 'distribute', [amina], { net: '1000.01', ...proof });
    await steps.take(contract, 'breach', [bank], { ...note, ...proof });
    await steps.take(contract, 'liquidate', [amina], { value: '21300.00', ...proof });
    await steps.take(contract, 'distribute', [amina, bank]);
    await steps.take(contract, 'close', [bank]);
    await steps.take(await begin(), 'cancel', [amina]);
    await steps.take(await make(), 'cancel', [bank]);
  });

  it('of a musharaka, with a partner who leaves, and of one that never began', async () => {
    const [venture, hers, his] = [
      await openWallet(amina, '9000.00'), await openWallet(amina, '9000.00'), await openWallet(yusuf, '3000.00')];
    const make = async (): Promise<ContractDetailDto> => await bank.smartContracts.createMusharaka({ requestBody: {
      businessDescription: 'Furniture workshop', venture: venture.address, partners: [
        { name: hers.address, capital: '2000.00', works: true, profit: 40 },
        { name: fixture.ofBank.address, capital: '1000.00', works: true, profit: 20 },
        { name: his.address, capital: '3000.00', works: true, profit: 40 },
      ] } }) as ContractDetailDto;
    const signed = async (): Promise<ContractDetailDto> => {
      const contract = await make();
      for (const partner of [amina, bank, yusuf]) await steps.take(contract, 'sign', [partner]);
      await steps.take(contract, 'pay-capital', [amina]);
      return contract;
    };
    const contract = await signed();
    await steps.take(contract, 'pay-capital', [bank, noura]);
    await steps.take(contract, 'pay-capital', [yusuf]);
    await steps.take(contract, 'start', [amina]);
    await steps.take(contract, 'distribute', [amina], { net: '333.33', ...proof });
    await steps.take(contract, 'leave', [yusuf, amina, bank], { value: '5400.01', ...proof });
    await steps.take(contract, 'wind-up', [amina], { value: '5000.00', debts: '300.00', ...proof });
    await steps.take(contract, 'dissolve', [amina, bank]);
    await steps.take(await signed(), 'cancel', [amina]);
  });

  it('of a diminishing musharaka, unit after unit, and of one whose rent is late', async () => {
    const make = async (client: string): Promise<ContractDetailDto> =>
      await bank.smartContracts.createDiminishingMusharaka({ requestBody: {
        assetValue: '10000.00', units: 100, financierUnits: 80, unitsPerPeriod: 40, periodMonths: 1, fullRent: '100.00',
        financier: fixture.ofBank.address, client, supplier: fixture.ofDealer.address, unitPricing: 'market',
      } }) as ContractDetailDto;
    const renting = async (client: string): Promise<ContractDetailDto> => {
      const contract = await make(client);
      await steps.take(contract, 'sign', [bank, amina]);
      await steps.take(contract, 'acquire', [bank, amina, noura], proof);
      return steps.take(contract, 'deliver', [bank], proof);
    };
    const contract = await renting(fixture.ofAmina.address);
    await steps.take(contract, 'buy-units', [amina, bank], { units: 40, unitPrice: '101.01' });
    await steps.take(contract, 'suspend', [amina], note);
    await fixture.pass('P3D');
    await steps.take(contract, 'resume', [bank]);
    const poor = await openWallet(amina, '2000.00');
    const late = await renting(poor.address);
    await fixture.pass('P2M');
    await amina.wallets.fundWallet({ id: poor.id, requestBody: { amount: '80.00' } });
    await steps.take(late, 'pay', [amina]);
    await steps.take(late, 'terminate', [bank], note);
    await amina.wallets.fundWallet({ id: poor.id, requestBody: { amount: '80.00' } });
    await steps.take(late, 'pay', [amina]);
    await steps.take(await make(fixture.ofAmina.address), 'cancel', [bank]);
  });

  it('was compared with the step itself for every line of the tables', () => {
    const lines = (Object.keys(LIVES) as ContractType[]).flatMap((type) => LIVES[type].map((rule) => ({ type, rule })));
    expect(lines.length).toBeGreaterThan(50);
    const taken = (type: ContractType, action: string, states: readonly string[]) =>
      states.some((state) => steps.taken.has(`${type} ${action} ${state}`));
    expect(lines.filter(({ type, rule }) => !taken(type, rule.action, rule.from))
      .map(({ type, rule }) => `${type} ${rule.action} from ${rule.from.join(', ')}`)).toEqual([]);
  });

  describe('tells before the press', () => {
    const preview = (client: ConnectClient, { id }: ContractDetailDto, action: ContractAction, body = {}) =>
      client.smartContracts.previewContractStep({ id, action, requestBody: body });

    it('what the step will be refused for, in the very words, with the figures as far as they are known', async () => {
      const empty = await openWallet(bank, '10.00');
      const contract = await makeMurabaha({ seller: empty.address });
      await take(amina, contract, 'promise');
      const told = await preview(bank, contract, 'purchase', proof);
      expect(told).toMatchObject({
        total: '9000.00', movesMoney: true, postings: [], balances: [{ address: empty.address, before: '10.00', after: null }],
        refusal: { status: 422, code: 'INSUFFICIENT_FUNDS', details: { available: '10.00', required: '9000.00' } },
      });
      await take(bank, contract, 'purchase', proof);
      const failed = await take(noura, contract, 'confirm').catch((failure: unknown) => failure);
      expect(failed).toMatchObject({ code: told.refusal?.code, message: told.refusal?.error });
    });

    it('what is missing or not yours, without a figure', async () => {
      const contract = await makeMurabaha();
      expect(await preview(bank, contract, 'sell', proof)).toMatchObject({
        movesMoney: false, payments: [], expected: null, refusal: { status: 409, code: 'POSSESSION_REQUIRED' } });
      expect(await preview(bank, contract, 'promise')).toMatchObject({ refusal: { status: 403, code: 'ACTION_NOT_YOURS' } });
      await take(amina, contract, 'promise');
      expect(await preview(bank, contract, 'purchase')).toMatchObject({
        refusal: { code: 'EVIDENCE_REQUIRED', details: { missing: ['documentHash'] } } });
      expect(await preview(amina, contract, 'lay-deposit', { amount: '99999.00' })).toMatchObject({ refusal: {
        code: 'VALIDATION_FAILED', details: [{ field: 'amount', code: 'ABOVE_COST', data: { most: '9000.00' } }] } });
    });

    it('whose consents it will wait for, and nothing of the wallets of others', async () => {
      const contract = await makeMurabaha();
      await take(amina, contract, 'promise');
      const told = await preview(bank, contract, 'purchase', proof);
      expect(told.waitsFor).toEqual([{ of: 'officer', position: 0, name: null }]);
      expect(told.balances.map(({ address }) => address)).toEqual([fixture.ofBank.address]);
      await take(bank, contract, 'purchase', proof);
      await expect(amina.smartContracts.previewContractStep({
        id: contract.id, action: 'confirm', requestBody: {} })).resolves.toMatchObject({ refusal: { code: 'ACTION_NOT_YOURS' } });
    });

    it('that it is another step by now, and writes nothing itself', async () => {
      const contract = await makeMurabaha();
      const before = await amina.smartContracts.getContract({ id: contract.id });
      const { expected } = await preview(amina, contract, 'promise');
      expect(await amina.smartContracts.getContract({ id: contract.id })).toEqual(before);
      await bank.smartContracts.reviseContract({
        id: contract.id, requestBody: { version: 1, terms: { profitMargin: 6 } } });
      await expect(take(amina, contract, 'promise', { expected: expected! })).rejects
        .toMatchObject({ status: 409, code: 'PREVIEW_OUTDATED' });
      await take(amina, contract, 'promise');
    });
  });
});
