import { MOST_UNLISTED } from './flaky.mjs';

const SLOWEST = 10;
const LONGEST_ERROR = 300;

/** What the results of all suites come to, compared with the list of tests known to be flaky. */
export function tally({ missing, results }, listed) {
  const tests = results.flatMap(({ suite, tests: ofSuite }) => ofSuite.map((test) => ({ ...test, suite })));
  const ofStatus = (status) => tests.filter((test) => test.status === status);
  const isSame = (test) => (entry) => entry.suite === test.suite && entry.test === test.name;
  const skipped = ofStatus('skipped');
  const flaky = ofStatus('flaky').map((test) => ({ ...test, isListed: listed.some(isSame(test)) }));
  return {
    missing, flaky,
    passed: ofStatus('passed').length + flaky.length,
    failed: ofStatus('failed'),
    skipped: countedBy(skipped.filter(({ reason }) => reason), ({ reason }) => reason),
    unexplained: skipped.filter(({ reason }) => !reason),
    unknown: listed.filter((entry) => !tests.some((test) => isSame(test)(entry))),
  };
}

function countedBy(tests, keyOf) {
  const counts = {};
  for (const test of tests) counts[keyOf(test)] = (counts[keyOf(test)] ?? 0) + 1;
  return counts;
}

/** Why a tally is red, in sentences; none when it is green. */
export function objections({ missing, failed, flaky, unexplained, unknown }) {
  const unlisted = flaky.filter(({ isListed }) => !isListed);
  return [
    ...(missing.length > 0 ? [`No result could be read from: ${missing.join(', ')}.`] : []),
    ...failed.map(({ suite, name }) => `Failed: ${suite}: ${name}`),
    ...unexplained.map(({ suite, name }) => `Skipped without a reason: ${suite}: ${name}`),
    ...unknown.map(({ suite, test }) => `tools/flaky-tests.json names a test that did not run: ${suite}: ${test}`),
    ...(unlisted.length > MOST_UNLISTED
      ? [`${unlisted.length} new flaky tests are no chance: something that they share is wrong.`] : []),
  ];
}

/** What everybody should see at the end of a run; the last line is the count. */
export function summaryLines(counted) {
  const { passed, failed, skipped, unexplained, flaky } = counted;
  const countOfSkipped = Object.values(skipped).reduce((sum, count) => sum + count, unexplained.length);
  return [
    ...Object.entries(skipped).map(([reason, count]) => `Skipped for want of ${reason}: ${count}`),
    ...(flaky.length > 0 ? [`Passed at the second try: ${flaky.length}`, ...flaky.flatMap(flakyLines)] : []),
    ...objections(counted),
    `${passed} passed, ${failed.length} failed${countOfSkipped > 0 ? `, ${countOfSkipped} skipped` : ''}`,
  ];
}

function flakyLines({ suite, name, error, isListed }) {
  const entry = JSON.stringify({ suite, test: name, cause: '', since: new Date().toISOString().slice(0, 10) });
  const told = String(error ?? 'No error was told.').slice(0, LONGEST_ERROR).split('\n').filter(Boolean);
  return [
    `  ${isListed ? 'known' : 'NEW'}: ${suite}: ${name}`,
    ...told.map((line) => `    ${line}`),
    ...(isListed ? [] : [`    Mend it, or find its cause and add it to tools/flaky-tests.json: ${entry}`]),
  ];
}

/** Prints what took longest; a few are seen without it. */
export function printSlowest(title, results) {
  const parts = results.flatMap(({ suite, parts: ofSuite }) => ofSuite.map((part) => ({ ...part, suite })));
  if (parts.length <= SLOWEST) return;
  console.log(`\nThe slowest ten of ${title}:`);
  for (const { suite, name, ms } of parts.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST)) {
    console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${suite ? `${suite}: ` : ''}${name}`);
  }
}
