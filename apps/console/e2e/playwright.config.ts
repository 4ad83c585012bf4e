import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { freePort } from './free-port.ts';

const env = process.env;

// The workers read this file again: what the first reading chose is handed on to them by the environment.
env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'connect-e2e-'));
env['E2E_API_PORT'] ??= String(await freePort());
env['E2E_CONSOLE_PORT'] ??= String(await freePort());

const baseURL = `http://127.0.0.1:${env['E2E_CONSOLE_PORT']}`;
const results = env['PLAYWRIGHT_JSON_OUTPUT_NAME'];
const json: ReporterDescription[] = results ? [['json', { outputFile: results }]] : [];

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../node_modules/.e2e',
  workers: 1,
  // A shared machine may stall for seconds; a test that needs its second try is reported as flaky.
  retries: env['CI'] === undefined ? 0 : 1,
  forbidOnly: env['CI'] !== undefined,
  reporter: [[env['CI'] === undefined ? 'line' : 'list'], ['../../../tools/results/playwright-notes.mjs'], ...json],
  globalTeardown: fileURLToPath(new URL('./remove-data.ts', import.meta.url)),
  use: {
    baseURL,
    locale: 'en-AE',
    timezoneId: 'Asia/Dubai',
    launchOptions: {
      executablePath: env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
        '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: {
    command: 'node tools/start.mjs',
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    url: `${baseURL}/health/ready`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: env['E2E_API_PORT'],
      CONSOLE_PORT: env['E2E_CONSOLE_PORT'],
      HOST: '127.0.0.1',
      DATA_DIR: env['E2E_DATA_DIR'],
      SANDBOX: 'true',
      // The receivers of the tests listen on this machine.
      WEBHOOK_LOOPBACK: 'true',
      // Chats are tried at whatever hour the tests run.
      SUPPORT_HOURS: 'Mon-Sun 00:00-24:00',
    },
  },
});
