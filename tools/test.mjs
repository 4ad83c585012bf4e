import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MOST_UNLISTED } from './results/flaky.mjs';
import { readNotes } from './results/notes.mjs';
import { printSlowest } from './results/summary.mjs';
import { runTasks } from './tasks.mjs';
import { CommandError, ROOT } from './workspace.mjs';

const SUITES = {
  '@connect/compliance-rules': 'compliance-rules', '@connect/iso20022': 'iso20022', '@connect/console': 'console',
  '@connect/api': 'api',
};

/**
 * Every test that needs no browser; results are never taken from a cache. All projects run side by side: the tests of
 * the API wait for their database at times, and what only reckons fills that.
 */
export async function test(args) {
  const asked = process.env.CONNECT_RESULTS;
  const folder = asked ?? mkdtempSync(join(tmpdir(), 'connect-results-'));
  try {
    const failed = await jest(Object.keys(SUITES), folder, args);
    const left = process.env.CI && failed.length > 0 ? await secondTry(failed, folder) : failed;
    printSlowest('npm test', readNotes(folder, Object.values(SUITES)).results);
    if (left.length > 0) throw new CommandError(`\nTests failed in ${left.join(', ')}.`, 1);
  } finally {
    if (!asked) rmSync(folder, { recursive: true });
  }
}

/** Runs projects side by side and names those that failed. */
async function jest(projects, folder, args, env = {}) {
  const reporters = ['default', join(ROOT, 'tools/results/jest-notes.mjs')].map((name) => `--reporters=${name}`);
  const tasks = await runTasks([
    '-t', 'test', '-p', projects.join(), '--skip-nx-cache', `--parallel=${projects.length}`, '--output-style=stream',
    '--', ...args, ...reporters,
  ], { CONNECT_RESULTS: folder, ...env });
  return projects.filter((name) => !tasks.some(({ project, isDone }) => project === name && isDone));
}

/**
 * Runs the files in which a test failed once more, after all others, each with a fresh application and database. What
 * fails in many files, or failed without a test that did, is no chance.
 */
async function secondTry(projects, folder) {
  const { results } = readNotes(folder, projects.map((project) => SUITES[project]));
  const filesOf = (project) => [...new Set(results.find(({ suite }) => suite === SUITES[project])?.tests
    .filter(({ status }) => status === 'failed').map(({ file }) => file))];
  const files = new Map(projects.map((project) => [project, filesOf(project)]));
  const count = [...files.values()].flat().length;
  if (count > MOST_UNLISTED) return projects;
  const left = [];
  for (const [project, names] of files) {
    console.log(`\nA second try of ${project}: ${names.join(', ') || 'nothing, since no test failed'}`);
    if (names.length === 0) left.push(project);
    else left.push(...await jest([project], folder, ['--runTestsByPath', ...names], { CONNECT_TRY: 'second' }));
  }
  return left;
}
