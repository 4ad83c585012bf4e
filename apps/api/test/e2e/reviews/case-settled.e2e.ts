import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createConnectClient, type ConnectClient, type WalletDto } from '@connect/sdk';
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
    return { id: sent?.transaction_id ?? '', caseId: found?.id ?? '' };
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

  it('takes two officers in the review of a name that is the very one listed, whoever cleared the case', async () => {
    const { id, caseId } = await heldFor('Kasim Omar Al Testani');
    expect(await decide(caseId, 'clear')).toMatchObject({ state: 'cleared' });
    expect(await hitsOf(id)).toMatchObject([{ state: 'proposed', clearings: [{ isAgreed: false }] }]);
    expect(await bank.transactions.getTransaction({ id })).toMatchObject({ status: 'pending' });
    await expect(clearPair(id)).rejects.toMatchObject({ status: 409, code: 'ALREADY_DECIDED' });
    expect(await clearPair(id, admin)).toMatchObject({ pair: 'cleared', status: 'completed' });
  });

  it('takes two officers in the case of whom a colleague took for a match, whoever cleared the review', async () => {
    const { id, caseId } = await heldFor('Kasem Omar Testany');
    await decide(caseId, 'confirm', admin);
    await expect(clearPair(id)).rejects.toMatchObject({ status: 409, code: 'PAYMENT_STOPPED' });
    expect(await caseOf(caseId)).toMatchObject({ state: 'open' });
    expect((await hitsOf(id)).map(({ state }) => state)).toEqual(['open']);
    expect(await decide(caseId, 'clear')).toMatchObject({ state: 'open' });
    expect((await hitsOf(id)).map(({ state }) => state)).toEqual(['open']);
    // Nobody doubts it any more.
    expect(await decide(caseId, 'clear', admin)).toMatchObject({ state: 'cleared' });
    expect((await hitsOf(id)).map(({ state }) => state)).toEqual(['cleared']);
    expect(await bank.transactions.getTransaction({ id })).toMatchObject({ status: 'completed' });
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
