import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient } from '@connect/sdk';
import type { TestApp } from '../../app.ts';
import { sharedApp } from '../../suite.ts';

describe('drafts', () => {
  let rig: TestApp;
  let amina: ConnectClient;

  beforeAll(async () => {
    rig = await sharedApp();
    amina = await rig.as('amina');
  });

  it('are kept as far as they are written, rewritten and deleted', async () => {
    const kept = await amina.drafts.createDraft({ requestBody: { name: 'Rent', form: { type: 'send', amount: '4500' } } });
    expect(await amina.drafts.listDrafts()).toEqual([kept]);
    const form = { type: 'escrow', amount: '4600', memo: 'إيجار' };
    const rewritten = await amina.drafts.updateDraft({ id: kept.id, requestBody: { name: 'Rent, December', form } });
    expect(await amina.drafts.getDraft({ id: kept.id })).toEqual({ ...rewritten, name: 'Rent, December', form });
    await amina.drafts.deleteDraft({ id: kept.id });
    expect(await amina.drafts.listDrafts()).toEqual([]);
  });

  it('are their owner’s alone, even before the administrator', async () => {
    const { id } = await amina.drafts.createDraft({ requestBody: { name: 'Mine', form: {} } });
    for (const name of ['yusuf', 'bank.uae', 'admin']) {
      const other = await rig.as(name);
      await expect(other.drafts.getDraft({ id })).rejects.toMatchObject({ status: 404, code: 'DRAFT_NOT_FOUND' });
      await expect(other.drafts.deleteDraft({ id })).rejects.toMatchObject({ status: 404 });
    }
  });

  it('are bounded in size and in number', async () => {
    const yusuf = await rig.as('yusuf');
    await expect(yusuf.drafts.createDraft({ requestBody: { name: 'Long', form: { memo: 'x'.repeat(9000) } } })).rejects
      .toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    for (let n = 0; n < 100; n++) await yusuf.drafts.createDraft({ requestBody: { name: `No. ${n}`, form: {} } });
    await expect(yusuf.drafts.createDraft({ requestBody: { name: 'One more', form: {} } })).rejects
      .toMatchObject({ status: 409, code: 'TOO_MANY_DRAFTS' });
  });
});
