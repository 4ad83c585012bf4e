import { noteCounts } from './counts.mjs';

/** A Jest reporter that notes the result of a project; a file that could not even be loaded counts as failed. */
export default class JestCounts {
  onRunComplete(contexts, results) {
    const [{ config }] = contexts;
    noteCounts(config.displayName.name, {
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    });
  }
}
