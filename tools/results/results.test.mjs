import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { itWith, needs } from '../needs.mjs';
import { flakyTests, MOST_UNLISTED, problemOf } from './flaky.mjs';
import JestNotes from './jest-notes.mjs';
import { readNotes } from './notes.mjs';
import PlaywrightNotes from './playwright-notes.mjs';
import { objections, summaryLines, tally } from './summary.mjs';

const SUITES = ['api', 'browser'];
const asked = process.env.CONNECT_RESULTS;
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'connect-results-'));
  process.env.CONNECT_RESULTS = folder;
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  delete process.env.CONNECT_TRY;
  if (asked === undefined) delete process.env.CONNECT_RESULTS;
  else process.env.CONNECT_RESULTS = asked;
});

/** What Jest tells its reporters of one file of the API's tests: `status: title`. */
function jest(file, ...told) {
  const testResults = told.map((one) => one.split(': ')).map(([status, title]) => ({
    status, title, ancestorTitles: ['the bank'], failureMessages: status === 'failed' ? [`${title} was not so`] : [],
  }));
  return { testFilePath: join('/bank', file), perfStats: { runtime: 5 }, testResults };
}

function noteJest(...testResults) {
  const config = { displayName: { name: 'api' }, rootDir: '/bank' };
  new JestNotes().onRunComplete(new Set([{ config }]), { testResults });
}

/** What Playwright tells its reporters of the browser tests. */
function notePlaywright(...told) {
  const tests = told.map(({ outcome, title, errors = [], annotations = [] }) => ({
    outcome: () => outcome, annotations, location: { file: '/bank/e2e/pay.e2e.ts' },
    titlePath: () => ['', 'chromium', 'pay.e2e.ts', title],
    results: errors.map((message) => ({ duration: 5, error: message && { message } })),
  }));
  const reporter = new PlaywrightNotes();
  reporter.onBegin({ rootDir: '/bank/e2e' }, { allTests: () => tests });
  reporter.onEnd();
}

const passing = { outcome: 'expected', title: 'pays', errors: [undefined] };
const count = (listed = []) => tally(readNotes(folder, SUITES), listed);
const lastLine = (counted) => summaryLines(counted).at(-1);

test('what passed is counted over all suites, and a run of nothing else is green', () => {
  noteJest(jest('a.spec.ts', 'passed: one', 'passed: two'));
  notePlaywright(passing);
  const counted = count();
  assert.deepEqual(objections(counted), []);
  assert.deepEqual(summaryLines(counted), ['3 passed, 0 failed']);
});

test('what failed is counted and named, also a file that could not be loaded', () => {
  const broken = { ...jest('b.spec.ts'), testExecError: { message: 'no such module' } };
  noteJest(jest('a.spec.ts', 'passed: one', 'failed: two'), broken);
  notePlaywright({ outcome: 'unexpected', title: 'pays', errors: ['no', 'no'] });
  assert.deepEqual(objections(count()), [
    'Failed: api: a.spec.ts › the bank › two', 'Failed: api: b.spec.ts', 'Failed: browser: pay.e2e.ts › pays',
  ]);
  assert.equal(lastLine(count()), '1 passed, 3 failed');
});

test('an error of the browser tests outside any test is a failure', () => {
  noteJest(jest('a.spec.ts', 'passed: one'));
  const reporter = new PlaywrightNotes();
  reporter.onError({ message: 'no server' });
  reporter.onEnd();
  assert.equal(lastLine(count()), '1 passed, 1 failed');
});

test('a suite that noted nothing is named, and is never a zero', () => {
  noteJest(jest('a.spec.ts', 'passed: one'));
  assert.deepEqual(objections(count()), ['No result could be read from: browser.']);
});

test('what was skipped is counted by its reason, and without a reason it is an objection', () => {
  noteJest(jest('a.spec.ts', 'passed: one', 'pending: two (needs JDK 17)', 'pending: three (needs JDK 17)'));
  notePlaywright({ outcome: 'skipped', title: 'pays', annotations: [{ type: 'skip', description: 'a printer' }] });
  assert.deepEqual(objections(count()), []);
  assert.deepEqual(summaryLines(count()), [
    'Skipped for want of JDK 17: 2', 'Skipped for want of a printer: 1', '1 passed, 0 failed, 3 skipped',
  ]);
  noteJest(jest('a.spec.ts', 'passed: one', 'pending: two', 'todo: three'));
  assert.equal(lastLine(count()), '1 passed, 0 failed, 3 skipped');
  assert.deepEqual(objections(count()), ['two', 'three'].map((title) =>
    `Skipped without a reason: api: a.spec.ts › the bank › ${title}`));
});

test('a test that needs a program is skipped under a title that says so where the program is missing', () => {
  const titles = [];
  const it = Object.assign((title) => titles.push(title), { skip: (title) => titles.push(`not ${title}`) });
  itWith(it, { ...needs.jdk, programs: ['there-is-no-such-program'] })('compiles', () => undefined);
  itWith(it, { name: 'Node', programs: [process.execPath], args: ['--version'] })('runs', () => undefined);
  assert.deepEqual(titles, ['not compiles (needs JDK 17)', 'runs']);
});

describe('a test that passed at its second try', () => {
  const flaky = (title) => ({ outcome: 'flaky', title, errors: ['the clock struck', undefined] });
  const entry = (title) => ({
    suite: 'browser', test: `pay.e2e.ts › ${title}`, cause: 'A clock.', since: '2026-01-31',
  });

  test('is green and counted, and named with the error of its first try and a line for the list', () => {
    noteJest(jest('a.spec.ts', 'passed: one'));
    notePlaywright(passing, flaky('refunds'));
    const counted = count();
    assert.deepEqual(objections(counted), []);
    const [title, name, error, advice, last] = summaryLines(counted);
    assert.equal(title, 'Passed at the second try: 1');
    assert.equal(name, '  NEW: browser: pay.e2e.ts › refunds');
    assert.equal(error, '    the clock struck');
    assert.match(advice, /tools\/flaky-tests\.json: \{"suite":"browser","test":"pay\.e2e\.ts › refunds","cause":""/);
    assert.equal(last, '3 passed, 0 failed');
  });

  test('is named as known when the list has its cause', () => {
    noteJest(jest('a.spec.ts', 'passed: one'));
    notePlaywright(passing, flaky('refunds'));
    const counted = count([entry('refunds')]);
    assert.deepEqual(objections(counted), []);
    assert.equal(summaryLines(counted)[1], '  known: browser: pay.e2e.ts › refunds');
  });

  test('is an objection when there are more new ones than chance explains', () => {
    noteJest(jest('a.spec.ts', 'passed: one'));
    const names = Array.from({ length: MOST_UNLISTED + 1 }, (_, n) => `pays ${n}`);
    notePlaywright(...names.map(flaky));
    assert.equal(objections(count()).length, 1);
    assert.deepEqual(objections(count([entry('pays 0')])), []);
  });

  test('in Jest is one of a file that was run again and passed whole', () => {
    const broken = { ...jest('b.spec.ts'), testExecError: { message: 'gone' } };
    noteJest(jest('a.spec.ts', 'failed: one', 'passed: two'), broken);
    notePlaywright(passing);
    process.env.CONNECT_TRY = 'second';
    noteJest(jest('a.spec.ts', 'passed: one', 'passed: two'), jest('b.spec.ts', 'passed: three'));
    const counted = count();
    assert.deepEqual(counted.flaky.map(({ name, error }) => [name, error]), [
      ['a.spec.ts › the bank › one', 'one was not so'], ['b.spec.ts', 'gone'],
    ]);
    assert.equal(lastLine(counted), '5 passed, 0 failed');
  });

  test('hides nothing that failed at the second try, nor what was not tried again', () => {
    noteJest(jest('a.spec.ts', 'failed: one', 'passed: two'), jest('b.spec.ts', 'failed: three'));
    notePlaywright(passing);
    process.env.CONNECT_TRY = 'second';
    noteJest(jest('a.spec.ts', 'passed: one', 'failed: two'));
    const names = count().failed.map(({ name }) => name);
    assert.deepEqual(names, ['a.spec.ts › the bank › two', 'b.spec.ts › the bank › three']);
    assert.equal(lastLine(count()), '2 passed, 2 failed');
  });
});

describe('the list of flaky tests', () => {
  const entry = {
    suite: 'api', test: 'test/e2e/reports/reports.spec.ts › reports', since: '2026-01-31',
    cause: 'The report is made by a worker that the test does not wait for.',
  };

  test('is in order as it stands', () => {
    assert.deepEqual(flakyTests().map(problemOf).filter(Boolean), []);
  });

  test('takes an entry with a cause, of a file that there is', () => {
    assert.equal(problemOf(entry), undefined);
    for (const [wrong, problem] of [
      [{ cause: ' ' }, /no cause/], [{ cause: undefined }, /no cause/], [{ since: 'long ago' }, /since when/],
      [{ suite: 'bank' }, /no suite/], [{ test: 'gone.spec.ts › reports' }, /no test/],
      [{ test: 'package.json' }, /no test/], [{ retries: 5 }, /more than/],
    ]) assert.match(problemOf({ ...entry, ...wrong }) ?? '', problem);
  });

  test('names no test that did not run', () => {
    noteJest(jest('a.spec.ts', 'passed: one'));
    notePlaywright(passing);
    assert.deepEqual(objections(count([entry])), [
      'tools/flaky-tests.json names a test that did not run: api: test/e2e/reports/reports.spec.ts › reports',
    ]);
  });
});

test('the last line is the count, and a red tally ends with another code than 0', () => {
  const print = () => spawnSync(process.execPath, [join(import.meta.dirname, 'print-summary.mjs'), folder, ...SUITES], {
    encoding: 'utf8',
  });
  noteJest(jest('a.spec.ts', 'passed: one', 'pending: two (needs pdfsig)'));
  notePlaywright(passing);
  const green = print();
  assert.match(green.stdout, /\n2 passed, 0 failed, 1 skipped\n$/);
  assert.equal(green.status, 0);
  writeFileSync(join(folder, 'browser.json'), '{ "tests": [], "parts": [] }');
  noteJest(jest('a.spec.ts', 'failed: one'));
  const red = print();
  assert.match(red.stdout, /\n0 passed, 1 failed\n$/);
  assert.equal(red.status, 1);
});
