import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace.mjs';

/** How many tests outside the list may pass only at their second try in one run; more have a fault in common. */
export const MOST_UNLISTED = 3;

/** Where the files of a suite are. */
const FOLDERS = {
  api: 'apps/api', console: 'apps/console', 'compliance-rules': 'libs/compliance-rules', iso20022: 'libs/iso20022',
  browser: 'apps/console/e2e',
};
const SHORTEST_CAUSE = 20;

/** The tests that are known to need a second try at times, each with its cause. */
export function flakyTests() {
  return JSON.parse(readFileSync(join(ROOT, 'tools/flaky-tests.json'), 'utf8'));
}

/** What is wrong with an entry of the list, in a sentence; nothing when it is in order. */
export function problemOf({ suite, test, cause, since, ...others }) {
  const name = `"${suite}: ${test}"`;
  if (Object.keys(others).length > 0) return `${name} has more than suite, test, cause and since.`;
  if (FOLDERS[suite] === undefined) return `${name} is of no suite.`;
  if (typeof cause !== 'string' || cause.trim().length < SHORTEST_CAUSE) return `${name} has no cause.`;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(since)) return `${name} does not say since when.`;
  const [file, title] = String(test).split(' › ');
  if (!title || !existsSync(join(ROOT, FOLDERS[suite], file))) return `${name} names no test that there is.`;
  return undefined;
}
