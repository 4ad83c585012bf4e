import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Machine, type Acknowledged } from './machine.ts';

const TIMES = Number(process.env['CUTS'] ?? 5);
const LIMIT_MS = 300_000;
const PAYING_MS = 1_500;
const SEGMENT_BYTES = 16 * 2 ** 20;
const SEGMENT_NAME = /^[0-9A-F]{24}$/;

describe('a machine under payments', () => {
  let machine: Machine;
  afterEach(() => machine.scrap());

  /** Pays from all sides for a moment, and does something to the machine in the middle of it. */
  const whilePaying = async <T>(fault: () => Promise<T>): Promise<T> => {
    const over = new AbortController();
    const paying = machine.payUntil(over.signal);
    try {
      await sleep(PAYING_MS);
      return await fault();
    } finally {
      over.abort();
      await paying;
    }
  };

  it('keeps every payment it acknowledged when all its processes are killed', async () => {
    machine = await Machine.start();
    for (let time = 0; time < TIMES; time++) {
      await whilePaying(() => machine.kill());
      await machine.start();
      await machine.expectKept(machine.acknowledged);
    }
    expect(machine.acknowledged.length).toBeGreaterThan(TIMES * 10);
  }, LIMIT_MS);

  it('keeps every payment it acknowledged when the power is cut', async () => {
    machine = await Machine.start();
    for (let time = 0; time < TIMES; time++) {
      const disk = await forcedOut(machine);
      const kept = await whilePaying(() => cutPower(machine, disk));
      await machine.start();
      await machine.expectKept(kept);
      machine.acknowledged.splice(0, Infinity, ...kept);
    }
    expect(machine.acknowledged.length).toBeGreaterThan(TIMES * 10);
  }, LIMIT_MS);

  it('would be seen to lose payments by a disk that keeps less than it was told to', async () => {
    machine = await Machine.start();
    const disk = await forcedOut(machine);
    const tooEarly = await flushedLog(machine);
    const kept = await whilePaying(() => cutPower(machine, disk, tooEarly));
    rmSync(join(machine.dataDir, 'sealed-head.json'));
    await machine.start();
    expect(kept.length).toBeGreaterThan(10);
    expect(await machine.lost(kept)).toEqual(kept);
  }, LIMIT_MS);
});

/** Forces everything out to the disk, and answers a copy of the database's files as they are then. */
const forcedOut = async (machine: Machine): Promise<string> => {
  await machine.query('checkpoint');
  machine.signalDatabase('SIGSTOP');
  try {
    return copy(machine.cluster, join(machine.dataDir, 'disk'));
  } finally {
    machine.signalDatabase('SIGCONT');
  }
};

/**
 * Cuts the power, which leaves the least that a disk may hold: of the database's files what the last checkpoint forced
 * out, and of its log nothing behind the place up to which that was forced out. Answers what was acknowledged before.
 */
const cutPower = async (machine: Machine, disk: string, at?: string): Promise<Acknowledged[]> => {
  // First what others have seen, then how far the log is forced out: the second has to hold all of the first.
  const seen = [...machine.acknowledged];
  const head = readFileSync(join(machine.dataDir, 'sealed-head.json'));
  const forced = at ?? await flushedLog(machine);
  machine.signalDatabase('SIGSTOP');
  copy(join(machine.cluster, 'pg_wal'), join(disk, 'pg_wal'));
  await machine.kill();
  forgetBehind(forced, join(disk, 'pg_wal'));
  copy(disk, machine.cluster);
  rmSync(disk, { recursive: true });
  writeFileSync(join(machine.dataDir, 'sealed-head.json'), head);
  return seen;
};

const flushedLog = async (machine: Machine): Promise<string> =>
  (await machine.query<{ at: string }>('select pg_current_wal_flush_lsn()::text as at'))[0]?.at ?? '';

/** Overwrites all of the log behind a place, which is told as PostgreSQL tells it, with what a disk may find there. */
const forgetBehind = (place: string, log: string): void => {
  const [high = 0, low = 0] = place.split('/').map((part) => Number.parseInt(part, 16));
  const hex = (n: number): string => n.toString(16).toUpperCase().padStart(8, '0');
  const last = hex(high) + hex(Math.floor(low / SEGMENT_BYTES));
  for (const name of readdirSync(log).filter((file) => SEGMENT_NAME.test(file))) {
    const file = join(log, name);
    if (name.slice(8) > last) rmSync(file);
    if (name.slice(8) !== last) continue;
    const from = low % SEGMENT_BYTES;
    const segment = openSync(file, 'r+');
    writeSync(segment, Buffer.alloc(statSync(file).size - from, 0xa5), 0, null, from);
    closeSync(segment);
  }
};

/** Copies a folder with its owners over another, and answers where. */
const copy = (from: string, to: string): string => {
  rmSync(to, { recursive: true, force: true });
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return to;
};
