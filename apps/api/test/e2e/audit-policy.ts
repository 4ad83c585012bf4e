import type { Role } from '@connect/sdk';
import { untilSealed } from '../sealing.ts';
import type { Rule } from './access-policy.ts';

const EVERYBODY: readonly Role[] = ['admin', 'bank', 'user'];

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
  verifyAuditLog: { roles: ['admin'], status: 200 },
};
