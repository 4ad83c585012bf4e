import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createConnectClient, type ConnectClient, type SendResultDto, type WalletDto } from '@connect/sdk';
import { Clock } from '../../../src/platform/clock.ts';
import { sandboxListPath } from '../../../src/modules/screening/lists/sandbox-lists.service.ts';
import { startApp, type TestApp } from '../../app.ts';
import { RawClient } from '../../exchange.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet, sendOf } from '../../people.ts';
import { loadList, sendList, unList } from '../../screening-lists.ts';

const DAY_MS = 86_400_000;
const REASON = 'The passport was seen: another birth date.';

describe('screening the parties of payments', () => {
  let rig: TestApp;
  let raw: RawClient;
  let adminToken: string;
  let admin: ConnectClient;
  let bank: ConnectClient;
  let amina: ConnectClient;
  let from: WalletDto;
  let people = 0;

  beforeAll(async () => {
    rig = await startApp();
    raw = new RawClient(rig.baseUrl);
    adminToken = (await rig.anonymous.auth.login({ requestBody: { username: 'admin', password: 'connect-sandbox' } })).token;
    [admin, bank, amina] = await Promise.all(['admin', 'bank.uae', 'amina'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient];
    from = await openWallet(amina, '90000.00');
  });
  afterEach(() => { jest.restoreAllMocks(); });
  afterAll(async () => {
    raw.close();
    await rig.close();
  });

  /** A customer of any name, with a wallet on a network. */
  const personNamed = async (name: string, network: 'uae_dirham' | 'qatar_cbdc' = 'uae_dirham') => {
    const username = `listed${++people}`;
    const { token } = await rig.anonymous.auth.register({
      requestBody: { username, password: 'seven palms by the creek', name, email: `${username}@example.com` } });
    const client = createConnectClient({ baseUrl: rig.baseUrl, token: token ?? '' });
    return { client, wallet: await openWallet(client, '3000.00', network) };
  };
  const send = (to: { address: string }, client = amina, payer = from): Promise<SendResultDto> =>
    client.transactions.sendTransaction({ requestBody: sendOf(payer, to, { amount: '10.00' }) });
  const checkOf = async (id: string | null, client = bank) =>
    (await client.transactions.verifyTransaction({ id: id ?? '' })).compliance_verification?.sanctions_check;
  const soon = (days = 30) => new Date(Date.now() + days * DAY_MS).toISOString();
  const clear = (changes: object, client = bank) => client.screening.clearParty({
    requestBody: { entryId: 'ofac-sdn:9001', reason: REASON, expiresAt: soon(), ...changes } });
  const staleSources = async () => (await bank.screening.listScreeningLists())
    .filter((list) => list.isStale).map((list) => list.source).sort();
  const load = async (people: Parameters<typeof unList>[0], publishedOn?: string) => {
    const answer = await loadList(raw, adminToken, unList(people, publishedOn));
    return { status: answer.status, body: JSON.parse(answer.text) as Record<string, unknown> };
  };

  it('lets a payment between people like nobody on the lists pass, and says that it was checked', async () => {
    const { wallet } = await personNamed('Mariam Haddad');
    const sent = await send(wallet);
    expect(sent).toMatchObject({ status: 'completed' });
    expect(await checkOf(sent.transaction_id)).toBe('clear');
    expect(await checkOf(sent.transaction_id, amina)).toBeNull();
  });

  it.each(['Kasim Omar Al Testani', 'QASSEM TESTANI', 'قاسم التستاني', 'Testani, Kasim'])(
    'holds a payment to %s for an officer, and tells the payer nothing of a list', async (name) => {
      const { wallet } = await personNamed(name);
      const sent = await send(wallet);
      expect(sent).toMatchObject({ status: 'pending', sub_status: 'in_review' });
      const told = [sent, await amina.transactions.explainTransaction({ id: sent.transaction_id ?? '' }),
        await amina.transactions.getTransaction({ id: sent.transaction_id ?? '' }),
        await amina.transactions.verifyTransaction({ id: sent.transaction_id ?? '' })];
      expect(JSON.stringify(told)).not.toMatch(/KYC-00|watchlist|ofac|listed|sanctions_check":"/i);
      const why = await bank.transactions.explainTransaction({ id: sent.transaction_id ?? '' });
      expect(why).toMatchObject({ action: 'review', recomputedIdentical: true });
      expect(why.findings.map((finding) => finding.ruleId)).toEqual(['KYC-005']);
      expect(why.findings[0]?.evidence).toContainEqual({ field: 'watchlist', text: 'ofac-sdn:9001' });
      expect(await checkOf(sent.transaction_id)).toBe('potential_match');
    });

  it('holds a payment of somebody listed as well as one to them', async () => {
    const payer = await personNamed('Kasim Omar Testani');
    const { wallet } = await personNamed('Mariam Saleh');
    const sent = await send(wallet, payer.client, payer.wallet);
    expect(sent).toMatchObject({ status: 'pending', sub_status: 'in_review' });
    const why = await bank.transactions.explainTransaction({ id: sent.transaction_id ?? '' });
    expect(why.findings[0]?.evidence[0]).toEqual({ field: 'senderName', text: 'Kasim Omar Testani' });
  });

  it('refuses an exchange of currencies that an officer would have to review', async () => {
    const { wallet } = await personNamed('Qasim Umar Testani', 'qatar_cbdc');
    const quote = await amina.crossBorder.requestQuote({
      requestBody: { fromNetwork: 'uae_dirham', toNetwork: 'qatar_cbdc', amount: '10.00' } });
    await expect(amina.crossBorder.transferAcross({
      requestBody: { quoteId: quote.id, fromAddress: from.address, toAddress: wallet.address },
    })).rejects.toMatchObject({ status: 422, code: 'COMPLIANCE_REJECTED' });
  });

  it('blocks a described payment whose payee’s birth date agrees too', async () => {
    const analyze = (changes: object, client = bank) => client.compliance.analyzePayment({
      requestBody: { type: 'send', amount: '10.00', currency: 'AED', counterpartyName: 'Kasim Omar Testani', ...changes } });
    expect(await analyze({ counterpartyDob: '1971-03-02' })).toMatchObject({ action: 'block', findings: [{ ruleId: 'KYC-004' }] });
    expect(await analyze({})).toMatchObject({ action: 'review', findings: [{ ruleId: 'KYC-005' }] });
    expect(await analyze({ counterpartyName: 'Mariam Haddad' })).toMatchObject({ action: 'allow' });
    expect(await analyze({ counterpartyDob: '1971' }, amina)).toMatchObject({ action: 'block', findings: [] });
  });

  it('refuses a described payment with a birth date that cannot be read', async () => {
    const analyze = (changes: object) => bank.compliance.analyzePayment({
      requestBody: { type: 'send', amount: '10.00', currency: 'AED', counterpartyName: 'Kasim Omar Testani', ...changes } });
    await expect(analyze({ counterpartyDob: 'banana' })).rejects.toMatchObject({ status: 400, details: [{ field: 'counterpartyDob' }] });
    await expect(analyze({ watchlist: [{ name: 'Kasim', dob: 'banana' }] })).rejects.toMatchObject({
      status: 400, details: [{ field: 'watchlist[0].dob' }] });
    expect(await analyze({ counterpartyDob: 'unknown' })).toMatchObject({ action: 'review' });
    expect(await analyze({ counterpartyNationality: 'IS' })).toMatchObject({ action: 'review' });
  });

  it('holds a payment to a name that cannot be read, since nobody can say that it is not listed', async () => {
    const { wallet } = await personNamed('…');
    const sent = await send(wallet);
    expect(sent).toMatchObject({ status: 'pending', sub_status: 'in_review' });
    const why = await bank.transactions.explainTransaction({ id: sent.transaction_id ?? '' });
    expect(why.findings.map((finding) => finding.ruleId)).toEqual(['KYC-021']);
    expect(await checkOf(sent.transaction_id)).toBe('not_screened');
  });

  it('finds each of several names that one field of a list holds, and weak ones as weak', async () => {
    const aliases = 'Jorvad Rastigi; Zorwad Mastikhi b) Gulab Testgul (كلاب تستكل)';
    expect(await load([{ id: 61, name: 'Haldun Samplezade (nickname of no meaning)', alias: aliases, born: 1955 }], '2026-11-11'))
      .toMatchObject({ status: 201 });
    for (const name of ['Haldun Samplezade', 'Zorwad Mastikhi', 'Gulab Testgul', 'كلاب تستكل']) {
      const { hits } = await bank.screening.screenName({ name });
      expect(hits).toMatchObject([{ entryId: 'un-consolidated:61', matchedName: name, likeness: 'possible' }]);
    }
  });

  it('lets a cleared pair pass for the bank that cleared it, until that is revoked', async () => {
    const { wallet } = await personNamed('Kassem Omar Testani');
    expect(await send(wallet)).toMatchObject({ sub_status: 'in_review' });
    const { id } = await clear({ name: 'KASSEM OMAR AL-TESTANI' });
    const passed = await send(wallet);
    expect(passed).toMatchObject({ status: 'completed' });
    expect(await checkOf(passed.transaction_id)).toBe('cleared');
    const ofAnotherBank = await rig.as('yusuf');
    expect(await send(wallet, ofAnotherBank, await openWallet(ofAnotherBank, '50.00')))
      .toMatchObject({ sub_status: 'in_review' });
    await bank.screening.revokeClearance({ id, requestBody: { reason: 'The passport was not genuine.' } });
    expect(await send(wallet)).toMatchObject({ sub_status: 'in_review' });
  });

  it('clears one owner alone when a wallet was named', async () => {
    const [one, other] = [await personNamed('Qaseem Omar Testani'), await personNamed('Qaseem Omar Testani')];
    await clear({ wallet: one.wallet.address }, admin);
    expect(await send(one.wallet)).toMatchObject({ status: 'completed' });
    expect(await send(other.wallet)).toMatchObject({ sub_status: 'in_review' });
  });

  it('lets a clearance end on its day', async () => {
    const { wallet } = await personNamed('Kasem Omar Testani');
    await clear({ name: 'Kasem Omar Testani', expiresAt: soon(2) });
    expect(await send(wallet)).toMatchObject({ status: 'completed' });
    const later = new Date(Date.now() + 3 * DAY_MS);
    jest.spyOn(rig.app.get(Clock), 'now').mockReturnValue(later);
    expect(await send(wallet)).toMatchObject({ sub_status: 'in_review' });
  });

  it('ends a clearance when a newer list says something else of the entry', async () => {
    const entry = { id: 41, name: 'Zarqonius Templari', born: 1970 };
    expect(await load([entry, { id: 42, name: 'Nobody Prototari' }], '2026-11-11')).toMatchObject({ status: 201, body: { outcome: 'loaded' } });
    const { wallet } = await personNamed('Zarkonius Templari');
    expect(await send(wallet)).toMatchObject({ sub_status: 'in_review' });
    const { id } = await clear({ name: 'Zarkonius Templari', entryId: 'un-consolidated:41' });
    expect(await send(wallet)).toMatchObject({ status: 'completed' });
    const untouched = [entry, { id: 43, name: 'Nobody Fictari' }];
    expect(await load(untouched, '2026-11-12')).toMatchObject({ body: { added: 1, changed: 0, removed: 1, clearancesEnded: 0 } });
    expect(await send(wallet)).toMatchObject({ status: 'completed' });
    expect(await load([{ ...entry, born: 1994 }], '2026-11-13'))
      .toMatchObject({ body: { added: 0, changed: 1, removed: 1, clearancesEnded: 1 } });
    expect(await send(wallet)).toMatchObject({ sub_status: 'in_review' });
    const ended = (await bank.screening.listClearances()).find((clearance) => clearance.id === id);
    expect(ended).toMatchObject({ state: 'revoked', revokedBy: null, revocation: expect.stringContaining('changed') });
  });

  it('lets nothing pass on the word of a list that is out of date, until it is confirmed', async () => {
    const { wallet } = await personNamed('Mariam Haddad');
    const later = new Date(Date.now() + 8 * DAY_MS);
    const clock = jest.spyOn(rig.app.get(Clock), 'now').mockReturnValue(later);
    const held = await send(wallet);
    expect(held).toMatchObject({ status: 'pending', sub_status: 'in_review' });
    expect(held.verdict.findings).toEqual([]);
    expect(await checkOf(held.transaction_id)).toBe('stale_list');
    expect(await staleSources()).toEqual(['ofac-sdn', 'un-consolidated']);
    await sendList(raw, adminToken, readFileSync(sandboxListPath('ofac-sdn.xml')));
    expect(await staleSources()).toEqual(['un-consolidated']);
    expect(await send(wallet)).toMatchObject({ sub_status: 'in_review' });
    await load([{ id: 41, name: 'Nobody Templari' }], '2026-11-14');
    expect(await send(wallet)).toMatchObject({ status: 'completed' });
    clock.mockRestore();
  });

  it('lets nothing pass as if it were screened where there is no list', async () => {
    // What follows is told of by nobody, so the books are compared before it.
    await expectCoherentLedger(rig.orm.em);
    await rig.orm.em.fork().execute('update screening_list set is_active = false');
    await rig.orm.em.fork().execute('delete from screening_entry');
    await rig.orm.em.fork().execute('update screening_revision set entries = entries + 1, decisions = decisions + 1');
    const { wallet } = await personNamed('Kasim Omar Testani');
    const sent = await send(wallet);
    expect(sent).toMatchObject({ status: 'pending', sub_status: 'in_review' });
    expect(await checkOf(sent.transaction_id)).toBe('not_screened');
    expect(await bank.screening.screenName({ name: 'Kasim Testani' })).toEqual({
      isScreened: false, isUnread: false, isStale: false, missingLists: ['ofac-sdn', 'un-consolidated'], hits: [] });
  });
});
