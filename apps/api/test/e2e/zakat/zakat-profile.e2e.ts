import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient } from '@connect/sdk';
import { startApp, type TestApp } from '../../app.ts';
import { resolveProfile } from '../../resolutions.ts';

const REASON = 'Agrees with the resolution';

describe('the opinions that zakat follows', () => {
  let rig: TestApp;
  let amina: ConnectClient;

  beforeAll(async () => {
    rig = await startApp();
    amina = await rig.as('amina');
  });
  afterAll(() => rig.close());

  it('are of the school that the profile of the owner’s bank in force names, unless the owner chose one', async () => {
    const [officer, checker] = [await rig.as('bank.uae'), await rig.as('noura.uae')];
    const opinions = async () => (await amina.zakat.getZakatPosition()).opinions;
    const { id } = await officer.compliance.proposeBankProfile({ requestBody: { profile: 'HANAFI', note: REASON } });
    const usual = { bank: 'Emirates Sandbox Bank', name: 'AAOIFI-UAE', version: null };
    expect(await opinions()).toMatchObject({ school: 'aaoifi', profile: usual });
    await resolveProfile(rig, id);
    await checker.compliance.decideBankProfile({ id, requestBody: { decision: 'approve', reason: REASON } });
    expect(await opinions()).toMatchObject({
      school: 'hanafi', nisabBase: 'silver', dips: 'both_ends', profile: { name: 'HANAFI', version: 1 } });
    const follow = async (school: 'shafii' | 'bank') =>
      (await amina.zakat.followZakat({ requestBody: { school, calendar: 'lunar', method: 'person' } })).opinions;
    expect(await follow('shafii')).toMatchObject({ school: 'shafii', profile: null });
    expect(await follow('bank')).toMatchObject({ school: 'hanafi', profile: { name: 'HANAFI', version: 1 } });
  });
});
