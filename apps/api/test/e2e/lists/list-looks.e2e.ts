import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, ListLookDto } from '@connect/sdk';
import type { TestApp } from '../../app.ts';
import { sharedApp } from '../../suite.ts';

const close: ListLookDto = { list: 'audit', density: 'compact', hidden: ['ipAddress', 'severity'] };

describe('how lists look', () => {
  let rig: TestApp;
  let amina: ConnectClient;

  const keep = (changes: object, client = amina) =>
    client.views.keepListLook({ requestBody: { ...close, ...changes } });

  beforeAll(async () => {
    rig = await sharedApp();
    amina = await rig.as('amina');
  });

  it('is kept for each list and replaced as a whole', async () => {
    expect(await amina.views.listListLooks()).toEqual([]);
    expect(await keep({})).toEqual(close);
    const users = await keep({ list: 'users', hidden: [] });
    expect(await amina.views.listListLooks()).toEqual([close, users]);
    await keep({ density: 'comfortable', hidden: ['user'] });
    expect(await amina.views.listListLooks()).toEqual([
      { list: 'audit', density: 'comfortable', hidden: ['user'] }, users]);
  });

  it('is its owner’s alone', async () => {
    const yusuf = await rig.as('yusuf');
    const before = await amina.views.listListLooks();
    expect(await yusuf.views.listListLooks()).toEqual([]);
    await keep({ hidden: ['details'] }, yusuf);
    expect(await amina.views.listListLooks()).toEqual(before);
  });

  it('settles on one of the choices that are made at the same moment', async () => {
    await Promise.all(['compact', 'standard', 'comfortable'].map((density) => keep({ list: 'reports', density })));
    expect((await amina.views.listListLooks()).filter(({ list }) => list === 'reports')).toHaveLength(1);
  });

  it.each([
    ['list', { list: 'everything' }], ['density', { density: 'tight' }], ['hidden', { hidden: ['secret'] }],
    ['hidden', { hidden: ['user', 'user'] }], ['hidden', { hidden: 'user' }],
  ])('names %s when it makes no sense', async (field, changes) => {
    await expect(keep(changes)).rejects.toMatchObject({ status: 400, details: [{ field }] });
  });
});
