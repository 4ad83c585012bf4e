import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SECRETS, type Secrets } from '../../../src/platform/secrets.ts';
import { startApp, type TestApp } from '../../app.ts';
import { openWallet } from '../../people.ts';
import { readChain } from '../../sealed-chain.ts';
import { untilSealed } from '../../sealing.ts';

const A_FEW_SEALINGS_MS = 2500;

describe('the keys that sign', () => {
  let rig: TestApp;
  let heir: TestApp | undefined;
  const folder = mkdtempSync(join(tmpdir(), 'connect-heir-'));

  beforeAll(async () => {
    rig = await startApp();
    await openWallet(await rig.as('amina'));
    await untilSealed(rig.orm.em);
  });
  afterAll(async () => {
    await heir?.close();
    await rig.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The keys of blocks; those of documents are derived from them. */
  const keys = async (): Promise<Record<string, unknown>[]> => {
    const answer = await fetch(`${rig.baseUrl}/.well-known/jwks.json`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    return ((await answer.json()) as { keys: Record<string, unknown>[] }).keys.filter(({ alg }) => alg === 'EdDSA');
  };
  const keyIdOf = ({ app }: TestApp): string => app.get<Secrets>(SECRETS).keyId;

  it('are published without their private halves, and named by every block', async () => {
    const published = await keys();
    expect(published).toEqual([{
      kid: keyIdOf(rig), kty: 'OKP', crv: 'Ed25519', x: expect.stringMatching(/^[\w-]{43}$/), alg: 'EdDSA', use: 'sig',
      valid_from: expect.any(String), valid_until: null,
    }]);
    const { blocks } = await readChain(rig.orm.em);
    expect(new Set(blocks.map((block) => block.key_id))).toEqual(new Set([keyIdOf(rig)]));
    expect(blocks.every((block) => new Date(block.sealed_at) >= new Date(String(published[0]!['valid_from'])))).toBe(true);
  });

  it('are the same for processes that share their secrets', async () => {
    const twin = await rig.startTwin();
    expect(await keys()).toHaveLength(1);
    await twin.close();
  });

  it('change when a process starts with a newer one: the older process seals no more, and its blocks stay provable', async () => {
    heir = await rig.startTwin(folder);
    const [newest, replaced, ...others] = await keys();
    expect(newest).toMatchObject({ kid: keyIdOf(heir), valid_until: null });
    expect(replaced).toMatchObject({ kid: keyIdOf(rig), valid_until: expect.any(String) });
    expect(others).toEqual([]);

    await wait(A_FEW_SEALINGS_MS);
    await openWallet(await rig.as('amina'));
    await untilSealed(rig.orm.em);
    const { blocks } = await readChain(rig.orm.em);
    const after = blocks.filter((block) => new Date(block.sealed_at) > new Date(String(replaced!['valid_until'])));
    expect(after.length).toBeGreaterThan(0);
    expect(new Set(after.map((block) => block.key_id))).toEqual(new Set([keyIdOf(heir)]));
    const changes = await (await rig.as('admin')).audit.listAuditEvents({ action: 'signing_key_change' });
    expect(changes).toContainEqual(expect.objectContaining({
      severity: 'warning', details: expect.objectContaining({ kid: keyIdOf(heir), previousKid: keyIdOf(rig) }),
    }));
  });

  it('never come back once they were replaced', async () => {
    await expect(rig.startTwin()).rejects.toThrow(/was replaced on .* and may not sign again/);
    expect(await keys()).toHaveLength(2);
  });
});
