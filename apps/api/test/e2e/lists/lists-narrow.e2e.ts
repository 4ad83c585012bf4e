import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BatchState, ConnectClient, ReportType, WalletDto } from '@connect/sdk';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestApp } from '../../app.ts';
import { sharedApp } from '../../suite.ts';
import { openWallet } from '../../people.ts';

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

describe('lists narrowed by their filters', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let admin: ConnectClient;

  beforeAll(async () => {
    rig = await sharedApp();
    [amina, admin] = [await rig.as('amina'), await rig.as('admin')];
  });

  describe('batches', () => {
    let from: WalletDto;
    const send = (memo: string, amount: string) => amina.transactions.sendBatch({ requestBody: {
      network: 'uae_dirham', currency: 'AED', fromAddress: from.address, atomic: true, memo,
      items: [{ toAddress: payee.address, amount }],
    } });
    let payee: WalletDto;
    const memosOf = async (filter: Parameters<ConnectClient['transactions']['listBatches']>[0]) =>
      (await amina.transactions.listBatches(filter)).map(({ memo }) => memo);

    beforeAll(async () => {
      from = await openWallet(amina, '1000.00');
      payee = await openWallet(await rig.as('yusuf'), '0.00');
      await send('Salaries, 100% of November', '10.00');
      await send('Rent', '20.00');
      await expect(send('More than there is', '5000.00')).rejects.toMatchObject({ status: 422 });
    });

    it.each<[string, BatchState | undefined, (string | null)[]]>([
      ['SALARIES', undefined, ['Salaries, 100% of November']],
      ['0% of', undefined, ['Salaries, 100% of November']],
      ['_ent', undefined, []],
      ['amina', 'done', ['Rent', 'Salaries, 100% of November']],
      ['amina', 'refused', ['More than there is']],
      ['amina', 'running', []],
    ])('by the words “%s” and the state %s', async (q, state, expected) => {
      expect(await memosOf({ q, ...(state && { state }) })).toEqual(expected);
    });

    it('by the paying wallet, by the days they were sent on, and page by page', async () => {
      expect(await memosOf({ q: from.address.slice(2, 20).toUpperCase() })).toHaveLength(3);
      expect(await memosOf({ q: payee.address })).toEqual([]);
      expect(await memosOf({ from: TOMORROW })).toEqual([]);
      expect(await memosOf({ to: TOMORROW })).toHaveLength(3);
      const [first] = await amina.transactions.listBatches({ state: 'done', limit: 1 });
      expect(await memosOf({ state: 'done', before: first!.id })).toEqual(['Salaries, 100% of November']);
    });

    it('never by a state there is not', async () => {
      await expect(amina.transactions.listBatches({ state: 'lost' as BatchState }))
        .rejects.toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    });
  });

  describe('reports', () => {
    const ask = async (type: 'daily' | 'weekly') => {
      const { id } = await admin.reports.requestReport({ requestBody: { type, from: '2026-11-02' } });
      while ((await admin.reports.getReport({ id })).state !== 'done') await wait(100);
    };
    const typesOf = async (filter: Parameters<ConnectClient['reports']['listReports']>[0]) =>
      (await admin.reports.listReports(filter)).map(({ type }) => type);

    beforeAll(async () => {
      await ask('daily');
      await ask('weekly');
    });

    it('by the kind of period and the state', async () => {
      expect(await typesOf({ type: 'weekly' })).toEqual(['weekly']);
      expect(await typesOf({ type: 'annual' })).toEqual([]);
      expect(await typesOf({ state: 'done' })).toEqual(['weekly', 'daily']);
      expect(await typesOf({ type: 'daily', state: 'failed' })).toEqual([]);
    });

    it('by the days they were asked for on', async () => {
      expect(await typesOf({ from: TOMORROW })).toEqual([]);
      expect(await typesOf({ to: TOMORROW })).toHaveLength(2);
    });

    it('never by a kind there is not', async () => {
      await expect(admin.reports.listReports({ type: 'hourly' as ReportType }))
        .rejects.toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    });
  });
});
