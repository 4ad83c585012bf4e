import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ContractDetailDto, WalletDto } from '@connect/sdk';
import type { TestApp } from '../../app.ts';
import { sharedApp } from '../../suite.ts';
import { DOCUMENT, openContractFixture, take, takeTogether, type ContractFixture } from '../../contracts.ts';
import { untilPlaced } from '../../events.ts';
import { openWallet } from '../../people.ts';

describe('turns in the lives of contracts', () => {
  let rig: TestApp;
  let fixture: ContractFixture;

  beforeAll(async () => {
    rig = await sharedApp();
    fixture = await openContractFixture(rig, { bank: '900000.00', amina: '400000.00' });
  });

  describe('a deposit of earnest', () => {
    const promised = async (deposit: string): Promise<{ contract: ContractDetailDto; wallet: WalletDto }> => {
      const { bank, amina, ofBank, ofDealer } = fixture;
      const wallet = await openWallet(amina, '1000.00');
      const contract = await bank.smartContracts.createMurabaha({ requestBody: {
        assetPrice: '10000.00', profitMargin: 5, installments: 2, deferredPaymentPeriod: 2, seller: ofBank.address,
        buyer: wallet.address, supplier: ofDealer.address } }) as ContractDetailDto;
      await take(amina, contract, 'promise');
      await take(amina, contract, 'lay-deposit', { amount: deposit });
      return { contract, wallet };
    };
    const availableIn = async ({ id }: WalletDto) => (await fixture.amina.wallets.getWallet({ id })).available;
    const buy = async (contract: ContractDetailDto): Promise<void> => {
      const { bank, admin } = fixture;
      await takeTogether(bank, admin, contract, 'purchase', { documentHash: DOCUMENT });
      await take(bank, contract, 'possess', { possession: 'actual', documentHash: DOCUMENT });
    };
    const depositOf = async ({ id }: ContractDetailDto) =>
      (await fixture.amina.smartContracts.getContract({ id })).payments.find(({ kind }) => kind === 'deposit');

    it('is held in the customer’s own wallet, and only the contract decides what becomes of it', async () => {
      const { contract, wallet } = await promised('300.00');
      expect(await availableIn(wallet)).toBe('700.00');
      const deposit = await depositOf(contract);
      expect(deposit).toMatchObject({ status: 'pending', amount: '300.00', paid: '0.00' });
      await expect(fixture.amina.transactions.refundEscrow({ id: deposit!.transactionId })).rejects
        .toMatchObject({ status: 409, code: 'INVALID_STATE' });
      await expect(take(fixture.amina, contract, 'lay-deposit', { amount: '1.00' })).rejects
        .toMatchObject({ status: 409, code: 'DEPOSIT_EXISTS' });
    });

    it('is free again with the sale, and when the contract is cancelled', async () => {
      const sold = await promised('300.00');
      await buy(sold.contract);
      await takeTogether(fixture.bank, fixture.amina, sold.contract, 'sell', { documentHash: DOCUMENT });
      expect(await availableIn(sold.wallet)).toBe('1000.00');
      const cancelled = await promised('200.00');
      await take(fixture.amina, cancelled.contract, 'cancel');
      expect(await availableIn(cancelled.wallet)).toBe('1000.00');
      expect(await depositOf(cancelled.contract)).toMatchObject({ status: 'refunded', paid: '0.00' });
    });

    it.each([
      ['part of it', '9850.00', { damage: '150.00', keptOfDeposit: '150.00', claim: '0.00' }, '850.00'],
      ['all of it', '9000.00', { damage: '1000.00', keptOfDeposit: '300.00', claim: '700.00' }, '700.00'],
      ['none of it', '10500.00', { damage: '0.00', keptOfDeposit: '0.00', claim: '0.00' }, '1000.00'],
    ])('compensates only the damage that another sale left: %s', async (_, proceeds, resale, left) => {
      const { contract, wallet } = await promised('300.00');
      await buy(contract);
      await expect(take(fixture.bank, contract, 'resell-elsewhere', { note: 'He withdrew.', proceeds })).rejects
        .toMatchObject({ status: 409, code: 'EVIDENCE_REQUIRED' });
      const ended = await take(fixture.bank, contract, 'resell-elsewhere', {
        note: 'He withdrew.', proceeds, documentHash: DOCUMENT });
      expect(ended).toMatchObject({ state: 'resold_elsewhere', facts: { resale } });
      expect(await availableIn(wallet)).toBe(left);
      expect((await fixture.amina.wallets.getWallet({ id: wallet.id })).balance).toBe(left);
    });
  });

  describe('a partner who leaves', () => {
    it('sells his share to the others at its value of the day, and takes no further part', async () => {
      const { amina, bank, admin, ofBank } = fixture;
      const yusuf = await rig.as('yusuf');
      const venture = await openWallet(amina, '0.00');
      const [hers, his] = [await openWallet(amina, '9000.00'), await openWallet(yusuf, '3000.00')];
      const contract = await bank.smartContracts.createMusharaka({ requestBody: {
        businessDescription: 'Furniture workshop', venture: venture.address, partners: [
          { name: hers.address, capital: '2000.00', works: true, profit: 40 },
          { name: ofBank.address, capital: '1000.00', works: true, profit: 20 },
          { name: his.address, capital: '3000.00', works: true, profit: 40 },
        ] } }) as ContractDetailDto;
      for (const partner of [amina, bank, yusuf]) await take(partner, contract, 'sign');
      await take(amina, contract, 'pay-capital');
      await takeTogether(bank, admin, contract, 'pay-capital');
      await take(yusuf, contract, 'pay-capital');
      await take(amina, contract, 'start');
      // A loss of a tenth: the share of 3,000.00 is worth 2,700.00 now, and nobody makes it good.
      const asked = await take(yusuf, contract, 'leave', { value: '5400.00', documentHash: DOCUMENT });
      expect(asked.waiting?.consents.map(({ of, position }) => `${of} ${position}`))
        .toEqual(['partner 0', 'partner 1', 'officer 0']);
      await take(amina, contract, 'confirm');
      const left = await take(bank, contract, 'confirm');
      expect(left).toMatchObject({ state: 'operating', facts: {
        exits: [{ position: 2, price: '2700.00' }],
        shares: [
          { capital: '4000.00', profitBps: 6667 }, { capital: '2000.00', profitBps: 3333 }, { capital: '0.00', profitBps: 0 },
        ] } });
      expect(left.payments.filter(({ kind }) => kind === 'share').map(({ amount }) => amount))
        .toEqual(['1800.00', '900.00']);
      expect(await fixture.balance(his)).toBe('2700.00');
      expect((await yusuf.smartContracts.getContract({ id: contract.id })).actions).toEqual([]);
      await expect(take(yusuf, contract, 'distribute', { net: '10.00', documentHash: DOCUMENT })).rejects
        .toMatchObject({ status: 403, code: 'ACTION_NOT_YOURS' });
    });
  });

  describe('a diminishing musharaka whose asset cannot be used', () => {
    it('owes no rent for the days of it, in this period and in the next', async () => {
      const { amina, bank, admin } = fixture;
      const [ofBank, ofAmina] = [await openWallet(bank, '90000.00'), await openWallet(amina, '90000.00')];
      const contract = await bank.smartContracts.createDiminishingMusharaka({ requestBody: {
        assetValue: '1000.00', units: 100, financierUnits: 100, unitsPerPeriod: 10, periodMonths: 1, fullRent: '600.00',
        financier: ofBank.address, client: ofAmina.address } }) as ContractDetailDto;
      await takeTogether(bank, amina, contract, 'sign');
      await take(bank, contract, 'acquire', { documentHash: DOCUMENT });
      const [first] = (await take(bank, contract, 'deliver', { documentHash: DOCUMENT })).schedule;
      await fixture.pass('P20D');
      await take(amina, contract, 'suspend', { note: 'The roof fell in.' });
      await fixture.pass('P20D');
      expect(await fixture.balance(ofBank)).toBe('90000.00');
      const resumed = await take(bank, contract, 'resume');
      expect(resumed).toMatchObject({ state: 'renting' });
      const line = resumed.schedule[0]!;
      expect(line).toMatchObject({ days: first!.days, usableDays: 20 });
      await fixture.pass('P2M');
      const { schedule } = await admin.smartContracts.getContract({ id: contract.id });
      const [one, two, three] = schedule.filter(({ kind }) => kind === 'rent');
      expect([one?.state, two?.state]).toEqual(['paid', 'paid']);
      expect((one!.days! - one!.usableDays!) + (two!.days! - two!.usableDays!)).toBe(20);
      expect(three).toMatchObject({ amount: '600.00' });
    });
  });

  it('tells each side of a contract what the other did', async () => {
    const { bank, ofBank, ofAmina, amina } = fixture;
    const yusuf = await rig.as('yusuf');
    const contract = await bank.smartContracts.createIjara({ requestBody: {
      monthlyRent: '100.00', landlord: ofBank.address, tenant: ofAmina.address } }) as ContractDetailDto;
    await take(bank, contract, 'acquire', { documentHash: DOCUMENT });
    const heardBy = async (client: typeof amina) => {
      for (let cursor = '0', all: { type: string; data: object }[] = []; ;) {
        const { events, cursor: next, isLatest } = await client.events.listEvents({ after: cursor, types: 'contract.*' });
        all = [...all, ...events.filter(({ resourceId }) => resourceId === contract.id)];
        cursor = next;
        if (isLatest) return all;
      }
    };
    await untilPlaced(rig.orm.em);
    const heard = await heardBy(amina);
    expect(heard.map(({ type }) => type)).toEqual(['contract.created', 'contract.asset_acquired']);
    expect(heard[1]?.data).toMatchObject({ step: 'acquire', state: 'asset_acquired', previousState: 'draft' });
    expect(await heardBy(yusuf)).toEqual([]);
  });
});
