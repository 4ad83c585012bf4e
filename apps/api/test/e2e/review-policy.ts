import type { Role } from '@connect/sdk';
import type { Rule } from './access-policy.ts';
import type { CallerName, Scene } from './access-scene.ts';

const STAFF: readonly Role[] = ['admin', 'bank'];
const BYTES = { 'content-type': 'application/octet-stream' };

/** A payment that an officer of the caller's bank, if the caller is one, may decide. */
const heldFor = ({ heldAt }: Scene, caller: CallerName): Promise<string> =>
  heldAt(caller === 'bank.qatar' ? 'qatar' : 'uae');

const ofHeld: Rule['call'] = async (scene, _, caller) => ({ id: await heldFor(scene, caller) });

/** A file that the administrator filed with a case. */
export const attachmentOf = async ({ people }: Scene, id: string): Promise<string> =>
  (await people.admin.client.compliance.attachToCase({ id, name: 'contract.pdf', requestBody: new Blob(['Signed']) })).id;

/** A file that the administrator made of a case. */
export const caseFileOf = async ({ people }: Scene, id: string): Promise<string> =>
  (await people.admin.client.compliance.makeCaseFile({ id })).id;

const fileOf = async (scene: Scene, caller: CallerName): Promise<string> =>
  caseFileOf(scene, await heldFor(scene, caller));

/** Who may do what with payments under review. */
export const REVIEW_POLICY: Readonly<Record<string, Rule>> = {
  listReviews: { roles: STAFF, status: 200 },
  getReviewStats: { roles: STAFF, status: 200 },
  getReview: { roles: STAFF, status: 200, call: ofHeld },
  assignReview: {
    roles: STAFF, status: 200,
    call: async (scene, _, caller) => ({ id: await heldFor(scene, caller), body: { assignee: 'me' } }),
  },
  decideReview: {
    roles: STAFF, status: 200,
    call: async (scene, _, caller) => ({
      id: await heldFor(scene, caller), body: { decision: 'approve', reason: 'The contract was seen and filed.' },
    }),
  },
  getCaseEvidence: { roles: STAFF, status: 200, call: ofHeld },
  // Nobody in the scene is like anybody listed, so whoever may call it is told that there is nothing to clear.
  clearCasePair: {
    roles: STAFF, status: 422,
    call: async (scene, _, caller) => ({
      id: await heldFor(scene, caller),
      body: { party: 'payee', entryId: 'ofac-sdn:9001', reason: 'The passport was seen and filed.' },
    }),
  },
  listCaseComments: { roles: STAFF, status: 200, call: ofHeld },
  writeCaseComment: {
    roles: STAFF, status: 201,
    call: async (scene, _, caller) => ({ id: await heldFor(scene, caller), body: { text: 'Asked the branch.' } }),
  },
  listCaseAttachments: { roles: STAFF, status: 200, call: ofHeld },
  attachToCase: {
    roles: STAFF, status: 201,
    call: async (scene, _, caller) =>
      ({ id: await heldFor(scene, caller), query: '?name=contract.pdf', text: 'Signed', headers: BYTES }),
  },
  downloadCaseAttachment: {
    roles: STAFF, status: 200,
    call: async (scene, _, caller) => ({ id: await attachmentOf(scene, await heldFor(scene, caller)) }),
  },
  listCaseFiles: { roles: STAFF, status: 200, call: ofHeld },
  makeCaseFile: { roles: STAFF, status: 201, call: ofHeld },
  downloadCaseFile: {
    roles: STAFF, status: 200,
    call: async (scene, _, caller) => ({ id: await fileOf(scene, caller), query: '?format=json' }),
  },
  getCaseFileSignature: {
    roles: STAFF, status: 200, call: async (scene, _, caller) => ({ id: await fileOf(scene, caller) }),
  },
};
