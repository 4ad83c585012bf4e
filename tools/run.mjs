import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { check } from './check.mjs';
import { drillNeeds, messageNeeds, missingNeeds, programFor } from './needs.mjs';
import { test } from './test.mjs';
import { build, CommandError, install, node, run } from './workspace.mjs';

const [command, ...args] = process.argv.slice(2);

/**
 * Tests at their full length, of which `npm test` and `npm run e2e` take a sample: those of the API, of the rules, of
 * messages and the walk over the screens, or those of the API in a folder.
 */
async function long() {
  if (args.length > 0) return runLong('@connect/api', args);
  await runLong('@connect/compliance-rules', ['src/robustness.spec.ts']);
  await runLong('@connect/iso20022', ['test/structure.spec.ts']);
  await runLong('@connect/api', []);
  await e2e(['dead-ends', 'routes'], { LONG: 'all' });
}

async function runLong(project, jestArgs, env = {}) {
  const options = ['--skip-nx-cache', '--output-style=stream-without-prefixes'];
  await run('nx', ['run', `${project}:test`, ...options, ...(jestArgs.length > 0 ? ['--', ...jestArgs] : [])], {
    env: { LONG: 'all', ...env },
  });
}

/** Random stories of the bank, told to the bank and to a model of it: as many as are asked for, others each time. */
async function model() {
  const { runs, seed, path } = flags({
    runs: { type: 'string', default: '200' }, seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    path: { type: 'string' },
  });
  if (!/^[1-9]\d*$/.test(runs) || !/^\d+$/.test(seed)) throw new CommandError('--runs and --seed are numbers.', 1);
  console.log(`The seed is ${seed}: npm run test:model -- --runs ${runs} --seed ${seed} tells the same stories.`);
  const settings = { RUNS: runs, SEED: seed, ...(path === undefined ? {} : { MODEL_PATH: path }) };
  await runLong('@connect/api', ['test/model'], settings);
}

/** API processes on one database that are sent the same requests, and killed in the middle of what they do. */
async function processes() {
  const settings = { keys: 'KEYS', times: 'TIMES', kills: 'KILLS', events: 'EVENTS' };
  const asked = flags(Object.fromEntries(Object.keys(settings).map((name) => [name, { type: 'string' }])));
  const isNumber = ([name, text]) => /^[1-9]\d*$/.test(text) && (name !== 'keys' || Number(text) % 8 === 0);
  if (!Object.entries(asked).every(isNumber)) {
    throw new CommandError('--keys, --times, --kills and --events are numbers, and --keys is a multiple of eight.', 1);
  }
  await runLong('@connect/api', ['test/processes'],
    Object.fromEntries(Object.entries(asked).map(([name, text]) => [settings[name], text])));
}

/**
 * The faults of machines, and of people with a superuser's rights: processes killed, power cut, disk full, clocks that
 * step, a database that hangs or vanishes, books that are changed behind the log, backups that are spoiled.
 */
async function faults() {
  const { cuts } = flags({ cuts: { type: 'string', default: '5' } });
  if (!/^[1-9]\d*$/.test(cuts)) throw new CommandError('--cuts is a number.', 1);
  const folders = ['faults', 'backup', 'processes', 'proof'].map((name) => `test/${name}/`);
  await runLong('@connect/api', folders, { CUTS: cuts });
}

function lackIn({ name, packages: [packages], folder }) {
  const place = folder === undefined ? '' : ` (in ${folder}; POSTGRES_BIN names another folder)`;
  const source = folder === undefined ? 'Debian' : 'apt.postgresql.org';
  return `${name}: missing here${place}; ${source} has it in ${packages.join(' and ')}.`;
}

/**
 * Two machines with PostgreSQL under Patroni behind HAProxy, of which one after the other fails while payments are
 * made. It needs programs that no test does, and installs none of them.
 */
async function failover() {
  const { failovers } = flags({ failovers: { type: 'string', default: '30' } });
  if (!/^[1-9]\d*$/.test(failovers)) throw new CommandError('--failovers is a number.', 1);
  const missing = missingNeeds(drillNeeds);
  if (missing.length > 0) throw new CommandError(missing.map(lackIn).join('\n'), 1);
  await build();
  await run(node(), ['bench/failover/main.ts', '--failovers', failovers, '--bin', drillNeeds.postgres.folder,
    '--haproxy', programFor(drillNeeds.haproxy)]);
}

/**
 * Shows by the publishers' schemas and by a reader of others that messages of ISO 20022 are right. Both are fetched
 * from where packages are published, by exact versions; where they cannot be had, it fails and says so.
 */
async function iso20022() {
  const missing = missingNeeds(messageNeeds);
  if (missing.length > 0) throw new CommandError(missing.map(lackIn).join('\n'), 1);
  await build();
  const folder = mkdtempSync(join(tmpdir(), 'connect-messages-'));
  try {
    await run(node(), ['bench/message-samples.ts', folder]);
    await run(node(), ['--experimental-transform-types', '--disable-warning=ExperimentalWarning',
      'libs/iso20022/test/official/main.ts', programFor(messageNeeds.python), folder]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function flags(options) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new CommandError(error.message, 1);
  }
}

/** The browser that is asked for, or one that Debian has; the one without windows takes a fifth less time. */
const browsers = process.env.CHROMIUM_PATH
  ? [process.env.CHROMIUM_PATH] : ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

async function e2e(files, env = {}) {
  const chromium = browsers.find((path) => path && existsSync(path));
  if (!chromium) {
    throw new CommandError('There is no browser. Install "chromium-headless-shell" or set CHROMIUM_PATH.', 1);
  }
  await build();
  const config = ['-c', 'apps/console/e2e/playwright.config.ts'];
  await run('playwright', ['test', ...config, ...files], { env: { CHROMIUM_PATH: chromium, ...env } });
}

async function bench() {
  await build();
  await run(node(), ['bench/main.ts', ...args]);
}

/** A command of the API itself, such as a backup: it hears its own arguments, and its exit code is the answer. */
async function api(name) {
  await build();
  await run(node(), [`apps/api/dist/${name}.js`, ...args]);
}

const commands = {
  test: () => test(args), check,
  'test:long': long, 'test:model': model, 'test:processes': processes, 'test:faults': faults,
  'test:failover': failover, 'test:iso20022': iso20022,
  e2e: () => e2e(args), bench, verify: () => api('verify'), backup: () => api('backup'), restore: () => api('restore'),
  migrate: () => api('migrate'),
};
try {
  const chosen = commands[command];
  if (!chosen) throw new CommandError(`Say what to run: ${Object.keys(commands).join(', ')}.`, 1);
  await install();
  await chosen();
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
