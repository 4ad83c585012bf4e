import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { note } from './notes.mjs';
import { printSlowest } from './summary.mjs';

const STATUSES = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' };

/** A Playwright reporter that notes the results of the browser tests; an error outside any test is a failed test. */
export default class PlaywrightNotes {
  #rootDir;
  #suite;
  #errors = [];

  onBegin(config, suite) {
    this.#rootDir = config.rootDir;
    this.#suite = suite;
  }

  onError({ message }) {
    this.#errors.push({ name: 'outside any test', file: '', status: 'failed', error: message });
  }

  onEnd() {
    const tests = this.#suite?.allTests() ?? [];
    const named = tests.map((test) => ({ test, ...this.#nameOf(test) }));
    const parts = named.map(({ test, name }) => ({
      name, ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
    }));
    note('browser', { tests: [...named.map(resultOf), ...this.#errors], parts });
    printSlowest('npm run e2e', [{ suite: 'browser', parts }]);
  }

  #nameOf(test) {
    const file = relative(this.#rootDir, test.location.file);
    const [, , , ...titles] = test.titlePath();
    return { file, name: [file, ...titles].join(' › ') };
  }
}

/** The error of a test is that of its first try. */
function resultOf({ test, name, file }) {
  const status = STATUSES[test.outcome()];
  const error = test.results.map((result) => result.error?.message).find((message) => message !== undefined);
  const reason = test.annotations.find(({ type }) => ['skip', 'fixme'].includes(type))?.description;
  return { name, file, status, reason, error: error && stripVTControlCharacters(error) };
}
