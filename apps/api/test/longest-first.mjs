import { basename } from 'node:path';
import TestSequencer from '@jest/test-sequencer';

/** What takes minutes begins first, so that no process is left alone with it in the end; the longest stands first. */
const LONGEST = [
  'proof', 'backup', 'bad-input', 'model', 'reports', 'processes', 'lists', 'access', 'contracts', 'payments', 'sdk',
  'audit', 'events', 'customers-people', 'operations', 'reviews', 'seeded-bugs', 'sandbox', 'concurrency',
].map((suite) => `${suite}.spec.ts`);

const rankOf = ({ path }) => {
  const rank = LONGEST.indexOf(basename(path));
  return rank === -1 ? LONGEST.length : rank;
};

export default class LongestFirst extends TestSequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rankOf(one) - rankOf(other));
  }
}
