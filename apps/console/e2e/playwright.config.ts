import { fileURLToPath } from 'node:url';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { type Instance, instanceHere, instances } from './instances.ts';

const env = process.env;
const root = fileURLToPath(new URL('../../..', import.meta.url));
const results = env['PLAYWRIGHT_JSON_OUTPUT_NAME'];
const json: ReporterDescription[] = results ? [['json', { outputFile: results }]] : [];

const settingsOf = ({ apiPort, consolePort, providerPort, dataFolder }: Instance) => ({
  PORT: String(apiPort),
  CONSOLE_PORT: String(consolePort),
  HOST: '127.0.0.1',
  DATA_DIR: dataFolder,
  SANDBOX: 'true',
  // Each test makes the people and payments that it looks at; pictures show more than that.
  SANDBOX_SEED: env['SANDBOX_SEED'] ?? 'empty',
  // The receivers of the tests listen on this machine.
  WEBHOOK_LOOPBACK: 'true',
  // Asked only once somebody signs in by it.
  OIDC_ISSUER: `http://127.0.0.1:${providerPort}`,
  OIDC_CLIENT_ID: 'connect',
  OIDC_CLIENT_SECRET: 'a secret of the local provider',
  OIDC_LABEL: 'Local provider',
  OIDC_REGISTRATION: 'true',
  // Chats are tried at whatever hour the tests run.
  SUPPORT_HOURS: 'Mon-Sun 00:00-24:00',
});

/** Tests that move the clock of a whole Connect, or have its books begin anew. */
const changesAll = /\/(clock|contracts|sandbox|zakat)\.e2e\.ts$/;

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  // They come last, so that no other test finds itself in another month.
  projects: [{ name: 'screens', testIgnore: changesAll }, { name: 'bank', testMatch: changesAll }],
  outputDir: '../node_modules/.e2e',
  globalSetup: './global-setup.ts',
  workers: instances.length,
  // Nothing is measured: what is waited for may take its time on a machine that is busy with other things.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // A shared machine may stall for longer; a test that needs its second try is reported as flaky.
  retries: env['CI'] === undefined ? 0 : 1,
  forbidOnly: env['CI'] !== undefined,
  reporter: [[env['CI'] === undefined ? 'line' : 'list'], ['../../../tools/results/playwright-notes.mjs'], ...json],
  use: {
    baseURL: instanceHere.origin,
    storageState: instanceHere.browserFile,
    locale: 'en-AE',
    timezoneId: 'Asia/Dubai',
    // A press falls where its aim was seen: nothing is still on its way. Tests of what moves ask for motion.
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
        '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: {
    command: 'node apps/console/e2e/serve.mjs',
    cwd: root,
    // The others start beside it, and the global setup waits for each.
    url: `${instanceHere.origin}/health/ready`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 120_000 },
    env: { CONNECTS: JSON.stringify(instances.map(settingsOf)) },
  },
});
