import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { lackOf, thisMachine } from './machine.mjs';
import { tell } from './log.mjs';
import { Service } from './service.mjs';
import { endStartLinks, makeStartLink } from './start-link.mjs';
import { build, CommandError, install, node } from './workspace.mjs';

/** The database may have to recover from a crash first, which a slow disk needs minutes for. */
const READY_TIMEOUT_MS = 360_000;
const POLL_MS = 100;
/** Requests die young in a space that outlasts them; half of it keeps many as old, to be swept later. */
const YOUNG_SPACE = '--max-semi-space-size=32';
/** One pool for what is not on the heap; left to itself each thread keeps one, and what it once took. */
const ONE_POOL = { MALLOC_ARENA_MAX: '1' };

/** Installs, builds and starts everything, and stays until it is asked to stop or a part of it fails. */
async function start() {
  const stopping = new AbortController();
  // `package.json` starts this by `exec`: a shell in between would keep to itself what npm is told.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopping.abort());
  const host = process.env.HOST || '127.0.0.1';
  const ports = { api: readPort('PORT', 3000), console: readPort('CONSOLE_PORT', 4200) };
  const lack = lackOf(thisMachine());
  if (lack !== undefined) throw new CommandError(lack, 1);
  try {
    await install({ signal: stopping.signal, tell: (sentence) => tell('info', sentence) });
    await build({ signal: stopping.signal, tell: (sentence) => tell('info', sentence) });
    await refusePortInUse(host, ports.api, 'PORT');
    await refusePortInUse(host, ports.console, 'CONSOLE_PORT');
  } catch (error) {
    if (stopping.signal.aborted) return;
    throw error;
  }
  await serve({ api: address(host, ports.api), console: address(host, ports.console) }, stopping.signal);
}

async function serve(addresses, stopSignal) {
  endStartLinks(process.env.DATA_DIR);
  const services = [
    new Service('api', node(), [YOUNG_SPACE, 'apps/api/dist/main.js'], ONE_POOL),
    new Service('console', node(), ['apps/console/server.mjs']),
  ];
  const over = new AbortController();
  const ended = Promise.race([aborted(stopSignal), ...services.map(failureOf)]);
  try {
    await Promise.race([ended, announceWhenReady(addresses, over.signal).then(() => ended)]);
  } finally {
    over.abort();
    await Promise.all(services.map((service) => service.stop()));
    endStartLinks(process.env.DATA_DIR);
  }
}

const aborted = (signal) => new Promise((done) => {
  if (signal.aborted) done();
  else signal.addEventListener('abort', () => done(), { once: true });
});

async function failureOf(service) {
  const code = await service.ended;
  throw new CommandError(`The ${service.name} stopped by itself (${code}), so Connect stops.`, 1);
}

async function announceWhenReady(addresses, signal) {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (!(await answers(`${addresses.api}/health/ready`) && await answers(addresses.console))) {
    if (signal.aborted) return;
    if (Date.now() > deadline) throw new CommandError('Connect did not become ready in time.', 1);
    await sleep(POLL_MS);
  }
  const status = await fetch(`${addresses.api}/api/v1/status`).then((response) => response.json());
  if (signal.aborted) return;
  const { environment } = status;
  if (!process.stdout.isTTY) {
    tell('info', 'Connect is running.', { console: addresses.console, api: addresses.api, environment });
    return;
  }
  tell('info', [
    '', 'Connect is running.',
    ...consoleLines(status, addresses.console),
    `  API      ${addresses.api}/api-docs`,
    ...(environment === 'sandbox' ? [sandboxLine(status)] : []),
    '  Press Ctrl-C to stop.', '',
  ].join('\n'));
}

/** Where the API names its personas, nobody else is asking, and a link signs in whoever reads it here. */
function consoleLines({ personas }, url) {
  if (!personas) return [`  Console  ${url}`];
  return [
    `  Console  ${makeStartLink(process.env.DATA_DIR, url)}`,
    '           The link signs in once, this browser from then on; npm run link prints another one.',
  ];
}

/** The API names its personas only where nobody else can reach it. */
function sandboxLine({ personas }) {
  const names = personas?.map(({ username }) => username).join(', ') ?? 'one of the sandbox users of README.md';
  const password = process.env.SANDBOX_PASSWORD ? 'the value of SANDBOX_PASSWORD' : 'connect-sandbox';
  return `  Sandbox  sign in as ${names}; password: ${password}`;
}

async function answers(url) {
  const response = await fetch(url).catch(() => undefined);
  await response?.body?.cancel();
  return response?.ok === true;
}

function readPort(name, fallback) {
  const port = Number(process.env[name] || fallback);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new CommandError(`${name} must be a port number between 1 and 65535.`, 1);
}

function refusePortInUse(host, port, name) {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', (error) => fail(error.code === 'EADDRINUSE'
      ? new CommandError(`Port ${port} is in use, perhaps by another Connect. Stop that program or set ${name}.`, 1)
      : error));
    probe.listen({ host, port }, () => probe.close(() => done()));
  });
}

/** A server bound to every address is reached over loopback. */
function address(host, port) {
  const reachable = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

try {
  await start();
} catch (error) {
  tell('fatal', error instanceof CommandError ? error.message : error.stack);
  process.exitCode = error.exitCode ?? 1;
}
