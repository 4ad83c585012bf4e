import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { createConnectClient, type ConnectClient, type WalletDto } from '@connect/sdk';
import { SANDBOX_BANKS } from '../../../src/modules/auth/accounts/sandbox-people.service.ts';
import { rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet, sendOf } from '../../people.ts';
import { screenAll } from '../../screening-cases.ts';

const REASON = 'The passport was seen: another birth date.';
const ENTRY = 'ofac-sdn:9001';

describe('a pair of a party and a listed entry', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let bank: ConnectClient;
  let qatar: ConnectClient;
  let admin: ConnectClient;
  let from: WalletDto;
  let people = 0;

  beforeAll(async () => {
    rig = await startApp();
    [amina, bank, qatar, admin] = await Promise.all(['amina', 'bank.uae', 'bank.qatar', 'admin'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient, ConnectClient];
    from = await openWallet(amina, '9000.00');
    await screenAll(rig);
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    await rig.close();
  });

  /** A payment that is held for somebody new of a name, and the case that was opened of them. */
  const heldFor = async (name: string, network: 'uae_dirham' | 'qatar_cbdc' = 'uae_dirham') => {
    const username = `settled${++people}`;
    const { token } = await rig.anonymous.auth.register({
      requestBody: { username, password: 'seven palms by the creek', name, email: `${username}@example.com` } });
    const client = createConnectClient({ baseUrl: rig.baseUrl, token: token ?? '', retries: 0 });
    const wallet = await openWallet(client, '0.00', network);
    const sent = network === 'uae_dirham'
      ? await amina.transactions.sendTransaction({ requestBody: sendOf(from, wallet, { amount: '10.00' }) }) : null;
    await screenAll(rig);
    const found = (await admin.screening.listScreeningCases({ limit: 200 }))
      .find(({ customerId, entryId }) => customerId === wallet.ownerId && entryId === ENTRY);
    expect(found).toMatchObject({ state: 'open' });
    return { id: sent?.transaction_id ?? '', caseId: found?.id ?? '', walletId: wallet.id, customerId: wallet.ownerId };
  };
  const clearPair = (id: string, client = bank) =>
    client.compliance.clearCasePair({ id, requestBody: { party: 'payee', entryId: ENTRY, reason: REASON } });
  const decide = (id: string, decision: 'clear' | 'confirm', client = bank) =>
    client.screening.decideScreeningCase({ id, requestBody: { decision, reason: REASON } });
  const caseOf = (id: string) => bank.screening.getScreeningCase({ id });
  const hitsOf = async (id: string) => (await bank.compliance.getCaseEvidence({ id })).hits;

  it('that is cleared in the review of a payment is cleared in the party’s own case, which stopped the payment', async () => {
    const { id, caseId } = await heldFor('Qasem Omar Testani');
    expect(await clearPair(id)).toMatchObject({ pair: 'cleared', status: 'completed', state: 'decided' });
    expect(await caseOf(caseId)).toMatchObject({
      state: 'cleared', freezes: false, opinions: [{ officer: 'Emirates Bank Officer', decision: 'clear', reason: REASON }] });
    const [told] = await admin.audit.listAuditEvents({ action: 'screening_case_clear', limit: 1 });
    expect(told).toMatchObject({ resourceId: caseId });
  });

  it('that is cleared in the party’s own case is cleared in open reviews, and releases what nothing else holds', async () => {
    const { id, caseId } = await heldFor('Qassem Omar Testany');
    expect(await decide(caseId, 'clear')).toMatchObject({ state: 'cleared' });
    expect(await hitsOf(id)).toMatchObject([{ state: 'cleared', clearings: [{ reason: REASON, isAgreed: true }] }]);
    expect(await bank.transactions.getTransaction({ id })).toMatchObject({ status: 'completed' });
  });

  it('takes two officers where the name is the very one listed, in the case and in the review alike', async () => {
    const { id, caseId } = await heldFor('Kasim Omar Al Testani');
    expect(await caseOf(caseId)).toMatchObject({ officersToClear: 2 });
    expect(await decide(caseId, 'clear')).toMatchObject({ state: 'open', opinions: [{ decision: 'clear' }] });
    await expect(decide(caseId, 'clear')).rejects.toMatchObject({ status: 409, code: 'ALREADY_DECIDED' });
    expect(await hitsOf(id)).toMatchObject([{ state: 'open' }]);
    expect(await clearPair(id)).toMatchObject({ pair: 'proposed', clearances: [], status: 'pending', isStopped: false });
    expect(await caseOf(caseId)).toMatchObject({ state: 'open' });
    expect(await clearPair(id, admin)).toMatchObject({ pair: 'cleared', status: 'completed' });
    expect(await caseOf(caseId)).toMatchObject({ state: 'cleared', opinions: [{ decision: 'clear' }, { decision: 'clear' }] });
  });

  it('is cleared by two people, not by two accounts, and by nobody whom the party lately appointed', async () => {
    const { caseId, customerId } = await heldFor('Kasim Omar Al Testani');
    const officer = async (identityNumber: string | null, by?: string): Promise<ConnectClient> => {
      const username = `settled.officer${++people}`;
      const { user, passwordCode } = await admin.users.createUser({ requestBody: {
        username, name: username, email: `${username}@bank.example`, role: 'bank', bankId: SANDBOX_BANKS.uae.id,
        ...(identityNumber === null ? {} : { identityNumber }) } });
      await rig.anonymous.auth.choosePassword({ requestBody: { passwordCode, newPassword: 'Dhow-Falcon-Oasis-77' } });
      if (by) await rows(rig.orm.em.fork(), 'update app_user set role_given_by = $2 where id = $1', [user.id, by]);
      const { token } = await rig.anonymous.auth.login({ requestBody: { username, password: 'Dhow-Falcon-Oasis-77' } });
      return createConnectClient({ baseUrl: rig.baseUrl, token, retries: 0 });
    };
    const [one, same, appointee] = [
      await officer('784200000000111'), await officer('784200000000111'), await officer(null, customerId)];
    await expect(decide(caseId, 'clear', appointee)).rejects
      .toMatchObject({ status: 409, code: 'NOT_INDEPENDENT', details: { conflict: 'appointee' } });
    expect(await decide(caseId, 'clear', one)).toMatchObject({ state: 'open' });
    await expect(decide(caseId, 'clear', same)).rejects.toMatchObject({ status: 409, code: 'ALREADY_DECIDED' });
    expect(await caseOf(caseId)).toMatchObject({ state: 'open' });
    expect(await decide(caseId, 'clear')).toMatchObject({ state: 'cleared' });
  });

  it('takes both words from the case to the review of the very name', async () => {
    const { id, caseId } = await heldFor('KASIM OMAR AL TESTANI');
    await decide(caseId, 'clear');
    expect(await decide(caseId, 'clear', admin)).toMatchObject({ state: 'cleared' });
    expect(await hitsOf(id)).toMatchObject([{ state: 'cleared', clearings: [{ isAgreed: false }, { isAgreed: true }] }]);
    expect(await bank.transactions.getTransaction({ id })).toMatchObject({ status: 'completed' });
  });

  it('is kept in the database from being cleared by one, by whoever comes around the application', async () => {
    const { caseId } = await heldFor('Kasim Omar Al Testani');
    await decide(caseId, 'clear');
    const application = rig.app.get(EntityManager);
    const refused = (sql: string): Promise<void> =>
      expect(rows(application.fork(), sql, [caseId])).rejects.toThrow(/screening case/);
    const cleared = `state = 'cleared', freezes = false, ended_at = now()`;
    await refused(`update screening_case set ${cleared} where id = $1`);
    await refused('update screening_case set is_listed_name = false where id = $1');
    await refused('update screening_case set is_listed_name = null where id = $1');
    await refused(`update screening_case set ${cleared}, is_listed_name = false, party_digest = 'x' where id = $1`);
    // A case of a release that did not ask takes two as well.
    await rows(rig.orm.em.fork(), `alter table screening_case disable trigger screening_case_guard`);
    await rows(rig.orm.em.fork(), 'update screening_case set is_listed_name = null where id = $1', [caseId]);
    await rows(rig.orm.em.fork(), `alter table screening_case enable trigger screening_case_guard`);
    expect(await caseOf(caseId)).toMatchObject({ officersToClear: 2 });
    await refused(`update screening_case set ${cleared} where id = $1`);
    expect(await decide(caseId, 'clear', admin)).toMatchObject({ state: 'cleared' });
  });

  it('keeps the word of who clears the review while a colleague doubts the party, and clears nothing by it', async () => {
    const { id, caseId } = await heldFor('Kasem Omar Testany');
    await decide(caseId, 'confirm', admin);
    expect(await clearPair(id)).toMatchObject({
      pair: 'proposed', clearances: [], status: 'pending', state: 'open', isStopped: true });
    expect(await caseOf(caseId)).toMatchObject({
      state: 'open', officersToClear: 2, opinions: [{ decision: 'confirm' }, { decision: 'clear', reason: REASON }] });
    expect(await hitsOf(id)).toMatchObject([{ state: 'proposed', clearings: [{ reason: REASON, isAgreed: false }] }]);
    await expect(clearPair(id)).rejects.toMatchObject({ status: 409, code: 'ALREADY_DECIDED' });
    // Nobody doubts it any more.
    expect(await decide(caseId, 'clear', admin)).toMatchObject({ state: 'cleared' });
    expect((await hitsOf(id)).map(({ state }) => state)).toEqual(['cleared']);
    expect(await bank.transactions.getTransaction({ id })).toMatchObject({ status: 'completed' });
  });

  it('is cleared in both once whoever doubted it agrees in the review', async () => {
    const { id, caseId } = await heldFor('Qasim Omar Testany');
    await decide(caseId, 'confirm');
    expect(await clearPair(id, admin)).toMatchObject({ pair: 'proposed', isStopped: true });
    expect(await clearPair(id)).toMatchObject({ pair: 'cleared', status: 'completed', isStopped: false });
    expect(await caseOf(caseId)).toMatchObject({ state: 'cleared' });
  });

  it('is cleared although a wallet is frozen, and the payment waits until it is free', async () => {
    const told = await heldFor('Qaseem Omar Testani');
    const decided = await heldFor('Qasim Omar Testanni');
    for (const { walletId } of [told, decided]) {
      await bank.wallets.freezeWallet({ id: walletId, requestBody: { reason: 'Card reported stolen' } });
    }
    expect(await clearPair(told.id)).toMatchObject({ pair: 'cleared', status: 'pending', state: 'open', isStopped: true });
    expect(await decide(decided.caseId, 'clear')).toMatchObject({ state: 'cleared' });
    for (const { id, walletId } of [told, decided]) {
      expect(await hitsOf(id)).toMatchObject([{ state: 'cleared' }]);
      await bank.wallets.unfreezeWallet({ id: walletId, requestBody: { reason: 'The card was found' } });
      expect(await bank.compliance.decideReview({ id, requestBody: { decision: 'approve', reason: REASON } }))
        .toMatchObject({ status: 'completed' });
    }
  });

  it('is listed with its case page by page, each bank its own', async () => {
    await heldFor('Kasim Omar Testany', 'qatar_cbdc');
    const all = await bank.screening.listScreeningCases({ limit: 200 });
    const paged: string[] = [];
    for (let before: string | undefined; ;) {
      const page = await bank.screening.listScreeningCases({ limit: 2, ...(before === undefined ? {} : { before }) });
      paged.push(...page.map((one) => one.id));
      before = page.at(-1)?.id;
      if (page.length < 2) break;
    }
    expect(paged).toEqual(all.map((one) => one.id));
    expect(all.length).toBeGreaterThan(2);
    const theirs = (await qatar.screening.listScreeningCases({ limit: 200 })).map((one) => one.id);
    expect(theirs.filter((id) => paged.includes(id))).toEqual([]);
  });
});
