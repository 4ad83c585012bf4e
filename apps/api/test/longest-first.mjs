import { basename } from 'node:path';
import TestSequencer from '@jest/test-sequencer';

/** What takes minutes begins first, so that no process is left alone with it in the end; the longest stands first. */
const LONGEST = [
  'corpus.e2e.spec.ts', 'ledger-service.spec.ts', 'seeded-bugs.spec.ts', 'route-access.e2e.spec.ts',
  'report-schedules.e2e.spec.ts', 'webhooks.spec.ts', 'event-stream.spec.ts', 'ledger-http.spec.ts',
  'tenant-isolate.e2e.spec.ts', 'kill.spec.ts', 'audit-export.e2e.spec.ts', 'generated.e2e.spec.ts',
  'contract-lives.e2e.spec.ts', 'tampering.e2e.spec.ts',
];

const rankOf = ({ path }) => {
  const rank = LONGEST.indexOf(basename(path));
  return rank === -1 ? LONGEST.length : rank;
};

export default class LongestFirst extends TestSequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rankOf(one) - rankOf(other));
  }
}
