import type { KeepViewDto, ListLookDto, Role } from '@connect/sdk';
import type { Rule } from './access-policy.ts';

const EVERYBODY: readonly Role[] = ['admin', 'bank', 'user', 'scholar', 'auditor'];
const VIEW: KeepViewDto = { screen: 'audit', name: 'Critical', query: 'severity=critical', isDefault: false };
const LOOK: ListLookDto = { list: 'audit', density: 'compact', hidden: ['ipAddress'] };

/** Who may keep ways of looking at lists and how lists look: everybody their own. */
export const VIEW_POLICY: Readonly<Record<string, Rule>> = {
  listListLooks: { roles: EVERYBODY, status: 200 },
  keepListLook: { roles: EVERYBODY, status: 200, call: () => ({ body: { ...LOOK } }) },
  listViews: { roles: EVERYBODY, status: 200 },
  keepView: { roles: EVERYBODY, status: 200, call: () => ({ body: { ...VIEW } }) },
  deleteView: {
    roles: EVERYBODY, status: 204,
    call: async (_, { client }) => ({ id: (await client.views.keepView({ requestBody: VIEW })).id }),
  },
};
