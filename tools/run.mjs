import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build, CommandError, install, node, run } from './workspace.mjs';

const [command, ...args] = process.argv.slice(2);

/** Every test that needs no browser; results are never taken from a cache. */
async function test() {
  const forwarded = args.length > 0 ? ['--', ...args] : [];
  const options = ['--skip-nx-cache', '--parallel=1', '--output-style=stream-without-prefixes'];
  await run('nx', ['run-many', '-t', 'test', ...options, ...forwarded]);
}

/** The API's tests at full length, of which a plain `npm test` takes a sample: all of them, or those of a folder. */
async function long() {
  await testApi(args, {});
}

async function testApi(jestArgs, env) {
  const options = ['--skip-nx-cache', '--output-style=stream-without-prefixes'];
  await run('nx', ['run', '@connect/api:test', ...options, ...(jestArgs.length > 0 ? ['--', ...jestArgs] : [])], {
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
  await testApi(['test/model'], { RUNS: runs, SEED: seed, ...(path === undefined ? {} : { MODEL_PATH: path }) });
}

/** API processes on one database that are sent the same requests, and killed in the middle of what they do. */
async function processes() {
  const settings = { keys: 'KEYS', times: 'TIMES', kills: 'KILLS', events: 'EVENTS' };
  const asked = flags(Object.fromEntries(Object.keys(settings).map((name) => [name, { type: 'string' }])));
  const isNumber = ([name, text]) => /^[1-9]\d*$/.test(text) && (name !== 'keys' || Number(text) % 8 === 0);
  if (!Object.entries(asked).every(isNumber)) {
    throw new CommandError('--keys, --times, --kills and --events are numbers, and --keys is a multiple of eight.', 1);
  }
  await testApi(['test/processes'],
    Object.fromEntries(Object.entries(asked).map(([name, text]) => [settings[name], text])));
}

function flags(options) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new CommandError(error.message, 1);
  }
}

/** Everything that can be said about the code without running it; all complaints are shown, not only the first. */
async function check() {
  const steps = [
    ['lint, types, build', 'nx', ['run-many', '-t', 'lint', 'typecheck', 'build', '--output-style=static']],
    ['lint of the tools', 'eslint', ['eslint.config.mjs', 'tools', 'libs/sdk']],
    ['tests of the tools', node(), ['--test', 'tools/fences.test.mjs']],
    ['import permissions', node(), ['tools/check-boundaries.mjs']],
    ['OpenAPI and SDK', node(), ['tools/openapi.mjs', '--check']],
    ['migrations', node(), ['apps/api/dist/check-drift.js']],
    ['sizes of the console', node(), ['tools/budgets.mjs']],
  ];
  const failed = [];
  for (const [title, program, programArgs] of steps) {
    console.log(`\n== ${title}`);
    await run(program, programArgs).catch((error) => {
      if (!(error instanceof CommandError)) throw error;
      failed.push(title);
    });
  }
  if (failed.length > 0) throw new CommandError(`\nThe check failed: ${failed.join('; ')}.`, 1);
  console.log('\nThe check passed.');
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
  test, 'test:long': long, 'test:model': model, 'test:processes': processes, check, e2e, bench,
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
