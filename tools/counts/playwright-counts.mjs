import { noteCounts } from './counts.mjs';

/** A Playwright reporter that notes the result of the browser tests; an error outside any test counts as failed. */
export default class PlaywrightCounts {
  #errors = 0;
  #suite;

  onBegin(config, suite) {
    this.#suite = suite;
  }

  onError() {
    this.#errors += 1;
  }

  onEnd() {
    const outcomes = this.#suite?.allTests().map((test) => test.outcome()) ?? [];
    const passed = outcomes.filter((outcome) => ['expected', 'flaky'].includes(outcome)).length;
    const failed = outcomes.filter((outcome) => outcome === 'unexpected').length;
    noteCounts('browser', { passed, failed: failed + this.#errors });
  }
}
