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
  shell: 250,
  pieces: {
    'src/app/commands/palette.tsx': 20,
    'src/app/language/arabic-look.ts': 5,
    'about/about': 20,
    'api-docs/api-docs': 40,
    'audit/audit': 51,
    'batches/batches': 87,
    'compliance/compliance': 50.5,
    'compliance/rulesets/rulesets': 56,
    'contracts/contracts': 65,
    'contracts/page/contract': 81,
    'contracts/revise/revise': 62,
    'compliance/rulesets/ruleset': 63,
    'customers/customers': 66,
    'dashboard/dashboard': 20,
    'factors/owed': 55.5,
    'faq/faq': 20,
    'help/article': 20,
    'help/help': 20,
    'reports/reports': 47,
    'reviews/case/case': 63.5,
    'reviews/reviews': 53,
    'screening/screening': 60,
    'settings/keys/keys': 58.5,
    'settings/profile': 55,
    'settings/sandbox/sandbox': 53,
    'support/support': 67.5,
    'transactions/composer/composer': 69,
    'transactions/detail/transaction': 81,
    'users/users': 66,
    'wallets/wallets': 26.5,
    'webhooks/webhook': 60.5,
    'webhooks/webhooks': 53.5,
  },
  /** A screen that is not named. */
  screen: 52,
  /** The words of one part of the console in one language. */
  words: 8,
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
  if (key.startsWith('src/i18n/')) return budgets.words;
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
