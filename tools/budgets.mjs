import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = join(import.meta.dirname, '../apps/console/dist');
const FEATURES = 'src/features/';

/**
 * What may be fetched before something stands, in kB of gzip: the program around the screens, and what each screen or
 * piece adds to it. What is fetched later, such as a chart or a dialog, is not counted with the screen that shows it.
 */
const budgets = {
  shell: 270,
  pieces: {
    'src/app/commands/palette.tsx': 25,
    'src/app/language/arabic-look.ts': 6,
    'about/about': 25,
    'api-docs/api-docs': 50,
    'audit/audit': 73.5,
    'batches/batches': 126,
    'batches/page/batch': 69,
    'compliance/compliance': 74,
    'beneficiaries/beneficiaries': 75,
    'compliance/rulesets/rulesets': 77,
    'contracts/contracts': 91,
    'contracts/page/contract': 101,
    'contracts/revise/revise': 86,
    'compliance/rulesets/ruleset': 79,
    'customers/customers': 83,
    'dashboard/dashboard': 30,
    'factors/owed': 69.5,
    'faq/faq': 25,
    'help/article': 25,
    'help/help': 25,
    'reports/reports': 59.5,
    'reviews/case/case': 79.5,
    'reviews/reviews': 75,
    'screening/screening': 79,
    'settings/keys/keys': 75,
    'settings/profile': 69,
    'settings/sandbox/sandbox': 66,
    'support/support': 84.5,
    'transactions/composer/composer': 115,
    'transactions/explorer/explorer': 75,
    'transactions/detail/transaction': 104,
    'users/users': 89,
    'wallets/wallets': 54,
    'webhooks/webhook': 75.5,
    'webhooks/webhooks': 67,
  },
  /** A screen that is not named. */
  screen: 65,
  /** The words of one part of the console in one language. */
  words: 9.5,
  /** What is said of refusals by all of Connect: fetched with the first of them. */
  refusals: 12,
};

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));

const closureOf = (key, found = new Set()) => {
  if (!found.has(key)) {
    found.add(key);
    for (const imported of manifest[key].imports ?? []) closureOf(imported, found);
  }
  return found;
};

const sizes = new Map();
const sizeOf = (key) => {
  if (!sizes.has(key)) sizes.set(key, gzipSync(readFileSync(join(DIST, manifest[key].file)), { level: 9 }).length);
  return sizes.get(key);
};

const weigh = (keys) => [...keys].reduce((sum, key) => sum + sizeOf(key), 0) / 1000;

const budgetOf = (key) => {
  const name = key.startsWith(FEATURES) ? key.slice(FEATURES.length).replace('.screen.tsx', '') : key;
  if (/\.json$/.test(key)) return key.endsWith('/problems.json') ? budgets.refusals : budgets.words;
  return budgets.pieces[name] ?? (key.endsWith('.screen.tsx') ? budgets.screen : null);
};

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const shell = closureOf(entry);
const weighed = Object.keys(manifest)
  .filter((key) => manifest[key].isDynamicEntry)
  .map((key) => ({ key, limit: budgetOf(key), size: weigh(closureOf(key).difference(shell)) }))
  .filter(({ limit }) => limit !== null);
const all = [{ key: 'the shell', limit: budgets.shell, size: weigh(shell) }, ...weighed];

const verbose = process.argv.includes('--all');
for (const { key, size, limit } of all) if (verbose) console.log(`${size.toFixed(1)} of ${limit} kB: ${key}`);

const tooHeavy = all.filter(({ size, limit }) => size > limit);
for (const { key, size, limit } of tooHeavy) {
  console.error(`${key} weighs ${size.toFixed(1)} kB, more than ${limit} kB.`);
}
if (tooHeavy.length > 0) process.exitCode = 1;
else console.log(`The shell weighs ${all[0].size.toFixed(1)} kB; ${weighed.length} pieces are within their budgets.`);
