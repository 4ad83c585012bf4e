import type { Rule } from './access-policy.ts';

/** Who may do what only a sandbox can do. */
export const SANDBOX_POLICY: Readonly<Record<string, Rule>> = {
  getSandboxClock: { roles: ['admin', 'bank', 'user', 'scholar', 'auditor'], status: 200 },
  advanceSandboxClock: { roles: ['admin'], status: 200, call: () => ({ body: { by: 'PT1S' } }) },
  resetSandbox: { roles: ['admin'], status: 200, call: () => ({ body: { confirm: 'RESET' } }) },
  simulatePayments: { roles: ['admin'], status: 200, call: () => ({ body: { payments: 1 } }) },
};
