import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { verifyBooks, type BooksVerdict, type KeySet, type WitnessDemand, type WitnessDto } from '@connect/sdk';
import { InvariantTicker } from '../../src/modules/invariants/invariant-ticker.service.ts';
import { rows } from '../../src/platform/database/sql.ts';
import { PASSWORD, startApp, type TestApp } from '../app.ts';
import { cloneDatabase, copyDatabase, type SuiteDatabase } from '../database.ts';
import { METRICS_TOKEN, metricsOf } from '../metrics.ts';
import { openWallet } from '../people.ts';
import { untilSealed } from '../sealing.ts';
import {
  AskingLog, logSettings, newNoteKey, originHash, startFalseWitness, witnessSettings, witnessUrl,
} from '../witness-fixture.ts';

const log = newNoteKey('bank.example/audit', 'log');
const trusted = newNoteKey('trusted.example/witness', 'witness');
const other = newNoteKey('other.example/witness', 'witness');

const witnessesOf = async (rig: TestApp): Promise<WitnessDto[]> =>
  (await (await rig.as('amina')).audit.listWitnesses()).witnesses;
const happen = async (rig: TestApp): Promise<number> => {
  await openWallet(await rig.as('amina'), '0.00');
  await untilSealed(rig.orm.em);
  const [head] = await (await rig.as('admin')).audit.listCheckpoints({ limit: 1 });
  return head!.treeSize;
};
const verified = async (rig: TestApp, demand: WitnessDemand): Promise<BooksVerdict> => {
  const { token } = await rig.anonymous.auth.login({ requestBody: { username: 'admin', password: PASSWORD } });
  await untilSealed(rig.orm.em);
  const file = await (await fetch(`${rig.baseUrl}/api/v1/audit/books`, {
    headers: { authorization: `Bearer ${token}` } })).bytes();
  const keys = await (await fetch(`${rig.baseUrl}/.well-known/jwks.json`)).json() as KeySet;
  return verifyBooks(file, keys, undefined, demand);
};
const failedOf = ({ checks }: BooksVerdict): string[] => checks.filter(({ passed }) => !passed).map(({ name }) => name);

describe('two Connects, one of which witnesses the log of the other', () => {
  let witness: TestApp;
  let rig: TestApp;
  let asking: AskingLog;
  let spare: Awaited<ReturnType<typeof startFalseWitness>>;

  beforeAll(async () => {
    witness = await startApp(undefined, witnessSettings(trusted, [log]));
    spare = await startFalseWitness();
    rig = await startApp(undefined, {
      ...logSettings(log, [[trusted, witnessUrl(witness)], [other, spare.url]]), METRICS_TOKEN,
    });
    asking = await AskingLog.of(rig);
  });
  afterAll(async () => {
    await rig.close();
    await witness.close();
    spare.close();
  });

  it('say who they are', async () => {
    expect(await (await rig.as('amina')).audit.listWitnesses()).toMatchObject({
      log: { origin: log.key.name, vkey: log.key.vkey }, asWitness: null,
      witnesses: [{ name: trusted.key.name, state: 'waiting' }, { name: other.key.name, state: 'waiting' }],
    });
    expect(await (await witness.as('amina')).audit.listWitnesses()).toEqual({
      log: null, witnesses: [],
      asWitness: { name: trusted.key.name, vkey: trusted.key.vkey, logs: [log.key.name] },
    });
  });

  it('have the head countersigned, and again as the log grows', async () => {
    for (let n = 0; n < 3; n++) {
      const size = await happen(rig);
      await asking.ask();
      const [first, second] = await witnessesOf(rig);
      expect(first).toMatchObject({ state: 'cosigned', conflict: null, cosignedSize: size, httpStatus: null });
      expect(first!.checkpoint!.split('\n').slice(0, 2)).toEqual([log.key.name, String(size)]);
      expect(second).toMatchObject({ state: 'unreachable', httpStatus: 500, cosignedSize: null, checkpoint: null });
      const given = await fetch(`${witnessUrl(witness)}/${originHash(log)}/checkpoint`);
      expect(await given.text()).toBe(first!.checkpoint);
    }
  });

  it('ask once in ten seconds at most, about what is countersigned every ten minutes, and one process at a time', async () => {
    const size = await happen(rig);
    await asking.ask();
    const count = () => spare.asked.length;
    const before = count();
    await asking.ask(5);
    expect(count()).toBe(before);
    await Promise.all([asking.ask(), asking.ask(0), asking.ask(0)]);
    expect(count()).toBe(before + 1);
    const askedAt = async () => (await witnessesOf(rig))[0]!.askedAt;
    const first = await askedAt();
    await asking.ask();
    expect(await askedAt()).toBe(first);
    await asking.ask(600);
    expect(await askedAt()).not.toBe(first);
    expect((await witnessesOf(rig))[0]).toMatchObject({ state: 'cosigned', cosignedSize: size });
  });

  it('prove an export without either: countersigned up to its head, or as much as is asked for', async () => {
    await happen(rig);
    await asking.ask();
    const vkeys = [trusted.key.vkey];
    const late = await verified(rig, { vkeys, unwitnessed: 50 });
    expect({ failed: failedOf(late), witnesses: late.witnesses }).toMatchObject({
      failed: [], witnesses: [{ name: trusted.key.name, treeSize: expect.any(Number) }] });
    for (let n = 0; n < 3; n++) await happen(rig);
    expect(failedOf(await verified(rig, { vkeys }))).toEqual(['witnessed']);
    const both = { vkeys: [...vkeys, other.key.vkey], unwitnessed: 50 };
    expect(failedOf(await verified(rig, both))).toEqual(['witnessed']);
    expect(failedOf(await verified(rig, { ...both, quorum: 1 }))).toEqual([]);
    const impostor = newNoteKey(trusted.key.name, 'witness');
    const judged = await verified(rig, { vkeys: [impostor.key.vkey], unwitnessed: 50 });
    expect(failedOf(judged)).toEqual(['witnessed']);
    expect(judged.witnesses).toEqual([{ name: trusted.key.name, treeSize: null, at: null }]);
    const given = await (await fetch(`${witnessUrl(witness)}/${originHash(log)}/checkpoint`)).text();
    expect(failedOf(await verified(rig, { vkeys, unwitnessed: 50, checkpoints: [given] }))).toEqual([]);
    await expect(verified(rig, { vkeys: ['nobody'] })).rejects.toThrow('nobody is not the key of a witness.');
    await expect(verified(rig, { vkeys, quorum: 2 })).rejects.toThrow('The quorum');
    await expect(verified(rig, { vkeys, checkpoints: ['what?'] })).rejects.toThrow('no signed head');
  });

  it.each<[string, { status: number; text: string; headers?: Record<string, string> }, Partial<WitnessDto>]>([
    ['does not know the log', { status: 404, text: '' }, { state: 'refused', httpStatus: 404 }],
    ['does not know the key', { status: 403, text: '' }, { state: 'refused', httpStatus: 403 }],
    ['is asked too often', { status: 429, text: '' }, { state: 'unreachable', httpStatus: 429 }],
    ['fails', { status: 502, text: '' }, { state: 'unreachable', httpStatus: 502 }],
    ['leads elsewhere', { status: 307, text: '', headers: { location: '/x' } }, { state: 'unreachable', httpStatus: null }],
    ['answers nothing', { status: 200, text: '' }, { state: 'mistaken', httpStatus: 200 }],
    ['answers too much', { status: 200, text: 'x'.repeat(70_000) }, { state: 'unreachable', httpStatus: null }],
    ['answers a size that is none', { status: 409, text: 'many\n' }, { state: 'mistaken', httpStatus: 409 }],
    ['has seen a larger log', { status: 409, text: '999999\n' }, { state: 'conflict', conflict: 'larger', conflictSize: 999_999 }],
    ['fails afterwards', { status: 500, text: '' }, { state: 'conflict', conflict: 'larger', httpStatus: 500 }],
    ['has seen another log', { status: 422, text: '' }, { state: 'conflict', conflict: 'different' }],
  ])('tell of a witness that %s', async (_, answer, expected) => {
    spare.answers(() => answer);
    await asking.ask();
    expect((await witnessesOf(rig))[1]).toMatchObject(expected);
  });

  it('take no cosignature for another: of another key, or of another head', async () => {
    const [{ checkpoint }] = await witnessesOf(rig) as [WitnessDto];
    const line = checkpoint!.split('\n').find((one) => one.startsWith(`— ${trusted.key.name}`))!;
    for (const text of [`${line}\n`, `${line.replace(trusted.key.name, other.key.name)}\n`]) {
      spare.answers(() => ({ status: 200, text }));
      await asking.ask();
      expect((await witnessesOf(rig))[1]).toMatchObject({ cosignedSize: null, httpStatus: 200 });
    }
  });

  it('measure how witnesses stand', async () => {
    const read = await metricsOf(rig.baseUrl);
    const of = (name: string, witnessName: string) => read.valueOf(`connect_witness_${name}`, { witness: witnessName });
    expect([of('cosigning', trusted.key.name), of('conflict', trusted.key.name)]).toEqual([1, 0]);
    expect([of('cosigning', other.key.name), of('conflict', other.key.name)]).toEqual([0, 1]);
    expect(of('cosigned_age_seconds', trusted.key.name)).toBeGreaterThanOrEqual(0);
    expect(of('cosigned_age_seconds', other.key.name)).toBeUndefined();
  });
});

describe('a log that was rolled back', () => {
  let witness: TestApp;
  let database: SuiteDatabase;
  let dataDir: string;
  let older: { database: SuiteDatabase; dataDir: string };
  let kept: string;
  let running: TestApp | undefined;
  let seen = 0;
  const settings = (): NodeJS.ProcessEnv => logSettings(log, [[trusted, witnessUrl(witness)]]);

  beforeAll(async () => {
    witness = await startApp(undefined, witnessSettings(trusted, [log]));
    database = await cloneDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'connect-app-'));
    await live(async (rig, asking) => {
      await happen(rig);
      await asking.ask();
      expect((await witnessesOf(rig))[0]).toMatchObject({ state: 'cosigned' });
    });
    // A dump of the database, and the data folder of that moment with the head that it keeps.
    kept = mkdtempSync(join(tmpdir(), 'connect-app-'));
    cpSync(dataDir, kept, { recursive: true });
    older = { database: await copyDatabase(database), dataDir: kept };
    await live(async (rig, asking) => {
      for (let n = 0; n < 3; n++) seen = await happen(rig);
      await asking.ask();
      expect((await witnessesOf(rig))[0]).toMatchObject({ state: 'cosigned', cosignedSize: seen });
    });
  });
  afterEach(async () => { await running?.close(); running = undefined; });
  afterAll(async () => {
    await older.database.drop();
    await database.drop();
    await witness.close();
    for (const folder of [dataDir, kept]) rmSync(folder, { recursive: true, force: true });
  });

  const live = async (
    work: (rig: TestApp, asking: AskingLog) => Promise<void>, on = { database, dataDir },
  ): Promise<void> => {
    running = await startApp(on, settings());
    await work(running, await AskingLog.of(running));
    await running.close();
    running = undefined;
  };
  const check = async (rig: TestApp, asking: AskingLog): Promise<unknown> => {
    asking.pass(60);
    await rig.app.get(InvariantTicker, { strict: false }).check();
    const [{ state } = { state: 'none' }] = await rows<{ state: string }>(
      rig.orm.em.fork(), `select state from invariant_check where name = 'witnesses_agree'`);
    return state;
  };

  it('is noticed by its witness though database and data folder agree: administrators are told, by an invariant of its own', async () => {
    await live(async (rig, asking) => {
      await rig.app.get(InvariantTicker, { strict: false }).beforeApplicationShutdown();
      expect(await check(rig, asking)).toBe('holds');
      // Nothing has happened since the dump, so the witness is asked about a head that it countersigned.
      await asking.ask(600);
      expect((await witnessesOf(rig))[0]).toMatchObject({ state: 'conflict', conflict: 'larger', conflictSize: seen });
      expect(await check(rig, asking)).toBe('broken');
      const events = await (await rig.as('admin')).audit.listAuditEvents({ action: 'invariant_break', limit: 5 });
      expect(events).toContainEqual(expect.objectContaining({
        resourceId: 'witnesses_agree', severity: 'critical',
        details: { number: null, found: [`${trusted.key.name} larger ${seen}`] } }));
      // Payments go on: a witness that is wrong must not be able to stop the bank.
      await happen(rig);
    }, older);
  });

  it('is refused once it is larger again, for it is another log; the witness keeps what it signed and tells of it once', async () => {
    await live(async (rig, asking) => {
      let size = 0;
      while (size <= seen) size = await happen(rig);
      for (let n = 0; n < 2; n++) {
        await asking.ask();
        expect((await witnessesOf(rig))[0]).toMatchObject({ state: 'conflict', conflict: 'different' });
      }
      const forks = await (await witness.as('admin')).audit.listAuditEvents({ action: 'witnessed_log_refuse', limit: 5 });
      expect(forks).toHaveLength(1);
      expect(forks[0]).toMatchObject({ resourceId: log.key.name, severity: 'critical', details: { treeSize: String(size) } });
      const given = await fetch(`${witnessUrl(witness)}/${originHash(log)}/checkpoint`);
      const head = await given.text();
      expect(head.split('\n')[1]).toBe(String(seen));
      // Whoever has an export of the forged log and the head from the witness finds it without anybody's word.
      const judged = await verified(rig, { vkeys: [trusted.key.vkey], unwitnessed: 1e6, checkpoints: [head] });
      expect(failedOf(judged)).toEqual(['same_as_witnessed']);
    }, older);
  });

  it('is countersigned on where it was not rolled back', async () => {
    await live(async (rig, asking) => {
      const size = await happen(rig);
      await asking.ask();
      expect((await witnessesOf(rig))[0]).toMatchObject({ state: 'cosigned', conflict: null, cosignedSize: size });
    });
  });
});
