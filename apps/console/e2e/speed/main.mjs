import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { makeStartLink } from '../../../../tools/start-link.mjs';
import { freePort } from '../free-port.ts';
import { allRoutes } from '../routes.ts';
import { measureInteractions } from './interactions.mjs';
import { measureRoute } from './lighthouse.mjs';

const readyWithinMs = 360_000;
const root = join(import.meta.dirname, '../../../..');

const { values: options } = parseArgs({ options: {
  url: { type: 'string' }, runs: { type: 'string', default: '3' }, routes: { type: 'string' },
  device: { type: 'string' },
} });

/** Starts the built console with a database of its own; answers where it is and how to stop it. */
async function startConnect() {
  const data = mkdtempSync(join(tmpdir(), 'connect-speed-'));
  const [api, console] = [await freePort(), await freePort()];
  const env = {
    ...process.env, PORT: String(api), CONSOLE_PORT: String(console), DATA_DIR: data, SANDBOX: 'true',
    SANDBOX_SEED: 'empty',
  };
  const connect = spawn(process.execPath, ['tools/start.mjs'], { cwd: root, env, stdio: 'ignore' });
  const ended = new Promise((done) => { connect.once('exit', done); });
  const stop = async () => {
    connect.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  };
  const url = `http://127.0.0.1:${console}`;
  const deadline = Date.now() + readyWithinMs;
  while (connect.exitCode === null && Date.now() < deadline) {
    const isReady = await fetch(`${url}/health/ready`).then(({ ok }) => ok, () => false);
    if (isReady) return { url, entrance: makeStartLink(data, url), stop };
    await sleep(200);
  }
  await stop();
  throw new Error('Connect did not become ready.');
}

/** A browser that Lighthouse may join, with somebody signed in to the sandbox by its link. */
async function openBrowser(entrance) {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'connect-speed-browser-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell', locale: 'en-AE',
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-background-networking'],
  });
  const page = await context.newPage();
  await page.goto(entrance);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.close();
  const close = async () => {
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { context, port, close };
}

async function measureAll(url, { context, port }) {
  const wanted = options.routes?.split(',');
  const routes = allRoutes.filter(({ name }) => !wanted || wanted.includes(name));
  const devices = options.device ? [options.device] : ['desktop', 'mobile'];
  const measured = [];
  const note = (figures) => {
    measured.push(figures);
    console.log(JSON.stringify(figures));
  };
  for (const device of devices) {
    for (const route of routes) note(await measureRoute(route, { url, port, device, runs: Number(options.runs) }));
  }
  for (const interaction of await measureInteractions(context, url)) note(interaction);
  return measured;
}

const connect = options.url
  ? { url: new URL(options.url).origin, entrance: options.url, stop: () => undefined }
  : await startConnect();
try {
  const browser = await openBrowser(connect.entrance);
  try {
    const measured = await measureAll(connect.url, browser);
    const short = measured.filter(({ missed }) => missed.length > 0);
    console.log(`${measured.length - short.length} of ${measured.length} reach every goal.`);
    if (short.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
  }
} finally {
  await connect.stop();
}
