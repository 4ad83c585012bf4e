import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Clock } from '../../../src/platform/clock.ts';
import { row } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { RawClient } from '../../exchange.ts';
import { openWallet } from '../../people.ts';
import { SEAL_LOCK, untilSealed } from '../../sealing.ts';
import { startNonceFor } from '../../start-link.ts';

describe('the status of the platform', () => {
  let rig: TestApp;
  let raw: RawClient;

  beforeAll(async () => {
    rig = await startApp();
    raw = new RawClient(rig.baseUrl);
  });
  afterAll(async () => {
    raw.close();
    await rig.close();
  });

  it('says what works to anybody, as measured now', async () => {
    const asked = Date.now();
    const status = await rig.anonymous.status.getStatus();
    expect(status).toMatchObject({
      environment: 'sandbox', api_health: 'ok', compliance_engine: 'ok', automaticSignIn: false,
      networks: [
        { network: 'uae_dirham', name: 'UAE e-Dirham', currency: 'AED', isOnline: true, feeRate: 0.001 },
        { network: 'qatar_cbdc', name: 'Qatar CBDC', currency: 'QAR', isOnline: true, feeRate: 0.001 },
      ],
    });
    expect(Date.parse(status.timestamp)).toBeGreaterThanOrEqual(asked);
    for (const network of status.networks) {
      expect(network.latencyMs).toBeGreaterThanOrEqual(0);
      expect(Date.parse(network.checkedAt)).toBeGreaterThanOrEqual(asked);
    }
    expect(status.personas?.map((persona) => persona.username)).toEqual([
      'admin', 'bank.uae', 'bank.qatar', 'amina', 'yusuf', 'noura.uae', 'khalid.uae', 'maryam.qatar', 'jassim.qatar',
      'scholar.uae', 'scholar2.uae', 'scholar3.uae', 'scholar.qatar', 'scholar2.qatar', 'scholar3.qatar',
      'scholar.network', 'scholar2.network', 'scholar3.network', 'auditor.uae', 'auditor.qatar',
    ]);
    const officers = Map.groupBy(status.personas?.filter(({ role }) => role === 'bank') ?? [], ({ bank }) => bank);
    expect([...officers].map(([bank, own]) => [bank, own.length])).toEqual([
      ['Emirates Sandbox Bank', 3], ['Qatar Sandbox Bank', 3]]);
  });

  it('offers automatic sign-in to the browser that came by the link of this sandbox', async () => {
    const body = { startNonce: startNonceFor(rig.app) };
    const signedIn = await raw.askJson('POST', '/api/auth/sandbox-sign-in', undefined, body);
    const cookie = (signedIn.headers['set-cookie']?.find((text) => text.startsWith('connect_sandbox=')) ?? '').split(';')[0];
    const answer = await raw.ask({ method: 'GET', path: '/api/v1/status', headers: { cookie: cookie ?? '' } });
    expect(JSON.parse(answer.text)).toMatchObject({ automaticSignIn: true });
  });

  it('counts the sealed blocks', async () => {
    await openWallet(await rig.as('amina'));
    await untilSealed(rig.orm.em);
    const { sealer } = await rig.anonymous.status.getStatus();
    const { height } = await row<{ height: string }>(rig.orm.em.fork(), 'select max(height) as height from block');
    expect(sealer).toMatchObject({ height: Number(height), lagMs: 0, healthy: true });
    expect(Date.parse(sealer.sealedAt ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('shows how far the sealing has fallen behind', async () => {
    const amina = await rig.as('amina');
    await untilSealed(rig.orm.em);
    await rig.orm.em.fork().transactional(async (tx) => {
      await row(tx, 'select pg_advisory_xact_lock($1)', [SEAL_LOCK]);
      await openWallet(amina);
      const { oldest } = await row<{ oldest: Date }>(tx, `
        select min(created_at) as oldest from audit_event e
        where not exists (select 1 from block_leaf l where l.event_id = e.id)`);
      const now = jest.spyOn(rig.app.get(Clock), 'now').mockReturnValue(new Date(new Date(oldest).getTime() + 4_200));
      const { sealer } = await rig.anonymous.status.getStatus();
      now.mockRestore();
      expect(sealer).toMatchObject({ lagMs: 4_200, healthy: true });
    });
  });

  it.each([
    ['origin', 'https://bank.example'], ['x-forwarded-for', '203.0.113.7'],
  ])('offers no automatic sign-in to a request whose %s is %s', async (name, value) => {
    const answer = await raw.ask({ method: 'GET', path: '/api/v1/status', headers: { [name]: value } });
    const status = JSON.parse(answer.text) as Record<string, unknown>;
    expect(status['automaticSignIn']).toBe(false);
    expect(status).not.toHaveProperty('personas');
  });

  it('answers under no name but this machine’s own', async () => {
    const answer = await raw.ask({ method: 'GET', path: '/api/v1/status', headers: { host: 'evil.example' } });
    expect(answer.status).toBe(403);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'HOST_NOT_ALLOWED' });
  });

  it('is alive and ready', async () => {
    expect(await rig.anonymous.status.getLiveness()).toEqual({ status: 'ok' });
    expect(await rig.anonymous.status.getReadiness()).toEqual({ status: 'ok', warnings: [] });
  });
});
