import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Notes how the tests of one suite went, for whoever asked by naming a folder in CONNECT_RESULTS.
 * @param {string} suite
 * @param {{ tests: TestResult[], parts: { name: string, ms: number }[] }} results tests, and how long the parts took
 * @typedef {{ name: string, file: string, status: 'passed' | 'failed' | 'skipped' | 'flaky', reason?: string,
 *   error?: string }} TestResult
 */
export function note(suite, results) {
  const folder = process.env.CONNECT_RESULTS;
  if (folder) writeFileSync(fileOf(folder, suite, process.env.CONNECT_TRY), JSON.stringify(results));
}

/** What was noted of suites, with their second tries; one that noted nothing did not run, which is never a zero. */
export function readNotes(folder, suites) {
  const missing = suites.filter((suite) => !existsSync(fileOf(folder, suite)));
  const results = suites.filter((suite) => !missing.includes(suite)).map((suite) => {
    const { tests, parts } = read(fileOf(folder, suite));
    const again = fileOf(folder, suite, 'second');
    return { suite, parts, tests: existsSync(again) ? afterSecondTry(tests, read(again).tests) : tests };
  });
  return { missing, results };
}

/**
 * One result of each test from two tries of some files: whatever failed at the second try failed, and what passed only
 * then is flaky and keeps the error of the first. A file that could not be loaded is a test of its own name.
 */
export function afterSecondTry(first, second) {
  const namesOf = (tests) => new Set(tests.map(({ name }) => name));
  const failed = namesOf(second.filter(({ status }) => status === 'failed'));
  const passed = namesOf(second.filter(({ status }) => status === 'passed'));
  const failedFiles = new Set(second.filter(({ status }) => status === 'failed').map(({ file }) => file));
  const loaded = new Set(second.map(({ file }) => file));
  const passedThen = ({ name, file }) => name === file
    ? loaded.has(file) && !failedFiles.has(file) : passed.has(name) && !failed.has(name);
  const known = namesOf(first);
  return [
    ...first.map((test) => {
      if (failed.has(test.name)) return { ...test, status: 'failed' };
      return test.status === 'failed' && passedThen(test) ? { ...test, status: 'flaky' } : test;
    }),
    ...second.filter(({ name }) => !known.has(name)),
  ];
}

function fileOf(folder, suite, tryName) {
  return join(folder, `${suite}${tryName === 'second' ? '.second' : ''}.json`);
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
