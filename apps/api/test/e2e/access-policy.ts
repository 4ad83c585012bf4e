import type { ClearPartyDto, Role, SendTransactionDto } from '@connect/sdk';
import type { RawClient } from '../exchange.ts';
import { PASSWORD } from '../app.ts';
import { sendOf } from '../people.ts';
import { untilSealed } from '../sealing.ts';
import { startNonceFor } from '../start-link.ts';
import { SANDBOX_PEOPLE_LISTED, SANDBOX_UN_LIST } from '../screening-lists.ts';
import type { CallerName, Person, Fixture } from './access-fixture.ts';
import { BATCH_POLICY } from './batch-policy.ts';
import { ISO_MESSAGE_POLICY } from './iso-message-policy.ts';
import { BOARD_POLICY } from './board-policy.ts';
import { BENEFICIARY_POLICY } from './beneficiary-policy.ts';
import { BANK_PROFILE_POLICY } from './bank-profile-policy.ts';
import { CONTRACT_POLICY } from './contract-policy.ts';
import { CUSTOMER_POLICY } from './customer-policy.ts';
import { PASSPORT_POLICY } from './passport-policy.ts';
import { RULESET_POLICY } from './ruleset-policy.ts';
import { FACTOR_POLICY } from './factor-policy.ts';
import { MEMO_POLICY } from './memo-policy.ts';
import { AUDIT_POLICY } from './audit-policy.ts';
import { WEBHOOK_POLICY } from './access-webhooks.ts';
import { NON_COMPLIANCE_POLICY } from './non-compliance-policy.ts';
import { PURIFICATION_POLICY } from './purification-policy.ts';
import { REPORT_POLICY } from './report-policy.ts';
import { REVIEW_POLICY } from './review-policy.ts';
import { SHARIAH_REVIEW_POLICY } from './shariah-review-policy.ts';
import { SANDBOX_POLICY } from './sandbox-policy.ts';
import { STR_POLICY } from './str-policy.ts';
import { SCREENING_CASE_POLICY } from './screening-case-policy.ts';
import { SUPPORT_POLICY } from './support-policy.ts';
import { USER_POLICY } from './user-policy.ts';
import { VIEW_POLICY } from './view-policy.ts';
import { zakatPolicy } from './zakat-policy.ts';
import { newOfficer, type Officer } from './factors/officers.ts';

/** What one call sends besides its method and its token. */
export interface Call {
  /** What stands for `{id}` and `{action}` in the path. */
  id?: string;
  action?: string;
  query?: string;
  body?: unknown;
  /** A body that is sent as it stands instead. */
  text?: string;
  headers?: Record<string, string>;
}

/** One line of the policy: who may call a route, what a fitting call looks like, and how it is answered. */
export interface Rule {
  roles: readonly Role[] | 'public';
  status: number;
  /** How those of a role are answered otherwise, who are told that there is nothing. */
  without?: Partial<Record<Role, number>>;
  call?: (fixture: Fixture, self: Person, caller: CallerName, raw: RawClient) => Call | Promise<Call>;
}

/** Everybody who has wallets, or looks after them. */
const EVERYBODY: readonly Role[] = ['admin', 'bank', 'user'];
/** Everybody who has an account. */
const ALL: readonly Role[] = ['admin', 'bank', 'user', 'scholar', 'auditor'];
const STAFF: readonly Role[] = ['admin', 'bank'];
const OWN_PAGE = { 'x-connect-request': '1' };
const REASON = { reason: 'Card reported stolen' };
let registrations = 0;
/** An administrator beside the one of the sandbox, who proposes what that one decides. */
let colleague: Promise<Officer> | null = null;

/** An API key of a person's own. */
export const apiKeyOf = async ({ client }: Person): Promise<string> => (await client.apiKeys.createApiKey({
  requestBody: { name: 'A program', scopes: ['compliance:read'] } })).id;

type Logic = NonNullable<SendTransactionDto['programmableLogic']>;

/** A payment between two wallets of one person that carries conditions. */
const paymentOf = async ({ client, wallet, other }: Person, programmableLogic?: Logic): Promise<string> => {
  const requestBody = { ...sendOf(wallet, other, { amount: '1.00' }), ...(programmableLogic ? { programmableLogic } : {}) };
  return (await client.transactions.sendTransaction({ requestBody })).transaction_id ?? '';
};

/** A payment between two wallets of one person that they ask to have back. */
export const recallOf = async (self: Person): Promise<string> => (await self.client.transactions.recallTransaction({
  id: await paymentOf(self), requestBody: { reason: 'CUST' } })).id;

/** A customer's payment that waits for one approval of the caller, if on the staff. */
const waitingFor = async ({ people }: Fixture, caller: CallerName): Promise<string> =>
  paymentOf(caller === 'bank.qatar' ? people.yusuf : people.amina, { multiSigRequired: true, quorum: 1 });

const STAFF_CALLERS: ReadonlySet<CallerName> = new Set(['admin', 'bank.uae', 'bank.qatar']);
const NO_CLEARANCE = '0193a000-0000-7000-8000-0000000000ff';
let clearances = 0;
/** A clearance that nobody has made before. */
const newClearance = (): ClearPartyDto => ({
  ...SANDBOX_PEOPLE_LISTED[clearances++] as { name: string; entryId: string },
  reason: 'The passport was seen and filed.', expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
});
export const clearanceOf = async ({ client }: Person): Promise<string> =>
  (await client.screening.clearParty({ requestBody: newClearance() })).id;

const QUOTE = { fromNetwork: 'uae_dirham', toNetwork: 'qatar_cbdc', amount: '1.00' } as const;
const DRAFT = { name: 'Rent', form: { amount: '1.00' } };
const draftOf = async ({ client }: Person): Promise<string> =>
  (await client.drafts.createDraft({ requestBody: DRAFT })).id;

const ownWallet = (_: Fixture, self: Person): Call => ({ id: self.wallet.id });
const ownTransaction = (_: Fixture, self: Person): Call => ({ id: self.transactionId });

/** A new wallet of a customer whom the caller, if on the staff, may freeze. */
const customersWallet = async ({ people }: Fixture, caller: CallerName): Promise<string> => {
  const customer = caller === 'bank.qatar' ? people.yusuf : people.amina;
  return (await customer.client.wallets.openWallet({ requestBody: { network: 'uae_dirham' } })).id;
};

const ofWaitingPayment: Rule['call'] = async (fixture, _, caller) => ({ id: await waitingFor(fixture, caller) });

/** The id of a session that a person has just opened elsewhere. */
const otherSession = async ({ client }: Person, raw: RawClient): Promise<string> => {
  const { username } = await client.auth.me();
  await raw.askJson('POST', '/api/auth/login', undefined, { username, password: PASSWORD });
  const sessions = await client.auth.listOwnSessions();
  return sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
};

/** Who may do what: one line for each route there is. */
export const POLICY: Readonly<Record<string, Rule>> = {
  login: { roles: 'public', status: 200, call: () => ({ body: { username: 'amina', password: PASSWORD } }) },
  sandboxSignIn: { roles: 'public', status: 200, call: ({ rig }) => ({ body: { startNonce: startNonceFor(rig.app) } }) },
  register: {
    roles: 'public', status: 201,
    call: () => ({ body: {
      username: `visitor${++registrations}`, password: 'seven palms by the creek', name: 'A Visitor',
      email: `visitor${registrations}@example.com`,
    } }),
  },
  listOwnSessions: { roles: ALL, status: 200 },
  // Ends what the fixture does not use.
  endOwnSession: {
    roles: ALL, status: 204, call: async (_, self, __, raw) => ({ id: await otherSession(self, raw) }),
  },
  endOtherSessions: { roles: ALL, status: 200 },
  ...FACTOR_POLICY,
  refresh: {
    roles: 'public', status: 200,
    call: async (_, __, ___, raw) => {
      const signedIn = await raw.askJson('POST', '/api/auth/login', undefined, { username: 'amina', password: PASSWORD });
      return { headers: { ...OWN_PAGE, cookie: (signedIn.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '' } };
    },
  },
  logout: { roles: 'public', status: 204, call: () => ({ headers: OWN_PAGE }) },
  me: { roles: ALL, status: 200 },
  listNotifications: { roles: ALL, status: 200 },
  markNotificationsRead: { roles: ALL, status: 200, call: () => ({ body: {} }) },
  issueStreamTicket: { roles: ALL, status: 201 },
  listApiKeys: { roles: ALL, status: 200 },
  listApiKeyScopes: { roles: ALL, status: 200 },
  createApiKey: { roles: ALL, status: 201, call: () => ({ body: { name: 'A program', scopes: ['compliance:read'] } }) },
  rotateApiKey: { roles: ALL, status: 200, call: async (_, self) => ({ id: await apiKeyOf(self) }) },
  revokeApiKey: { roles: ALL, status: 200, call: async (_, self) => ({ id: await apiKeyOf(self) }) },
  listEvents: { roles: ALL, status: 200, call: () => ({ query: '?after=latest&types=wallet.*' }) },
  listWallets: { roles: EVERYBODY, status: 200 },
  openWallet: { roles: EVERYBODY, status: 201, call: () => ({ body: { network: 'uae_dirham' } }) },
  getWallet: { roles: EVERYBODY, status: 200, call: ownWallet },
  getWalletBalance: { roles: EVERYBODY, status: 200, call: ownWallet },
  proveWalletBalance: {
    roles: EVERYBODY, status: 200,
    call: async ({ rig }, self) => {
      await untilSealed(rig.orm.em);
      return { id: self.wallet.id };
    },
  },
  getWalletHistory: { roles: EVERYBODY, status: 200, call: ownWallet },
  getWalletFlows: { roles: EVERYBODY, status: 200, call: ownWallet },
  exportWalletHistory: { roles: EVERYBODY, status: 200, call: ownWallet },
  exportTransactions: { roles: EVERYBODY, status: 200 },
  fundWallet: { roles: EVERYBODY, status: 201, call: (_, self) => ({ id: self.wallet.id, body: { amount: '1.00' } }) },
  setWalletLimits: { roles: STAFF, status: 200, call: async (fixture, _, caller) => ({
    id: await customersWallet(fixture, caller), body: { dailyLimit: '100.00', transactionLimit: null } }) },
  freezeWallet: {
    roles: STAFF, status: 200,
    call: async (fixture, _, caller) => ({ id: await customersWallet(fixture, caller), body: REASON }),
  },
  unfreezeWallet: {
    roles: STAFF, status: 200,
    call: async (fixture, _, caller) => {
      const id = await customersWallet(fixture, caller);
      await fixture.people.admin.client.wallets.freezeWallet({ id, requestBody: REASON });
      return { id, body: REASON };
    },
  },
  sendTransaction: {
    roles: EVERYBODY, status: 201,
    call: (_, self) => ({ body: sendOf(self.wallet, self.other, { amount: '1.00' }) }),
  },
  listTransactions: { roles: EVERYBODY, status: 200 },
  getFourEyes: { roles: ALL, status: 200 },
  getTransaction: { roles: EVERYBODY, status: 200, call: ownTransaction },
  verifyTransaction: { roles: EVERYBODY, status: 200, call: ownTransaction },
  explainTransaction: { roles: EVERYBODY, status: 200, call: ownTransaction },
  analyzePayment: {
    roles: EVERYBODY, status: 200, call: () => ({ body: { type: 'send', amount: '1.00', currency: 'AED' } }),
  },
  listPurposes: { roles: EVERYBODY, status: 200 },
  listRules: { roles: ALL, status: 200, call: () => ({ query: '?principle=riba&q=loan' }) },
  getRule: { roles: ALL, status: 200, call: () => ({ id: 'RIBA-001' }) },
  askGuidance: {
    roles: ALL, status: 200, call: () => ({ body: { question: 'May a loan carry an administration fee?' } }),
  },
  approveTransaction: { roles: STAFF, status: 200, call: ofWaitingPayment },
  rejectTransaction: { roles: STAFF, status: 200, call: ofWaitingPayment },
  releaseEscrow: {
    roles: EVERYBODY, status: 200,
    call: async (_, self) => ({ id: await paymentOf(self, { escrowEnabled: true }), body: {} }),
  },
  refundEscrow: {
    roles: EVERYBODY, status: 200, call: async (_, self) => ({ id: await paymentOf(self, { escrowEnabled: true }) }),
  },
  cancelTransaction: {
    roles: EVERYBODY, status: 200, call: async (_, self) => ({ id: await paymentOf(self, { multiSigRequired: true }) }),
  },
  reverseTransaction: {
    roles: EVERYBODY, status: 200,
    call: async (_, self) => ({ id: await paymentOf(self), body: { reason: 'Paid to the wrong wallet.' } }),
  },
  recallTransaction: {
    roles: EVERYBODY, status: 201,
    call: async (_, self) => ({ id: await paymentOf(self), body: { reason: 'DUPL', note: 'Paid on Monday as well.' } }),
  },
  listRecalls: {
    roles: EVERYBODY, status: 200,
    call: (_, self) => ({ query: `?state=open&side=received&transactionId=${self.transactionId}&limit=5` }),
  },
  ...PASSPORT_POLICY,
  getRecall: { roles: EVERYBODY, status: 200, call: async (_, self) => ({ id: await recallOf(self) }) },
  decideRecall: {
    roles: EVERYBODY, status: 200,
    call: async (_, self) => ({ id: await recallOf(self), body: { decision: 'refuse', reason: 'CUST' } }),
  },
  ...RULESET_POLICY, ...BOARD_POLICY,
  ...REVIEW_POLICY, ...BANK_PROFILE_POLICY,
  screenName: { roles: STAFF, status: 200, call: () => ({ query: '?name=Kasim%20Testani' }) },
  listScreeningLists: { roles: STAFF, status: 200 },
  loadScreeningList: {
    roles: ['admin'], status: 201,
    call: () => ({
      text: SANDBOX_UN_LIST, headers: { 'content-type': 'application/xml' },
    }),
  },
  listClearances: { roles: STAFF, status: 200 },
  ...SCREENING_CASE_POLICY,
  ...REPORT_POLICY, ...STR_POLICY, ...SUPPORT_POLICY,
  clearParty: { roles: STAFF, status: 201, call: () => ({ body: newClearance() }) },
  revokeClearance: {
    roles: STAFF, status: 200,
    call: async (_, self, caller) =>
      ({ id: STAFF_CALLERS.has(caller) ? await clearanceOf(self) : NO_CLEARANCE, body: REASON }),
  },
  requestQuote: { roles: EVERYBODY, status: 201, call: () => ({ body: QUOTE }) },
  transferAcross: {
    roles: EVERYBODY, status: 201,
    call: async (_, { client, wallet }) => {
      const { id: quoteId } = await client.crossBorder.requestQuote({ requestBody: QUOTE });
      const abroad = await client.wallets.openWallet({ requestBody: { network: 'qatar_cbdc' } });
      return { body: { quoteId, fromAddress: wallet.address, toAddress: abroad.address } };
    },
  },
  ...CONTRACT_POLICY, ...USER_POLICY, ...CUSTOMER_POLICY, ...MEMO_POLICY, ...VIEW_POLICY, ...WEBHOOK_POLICY,
  ...zakatPolicy(({ rig }) => (colleague ??= newOfficer(rig, 'admin'))),
  ...NON_COMPLIANCE_POLICY, ...PURIFICATION_POLICY,
  ...SHARIAH_REVIEW_POLICY, ...BENEFICIARY_POLICY, ...BATCH_POLICY, ...ISO_MESSAGE_POLICY,
  findObject: { roles: ALL, status: 200, without: { scholar: 404, auditor: 404 }, call: ownTransaction },
  listDrafts: { roles: EVERYBODY, status: 200 },
  createDraft: { roles: EVERYBODY, status: 201, call: () => ({ body: DRAFT }) },
  getDraft: { roles: EVERYBODY, status: 200, call: async (_, self) => ({ id: await draftOf(self) }) },
  updateDraft: { roles: EVERYBODY, status: 200, call: async (_, self) => ({ id: await draftOf(self), body: DRAFT }) },
  deleteDraft: { roles: EVERYBODY, status: 204, call: async (_, self) => ({ id: await draftOf(self) }) },
  getDashboardStats: { roles: ALL, status: 200 },
  getDashboardOverview: { roles: ALL, status: 200 },
  getDashboardNeeds: { roles: ALL, status: 200 },
  ...AUDIT_POLICY,
  getKeys: { roles: 'public', status: 200 },
  ...SANDBOX_POLICY,
  getStatus: { roles: 'public', status: 200 },
  getStatusHistory: { roles: 'public', status: 200 },
  getLiveness: { roles: 'public', status: 200 },
  getReadiness: { roles: 'public', status: 200 },
};
