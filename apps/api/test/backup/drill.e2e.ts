import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConnectClient, LogVerificationDto, WalletDto } from '@connect/sdk';
import { backUp } from '../../src/platform/backup/back-up.ts';
import type { BackupManifest } from '../../src/platform/backup/backup-manifest.ts';
import { restore } from '../../src/platform/backup/restore.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/platform/database/embedded-postgres.ts';
import { prepareEmbedded } from '../../src/platform/database/embedded-roles.ts';
import { newSigningKey } from '../../src/platform/secrets.ts';
import { startApp, type TestApp } from '../app.ts';
import { startOwnServer, type OwnServer } from '../faults/own-server.ts';
import { expectCoherentLedger } from '../ledger-coherence.ts';
import { openWallet, sendOf } from '../people.ts';
import { untilSealed } from '../sealing.ts';

const VERSION = '1.0.0';
const KEYS = ['jwt-secret', 'signing-key.pem', 'data-key'];

describe('a backup of the built-in database', () => {
  let scratch: string;
  let own: OwnServer;
  let rig: TestApp;
  let from: WalletDto;
  let to: WalletDto;
  let manifest: BackupManifest;
  /** Payments that were answered before the backup began. */
  const acknowledged: string[] = [];
  const place = (name: string): string => join(scratch, name);

  beforeAll(async () => {
    scratch = mkdtempSync(join(tmpdir(), 'connect-drill-'));
    chmodSync(scratch, 0o711);
    own = await startOwnServer({ durable: false });
    rig = await appOn(own.server, own.dataDir);
    const amina = await rig.as('amina');
    from = await openWallet(amina, '10000.00');
    to = await openWallet(await rig.as('yusuf'), '0.00');
    for (let n = 0; n < 10; n++) acknowledged.push(await pay(amina));
    await untilSealed(rig.orm.em);

    const over = new AbortController();
    const paying = (async () => { while (!over.signal.aborted) await pay(amina); })();
    try {
      manifest = await backUp({
        dataDir: own.dataDir, target: place('backup'), keysFile: place('keys.json'), version: VERSION });
    } finally {
      over.abort();
      await paying;
    }
  });
  afterAll(async () => {
    await rig.close();
    await own.close();
    rmSync(scratch, { recursive: true, force: true });
  });

  const appOn = async (server: EmbeddedPostgres, dataDir: string): Promise<TestApp> => startApp({
    database: {
      connection: server.connection, app: await prepareEmbedded(server), drop: () => Promise.resolve(),
    },
    dataDir,
  });
  const pay = async (client: ConnectClient): Promise<string> => {
    const { transaction_id } = await client.transactions.sendTransaction({
      idempotencyKey: randomUUID(), requestBody: sendOf(from, to, { amount: '1.00' }) });
    return transaction_id ?? '';
  };

  it('holds every payment acknowledged before it began, and is paid and sealed on when it is restored', async () => {
    const dataDir = place('restored');
    await restore({ backup: place('backup'), dataDir, keysFile: place('keys.json') });
    const server = await startEmbeddedPostgres({ dataDir, durable: false });
    try {
      const twin = await appOn(server, dataDir);
      try {
        const amina = await twin.as('amina');
        for (const id of acknowledged) {
          expect(await amina.transactions.getTransaction({ id })).toMatchObject({ status: 'completed' });
        }
        await pay(amina);
        await untilSealed(twin.orm.em);
        const audit = (await twin.as('admin')).audit;
        for (let next: number | null = 1; next !== null;) {
          const walked: LogVerificationDto = await audit.verifyAuditLog({ from: next });
          expect(walked.faults).toEqual([]);
          next = walked.next;
        }
        await expectCoherentLedger(twin.orm.em);
      } finally {
        await twin.close();
      }
    } finally {
      await server.stop();
    }
    const kept = JSON.parse(readFileSync(join(dataDir, 'sealed-head.json'), 'utf8')) as { height: number };
    expect(kept.height).toBeGreaterThan(manifest.head?.height ?? Infinity);
  });

  it('leaves the keys out, and puts them into a file of their own that nobody else may read', () => {
    const names = readdirSync(place('backup'), { recursive: true }) as string[];
    expect(names.filter((name) => /key|secret|sealed-head/.test(name))).toEqual([]);
    expect(statSync(place('keys.json')).mode & 0o777).toBe(0o600);
    expect(Object.keys(JSON.parse(readFileSync(place('keys.json'), 'utf8')) as object)).toEqual(KEYS);
  });

  it('overwrites nothing, neither a backup nor a folder that is in use', async () => {
    const again = (changes: object) =>
      backUp({ dataDir: own.dataDir, target: place('other'), version: VERSION, ...changes });
    await expect(again({ target: place('backup') })).rejects.toThrow(/backup is there already/);
    await expect(again({ keysFile: place('keys.json') })).rejects.toThrow(/keys.json is there already/);
    await expect(again({ dataDir: scratch })).rejects.toThrow(/no built-in database/);
    await expect(restore({ backup: place('backup'), dataDir: own.dataDir })).rejects.toThrow(/is not empty/);
    expect(readdirSync(scratch).filter((name) => name.includes('partial') || name === 'other')).toEqual([]);
  });

  const spoiled = (spoil: (backup: string) => void): string => {
    const backup = place(`spoiled-${randomUUID()}`);
    cpSync(place('backup'), backup, { recursive: true });
    spoil(backup);
    return backup;
  };
  const flip = (file: string): void => {
    const bytes = readFileSync(file);
    const middle = bytes.length >> 1;
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    writeFileSync(file, bytes);
  };

  it.each<[string, RegExp, (backup: string) => void]>([
    ['one byte of it is another', /postgres\/PG_VERSION is not as it was/, (b) => {
      flip(join(b, 'postgres/PG_VERSION')); }],
    ['a file is cut off', /postgres\/backup_label has \d+ bytes instead of/, (b) => {
      truncateSync(join(b, 'postgres/backup_label'), 9); }],
    ['a file is missing', /postgres\/global\/pg_control is missing/, (b) => {
      rmSync(join(b, 'postgres/global/pg_control')); }],
    ['a file was added', /postgres\/standby.signal does not belong/, (b) => {
      writeFileSync(join(b, 'postgres/standby.signal'), ''); }],
    ['its manifest was changed', /manifest.json does not end in its own digest/, (b) => {
      flip(join(b, 'manifest.json')); }],
    ['it has no manifest', /is no backup, or not a whole one/, (b) => { rmSync(join(b, 'manifest.json')); }],
  ])('is refused by name when %s', async (_, sentence, spoil) => {
    const dataDir = place(`refused-${randomUUID()}`);
    await expect(restore({ backup: spoiled(spoil), dataDir })).rejects.toThrow(sentence);
    expect(existsSync(dataDir)).toBe(false);
  });

  it.each([
    ['signing-key.pem', /keys of other books/], ['data-key', /another DATA_KEY/], ['jwt-secret', /no file of keys/],
  ])('is not restored with another %s', async (name, sentence) => {
    const keys = JSON.parse(readFileSync(place('keys.json'), 'utf8')) as Record<string, unknown>;
    const others = { 'signing-key.pem': newSigningKey(), 'data-key': Buffer.alloc(32, 7).toString('base64') };
    const keysFile = place(`${name}.json`);
    writeFileSync(keysFile, JSON.stringify({ ...keys, [name]: others[name as keyof typeof others] }));
    const dataDir = place(`refused-${name}`);
    await expect(restore({ backup: place('backup'), dataDir, keysFile })).rejects.toThrow(sentence);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('is refused when somebody knows a newer head than its log holds', async () => {
    const knownFile = place('newer.json');
    writeFileSync(knownFile, JSON.stringify({ height: 1_000_000, hash: '00'.repeat(32) }));
    const dataDir = place('older');
    await expect(restore({ backup: place('backup'), dataDir, knownFile }))
      .rejects.toThrow(/does not hold block 1000000/);
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  });
});
