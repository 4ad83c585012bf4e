import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';

const HERE = import.meta.dirname;
const PYTHON_PACKAGES = join(HERE, 'requirements.txt');
const JAVA_PACKAGES = join(HERE, 'reader/pom.xml');
const READER = join(HERE, 'reader/ReadMessages.java');
/** Of Maven's own, which fetches what the pom names. */
const FETCH = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';
const LONGEST_MS = 900_000;

/** Something that is needed and was not to be had; nothing is said of the messages then. */
export class Lacking extends Error {
  override readonly name = 'Lacking';
}

/** Where programs that others wrote stand once they were fetched, outside of the checkout. */
export interface Fetched {
  python: string;
  classPath: string;
}

/** Runs a program to its end and gives what it printed, line by line. */
export const linesOf = (program: string, args: readonly string[], input = ''): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'], timeout: LONGEST_MS });
    const lines: string[] = [];
    let complaint = '';
    createInterface({ input: child.stdout }).on('line', (line) => { lines.push(line); });
    child.stderr.on('data', (part: Buffer) => { complaint = (complaint + part.toString()).slice(-2_000); });
    child.once('error', reject);
    child.stdin.once('error', () => { /* It ended before it read all; its exit says so. */ });
    child.stdin.end(input);
    child.once('close', (code, signal) => {
      if (code === 0) resolve(lines);
      else reject(new Error(`${program} ended with ${code ?? signal}: ${[...lines.slice(-5), complaint].join('\n')}`));
    });
  });

/** Fetches what is named, once for each set of versions, and fails with a sentence where it cannot be had. */
export const fetchPrograms = async (python: string): Promise<Fetched> => {
  const named = [PYTHON_PACKAGES, JAVA_PACKAGES, READER].map((path) => readFileSync(path));
  const digest = createHash('sha256').update(Buffer.concat(named)).digest('hex').slice(0, 12);
  const folder = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'connect-iso20022', digest);
  const [venv, jars, classes] = [join(folder, 'venv'), join(folder, 'jars'), join(folder, 'classes')];
  const fetched = { python: join(venv, 'bin/python'), classPath: [classes, join(jars, '*')].join(delimiter) };
  const isWhole = join(folder, 'whole');
  if (existsSync(isWhole)) return fetched;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await step('A virtual environment of Python cannot be made', python, ['-m', 'venv', venv]);
  await step('The packages of requirements.txt cannot be had from PyPI', fetched.python, [
    '-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-deps', '--only-binary', ':all:',
    '--requirement', PYTHON_PACKAGES]);
  await step('The reader of reader/pom.xml cannot be had from Maven Central', 'mvn', [
    '--batch-mode', '--quiet', '--file', JAVA_PACKAGES, FETCH, `-DoutputDirectory=${jars}`]);
  await step('The program that reads messages back cannot be compiled', 'javac', [
    '-proc:none', '-encoding', 'UTF-8', '--class-path', fetched.classPath, '-d', classes, READER]);
  writeFileSync(isWhole, '');
  return fetched;
};

const step = async (sentence: string, program: string, args: readonly string[]): Promise<void> => {
  try {
    await linesOf(program, args);
  } catch (failure) {
    throw new Lacking(`${sentence}, so nothing was tried.\n${failure instanceof Error ? failure.message : ''}`);
  }
};
