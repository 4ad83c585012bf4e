import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lackOf, runsByItself, runsPackaged, thisMachine } from './machine.mjs';

/** The folder of the whole workspace. */
export const ROOT = resolve(fileURLToPath(new URL('..', import.meta.url)));

const MODULES = join(ROOT, 'node_modules');
const BIN = join(MODULES, '.bin');
const INSTALL_STAMP = join(MODULES, '.connect-lock');
const BUILD_STAMP = join(MODULES, '.connect-build');
/** What a build leaves behind; when one of them is missing, the build is stale whatever the sources say. */
const BUILD_RESULTS = [
  'apps/api/dist/main.js', 'apps/console/dist/index.html',
  'libs/sdk/dist/index.js', 'libs/compliance-rules/dist/index.js',
  'libs/iso20022/dist/index.js',
];
const BUILD_SOURCES = ['apps', 'libs', 'package-lock.json', 'nx.json', 'tsconfig.base.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'coverage', 'test', 'e2e']);

/** The surroundings of every program started here: the workspace's own programs, Node 24 among them, come first. */
export const environment = (extra = {}) => ({
  ...process.env,
  PATH: [BIN, process.env.PATH].join(delimiter),
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  // Nx asks for colours even where the output is a file; a log is read better without them.
  ...(process.stdout.isTTY ? {} : { FORCE_COLOR: '0' }),
  ...extra,
});

/** A program that was started here and failed; its output has been shown. */
export class CommandError extends Error {
  constructor(sentence, exitCode) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/**
 * Runs a program to its end. With `quiet`, what it prints is shown only when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string>, signal?: AbortSignal }} options
 */
export async function run(command, args, { quiet = false, env, signal } = {}) {
  const output = quiet ? 'pipe' : 'inherit';
  const child = spawn(command, args, { cwd: ROOT, env: environment(env), signal, stdio: ['ignore', output, output] });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk));
  const code = await new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (exitCode, exitSignal) => done(exitCode ?? exitSignal));
  });
  if (code === 0) return;
  process.stderr.write(Buffer.concat(printed));
  throw new CommandError(`"${[command, ...args].join(' ')}" failed (${code}).`, typeof code === 'number' ? code : 1);
}

/** The Node 24 the workspace brings along, or the running Node where the packaged one is of no use. */
export function node() {
  const machine = thisMachine();
  const packaged = join(BIN, 'node');
  if (runsPackaged(machine) && existsSync(packaged)) return packaged;
  if (runsByItself(machine)) return process.execPath;
  throw new CommandError(lackOf(machine) ?? 'The packaged Node 24 is not installed: run "npm ci" without --omit.', 1);
}

/** Installs the packages the lock file names, unless they are there already. */
export async function install({ signal, tell = console.log } = {}) {
  const lockFile = join(ROOT, 'package-lock.json');
  const lock = digest([readFileSync(lockFile)]);
  if (readStamp(INSTALL_STAMP) === lock) return;
  const installed = statSync(join(MODULES, '.package-lock.json'), { throwIfNoEntry: false });
  if (installed === undefined || installed.mtimeMs < statSync(lockFile).mtimeMs) {
    tell('Installing packages; the first time this takes about a minute.');
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    const npm = process.env.npm_execpath;
    await (npm?.endsWith('.js')
      ? run(process.execPath, [npm, ...args], { quiet: true, signal })
      : run('npm', args, { quiet: true, signal }));
  }
  // npm puts this folder first, and tells one Linux from another by its processor alone.
  if (!runsPackaged(thisMachine())) rmSync(join(BIN, 'node'), { force: true });
  writeStamp(INSTALL_STAMP, lock);
}

/** Builds what changed since the last build. */
export async function build({ signal, tell = console.log } = {}) {
  const sources = digest(BUILD_SOURCES.flatMap((name) => traces(join(ROOT, name))));
  const isBuilt = BUILD_RESULTS.every((file) => existsSync(join(ROOT, file)));
  if (isBuilt && readStamp(BUILD_STAMP) === sources) return;
  tell('Building what changed.');
  await run('nx', ['run-many', '-t', 'build', '--output-style=static'], { quiet: true, signal });
  writeStamp(BUILD_STAMP, sources);
}

/** Path, size and time of change of every source file: enough to tell that nothing changed, without reading it. */
function traces(path) {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (entry === undefined) return [];
  if (!entry.isDirectory()) return [`${path} ${entry.size} ${entry.mtimeMs}\n`];
  return readdirSync(path).sort().filter((name) => !NOT_SOURCES.has(name)).flatMap((name) => traces(join(path, name)));
}

function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** A folder owned by somebody else cannot remember; the work is then only checked again next time. */
function writeStamp(file, content) {
  try {
    writeFileSync(file, content);
  } catch (error) {
    if (!['EACCES', 'EROFS'].includes(error.code)) throw error;
  }
}
