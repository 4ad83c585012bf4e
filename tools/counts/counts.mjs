import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Notes how many tests of one suite passed and failed, for whoever asked by naming a folder in CONNECT_COUNTS. */
export function noteCounts(suite, { passed, failed }) {
  const folder = process.env.CONNECT_COUNTS;
  if (folder) writeFileSync(join(folder, `${suite}.json`), JSON.stringify({ passed, failed }));
}

/** Adds up what the suites noted; a suite that noted nothing did not run, which is an error and not a zero. */
export function sumCounts(folder, suites) {
  const noted = readdirSync(folder);
  const missing = suites.filter((suite) => !noted.includes(`${suite}.json`));
  const counts = noted.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const total = (key) => counts.reduce((sum, count) => sum + count[key], 0);
  return { missing, passed: total('passed'), failed: total('failed') };
}
