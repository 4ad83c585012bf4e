import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, WalletDto } from '@connect/sdk';
import { rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { keep } from '../../beneficiaries.ts';
import { openWallet, sendOf } from '../../people.ts';

const OUTSIDE = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';

describe('confirmation of payee', () => {
  let rig: TestApp;
  let admin: ConnectClient;
  let officer: ConnectClient;
  let amina: ConnectClient;
  let yusuf: ConnectClient;
  let from: WalletDto;
  let to: WalletDto;

  beforeAll(async () => {
    rig = await startApp();
    [admin, officer, amina, yusuf] = await Promise.all(['admin', 'bank.uae', 'amina', 'yusuf'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient, ConnectClient];
    [from, to] = [await openWallet(amina, '5000.00'), await openWallet(yusuf, '0.00')];
  });
  afterAll(() => rig.close());

  const check = (name: string, address = to.address, client = amina) =>
    client.beneficiaries.checkPayee({ requestBody: { address, name } });

  it('tells a match, a close match with what differs, and never a stranger’s name', async () => {
    expect(await check('Yusuf Al Kuwari')).toMatchObject({ result: 'match', name: null });
    expect(await check('يوسف الكواري')).toMatchObject({ result: 'match', name: null });
    const close = await check('Yusuf Hamad Al Kuwari');
    expect(close).toMatchObject({
      result: 'close_match', name: 'Yusuf Al Kuwari', missing: [], extra: ['Hamad'] });
    const none = await check('Layla Haddad');
    expect(none).toEqual({ result: 'no_match', name: null, missing: [], extra: [], lookAlikeOf: null });
    expect(await check('Yusuf Al Kuwari', OUTSIDE)).toMatchObject({ result: 'unknown', name: null });
    expect(await check('田中建設株式会社', to.address)).toMatchObject({ result: 'unknown', name: null });
    for (const part of ['Yusuf', 'Kuwari', 'Y', 'Al']) expect([part, await check(part)]).toMatchObject([part, { name: null }]);
    await rows(rig.orm.em.fork(), 'delete from attempt_counter');
    await expect(check('A', '0x12')).rejects.toMatchObject({ code: 'INVALID_ADDRESS' });
  });

  it('is on record without the names', async () => {
    await check('田中建設株式会社');
    const [event] = await amina.audit.listAuditEvents({ action: 'payee_check', limit: 1 });
    expect(event).toMatchObject({ details: { result: 'unknown', address: to.address } });
    expect(JSON.stringify(event)).not.toContain('田中');
  });

  it('lets nobody gather names, by one wallet or by many', async () => {
    const other = await openWallet(await rig.as('bank.qatar'), '0.00');
    for (let n = 0; n < 10; n++) await check(`Guess ${n}`, other.address, officer);
    await expect(check('Guess', other.address, officer)).rejects
      .toMatchObject({ status: 429, code: 'TOO_MANY_CHECKS' });
    await rows(rig.orm.em.fork(), `delete from attempt_counter where kind = 'payee'`);
    let checked = 10;
    for (; checked < 70; checked++) {
      const address = `0x${(checked + 16 ** 3).toString(16).padStart(40, '0')}`;
      const answer = await Promise.allSettled([check('Anybody', address, officer)]);
      if (answer[0].status === 'rejected') break;
    }
    expect(checked).toBe(60);
    // What is within one's own reach is nobody's secret.
    expect(await check('Amina Rahman', from.address, officer)).toMatchObject({ result: 'match' });
    await rows(rig.orm.em.fork(), 'delete from attempt_counter');
  });

  it('stands on sends, batches and rehearsals, by the one comparison', async () => {
    const said = (counterpartyName?: string) =>
      sendOf(from, to, { amount: '1.00', ...(counterpartyName === undefined ? {} : { counterpartyName }) });
    const send = (name?: string) => amina.transactions.sendTransaction({ requestBody: said(name) });
    expect((await send()).payeeCheck).toBeNull();
    expect((await send('Yusuf Al Kuwari')).payeeCheck).toBe('match');
    expect((await send('Yusuf Hamad Al Kuwari')).payeeCheck).toBe('close_match');
    expect((await amina.transactions.sendTransaction({ dryRun: 'true', requestBody: said('Layla Haddad') })).payeeCheck)
      .toBe('no_match');
    const { results } = await amina.transactions.sendBatch({ requestBody: {
      network: 'uae_dirham', currency: 'AED', fromAddress: from.address, atomic: false,
      items: [
        { toAddress: to.address, amount: '1.00', counterpartyName: 'Yusuf Al Kuwari' },
        { toAddress: to.address, amount: '1.00' },
        { toAddress: to.address, amount: '1.00', counterpartyName: 'Yusuf Al Kuwari', memo: 'casino chips' },
      ] } });
    expect(results.map(({ payeeCheck, code }) => [payeeCheck, code]))
      .toEqual([['match', null], [null, null], ['match', 'COMPLIANCE_REJECTED']]);
  });

  it('counts each name that rehearsals try, once, and none that the payee is kept under', async () => {
    const layla = await openWallet(await rig.as('yusuf'), '0.00');
    const across = await openWallet(await rig.as('bank.qatar'), '0.00', 'qatar_cbdc');
    await keep(amina, layla, 'Kept Name');
    await rows(rig.orm.em.fork(), 'delete from attempt_counter');
    const rehearse = (counterpartyName: string) => amina.transactions.sendTransaction({
      dryRun: 'true', requestBody: sendOf(from, layla, { amount: '1.00', counterpartyName }) });
    for (let n = 0; n < 10; n++) await rehearse(`Guess ${n % 9}`);
    for (let n = 0; n < 12; n++) await rehearse('Kept name');
    expect(await check('Guess 3', layla.address)).toMatchObject({ result: 'no_match' });
    const beneficiary = { naturalPerson: { name: { primaryIdentifier: 'Tenth' } } };
    await amina.transactions.sendTransaction({
      dryRun: 'true', requestBody: sendOf(from, layla, { amount: '1.00', beneficiary }) });
    const refusal = { status: 429, code: 'TOO_MANY_CHECKS' };
    await expect(rehearse('Eleventh')).rejects.toMatchObject(refusal);
    await expect(check('Eleventh', layla.address)).rejects.toMatchObject(refusal);
    // What was answered once is answered again, and who says nothing new of the payee is not counted at all.
    expect((await rehearse('Guess 3')).payeeCheck).toBe('no_match');
    await amina.transactions.sendTransaction({ dryRun: 'true', requestBody: sendOf(from, layla, { amount: '1.00' }) });
    const { id: quoteId } = await amina.crossBorder.requestQuote({ requestBody: {
      fromNetwork: 'uae_dirham', toNetwork: 'qatar_cbdc', amount: '10.00' } });
    const exchange = (counterpartyName: string) => amina.crossBorder.transferAcross({ dryRun: 'true', requestBody: {
      quoteId, fromAddress: from.address, toAddress: across.address, counterpartyName } });
    for (let n = 0; n < 10; n++) await expect(exchange(`Guess ${n}`)).rejects.toMatchObject({ status: 422 });
    await expect(exchange('Eleventh')).rejects.toMatchObject(refusal);
    await rows(rig.orm.em.fork(), 'delete from attempt_counter');
  });

  it('counts the names that rehearsed batches try in vain for a wallet, in one file or in many', async () => {
    const owner = await rig.as('bank.qatar');
    const [wallet, ...others] = [await openWallet(owner, '0.00'), await openWallet(owner, '0.00'), await openWallet(owner, '0.00')] as const;
    await rows(rig.orm.em.fork(), 'delete from attempt_counter');
    const rehearse = (...named: [WalletDto, string][]) => officer.transactions.sendBatch({ dryRun: 'true', requestBody: {
      network: 'uae_dirham', currency: 'AED', fromAddress: from.address, atomic: false,
      items: named.map(([{ address }, counterpartyName]) => ({ toAddress: address, amount: '1.00', counterpartyName })),
    } });
    const refusal = { status: 429, code: 'TOO_MANY_CHECKS' };
    const guesses = (count: number) => Array.from({ length: count }, (_, n): [WalletDto, string] => [wallet, `Guess ${n}`]);
    await expect(rehearse(...guesses(11))).rejects.toMatchObject(refusal);
    // What was counted is answered, as who repeats a file tries nothing new; and after the wait the rest is.
    for (let n = 0; n < 3; n++) await rehearse(...guesses(10));
    await expect(rehearse([wallet, 'Eleventh'])).rejects.toMatchObject(refusal);
    // Nor is it told by being let through that a name is the right one.
    await expect(rehearse([wallet, 'Qatar Bank Officer'])).rejects.toMatchObject(refusal);
    await rows(rig.orm.em.fork(), `update attempt_counter set blocked_until = now() where kind = 'payee'`);
    await rehearse(...guesses(20));
    await expect(rehearse(...guesses(21))).rejects.toMatchObject(refusal);
    await expect(check('Eleventh', wallet.address, officer)).rejects.toMatchObject(refusal);
    await rehearse(...others.map((other): [WalletDto, string] => [other, 'Somebody']));
    await rows(rig.orm.em.fork(), 'delete from attempt_counter');
    // The right name alone is never counted; beside others it is, as it would else be the one that costs nothing.
    const right: [WalletDto, string] = [wallet, 'Qatar Bank Officer'];
    for (let n = 0; n < 12; n++) await rehearse(right);
    await rehearse(right, ...guesses(9));
    await expect(rehearse(right, ...guesses(10))).rejects.toMatchObject(refusal);
    await rows(rig.orm.em.fork(), 'delete from attempt_counter');
  });

  it('warns of an address that only looks like a known one', async () => {
    const { address } = to;
    const poisoned = `${address.slice(0, 6)}${'ab'.repeat(16)}${address.slice(-4)}`.toLowerCase();
    expect(await check('Yusuf Al Kuwari', poisoned)).toMatchObject({
      result: 'unknown', lookAlikeOf: { address, name: null, of: 'paid' } });
    await keep(amina, to, 'My landlord');
    const addresses = [poisoned, address, OUTSIDE];
    const found = await amina.beneficiaries.findLookAlikes({ requestBody: { addresses } });
    expect(found).toEqual([{ address: poisoned, lookAlikeOf: { address, name: 'My landlord', of: 'beneficiary' } }]);
    // Nobody is warned by what others know.
    expect(await (await rig.as('bank.qatar')).beneficiaries.findLookAlikes({ requestBody: { addresses: [poisoned] } }))
      .toEqual([]);
  });

  it('finds beneficiaries by the names of a file, the caller’s own alone', async () => {
    const supplier = await openWallet(yusuf, '0.00');
    await keep(officer, supplier, 'Al Noor Trading LLC');
    const names = ['AL NOOR TRADING L.L.C.', 'Noor Al Trading', 'Somebody Else'];
    const found = await officer.beneficiaries.matchBeneficiaries({ requestBody: { names } });
    expect(found.map(({ name }) => name)).toEqual(names);
    expect(found[0]).toMatchObject({ result: 'match', beneficiary: { address: supplier.address, status: 'active' } });
    expect(found[2]).toEqual({ name: 'Somebody Else', result: null, isAmbiguous: false, beneficiary: null });
    for (const client of [amina, yusuf]) {
      const [none] = await client.beneficiaries.matchBeneficiaries({ requestBody: { names } });
      expect(none).toMatchObject({ result: null, beneficiary: null });
    }
    const [narrowed] = await officer.beneficiaries.matchBeneficiaries({ requestBody: { names, from: from.address } });
    expect(narrowed).toMatchObject({ beneficiary: null });
  });

  it('names wallets to those who may know, and tells nothing of others', async () => {
    const stranger = await openWallet(yusuf, '0.00');
    const namesFor = async (client: ConnectClient, ...addresses: string[]) =>
      (await client.beneficiaries.listWalletNames({ addresses: addresses.join(',') }))
        .map(({ address, name, source }) => [address, name, source]);
    expect(await namesFor(amina, from.address, to.address, stranger.address, OUTSIDE))
      .toEqual([[from.address, 'Amina Rahman', 'owner'], [to.address, 'My landlord', 'beneficiary']]);
    expect(await namesFor(officer, from.address, to.address, stranger.address))
      .toEqual([[from.address, 'Amina Rahman', 'owner']]);
    expect(await namesFor(yusuf, to.address, from.address)).toEqual([[to.address, 'Yusuf Al Kuwari', 'owner']]);
    expect(await namesFor(admin, stranger.address)).toEqual([[stranger.address, 'Yusuf Al Kuwari', 'owner']]);
  });
});
