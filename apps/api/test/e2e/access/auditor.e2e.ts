import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rows } from '../../../src/platform/database/sql.ts';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { RawClient } from '../../exchange.ts';
import { contentsOf } from '../../table-contents.ts';
import { callRoute, documentedRoutes, type DocumentedRoute } from '../documented-routes.ts';

/** What an external auditor may do that is not reading: what belongs to one's own account, and asking for help. */
const OWN = [
  // The way in, the password, other sessions and identities of one's own.
  'changePassword', 'endOwnSession', 'endOtherSessions', 'linkIdentity', 'unlinkIdentity',
  // Second factors and keys of one's own; a key reads what its person reads.
  'askForFactor', 'verifyFactor', 'beginTotp', 'confirmTotp', 'beginPasskey', 'confirmPasskey', 'renewRecoveryCodes',
  'removeFactor', 'createApiKey', 'rotateApiKey', 'revokeApiKey',
  // How one's screens look, what of one's notices is read, and the ticket by which events are heard.
  'keepListLook', 'keepView', 'deleteView', 'markNotificationsRead', 'issueStreamTicket',
  // Questions to the help desk and to the assistant.
  'askGuidance', 'raiseSupportRequest', 'beginSupportChat', 'writeSupportMessage', 'solveSupportRequest',
];

/** What asks for no role, because it is before a sign-in, ends one, or is signed by whoever sends it. */
const OF_NOBODY = [
  'login', 'loginWithFactor', 'sandboxSignIn', 'register', 'refresh', 'logout', 'choosePassword', 'beginProviderSignIn',
  'addCheckpoint',
];

describe('an external auditor', () => {
  let rig: TestApp;
  let raw: RawClient;
  let writes: DocumentedRoute[];

  beforeAll(async () => {
    rig = await startApp();
    raw = new RawClient(rig.baseUrl);
    writes = [...(await documentedRoutes(raw)).values()].filter(({ method }) => method !== 'GET');
  });
  afterAll(async () => {
    raw.close();
    await rig.close();
  });

  it('may write what belongs to their own account, and nothing else', () => {
    expect(writes.filter(({ roles }) => roles.includes('auditor')).map(({ operationId }) => operationId).sort())
      .toEqual([...OWN].sort());
    expect(writes.filter(({ roles }) => roles.length === 0).map(({ operationId }) => operationId).sort())
      .toEqual([...OF_NOBODY].sort());
  });

  it('is refused at every other route, and nothing is written but that it was', async () => {
    const { token, user } = await rig.anonymous.auth.login({
      requestBody: { username: 'auditor.uae', password: PASSWORD } });
    const others = writes.filter(({ operationId }) => !OWN.includes(operationId) && !OF_NOBODY.includes(operationId));
    expect(others.length).toBeGreaterThan(100);
    const tables = Object.keys(await contentsOf(rig.orm.em)).filter((name) => name !== 'audit_event');
    const before = await contentsOf(rig.orm.em, tables);
    const [last] = await rows<{ id: string }>(rig.orm.em.fork(), 'select max(id) as id from audit_event');
    const wrong: object[] = [];
    for (const route of others) {
      const { status, text } = await callRoute(raw, route, token, { id: randomUUID(), body: {} });
      if (status !== 403) wrong.push({ operationId: route.operationId, status, text });
    }
    expect(wrong).toEqual([]);
    expect(await contentsOf(rig.orm.em, tables)).toEqual(before);
    const told = await rows(rig.orm.em.fork(),
      'select distinct action, actor_id from audit_event where id > $1 and actor_id is not null', [last?.id]);
    expect(told).toEqual([{ action: 'unauthorized_access', actor_id: user.id }]);
  });

  it('reads the reviews, findings, packs, register and tainted income of their bank alone', async () => {
    const auditor = await rig.as('auditor.uae');
    for (const reading of [
      auditor.shariahReviews.listReviewPlans({}), auditor.shariahReviews.listReviewFindings({}),
      auditor.shariahReviews.listShariahPacks({}), auditor.nonCompliance.listNonCompliance({}),
      auditor.purification.listTaintedIncome({}),
    ]) expect(await reading).toEqual([]);
    await expect(auditor.wallets.listWallets({})).rejects.toMatchObject({ status: 403 });
    await expect(auditor.transactions.listTransactions({})).rejects.toMatchObject({ status: 403 });
  });
});
