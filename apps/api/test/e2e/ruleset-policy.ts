import type { Role } from '@connect/sdk';
import { resolveRuleset } from '../resolutions.ts';
import type { Fixture } from './access-fixture.ts';
import type { Rule } from './access-policy.ts';

const STAFF: readonly Role[] = ['admin', 'bank'];
/** Those who look at the rules in force for others. */
const READERS: readonly Role[] = ['admin', 'bank', 'scholar', 'auditor'];

let boardMeetings = 0;
/** A version of the rules' settings that differs from the one in force. */
const draftedRuleset = async ({ people }: Fixture, client = people.admin.client): Promise<string> => {
  const { version } = await client.compliance.draftRuleset({
    requestBody: { boardReference: `Minutes ${++boardMeetings}`, note: 'The board met again.' } });
  return String(version);
};

/** Who may read and change the settings of the rules. */
export const RULESET_POLICY: Readonly<Record<string, Rule>> = {
  listRulesets: { roles: READERS, status: 200 },
  getRuleset: { roles: READERS, status: 200, call: () => ({ id: '1' }) },
  listRulesetChanges: { roles: STAFF, status: 200, call: () => ({ id: '1' }) },
  draftRuleset: { roles: STAFF, status: 201, call: () => ({ body: { profile: 'IIFA-STRICT', note: 'A stricter reading.' } }) },
  shadowRunRuleset: {
    roles: STAFF, status: 200, call: async (fixture) => ({ id: await draftedRuleset(fixture), body: { days: 1 } }),
  },
  activateRuleset: {
    roles: STAFF, status: 200,
    call: async (fixture, _, caller) => {
      const { client } = fixture.people[caller === 'admin' ? 'bank.uae' : 'admin'];
      const id = await draftedRuleset(fixture, client);
      await client.compliance.shadowRunRuleset({ id, requestBody: { days: 1 } });
      await resolveRuleset(fixture.rig, Number(id));
      return { id };
    },
  },
};
