import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, KeepViewDto } from '@connect/sdk';
import type { TestApp } from '../../app.ts';
import { sharedApp } from '../../suite.ts';

const critical: KeepViewDto = { screen: 'audit', name: 'Critical', query: 'severity=critical', isDefault: true };

describe('views', () => {
  let rig: TestApp;
  let amina: ConnectClient;

  const keep = (changes: Partial<KeepViewDto>, client = amina) =>
    client.views.keepView({ requestBody: { ...critical, ...changes } });

  beforeAll(async () => {
    rig = await sharedApp();
    amina = await rig.as('amina');
  });

  it('are kept under their name, replaced by it and deleted', async () => {
    const kept = await keep({});
    expect(await amina.views.listViews()).toEqual([kept]);
    const changed = await keep({ query: 'severity=warning', isDefault: false });
    expect(changed).toEqual({ ...kept, query: 'severity=warning', isDefault: false, changedAt: expect.any(String) });
    expect(await amina.views.listViews()).toEqual([changed]);
    await amina.views.deleteView({ id: kept.id });
    expect(await amina.views.listViews()).toEqual([]);
  });

  it('have one default for each list at most', async () => {
    await keep({ name: 'First' });
    await keep({ name: 'Second' });
    await keep({ name: 'Elsewhere', screen: 'wallets' });
    const views = await amina.views.listViews();
    expect(views.filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(['Second', 'Elsewhere']);
  });

  it('are their owner’s alone', async () => {
    const { id } = await keep({ name: 'Mine' });
    const admin = await rig.as('admin');
    expect(await admin.views.listViews()).toEqual([]);
    await expect(admin.views.deleteView({ id })).rejects.toMatchObject({ status: 404, code: 'VIEW_NOT_FOUND' });
    await keep({ name: 'Mine' }, admin);
    expect((await amina.views.listViews()).filter(({ name }) => name === 'Mine')).toHaveLength(1);
  });

  it('are bounded in number, and one that exists can still be changed', async () => {
    const yusuf = await rig.as('yusuf');
    for (let n = 0; n < 100; n++) await keep({ name: `No. ${n}`, isDefault: false }, yusuf);
    await expect(keep({ name: 'One more' }, yusuf)).rejects.toMatchObject({ status: 409, code: 'TOO_MANY_VIEWS' });
    await keep({ name: 'No. 7', query: 'q=rent' }, yusuf);
  });
});
