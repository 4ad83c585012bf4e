import type { Role } from '@connect/sdk';
import { untilSealed } from '../sealing.ts';
import type { Rule } from './access-policy.ts';

const EVERYBODY: readonly Role[] = ['admin', 'bank', 'user'];

const SIGNED = Buffer.alloc(68).toString('base64');
const UNKNOWN_LOG = `old 0\n\nnobody.example/audit\n1\n${Buffer.alloc(32).toString('base64')}\n\n— nobody.example/audit ${SIGNED}\n`;

/** Who may read, take away and prove the audit log. */
export const AUDIT_POLICY: Readonly<Record<string, Rule>> = {
  listAuditEvents: { roles: EVERYBODY, status: 200 },
  getAuditStats: { roles: EVERYBODY, status: 200 },
  getAuditEvent: { roles: EVERYBODY, status: 200, call: (_, self) => ({ id: self.eventId }) },
  proveAuditEvent: {
    roles: EVERYBODY, status: 200,
    call: async ({ rig }, self) => {
      await untilSealed(rig.orm.em);
      return { id: self.eventId };
    },
  },
  exportAuditLog: { roles: EVERYBODY, status: 200, call: () => ({ query: '?format=csv' }) },
  exportBooks: { roles: ['admin'], status: 200, call: () => ({}) },
  listCheckpoints: { roles: EVERYBODY, status: 200 },
  proveConsistency: {
    roles: EVERYBODY, status: 200,
    call: async ({ rig }) => {
      await untilSealed(rig.orm.em);
      return { query: '?from=1' };
    },
  },
  listWitnesses: { roles: EVERYBODY, status: 200 },
  // No log is witnessed in this fixture, and whoever asks is told so, whoever they are.
  addCheckpoint: { roles: 'public', status: 404, call: () => ({ text: UNKNOWN_LOG, headers: { 'content-type': 'text/plain' } }) },
  getWitnessedCheckpoint: { roles: 'public', status: 404, call: () => ({ id: '00'.repeat(32) }) },
  verifyAuditLog: { roles: ['admin'], status: 200 },
};
