import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ContractDetailDto, WalletDto } from '@connect/sdk';
import { startApp, type TestApp } from '../../app.ts';
import { DOCUMENT, openContractFixture, take, takeTogether, type ContractFixture } from '../../contracts.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet } from '../../people.ts';

const minorOf = (amount: string): bigint => BigInt(amount.replace('.', ''));

describe('the lives of contracts', () => {
  let rig: TestApp;
  let fixture: ContractFixture;

  beforeAll(async () => {
    rig = await startApp();
    fixture = await openContractFixture(rig, { bank: '900000.00', amina: '400000.00' });
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    await rig.close();
  });

  const read = (contract: ContractDetailDto) => fixture.admin.smartContracts.getContract({ id: contract.id });

  /** By how much a wallet's balance changes while something happens, in minor units. */
  const change = async (wallet: WalletDto, happens: () => Promise<unknown>): Promise<bigint> => {
    const before = minorOf(await fixture.balance(wallet));
    await happens();
    return minorOf(await fixture.balance(wallet)) - before;
  };

  describe('an ijara', () => {
    const leased = async (changes: object = {}): Promise<ContractDetailDto> => {
      const { bank, amina, ofBank, ofAmina } = fixture;
      const contract = await bank.smartContracts.createIjara({ requestBody: {
        assetDescription: 'Crane, serial 90-A', assetValue: '120000.00', rentalPeriod: 36, monthlyRent: '3000.00',
        landlord: ofBank.address, tenant: ofAmina.address, ...changes,
      } }) as ContractDetailDto;
      await take(amina, contract, 'promise');
      await take(bank, contract, 'acquire', { documentHash: DOCUMENT });
      await takeTogether(bank, amina, contract, 'lease');
      return take(bank, contract, 'deliver', { documentHash: DOCUMENT });
    };

    it('is let only when owned, and rent runs only from delivery', async () => {
      const { bank, amina, ofBank, ofAmina } = fixture;
      const contract = await bank.smartContracts.createIjara({ requestBody: {
        monthlyRent: '3000.00', landlord: ofBank.address, tenant: ofAmina.address } }) as ContractDetailDto;
      await take(amina, contract, 'promise');
      await expect(take(bank, contract, 'lease')).rejects.toMatchObject({ status: 409, code: 'OWNERSHIP_REQUIRED' });
      await take(bank, contract, 'acquire', { documentHash: DOCUMENT });
      await expect(take(bank, contract, 'deliver', { documentHash: DOCUMENT })).rejects
        .toMatchObject({ status: 409, code: 'LEASE_REQUIRED' });
      await expect(take(amina, contract, 'pay')).rejects.toMatchObject({ code: 'DELIVERY_REQUIRED' });
    });

    it('runs three years by the clock, month after month, and ends by return', async () => {
      const contract = await leased();
      expect(contract).toMatchObject({ state: 'renting', outstanding: '108000.00' });
      expect(await change(fixture.ofBank, async () => {
        for (let year = 0; year < 3; year++) await fixture.pass('P1Y');
      })).toBe(10_800_000n);
      expect(await read(contract)).toMatchObject({ state: 'expired', paid: '108000.00', nextDue: null });
      expect((await read(contract)).steps.filter(({ action }) => action === 'fall-due')).toHaveLength(36);
      expect(await take(fixture.amina, contract, 'return')).toMatchObject({ state: 'returned' });
    });

    it('credits the days on which the asset could not be used', async () => {
      const contract = await leased({ rentalPeriod: 2 });
      const [month] = contract.schedule;
      await fixture.pass('P5D');
      await take(fixture.amina, contract, 'suspend', { note: 'The winch broke.' });
      await fixture.pass('P3D');
      const resumed = await take(fixture.bank, contract, 'resume');
      const line = resumed.schedule[0]!;
      expect(line.usableDays).toBe(month!.days! - 3);
      const exact = (300_000n * BigInt(line.usableDays!) * 2n + BigInt(line.days!)) / (2n * BigInt(line.days!));
      expect(minorOf(line.amount!)).toBe(exact);
      await fixture.pass('P3M');
      expect(await read(contract)).toMatchObject({ state: 'expired', paid: resumed.outstanding });
    });

    it('follows a published benchmark between its floor and its cap', async () => {
      const contract = await leased({ rentalPeriod: 3, monthlyRent: undefined, rentFormula: {
        benchmark: 'EIBOR 3 months', spread: 2, floor: '500.00', cap: '800.00', firstPeriodRent: '700.00' } });
      expect(contract.schedule.map(({ amount }) => amount)).toEqual(['700.00', null, null]);
      const on = contract.facts['deliveredOn'] as string;
      const steady = await take(fixture.bank, contract, 'record-benchmark', { benchmarkPct: 5.5, on });
      expect(steady.schedule.map(({ amount }) => amount)).toEqual(['700.00', '750.00', null]);
      const capped = await take(fixture.bank, contract, 'record-benchmark', { benchmarkPct: 40, on });
      expect(capped.schedule.map(({ amount }) => amount)).toEqual(['700.00', '750.00', '800.00']);
    });

    it('is ended by the loss of the asset: rent is owed until that day, and for no day after it', async () => {
      const contract = await leased({ rentalPeriod: 3 });
      const [first, second] = contract.schedule;
      await fixture.pass('P1M');
      await fixture.pass('P10D');
      const today = (await fixture.admin.sandbox.getSandboxClock()).now.slice(0, 10);
      const usable = (Date.parse(today) - Date.parse(second!.from!)) / 86_400_000;
      const loss = { documentHash: DOCUMENT, note: 'It burned down.' };
      const [before, ofTenant] = [await read(contract), await fixture.balance(fixture.ofAmina)];
      expect(before).toMatchObject({ paid: first!.amount });
      const lost = await take(fixture.amina, contract, 'total-loss', loss);
      const [, month, never] = lost.schedule;
      expect([lost.state, month!.usableDays, never!.state]).toEqual(['terminated', usable, 'waived']);
      const exact = (300_000n * BigInt(usable) * 2n + BigInt(month!.days!)) / (2n * BigInt(month!.days!));
      expect(minorOf(month!.amount!)).toBe(exact);
      await fixture.pass('P1D');
      const settled = await read(contract);
      expect(settled).toMatchObject({ state: 'terminated', outstanding: '0.00', actions: [] });
      expect(minorOf(ofTenant) - minorOf(await fixture.balance(fixture.ofAmina))).toBe(exact);
    });

    it('leaves rent that is overdue a debt when it is terminated, paid whenever the lessee can', async () => {
      const poor = await openWallet(fixture.amina, '3000.00');
      const contract = await leased({ rentalPeriod: 4, tenant: poor.address });
      await fixture.pass('P2M');
      expect(await read(contract)).toMatchObject({ state: 'overdue', paid: '3000.00' });
      const ended = await take(fixture.bank, contract, 'terminate', { note: 'No rent for a month.' });
      expect(ended.schedule.slice(0, 2).map(({ state, amount }) => [state, amount]))
        .toEqual([['paid', '3000.00'], ['overdue', '3000.00']]);
      expect(ended.schedule.at(-1)).toMatchObject({ state: 'waived' });
      expect(minorOf(ended.outstanding)).toBeLessThan(600_000n);
      await fixture.amina.wallets.fundWallet({ id: poor.id, requestBody: { amount: '6000.00' } });
      const paid = await take(fixture.amina, contract, 'pay');
      expect(paid).toMatchObject({ state: 'terminated', paid: '6000.00' });
      await fixture.pass('P8D');
      const settled = await read(contract);
      expect(settled).toMatchObject({ state: 'terminated', outstanding: '0.00', actions: [] });
      expect(minorOf(await fixture.balance(poor))).toBe(900_000n - minorOf(settled.paid));
      await expect(take(fixture.amina, contract, 'pay')).rejects.toMatchObject({ status: 409, code: 'INVALID_STATE' });
    });

    it('passes to the lessee by a deed of its own, and only where the terms speak of it', async () => {
      const contract = await leased({
        rentalPeriod: 1, purchaseOption: true, transferMethod: 'separate sale', transferPrice: '1000.00' });
      await expect(take(fixture.bank, contract, 'transfer', { deedId: 'D-1' })).rejects
        .toMatchObject({ code: 'INVALID_STATE' });
      await fixture.pass('P1M');
      expect(await change(fixture.ofAmina, () =>
        takeTogether(fixture.bank, fixture.amina, contract, 'transfer', { deedId: 'D-1' }))).toBe(-100_000n);
      expect(await read(contract)).toMatchObject({ state: 'transferred', facts: { deedId: 'D-1' } });
    });
  });

  describe('a mudaraba', () => {
    const begin = async (): Promise<ContractDetailDto> => {
      const { bank, admin, amina, ofBank, ofAmina } = fixture;
      const contract = await bank.smartContracts.createMudaraba({ requestBody: {
        capitalAmount: '200000.00', rabbAlMalRatio: 70, businessDescription: 'Wholesale trade in dates',
        capitalProvider: ofBank.address, entrepreneur: ofAmina.address, mandate: 'restricted',
      } }) as ContractDetailDto;
      await takeTogether(bank, amina, contract, 'sign');
      await expect(take(amina, contract, 'start')).rejects.toMatchObject({ status: 409, code: 'CAPITAL_REQUIRED' });
      await takeTogether(bank, admin, contract, 'fund');
      return take(amina, contract, 'start');
    };

    it('pays profit on account and gives the rest at the end, by ratio', async () => {
      const { amina, bank, ofBank } = fixture;
      const paid = await change(ofBank, async () => {
        const contract = await begin();
        await take(amina, contract, 'distribute', { net: '10000.00', documentHash: DOCUMENT });
        const second = await take(amina, contract, 'distribute', { net: '-4000.00', documentHash: DOCUMENT });
        expect(second.facts).toMatchObject({
          cumulativeNet: '6000.00', entitled: { capitalProvider: '4200.00', entrepreneur: '1800.00' } });
        expect(second.payments.filter(({ kind }) => kind === 'profit').map(({ amount }) => amount)).toEqual(['7000.00']);
        await expect(take(amina, contract, 'distribute')).rejects.toMatchObject({ code: 'EVIDENCE_REQUIRED' });
        await take(amina, contract, 'liquidate', { value: '213000.00', documentHash: DOCUMENT });
        const shared = await takeTogether(amina, bank, contract, 'distribute');
        expect(shared).toMatchObject({ state: 'distributed', facts: {
          result: { net: '20000.00', capitalProvider: '214000.00', entrepreneur: '6000.00' } } });
      });
      expect(paid).toBe(1_400_000n);
    });

    it('asks for an officer of the bank that pays, not of the one that is paid', async () => {
      const { bank, admin, ofBank } = fixture;
      const otherBank = await rig.as('bank.qatar');
      const theirs = await openWallet(otherBank, '0.00');
      const contract = await bank.smartContracts.createMudaraba({ requestBody: {
        capitalAmount: '1000.00', rabbAlMalRatio: 70, businessDescription: 'Wholesale trade in dates',
        capitalProvider: ofBank.address, entrepreneur: theirs.address, mandate: 'restricted',
      } }) as ContractDetailDto;
      await takeTogether(bank, otherBank, contract, 'sign');
      expect(await take(bank, contract, 'fund')).toMatchObject({ waiting: { consents: [{ of: 'officer' }] } });
      await expect(take(otherBank, contract, 'confirm')).rejects.toMatchObject({ status: 403, code: 'ACTION_NOT_YOURS' });
      expect(await take(admin, contract, 'confirm')).toMatchObject({ state: 'funded' });
    });

    it('lets a loss fall on the capital alone, and on a manager only for his breach', async () => {
      const { amina, bank, ofBank } = fixture;
      const end = async (isBreach: boolean) => {
        const contract = await begin();
        if (isBreach) await take(bank, contract, 'breach', { note: 'Beyond his mandate.', documentHash: DOCUMENT });
        await take(amina, contract, 'liquidate', { value: '185000.00', documentHash: DOCUMENT });
        await takeTogether(amina, bank, contract, 'distribute');
      };
      expect(await change(ofBank, () => end(false))).toBe(-1_500_000n);
      expect(await change(ofBank, () => end(true))).toBe(0n);
    });
  });

  describe('a musharaka', () => {
    it('shares profit by ratio and loss by capital, to the last minor unit', async () => {
      const { amina, bank, admin, ofBank } = fixture;
      const venture = await openWallet(amina, '0.00');
      const own = await openWallet(amina, '5000.00');
      const contract = await bank.smartContracts.createMusharaka({ requestBody: {
        businessDescription: 'Furniture workshop', venture: venture.address, partners: [
          { name: own.address, capital: '2000.00', works: true, profit: 50 },
          { name: ofBank.address, capital: '1000.00', works: true, profit: 50 },
        ],
      } }) as ContractDetailDto;
      await take(amina, contract, 'sign');
      await expect(take(bank, contract, 'name-parties', { parties: { 'partner[0]': own.address } })).rejects
        .toMatchObject({ status: 409, code: 'INVALID_STATE' });
      await expect(take(amina, contract, 'sign')).rejects.toMatchObject({ code: 'ALREADY_SIGNED' });
      expect(await take(bank, contract, 'sign')).toMatchObject({ state: 'signed' });
      await take(amina, contract, 'pay-capital');
      await expect(take(amina, contract, 'start')).rejects.toMatchObject({ code: 'CAPITAL_REQUIRED' });
      expect(await takeTogether(bank, admin, contract, 'pay-capital')).toMatchObject({ state: 'capital_paid' });
      expect(await fixture.balance(venture)).toBe('3000.00');
      await take(amina, contract, 'start');
      await amina.wallets.fundWallet({ id: venture.id, requestBody: { amount: '333.33' } });
      const shared = await take(amina, contract, 'distribute', { net: '333.33', documentHash: DOCUMENT });
      const profits = shared.payments.filter(({ kind }) => kind === 'profit');
      expect(profits.map(({ amount }) => amount)).toEqual(['166.67', '166.66']);
      await take(amina, contract, 'wind-up', { value: '3000.00', debts: '300.00', documentHash: DOCUMENT });
      expect(await take(amina, contract, 'dissolve')).toMatchObject({
        state: 'winding_up', waiting: { consents: [{ of: 'partner', position: 1 }] } });
      const ended = await take(bank, contract, 'confirm');
      expect(ended).toMatchObject({ state: 'dissolved', facts: {
        result: { creditors: '300.00', capital: ['1800.00', '900.00'], profit: ['0.00', '0.00'] } } });
      expect(await fixture.balance(venture)).toBe('300.00');
    });
  });

  describe('a diminishing musharaka', () => {
    it('lets the client buy unit after unit, and rent what is not yet his', async () => {
      const { amina, bank, admin, ofDealer } = fixture;
      const [ofBank, ofAmina] = [await openWallet(bank, '90000.00'), await openWallet(amina, '150000.00')];
      const contract = await bank.smartContracts.createDiminishingMusharaka({ requestBody: {
        assetDescription: 'Apartment 12, Marina Tower', assetValue: '100000.00', units: 100, financierUnits: 80,
        unitsPerPeriod: 40, periodMonths: 3, fullRent: '1500.00', financier: ofBank.address, client: ofAmina.address,
        supplier: ofDealer.address, unitPricing: 'market',
      } }) as ContractDetailDto;
      await takeTogether(bank, amina, contract, 'sign');
      const paid = await change(ofDealer, async () => {
        await take(bank, contract, 'acquire', { documentHash: DOCUMENT });
        await take(amina, contract, 'confirm');
        await take(admin, contract, 'confirm');
      });
      expect(paid).toBe(10_000_000n);
      await take(bank, contract, 'deliver', { documentHash: DOCUMENT });
      expect(await change(ofBank, () => fixture.pass('P3M'))).toBe(120_000n);
      await takeTogether(amina, bank, contract, 'buy-units', { units: 40, unitPrice: '1010.00' });
      expect(await change(ofBank, () => fixture.pass('P3M'))).toBe(60_000n);
      await expect(take(amina, contract, 'buy-units', { units: 41, unitPrice: '1010.00' })).rejects
        .toMatchObject({ status: 400, details: [{ field: 'units' }] });
      const whole = await takeTogether(amina, bank, contract, 'buy-units', { units: 40, unitPrice: '1020.00' });
      expect(whole).toMatchObject({ state: 'completed', nextDue: null, facts: { financierUnits: 0 } });
    });
  });
});
