import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { startApp, type TestApp } from './app.ts';
import { expectCoherentLedger } from './ledger-coherence.ts';
import { IS_LONG } from './long.ts';

const PART = IS_LONG ? /\.(e2e|long)\.ts$/ : /\.e2e\.ts$/;

/**
 * Runs the parts of a suite: the files `*.e2e.ts` in a folder, or in folders of it that are named, and `*.long.ts` when
 * there is time for them. Jest loads everything anew for each suite, and loading the application costs more than most
 * parts do, so a suite has many.
 */
export const runParts = async (folder: string, ...names: string[]): Promise<void> => {
  for (const place of names.length === 0 ? [folder] : names.map((name) => join(folder, name))) {
    const parts = readdirSync(place).filter((name) => PART.test(name)).sort();
    for (const part of parts) await import(join(place, part));
  }
};

let shared: Promise<TestApp> | undefined;

/**
 * The application that parts of a suite have in common when they bring their own wallets and leave its people, clock,
 * keys and settings as they are. Whoever changes any of these starts one of their own.
 */
export const sharedApp = (): Promise<TestApp> => shared ??= startApp();

afterAll(async () => {
  const app = await shared;
  if (!app) return;
  try {
    await expectCoherentLedger(app.orm.em);
  } finally {
    await app.close();
  }
});
