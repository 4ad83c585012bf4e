import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { verifyCheckpoint, verifyExport, type CheckpointDto, type KeySet, type PublicKeyDto } from '@connect/sdk';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SealBlock } from '../../../src/modules/blocks/sealing/seal-block.use-case.ts';
import { Sealer } from '../../../src/modules/blocks/sealing/sealer.service.ts';
import { IssueReport } from '../../../src/modules/reports/issue-report.use-case.ts';
import { ReportRenderer } from '../../../src/modules/reports/documents/report-renderer.service.ts';
import { Clock } from '../../../src/platform/clock.ts';
import { LOCKS } from '../../../src/platform/database/locks.ts';
import { row, rows } from '../../../src/platform/database/sql.ts';
import { newId } from '../../../src/platform/ids.ts';
import { SandboxClock } from '../../../src/platform/sandbox-clock.ts';
import { newSigningKey, SECRETS, type Secrets } from '../../../src/platform/secrets.ts';
import { readSigningKey } from '../../../src/platform/signing-key.ts';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { holdRotation } from '../../held-rotation.ts';
import { attemptAt } from '../../jobs.ts';
import { openWallet } from '../../people.ts';
import { untilWaitedFor } from '../../waiting-locks.ts';
import { faultsOfLog } from '../../sealing.ts';

const SECOND_MS = 1_000;

describe('the keys that sign', () => {
  /** The time of every process, moved by the tests alone. */
  let now = new Date();
  /** Every process with a key of its own, the oldest first. */
  const heirs: TestApp[] = [];
  const folders: string[] = [];

  beforeAll(async () => {
    jest.spyOn(SandboxClock.prototype, 'now').mockImplementation(() => now);
    await succeed();
    await openWallet(await newest().as('amina'));
    await sealAll();
  });
  afterAll(async () => {
    for (const heir of heirs.toReversed()) await heir.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    jest.restoreAllMocks();
  });

  const pass = (ms: number): void => { now = new Date(now.getTime() + ms); };
  const first = (): TestApp => heirs[0]!;
  const newest = (): TestApp => heirs.at(-1)!;
  const keyIdOf = ({ app }: TestApp): string => app.get<Secrets>(SECRETS).keyId;

  /** Starts a process that signs by a key of its own; whatever it seals, it seals when a test says so. */
  const succeed = async (pem = newSigningKey()): Promise<TestApp> => {
    const folder = mkdtempSync(join(tmpdir(), 'connect-heir-'));
    folders.push(folder);
    writeFileSync(join(folder, 'signing-key.pem'), pem);
    const heir = heirs.length === 0 ? await startApp() : await first().startTwin(folder);
    heirs.push(heir);
    await heir.app.get(Sealer).beforeApplicationShutdown();
    return heir;
  };
  const sealBy = ({ app }: TestApp): Promise<number> => app.get(SealBlock).execute();
  const unsealed = async (condition = 'true'): Promise<number> => Number((await row<{ count: string }>(
    first().orm.em.fork(), `
      select count(*) from audit_event e
      where not exists (select 1 from block_leaf l where l.event_id = e.id) and ${condition}`)).count);
  /** A transaction open in another suite's database, on the same server, defers sealing. */
  const untilSettled = async (): Promise<void> => {
    while (await unsealed('e.xid >= pg_snapshot_xmin(pg_current_snapshot())') > 0) await pause(10);
  };
  const sealAll = async (): Promise<void> => {
    while (await unsealed() > 0) await sealBy(newest());
  };

  /** The keys of blocks; those of documents are derived from them. */
  const keys = async (): Promise<PublicKeyDto[]> => {
    const answer = await fetch(`${first().baseUrl}/.well-known/jwks.json`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    return ((await answer.json()) as KeySet).keys.filter(({ alg }) => alg === 'EdDSA');
  };
  const blocks = async (): Promise<CheckpointDto[]> => (await first().as('admin')).audit.listCheckpoints({ limit: 200 });
  /** What the server and everybody else find wrong with the log. */
  const faults = async (): Promise<unknown[]> => {
    const found = await faultsOfLog(await first().as('admin'));
    const published = { keys: await keys() };
    const verdicts = await Promise.all((await blocks()).map((block) => verifyCheckpoint(block, published)));
    return [...found, ...verdicts.filter(({ isProven }) => !isProven)];
  };

  it('are published without their private halves, and named by every block', async () => {
    const published = await keys();
    expect(published).toEqual([{
      kid: keyIdOf(first()), kty: 'OKP', crv: 'Ed25519', x: expect.stringMatching(/^[\w-]{43}$/), alg: 'EdDSA', use: 'sig',
      valid_from: expect.any(String), valid_until: null,
    }]);
    expect(new Set((await blocks()).map(({ kid }) => kid))).toEqual(new Set([keyIdOf(first())]));
    expect(await faults()).toEqual([]);
  });

  it('are the same for processes that share their secrets', async () => {
    const twin = await first().startTwin();
    expect(await keys()).toHaveLength(1);
    await twin.close();
  });

  it('change when a process starts with a newer one: the older process seals no more, and its blocks stay provable', async () => {
    pass(SECOND_MS);
    const heir = await succeed();
    const [current, replaced, ...others] = await keys();
    expect(current).toMatchObject({ kid: keyIdOf(heir), valid_until: null });
    expect(replaced).toMatchObject({ kid: keyIdOf(first()), valid_until: now.toISOString() });
    expect(others).toEqual([]);

    pass(SECOND_MS);
    await openWallet(await first().as('amina'));
    await untilSettled();
    expect(await sealBy(first())).toBe(0);
    expect(await sealBy(heir)).toBeGreaterThan(0);
    const after = (await blocks()).filter(({ sealedAt }) => sealedAt > replaced!.valid_until!);
    expect(new Set(after.map(({ kid }) => kid))).toEqual(new Set([keyIdOf(heir)]));
    expect(await faults()).toEqual([]);
    const changes = await (await first().as('admin')).audit.listAuditEvents({ action: 'signing_key_change' });
    expect(changes).toContainEqual(expect.objectContaining({
      severity: 'warning', details: expect.objectContaining({ kid: keyIdOf(heir), previousKid: keyIdOf(first()) }),
    }));
  });

  it('never come back once they were replaced', async () => {
    await expect(first().startTwin()).rejects.toThrow(/was replaced on .* and may not sign again/);
    expect(await keys()).toHaveLength(2);
  });

  it('change only between two blocks: a round that waits for the change seals nothing after it', async () => {
    const [old, pem] = [newest(), newSigningKey()];
    const commit = await holdRotation(old, readSigningKey(pem));
    pass(SECOND_MS);
    await openWallet(await old.as('amina'));
    const round = sealBy(old);
    await untilWaitedFor(old.orm.em, { advisory: LOCKS.rotatingKeys });
    await commit();
    await succeed(pem);
    await sealAll();
    expect(await faults()).toEqual([]);
    expect(await round).toBe(0);
  });

  it('change only between two reports: one that waits for the change is issued by the newer key', async () => {
    const [old, pem] = [newest(), newSigningKey()];
    const id = newId();
    await rows(old.orm.em.fork(), `
      insert into report (id, type, from_at, to_at, time_zone, is_provisional, created_at)
      values ($1, 'custom', $2, $2::timestamptz + interval '1 day', 'UTC', true, $2)`, [id, now]);
    const changing = Promise.withResolvers<() => Promise<void>>();
    jest.spyOn(old.app.get(ReportRenderer), 'render').mockImplementation(async () => {
      changing.resolve(await holdRotation(old, readSigningKey(pem)));
      pass(SECOND_MS);
      return [];
    });
    const refusing = expect(old.app.get(IssueReport).execute(attemptAt(id)))
      .rejects.toThrow('The signing key of this process was replaced.');
    const commit = await changing.promise;
    await untilWaitedFor(old.orm.em, { advisory: LOCKS.rotatingKeys });
    await commit();
    const heir = await succeed(pem);
    await refusing;
    await heir.app.get(IssueReport).execute(attemptAt(id));
    const files = await rows<{ key_id: string }>(heir.orm.em.fork(),
      `select key_id from report_file where report_id = $1 and format <> 'pdf'`, [id]);
    expect(files.map(({ key_id }) => key_id)).toEqual([keyIdOf(heir), keyIdOf(heir)]);
  });

  it('sign no export after their time: whoever asks an older process is told to ask again', async () => {
    const [old, pem] = [newest(), newSigningKey()];
    const take = async (from: TestApp, format: string): Promise<{ status: number; file: Buffer }> => {
      const { token } = await from.anonymous.auth.login({ requestBody: { username: 'admin', password: PASSWORD } });
      const answer = await fetch(`${from.baseUrl}/api/v1/audit/export?resource=wallet&format=${format}`,
        { headers: { authorization: `Bearer ${token}` } });
      return { status: answer.status, file: Buffer.from(await answer.arrayBuffer()) };
    };
    const commit = await holdRotation(old, readSigningKey(pem));
    pass(SECOND_MS);
    const taking = take(old, 'json');
    await untilWaitedFor(old.orm.em, { advisory: LOCKS.rotatingKeys }).finally(commit);
    const heir = await succeed(pem);
    const refused = await taking;
    expect({ ...refused, file: JSON.parse(refused.file.toString()) as unknown })
      .toMatchObject({ status: 503, file: { code: 'SIGNING_KEY_REPLACED' } });
    expect(await take(old, 'pdf')).toMatchObject({ status: 503 });
    expect(await take(old, 'csv')).toMatchObject({ status: 200 });

    const { status, file } = await take(heir, 'json');
    expect(status).toBe(200);
    expect(await verifyExport(file, { keys: await keys() })).toMatchObject({ isProven: true });
  });

  it('keep their times apart from the clocks of machines: one that is behind breaks no block of another', async () => {
    const old = newest();
    const clockOf = (rig: TestApp) => jest.spyOn(rig.app.get(Clock), 'now');
    await openWallet(await old.as('amina'));
    clockOf(old).mockImplementation(() => new Date(now.getTime() + 5 * SECOND_MS));
    await untilSettled();
    expect(await sealBy(old)).toBeGreaterThan(0);
    const heir = await succeed();
    await openWallet(await heir.as('amina'));
    clockOf(heir).mockImplementation(() => new Date(now.getTime() - 5 * SECOND_MS));
    await sealAll();
    expect(await faults()).toEqual([]);
  });
});
