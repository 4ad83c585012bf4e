import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { itWith, needs } from '../../../../tools/needs.mjs';
import { Machine } from './machine.ts';

const LIMIT_MS = 300_000;
const HOUR_S = 3_600;
/** Where Debian keeps it, as the linker reads it. */
const FAKETIME = '/usr/$LIB/faketime/libfaketimeMT.so.1';

/** What a clock does, each step in seconds from the true time, in the order in which it does it. */
const STEPS: [string, number[]][] = [
  ['steps back an hour', [-HOUR_S]],
  ['jumps a day ahead', [24 * HOUR_S]],
  ['jumps a year ahead and comes back', [365 * 24 * HOUR_S, 0]],
  ['goes to and fro', [5, -5, 3 * HOUR_S, -3 * HOUR_S, 0]],
];

describe('a clock of the product', () => {
  let folder: string;
  let machine: Machine;
  const set = (seconds: number): void => {
    writeFileSync(join(folder, 'clock'), `${seconds < 0 ? '' : '+'}${seconds}`);
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'connect-clock-'));
    set(0);
  });
  afterEach(async () => {
    await machine.scrap();
    rmSync(folder, { recursive: true });
  });

  const withClock = itWith(it, needs.faketime);
  for (const [title, steps] of STEPS) {
    withClock(`that ${title} pays nothing twice and breaks no proof`, async () => {
      machine = await Machine.start({
        LD_PRELOAD: FAKETIME, FAKETIME_TIMESTAMP_FILE: join(folder, 'clock'),
        FAKETIME_NO_CACHE: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1',
      });
      const key = randomUUID();
      const first = (await machine.pay(key))?.body['transaction_id'];
      expect(first).toBeDefined();
      for (const step of steps) {
        set(step);
        await machine.signIn();
        expect((await machine.pay(key))?.body['transaction_id']).toBe(first);
        for (let n = 0; n < 20; n++) expect((await machine.pay())?.status).toBe(201);
      }
      set(0);
      const made = new Map(machine.acknowledged.map((payment) => [payment.id, payment]));
      await machine.expectKept([...made.values()]);
      await machine.kill();
      await machine.start();
      expect(await machine.faultsOfTheLog()).toEqual([]);
    }, LIMIT_MS);
  }
});
