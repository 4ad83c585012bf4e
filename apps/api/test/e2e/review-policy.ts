import type { Role } from '@connect/sdk';
import type { Rule } from './access-policy.ts';
import type { CallerName, Fixture } from './access-fixture.ts';

const STAFF: readonly Role[] = ['admin', 'bank'];
const BYTES = { 'content-type': 'application/octet-stream' };

/** A payment that an officer of the caller's bank, if the caller is one, may decide. */
const heldFor = ({ heldAt }: Fixture, caller: CallerName): Promise<string> =>
  heldAt(caller === 'bank.qatar' ? 'qatar' : 'uae');

const ofHeld: Rule['call'] = async (fixture, _, caller) => ({ id: await heldFor(fixture, caller) });

/** A file that the administrator filed with a case. */
export const attachmentOf = async ({ people }: Fixture, id: string): Promise<string> =>
  (await people.admin.client.compliance.attachToCase({ id, name: 'contract.pdf', requestBody: new Blob(['Signed']) })).id;

/** A file that the administrator made of a case. */
export const caseFileOf = async ({ people }: Fixture, id: string): Promise<string> =>
  (await people.admin.client.compliance.makeCaseFile({ id })).id;

const fileOf = async (fixture: Fixture, caller: CallerName): Promise<string> =>
  caseFileOf(fixture, await heldFor(fixture, caller));

/** Who may do what with payments under review. */
export const REVIEW_POLICY: Readonly<Record<string, Rule>> = {
  listReviews: { roles: STAFF, status: 200 },
  getReviewStats: { roles: STAFF, status: 200 },
  getReview: { roles: STAFF, status: 200, call: ofHeld },
  assignReview: {
    roles: STAFF, status: 200,
    call: async (fixture, _, caller) => ({ id: await heldFor(fixture, caller), body: { assignee: 'me' } }),
  },
  decideReview: {
    roles: STAFF, status: 200,
    call: async (fixture, _, caller) => ({
      id: await heldFor(fixture, caller), body: { decision: 'approve', reason: 'The contract was seen and filed.' },
    }),
  },
  getCaseEvidence: { roles: STAFF, status: 200, call: ofHeld },
  // Nobody in the fixture is like anybody listed, so whoever may call it is told that there is nothing to clear.
  clearCasePair: {
    roles: STAFF, status: 422,
    call: async (fixture, _, caller) => ({
      id: await heldFor(fixture, caller),
      body: { party: 'payee', entryId: 'ofac-sdn:9001', reason: 'The passport was seen and filed.' },
    }),
  },
  listCaseComments: { roles: STAFF, status: 200, call: ofHeld },
  writeCaseComment: {
    roles: STAFF, status: 201,
    call: async (fixture, _, caller) => ({ id: await heldFor(fixture, caller), body: { text: 'Asked the branch.' } }),
  },
  listCaseAttachments: { roles: STAFF, status: 200, call: ofHeld },
  attachToCase: {
    roles: STAFF, status: 201,
    call: async (fixture, _, caller) =>
      ({ id: await heldFor(fixture, caller), query: '?name=contract.pdf', text: 'Signed', headers: BYTES }),
  },
  downloadCaseAttachment: {
    roles: STAFF, status: 200,
    call: async (fixture, _, caller) => ({ id: await attachmentOf(fixture, await heldFor(fixture, caller)) }),
  },
  listCaseFiles: { roles: STAFF, status: 200, call: ofHeld },
  makeCaseFile: { roles: STAFF, status: 201, call: ofHeld },
  downloadCaseFile: {
    roles: STAFF, status: 200,
    call: async (fixture, _, caller) => ({ id: await fileOf(fixture, caller), query: '?format=json' }),
  },
  getCaseFileSignature: {
    roles: STAFF, status: 200, call: async (fixture, _, caller) => ({ id: await fileOf(fixture, caller) }),
  },
};
