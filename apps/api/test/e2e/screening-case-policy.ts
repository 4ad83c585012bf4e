import type { Role } from '@connect/sdk';
import { openCaseAt } from '../screening-cases.ts';
import type { Rule } from './access-policy.ts';
import type { CallerName, Fixture } from './access-fixture.ts';

const STAFF: readonly Role[] = ['admin', 'bank'];
const NO_CASE = '0193a000-0000-7000-8000-0000000000ff';

/** An open case that the caller answers for; none where they are not on the staff. */
const caseFor = async ({ rig }: Fixture, caller: CallerName): Promise<string> => {
  if (caller !== 'admin' && caller !== 'bank.uae' && caller !== 'bank.qatar') return NO_CASE;
  return openCaseAt(rig, caller === 'bank.qatar' ? 'qatar' : 'uae');
};

/** Who may read whom the lists have caught up with, and decide it. */
export const SCREENING_CASE_POLICY: Readonly<Record<string, Rule>> = {
  listScreeningCases: { roles: STAFF, status: 200, call: () => ({ query: '?state=open&limit=20' }) },
  getRescreening: { roles: STAFF, status: 200 },
  getScreeningCase: {
    roles: STAFF, status: 200, call: async (fixture, _, caller) => ({ id: await caseFor(fixture, caller) }),
  },
  decideScreeningCase: {
    roles: STAFF, status: 200,
    call: async (fixture, _, caller) => ({
      id: await caseFor(fixture, caller), body: { decision: 'clear', reason: 'The passport was seen and filed.' },
    }),
  },
};
