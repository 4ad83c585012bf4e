import { basename } from 'node:path';
import TestSequencer from '@jest/test-sequencer';

/** What takes minutes begins first, so that no process is left alone with it in the end; the longest stands first. */
const LONGEST = [
  'proof', 'reviews', 'access', 'contracts', 'oidc-factors', 'processes', 'operations', 'sandbox-seed', 'bad-input',
  'seeded-bugs', 'iso20022', 'sdk', 'payments', 'wallets-transactions', 'backup', 'faults', 'events', 'concurrency',
  'audit', 'model', 'lists', 'sandbox', 'customers-people', 'reports', 'compliance-rules', 'strs', 'beneficiaries',
  'recalls', 'non-compliance', 'purification',
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
