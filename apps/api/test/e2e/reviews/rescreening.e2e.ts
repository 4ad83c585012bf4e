import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createConnectClient, type ConnectClient, type ScreeningCaseDto, type WalletDto } from '@connect/sdk';
import { OpenCases } from '../../../src/modules/rescreening/open-cases.use-case.ts';
import { startApp, type TestApp } from '../../app.ts';
import { fileFor, type KnownCustomer } from '../../customer-files.ts';
import { RawClient } from '../../exchange.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet, sendOf } from '../../people.ts';
import { DATA } from '../customer-policy.ts';
import { screenAll } from '../../screening-cases.ts';
import { loadList, unList, type Listed } from '../../screening-lists.ts';

const IN_HALF_A_YEAR = new Date(Date.now() + 180 * 86_400_000).toISOString();
const REASON = 'The passport was seen: another birth date.';

interface Person {
  id: string;
  username: string;
  name: string;
  client: ConnectClient;
  wallet: WalletDto;
}

describe('screening everybody again', () => {
  let rig: TestApp;
  let raw: RawClient;
  let adminToken: string;
  let admin: ConnectClient;
  let bank: ConnectClient;
  let colleague: ConnectClient;
  let amina: ConnectClient;
  let from: WalletDto;
  const listed: Listed[] = Array.from({ length: 20 }, (_, n) => ({ id: 900 + n, name: `Fixture Bystander ${n}` }));
  let day = 1;
  let people = 0;
  let frozen: Person;

  beforeAll(async () => {
    rig = await startApp();
    raw = new RawClient(rig.baseUrl);
    adminToken = (await rig.anonymous.auth.login({ requestBody: { username: 'admin', password: 'connect-sandbox' } })).token;
    [admin, bank, amina] = await Promise.all(['admin', 'bank.uae', 'amina'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient];
    colleague = await newOfficer();
    from = await openWallet(amina, '90000.00');
    await load();
    await screenAll(rig);
  });
  afterAll(async () => {
    raw.close();
    await expectCoherentLedger(rig.orm.em);
    await rig.close();
  });

  /** Another officer of the bank of the Emirates. */
  const newOfficer = async (): Promise<ConnectClient> => {
    const { id, username } = await personNamed('Second Officer', false);
    const bankId = (await openWallet(amina, '0.00')).bankId;
    await admin.users.changeUserRole({ id, requestBody: { role: 'bank', identityNumber: '784199012345679', bankId } });
    const { token } = await rig.anonymous.auth.login({ requestBody: { username, password: 'seven palms by the creek' } });
    return createConnectClient({ baseUrl: rig.baseUrl, token, retries: 0 });
  };
  const personNamed = async (name: string, hasWallet = true): Promise<Person> => {
    const username = `known${++people}`;
    const { token } = await rig.anonymous.auth.register({
      requestBody: { username, password: 'seven palms by the creek', name, email: `${username}@example.com` } });
    const client = createConnectClient({ baseUrl: rig.baseUrl, token: token ?? '', retries: 0 });
    const { id } = await client.auth.me();
    return { id, username, name, client, wallet: hasWallet ? await openWallet(client, '3000.00') : {} as WalletDto };
  };
  const known = async (name: string, facts: KnownCustomer): Promise<Person> => {
    const person = await personNamed(name);
    await fileFor(rig, person.id, name, facts);
    return person;
  };
  const load = async (...added: Listed[]): Promise<void> => {
    listed.push(...added);
    const answer = await loadList(raw, adminToken, unList(listed, `2026-11-${String(++day).padStart(2, '0')}`));
    expect(answer).toMatchObject({ status: 201 });
  };
  const casesOf = async (entry: number, client = admin): Promise<ScreeningCaseDto[]> =>
    (await client.screening.listScreeningCases({ limit: 200 })).filter(({ entryId }) => entryId === `un-consolidated:${entry}`);
  const caseOf = async (entry: number): Promise<ScreeningCaseDto> => {
    const found = await casesOf(entry);
    expect(found).toHaveLength(1);
    return found[0] as ScreeningCaseDto;
  };
  const decide = (id: string, decision: 'confirm' | 'clear', client = bank): Promise<ScreeningCaseDto> =>
    client.screening.decideScreeningCase({ id, requestBody: { decision, reason: REASON } });
  /** Two people clear whom a list names by the very name. */
  const clearByTwo = async (id: string): Promise<ScreeningCaseDto> => {
    expect(await decide(id, 'clear')).toMatchObject({ state: 'open', officersToClear: 2 });
    return decide(id, 'clear', colleague);
  };
  const pay = (to: WalletDto, changes: Parameters<typeof sendOf>[2] = {}) =>
    amina.transactions.sendTransaction({ requestBody: sendOf(from, to, { amount: '10.00', ...changes }) });

  const toldOf = async (id: string, client: ConnectClient): Promise<number> =>
    (await client.notifications.listNotifications({ limit: 200 })).notifications
      .filter(({ kind, resourceId }) => kind === 'screening_case' && resourceId === id).length;
  const FROZEN = { status: 422, code: 'WALLET_FROZEN' };
  const waiting = { programmableLogic: { multiSigRequired: true, quorum: 1 } };

  it('finds a customer whom a new entry names, freezes whatever wallet they have, and tells officers once', async () => {
    const person = frozen = await known('Jorvad Rastigi', { bornOn: '1961-02-03' });
    await screenAll(rig);
    await load({ id: 1, name: 'Jorvad Rastigi', born: 1961 });
    expect(await bank.screening.getRescreening()).toMatchObject({ state: 'running' });
    await screenAll(rig);
    const progress = await bank.screening.getRescreening();
    expect(progress).toMatchObject({ state: 'complete', remaining: 0, completedRevision: progress.revision });
    const found = await caseOf(1);
    expect(found).toMatchObject({
      partyKind: 'customer', customerId: person.id, strength: 'block', freezes: true, state: 'open', isListed: true });
    await load({ id: 801, name: 'Somebody Else Entirely' });
    await screenAll(rig);
    for (let tries = 0; tries < 400 && await toldOf(found.id, bank) === 0; tries++) await wait(25);
    expect(await Promise.all([bank, person.client, await rig.as('bank.qatar')].map((one) => toldOf(found.id, one))))
      .toEqual([1, 0, 0]);
    expect((await person.client.wallets.getWallet({ id: person.wallet.id })).isFrozen).toBe(true);
  });

  it('freezes every way of paying, and nothing but the decision releases it', async () => {
    const found = await caseOf(1);
    const { client: payer, wallet: own } = frozen;
    const fresh = await openWallet(payer, '0.00');
    await expect(pay(own)).rejects.toMatchObject(FROZEN);
    await expect(pay(fresh)).rejects.toMatchObject(FROZEN);
    await expect(payer.transactions.sendTransaction({ requestBody: sendOf(own, from) })).rejects.toMatchObject(FROZEN);
    await expect(bank.wallets.fundWallet({ id: own.id, requestBody: { amount: '1.00' } })).rejects.toMatchObject(FROZEN);
    const batch = await payer.transactions.sendBatch({ requestBody: {
      network: 'uae_dirham', currency: 'AED', fromAddress: own.address, atomic: false, memo: 'Salaries',
      items: [{ toAddress: from.address, amount: '1.00' }] } });
    expect(batch).toMatchObject({ completed: 0 });
    await expect(bank.wallets.unfreezeWallet({ id: own.id, requestBody: { reason: 'It is a mistake' } }))
      .rejects.toMatchObject({ status: 409, code: 'FROZEN_BY_CASE' });
    await bank.wallets.freezeWallet({ id: fresh.id, requestBody: { reason: 'Card reported stolen' } });
    expect(await clearByTwo(found.id)).toMatchObject({ state: 'cleared', freezes: false });
    expect(await pay(own)).toMatchObject({ status: 'completed' });
    await expect(pay(fresh)).rejects.toMatchObject(FROZEN);
  });

  it('opens no second case of a pair that was cleared until the entry changes', async () => {
    await load({ id: 802, name: 'Nobody Of Note' });
    await screenAll(rig);
    expect(await caseOf(1)).toMatchObject({ state: 'cleared' });
    listed.splice(listed.findIndex(({ id }) => id === 1), 1);
    await load({ id: 1, name: 'Jorvad Rastigi', alias: 'Jorvad The Elder', born: 1961 });
    await screenAll(rig);
    expect((await casesOf(1)).map(({ state }) => state)).toEqual(['open', 'cleared']);
    expect((await bank.screening.listClearances()).filter(({ entryId }) => entryId === 'un-consolidated:1'))
      .toMatchObject([{ state: 'revoked', expiresAt: null }]);
  });

  it('keeps a confirmed party frozen, by two people of the bank, and tells no other bank of the case', async () => {
    const found = (await casesOf(1))[0] as ScreeningCaseDto;
    const qatar = await rig.as('bank.qatar');
    expect(await casesOf(1, qatar)).toEqual([]);
    await expect(qatar.screening.getScreeningCase({ id: found.id })).rejects.toMatchObject({ status: 404 });
    await expect(decide(found.id, 'clear', qatar)).rejects.toMatchObject({ status: 404, code: 'SCREENING_CASE_NOT_FOUND' });
    await expect(decide(found.id, 'clear', amina)).rejects.toMatchObject({ status: 403 });
    expect(await decide(found.id, 'confirm')).toMatchObject({ state: 'open', opinions: [{ decision: 'confirm' }] });
    await expect(decide(found.id, 'confirm')).rejects.toMatchObject({ status: 409, code: 'ALREADY_DECIDED' });
    expect(await decide(found.id, 'clear', admin)).toMatchObject({ state: 'open', freezes: true });
    expect(await decide(found.id, 'confirm', colleague)).toMatchObject({ state: 'confirmed', freezes: true });
    await expect(decide(found.id, 'confirm', admin)).rejects.toMatchObject({ status: 409, code: 'CASE_DECIDED' });
    listed.splice(listed.findIndex(({ id }) => id === 1), 1);
    await load();
    await screenAll(rig);
    expect((await casesOf(1))[0]).toMatchObject({ state: 'confirmed', freezes: true, isListed: false });
    // Whoever said that it is the one may say otherwise later, and one person alone may not.
    expect(await decide(found.id, 'clear', colleague)).toMatchObject({ state: 'cleared', freezes: false });
  });

  it('clears nobody outside of their case on one word while a colleague takes them for a match', async () => {
    const clear = (client: ConnectClient, party: { name: string } | { wallet: string }) => client.screening.clearParty({
      requestBody: { ...party, entryId: 'un-consolidated:10', reason: REASON, expiresAt: IN_HALF_A_YEAR } });
    const person = await known('Velmar Ordunka', { bornOn: '1958-05-06' });
    await load({ id: 10, name: 'Velmar Ordunka Tesfal', born: 1958 });
    await screenAll(rig);
    const found = await caseOf(10);
    expect(found).toMatchObject({ state: 'open', officersToClear: 1 });
    await decide(found.id, 'confirm', colleague);
    expect(await clear(bank, { wallet: person.wallet.id })).toMatchObject({ state: 'proposed' });
    expect(await clear(bank, { name: 'VELMAR Ordunka' })).toMatchObject({ state: 'proposed' });
    // A name that the case is not about is nobody's doubt.
    expect(await clear(bank, { name: 'Velmar Tesfal' })).toMatchObject({ state: 'in_force' });
    expect(await pay(person.wallet)).toMatchObject({ status: 'pending', sub_status: 'in_review' });
  });

  it('finds a beneficial owner by an alias alone, and a bank', async () => {
    const house = await known('Golden Sands Trading', {
      kind: 'organisation', owners: [{ name: 'Haldun Samplezade', sharePercent: 60 }], areOwnersComplete: true });
    await load({ id: 2, name: 'Mirza Fixturov' }, { id: 3, name: 'Zorwad Mastikhi' });
    await admin.banks.createBank({ requestBody: { name: 'Zorwad Mastikhi' } });
    await screenAll(rig);
    expect(await casesOf(2)).toEqual([]);
    listed.splice(listed.findIndex(({ id }) => id === 2), 1);
    await load({ id: 2, name: 'Mirza Fixturov', alias: 'Haldun Samplezade' });
    await screenAll(rig);
    expect(await caseOf(2)).toMatchObject({ partyKind: 'owner', customerId: house.id, name: 'Haldun Samplezade' });
    expect(await caseOf(3)).toMatchObject({ partyKind: 'bank', bank: 'Zorwad Mastikhi', customerId: null });
    expect(await casesOf(3, bank)).toEqual([]);
  });

  it('stops a pending payment whose parties a list has caught up with, before and after they were screened', async () => {
    const person = await personNamed('Gulab Testgul');
    const sent = await pay(person.wallet, waiting);
    const named = await pay((await personNamed('Mariam Haddad')).wallet, { counterpartyName: 'Berdan Örnekli' });
    const steps = [
      () => bank.transactions.approveTransaction({ id: sent.transaction_id ?? '' }),
      () => bank.compliance.decideReview({
        id: named.transaction_id ?? '', requestBody: { decision: 'approve', reason: 'The name is that of the shop.' } }),
    ];
    const STOPPED = { status: 409, code: 'PAYMENT_STOPPED' };
    await load({ id: 4, name: 'Gulab Testgul' }, { id: 5, name: 'Berdan Örnekli' });
    for (const step of steps) await expect(step()).rejects.toMatchObject(STOPPED);
    await screenAll(rig);
    expect(await caseOf(4)).toMatchObject({ partyKind: 'customer', strength: 'review', freezes: false });
    expect(await caseOf(5)).toMatchObject({ partyKind: 'stated', customerId: null, freezes: false });
    for (const step of steps) await expect(step()).rejects.toMatchObject(STOPPED);
    for (const entry of [4, 5]) await clearByTwo((await caseOf(entry)).id);
    for (const step of steps) expect(await step()).toMatchObject({ status: 'completed' });
    await screenAll(rig);
    for (const entry of [4, 5]) expect(await caseOf(entry)).toMatchObject({ state: 'cleared' });
  });

  it('screens whoever changes: a file that is approved ends what was cleared and opens the case again', async () => {
    await load({ id: 6, name: 'Kerimov Ornek', born: 1980 });
    const person = await personNamed('Kerimov Ornek');
    await screenAll(rig);
    await clearByTwo((await caseOf(6)).id);
    expect(await pay(person.wallet)).toMatchObject({ status: 'completed' });
    const { id } = await person.client.customers.proposeCustomerChange({ id: person.id, requestBody: {
      version: 0, reason: 'Told at the counter', data: { ...DATA, legalName: 'Kerimov Ornek', bornOn: '1980-01-02' } } });
    await bank.customers.decideCustomerChange({ id, requestBody: { decision: 'approve', reason: 'Compared with the documents' } });
    await expect(pay(person.wallet)).rejects.toMatchObject({ status: 422, code: 'COMPLIANCE_REJECTED' });
    await screenAll(rig);
    expect((await casesOf(6)).map(({ state, strength }) => [state, strength])).toEqual([['open', 'block'], ['cleared', 'review']]);
    await expect(pay(person.wallet)).rejects.toMatchObject(FROZEN);
  });

  it('goes on where somebody was killed; two processes do nothing twice; one told not to freeze does not', async () => {
    for (let n = 0; n < 3; n++) await personNamed('Sorban Muster');
    await screenAll(rig);
    await load({ id: 7, name: 'Sorban Muster' });
    const original = OpenCases.prototype.execute;
    const killed = jest.spyOn(OpenCases.prototype, 'execute').mockImplementation(async function kill(this: OpenCases, ...asked) {
      if (await original.apply(this, asked) > 0) throw new Error('Killed after writing.');
      return 0;
    });
    await expect(screenAll(rig)).rejects.toThrow('Killed after writing.');
    killed.mockRestore();
    expect(await casesOf(7)).toEqual([]);
    expect(await bank.screening.getRescreening()).toMatchObject({ state: 'running' });
    const twin = await rig.startTwin(undefined, { SCREENING_FREEZE: 'none' });
    try {
      const until = async (on: TestApp): Promise<void> => {
        while ((await bank.screening.getRescreening()).state !== 'complete') await screenAll(on);
      };
      await Promise.all([until(rig), until(twin)]);
      await known('Tarkan Beispiel', { bornOn: '1955-02-03' });
      await load({ id: 8, name: 'Tarkan Beispiel', born: 1955 });
      await screenAll(twin);
      expect(await caseOf(8)).toMatchObject({ strength: 'block', freezes: false });
    } finally {
      await twin.close();
    }
    const found = await casesOf(7);
    expect(new Set(found.map(({ customerId }) => customerId)).size).toBe(3);
    expect(found).toHaveLength(3);
  });
});
