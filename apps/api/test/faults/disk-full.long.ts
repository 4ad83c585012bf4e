import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Machine } from './machine.ts';

const LIMIT_MS = 300_000;
const DISK = 'size=384m';
const PIECE_BYTES = 2 ** 16;
/** A process that cannot go on says so within this time, by an answer or by its end. */
const TOLD_WITHIN_MS = 10_000;

const mount = (folder: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', DISK, 'tmpfs', folder], { stdio: 'ignore' }).status === 0;
const unmount = (folder: string): void => { spawnSync('umount', ['-l', folder], { stdio: 'ignore' }); };

const mayMount = (): boolean => {
  const folder = mkdtempSync(join(tmpdir(), 'connect-disk-'));
  const isMounted = mount(folder);
  if (isMounted) unmount(folder);
  rmdirSync(folder);
  return isMounted;
};

const withMount = mayMount() ? describe : describe.skip;

withMount('a full disk (needs the right to mount a file system)', () => {
  let disk: string;
  let machine: Machine;
  beforeAll(async () => {
    disk = mkdtempSync(join(tmpdir(), 'connect-disk-'));
    mount(disk);
    chmodSync(disk, 0o711);
    machine = await Machine.start({}, disk);
  }, LIMIT_MS);
  afterAll(async () => {
    await machine.scrap();
    unmount(disk);
    rmdirSync(disk);
  });

  it('is never answered as success, loses nothing, and is over once there is room', async () => {
    await payFor(machine, 1_000);
    const ballast = join(disk, 'ballast');
    fill(ballast);
    // Until the log needs a new piece, payments go on; after that none is made.
    for (let tries = 0; machine.isOn && machine.refused.length === 0 && tries < 20_000; tries += 8) {
      await Promise.all(Array.from({ length: 8 }, () => machine.pay()));
    }
    expect(machine.isOn && machine.refused.length === 0).toBe(false);
    await payFor(machine, 1_000);
    expect(machine.refused.filter(({ status }) => status !== 503)).toEqual([]);

    rmSync(ballast);
    const isWell = await machine.paysAgain(TOLD_WITHIN_MS);
    if (!isWell) expect(await machine.ended(TOLD_WITHIN_MS)).toBe(true);
    if (!machine.isOn) await machine.start();
    await machine.expectKept(machine.acknowledged);
  }, LIMIT_MS);
});

const payFor = async (machine: Machine, ms: number): Promise<void> => {
  const over = new AbortController();
  const paying = machine.payUntil(over.signal);
  await sleep(ms);
  over.abort();
  await paying;
};

/** Writes until there is no room for another byte. */
const fill = (file: string): void => {
  const ballast = openSync(file, 'w');
  try {
    for (let piece = PIECE_BYTES; piece >= 1;) {
      try {
        writeSync(ballast, Buffer.alloc(piece, 1));
      } catch (failure) {
        if ((failure as NodeJS.ErrnoException).code !== 'ENOSPC') throw failure;
        piece = Math.floor(piece / 2);
      }
    }
  } finally {
    closeSync(ballast);
  }
};
