import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { check } from './check.mjs';
import { test } from './test.mjs';
import { build, CommandError, install, node, run } from './workspace.mjs';

const [command, ...args] = process.argv.slice(2);

/** The API's tests in one folder, with settings of their own. */
async function testApi(folder, env) {
  await run('nx', ['run', '@connect/api:test', '--skip-nx-cache', '--output-style=stream-without-prefixes', folder], {
    env,
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
  await testApi('test/model', { RUNS: runs, SEED: seed, ...(path === undefined ? {} : { MODEL_PATH: path }) });
}

/** Two API processes that are sent the same 100,000 requests, and killed in the middle of what they do. */
async function processes() {
  const { keys, times, kills } = flags({
    keys: { type: 'string', default: '2000' }, times: { type: 'string', default: '50' },
    kills: { type: 'string', default: '20' },
  });
  if (![keys, times, kills].every((text) => /^[1-9]\d*$/.test(text)) || Number(keys) % 8 !== 0) {
    throw new CommandError('--keys, --times and --kills are numbers, and --keys is a multiple of eight.', 1);
  }
  await testApi('test/processes', { KEYS: keys, TIMES: times, KILLS: kills });
}

/** Events for a receiver that fails a third of the time, while the processes that deliver them are killed. */
async function webhooks() {
  const { events, kills } = flags({
    events: { type: 'string', default: '10000' }, kills: { type: 'string', default: '20' },
  });
  if (![events, kills].every((text) => /^[1-9]\d*$/.test(text))) {
    throw new CommandError('--events and --kills are numbers.', 1);
  }
  await testApi('test/processes/webhooks', { WEBHOOK_EVENTS: events, WEBHOOK_KILLS: kills });
}

/** Memos drawn at random for the rules library, of which a plain `npm test` tries a sample. */
async function long() {
  const options = ['--skip-nx-cache', '--output-style=stream-without-prefixes'];
  await run('nx', ['run', '@connect/compliance-rules:test', ...options, 'src/robustness.spec.ts'], {
    env: { LONG: 'all' },
  });
}

/** Every bad value in every slot of every operation, also in slots that several operations have in common. */
async function input() {
  await testApi('test/bad-input', { CORPUS: 'all' });
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

async function e2e() {
  const chromium = browsers.find((path) => path && existsSync(path));
  if (!chromium) {
    throw new CommandError('There is no browser. Install "chromium-headless-shell" or set CHROMIUM_PATH.', 1);
  }
  await build();
  const config = ['-c', 'apps/console/e2e/playwright.config.ts'];
  await run('playwright', ['test', ...config, ...args], { env: { CHROMIUM_PATH: chromium } });
}

async function bench() {
  await build();
  await run(node(), ['bench/main.ts', ...args]);
}

const commands = {
  test: () => test(args), 'test:long': long, 'test:input': input, 'test:model': model, 'test:processes': processes,
  'test:webhooks': webhooks, check, e2e, bench,
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
