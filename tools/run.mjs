import { existsSync } from 'node:fs';
import { build, CommandError, install, node, run } from './workspace.mjs';

const [command, ...args] = process.argv.slice(2);

/** Every test that needs no browser; results are never taken from a cache. */
async function test() {
  const forwarded = args.length > 0 ? ['--', ...args] : [];
  const options = ['--skip-nx-cache', '--parallel=1', '--output-style=stream-without-prefixes'];
  await run('nx', ['run-many', '-t', 'test', ...options, ...forwarded]);
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

async function e2e() {
  const chromium = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
  if (!existsSync(chromium)) {
    throw new CommandError(`There is no browser at ${chromium}. Install Debian's "chromium" or set CHROMIUM_PATH.`, 1);
  }
  await build();
  const config = ['-c', 'apps/console/e2e/playwright.config.ts'];
  await run('playwright', ['test', ...config, ...args], { env: { CHROMIUM_PATH: chromium } });
}

async function bench() {
  await build();
  await run(node(), ['bench/main.ts', ...args]);
}

const commands = { test, check, e2e, bench };
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
