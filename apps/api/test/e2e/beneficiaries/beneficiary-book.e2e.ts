import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, WalletDto } from '@connect/sdk';
import { startApp, type TestApp } from '../../app.ts';
import { ask, keep } from '../../beneficiaries.ts';
import { RawClient } from '../../exchange.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet, sendOf } from '../../people.ts';
import { screenAll } from '../../screening-cases.ts';
import { loadList, unList } from '../../screening-lists.ts';
import { PASSWORD } from '../../app.ts';

const APPROVE = { decision: 'approve', reason: 'Compared with the contract' } as const;
const LISTED = 'Kasim Omar Al Testani';

describe('the address book', () => {
  let rig: TestApp;
  let raw: RawClient;
  let admin: ConnectClient;
  let officer: ConnectClient;
  let foreign: ConnectClient;
  let amina: ConnectClient;
  let yusuf: ConnectClient;

  beforeAll(async () => {
    rig = await startApp();
    raw = new RawClient(rig.baseUrl);
    [admin, officer, foreign, amina, yusuf] = await Promise.all(
      ['admin', 'bank.uae', 'bank.qatar', 'amina', 'yusuf'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient, ConnectClient, ConnectClient];
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    raw.close();
    await rig.close();
  });

  const payee = (): Promise<WalletDto> => openWallet(yusuf, '0.00');
  const statusOf = async (id: string, client = officer): Promise<string> =>
    (await client.beneficiaries.getBeneficiary({ id })).status;

  it('keeps a payee for whom it belongs to, and nobody else reads it', async () => {
    const wallet = await payee();
    const own = await keep(amina, wallet, 'Yusuf Al Kuwari', { note: 'Rent', payeeBank: 'Qatar Sandbox Bank' });
    expect(own).toMatchObject({
      status: 'active', payeeCheck: 'match', note: 'Rent', payeeBank: 'Qatar Sandbox Bank', waitingHours: 0,
      customer: { name: 'Amina Rahman' }, bank: { name: 'Emirates Sandbox Bank' }, heldBy: null, mayDecide: false });
    const ofBank = await keep(officer, wallet, 'Yusuf Kuwari Trading');
    expect(ofBank).toMatchObject({ customer: null });
    expect((await officer.beneficiaries.listBeneficiaries({})).map(({ id }) => id)).toEqual([ofBank.id, own.id]);
    expect((await amina.beneficiaries.listBeneficiaries({})).map(({ id }) => id)).toEqual([own.id]);
    for (const client of [yusuf, foreign]) {
      expect(await client.beneficiaries.listBeneficiaries({})).toEqual([]);
      await expect(client.beneficiaries.getBeneficiary({ id: own.id })).rejects
        .toMatchObject({ status: 404, code: 'BENEFICIARY_NOT_FOUND' });
      await expect(client.beneficiaries.removeBeneficiary({ id: own.id })).rejects.toMatchObject({ status: 404 });
    }
    await expect(amina.beneficiaries.getBeneficiary({ id: ofBank.id })).rejects.toMatchObject({ status: 404 });
    await expect(keep(amina, wallet, 'Yusuf again')).rejects
      .toMatchObject({ status: 409, code: 'BENEFICIARY_EXISTS' });
    expect(await amina.beneficiaries.removeBeneficiary({ id: own.id })).toMatchObject({ status: 'removed' });
    expect(await keep(amina, wallet, 'Yusuf again')).toMatchObject({ status: 'active' });
  });

  it('is narrowed by words, status, network and the wallet that pays, page by page', async () => {
    const mine = await openWallet(amina, '0.00');
    const there = await openWallet(yusuf, '0.00', 'qatar_cbdc');
    const first = await keep(amina, there, 'Pearl Diving Supplies');
    const second = await keep(amina, await payee(), 'Pearl Diving Tours');
    const list = async (query: Parameters<ConnectClient['beneficiaries']['listBeneficiaries']>[0]) =>
      (await amina.beneficiaries.listBeneficiaries(query)).map(({ id }) => id);
    expect(await list({ q: 'pearl' })).toEqual([second.id, first.id]);
    expect(await list({ q: 'pearl', network: 'qatar_cbdc' })).toEqual([first.id]);
    expect(await list({ q: 'pearl', from: mine.address, limit: 1 })).toEqual([second.id]);
    expect(await list({ q: 'pearl', limit: 1, before: second.id })).toEqual([first.id]);
    expect(await list({ q: there.address.slice(2, 12).toLowerCase() })).toEqual([first.id]);
    expect(await list({ q: 'pearl', status: 'waiting' })).toEqual([]);
    expect(await list({ q: '%' })).toEqual([]);
    const house = await keep(amina, await payee(), 'مؤسَّسة الإيجـار والصيانة');
    for (const q of ['ايجار', 'إيجار', 'الصيانه', 'مؤسسه', 'مُؤَسَّسَة', 'الإيـجار']) expect(await list({ q })).toEqual([house.id]);
    expect(await list({ q: 'تأجير' })).toEqual([]);
    const stranger = await payee();
    await expect(list({ from: stranger.address })).rejects.toMatchObject({ code: 'WALLET_NOT_FOUND' });
  });

  it('takes an address that is right, of the network that it says', async () => {
    const wallet = await payee();
    const wrong = `0x${wallet.address.slice(2, 41)}${wallet.address.endsWith('a') ? 'b' : 'a'}`;
    await expect(keep(amina, { ...wallet, address: wrong }, 'A')).rejects.toMatchObject({ status: 400 });
    await expect(keep(amina, { ...wallet, network: 'qatar_cbdc' }, 'A')).rejects
      .toMatchObject({ status: 422, code: 'NETWORK_MISMATCH' });
    const outside = { address: '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB', network: 'uae_dirham' } as const;
    expect(await keep(amina, outside, 'Somebody elsewhere')).toMatchObject({ payeeCheck: 'unknown' });
    await expect(keep(admin, wallet, 'A')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(keep(officer, wallet, 'A', { bankId: '0193a000-0000-7000-8000-00000000ba02' })).rejects
      .toMatchObject({ status: 404, code: 'BANK_NOT_FOUND' });
  });

  it('lets a second person approve, who is nobody’s maker, and then lets the time pass', async () => {
    await ask(officer, admin, { needsApproval: true, waitingHours: 24, onlyBeneficiaries: false });
    const { id, mayDecide } = await keep(officer, await payee(), 'Gulf Tools');
    expect([await statusOf(id), mayDecide]).toEqual(['pending_approval', false]);
    await expect(officer.beneficiaries.decideBeneficiary({ id, requestBody: APPROVE })).rejects
      .toMatchObject({ status: 409, code: 'MAKER_CANNOT_DECIDE' });
    await expect(foreign.beneficiaries.decideBeneficiary({ id, requestBody: APPROVE })).rejects
      .toMatchObject({ status: 404 });
    expect(await admin.beneficiaries.getBeneficiary({ id })).toMatchObject({ mayDecide: true });
    const approved = await admin.beneficiaries.decideBeneficiary({ id, requestBody: APPROVE });
    expect(approved).toMatchObject({ status: 'waiting', decidedBy: 'Sandbox Administrator', mayDecide: false });
    await expect(admin.beneficiaries.decideBeneficiary({ id, requestBody: APPROVE })).rejects
      .toMatchObject({ code: 'BENEFICIARY_DECIDED' });
    await admin.sandbox.advanceSandboxClock({ requestBody: { by: 'PT25H' } });
    expect(await statusOf(id)).toBe('active');
    const refused = await keep(amina, await payee(), 'Souq Tools');
    expect(await officer.beneficiaries.decideBeneficiary({ id: refused.id, requestBody: { ...APPROVE, decision: 'refuse' } }))
      .toMatchObject({ status: 'removed' });
    await ask(officer, admin);
  });

  it('has versions of what is asked that two people make', async () => {
    const { id } = await officer.beneficiaries.proposeBeneficiaryPolicy({ requestBody: {
      needsApproval: true, waitingHours: 1, onlyBeneficiaries: true, note: 'Tried' } });
    await expect(officer.beneficiaries.activateBeneficiaryPolicy({ id })).rejects
      .toMatchObject({ code: 'MAKER_CANNOT_ACTIVATE' });
    await expect(foreign.beneficiaries.activateBeneficiaryPolicy({ id })).rejects.toMatchObject({ status: 404 });
    const list = await officer.beneficiaries.listBeneficiaryPolicies();
    expect(list.map(({ version, state }) => [version, state]))
      .toEqual([[3, 'draft'], [2, 'active'], [1, 'retired']]);
    expect(await foreign.beneficiaries.listBeneficiaryPolicies()).toEqual([]);
    await expect(admin.beneficiaries.activateBeneficiaryPolicy({ id: list[1]?.id ?? '' })).rejects
      .toMatchObject({ code: 'INVALID_STATE' });
  });

  it('holds whom the lists have, when they are added', async () => {
    const held = await keep(officer, await payee(), LISTED);
    expect(held).toMatchObject({ status: 'held', heldBy: 'listed_name' });
    const cases = await officer.screening.listScreeningCases({ state: 'open' });
    const { id } = cases.find(({ partyKind }) => partyKind === 'beneficiary') ?? { id: '' };
    expect(cases.find((one) => one.id === id)).toMatchObject({ name: LISTED, freezes: false });
    expect(await foreign.screening.listScreeningCases({ state: 'open' })).toEqual([]);
    const decide = (client: ConnectClient) => client.screening.decideScreeningCase({
      id, requestBody: { decision: 'clear', reason: 'Another birth date in the passport' } });
    await decide(officer);
    expect(await statusOf(held.id)).toBe('held');
    await decide(admin);
    expect(await statusOf(held.id)).toBe('active');
  });

  it('holds a name that nobody could read until a second person did', async () => {
    const { id, heldBy } = await keep(officer, await payee(), '田中建設株式会社');
    expect([await statusOf(id), heldBy]).toEqual(['held', 'unread_name']);
    await expect(officer.beneficiaries.decideBeneficiary({ id, requestBody: APPROVE })).rejects
      .toMatchObject({ code: 'MAKER_CANNOT_DECIDE' });
    expect(await admin.beneficiaries.decideBeneficiary({ id, requestBody: APPROVE })).toMatchObject({ status: 'active' });
  });

  it('holds whom a list catches up with, and stops what waits for them', async () => {
    const [from, to] = [await openWallet(amina, '500.00'), await payee()];
    const { id } = await keep(amina, to, 'Zorbek Hamdanian');
    const { transaction_id: waiting } = await amina.transactions.sendTransaction({
      requestBody: sendOf(from, to, { amount: '5.00', programmableLogic: { multiSigRequired: true, quorum: 1 } }) });
    const { token } = await rig.anonymous.auth.login({ requestBody: { username: 'admin', password: PASSWORD } });
    await loadList(raw, token, unList([{ id: 700, name: 'Zorbek Hamdanian' }], '2026-11-12'));
    await screenAll(rig);
    expect(await amina.beneficiaries.getBeneficiary({ id })).toMatchObject({ status: 'held', heldBy: 'listed_name' });
    await expect(amina.transactions.sendTransaction({ requestBody: sendOf(from, to) })).rejects
      .toMatchObject({ status: 422, code: 'BENEFICIARY_HELD', details: { address: to.address, beneficiaryId: id } });
    await expect(officer.transactions.approveTransaction({ id: waiting ?? '' })).rejects.toMatchObject({ status: 409 });
  });
});

describe('an address book while lists are missing', () => {
  let rig: TestApp;
  let raw: RawClient;

  beforeAll(async () => {
    rig = await startApp(undefined, { REQUIRED_LISTS: 'ofac-sdn,eu-consolidated' });
    raw = new RawClient(rig.baseUrl);
  });
  afterAll(async () => {
    raw.close();
    await rig.close();
  });

  it('holds every payee until the lists can be relied on', async () => {
    const [officer, yusuf] = [await rig.as('bank.uae'), await rig.as('yusuf')];
    const { id, status, heldBy } = await keep(officer, await openWallet(yusuf, '0.00'), 'Yusuf Al Kuwari');
    expect([status, heldBy]).toEqual(['held', 'unreliable_lists']);
    await screenAll(rig);
    expect(await officer.beneficiaries.getBeneficiary({ id })).toMatchObject({ status: 'held' });
  });
});
