import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verifyPassport, type ConnectClient, type KeySet, type WalletDto } from '@connect/sdk';
import { rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet, registerNewcomer, sendOf } from '../../people.ts';
import { passportOf } from '../../passports.ts';

const MEMO = 'Rent of October';

describe('the passport of a payment', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let yusuf: ConnectClient;
  let officer: ConnectClient;
  let payeesBank: ConnectClient;
  let stranger: ConnectClient;
  let from: WalletDto;
  let to: WalletDto;
  let keys: KeySet;

  beforeAll(async () => {
    rig = await startApp();
    [amina, yusuf, officer, payeesBank] = await Promise.all(['amina', 'yusuf', 'bank.uae', 'bank.qatar'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient, ConnectClient];
    stranger = await registerNewcomer(rig);
    from = await openWallet(amina, '5000.00');
    to = await openWallet(yusuf, '0.00');
    keys = await rig.anonymous.keys.getKeys();
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    await rig.close();
  });

  const pay = async (): Promise<string> => (await amina.transactions.sendTransaction({
    requestBody: sendOf(from, to, { amount: '73.21', memo: MEMO }) })).transaction_id ?? '';
  const statusList = async (number = 0): Promise<string> =>
    (await fetch(`${rig.baseUrl}/api/v1/passports/status/${String(number)}`)).text();

  it('is proved without the server, and tells nothing of anybody that was not chosen', async () => {
    const id = await pay();
    const { passport, disclosed, sha256 } = await passportOf(amina, id);
    expect(disclosed).toEqual([]);
    const { isValid, claims, disclosed: told, status } = await verifyPassport(passport, keys);
    const payment = await amina.transactions.getTransaction({ id });
    const why = await amina.transactions.explainTransaction({ id });
    expect({ isValid, told, state: status.state }).toEqual({ isValid: true, told: {}, state: 'unknown' });
    expect(claims).toMatchObject({
      network: 'uae_dirham', uetr: payment.uetr, transactionSha256: createHash('sha256').update(id).digest('hex'),
      verdict: { toldTo: 'payer', outcome: why.action, score: why.score, evaluatedAt: why.evaluatedAt },
      rules: { version: why.rulesetVersion, profile: why.profile },
    });
    expect(sha256).toBe(createHash('sha256').update(passport.split('~')[0] ?? '').digest('hex'));
    const text = Buffer.from(passport.split('.')[1] ?? '', 'base64url').toString();
    for (const secret of [MEMO, '73.21', from.address, to.address, payment.transactionId, (await amina.auth.me()).name]) {
      expect(text).not.toContain(secret);
    }
  });

  it('discloses what was chosen, and is the same one when the same is chosen again', async () => {
    const id = await pay();
    const first = await passportOf(amina, id, ['memo', 'amount', 'payerName', 'payerAddress', 'payeeAddress', 'findings']);
    const verdict = await verifyPassport(first.passport, keys);
    expect(verdict).toMatchObject({ isValid: true, fault: null, disclosed: {
      memo: MEMO, amount: '73.21', payerName: (await amina.auth.me()).name, payerAddress: from.address,
      payeeAddress: to.address, findings: [],
    } });
    const again = await passportOf(amina, id, ['amount', 'memo', 'payerName', 'payeeAddress', 'payerAddress', 'findings']);
    expect(again).toEqual(first);
    const other = await passportOf(amina, id, ['amount']);
    expect(other.id).not.toBe(first.id);
    // Whoever holds it may tell less, which is theirs to choose.
    const [token, ...rest] = first.passport.split('~');
    const less = await verifyPassport([token, rest[0], ''].join('~'), keys);
    expect({ isValid: less.isValid, told: Object.keys(less.disclosed) }).toEqual({ isValid: true, told: ['amount'] });
    expect(await amina.passports.listPassports({ id })).toHaveLength(2);
  });

  it('speaks for one side, and is not the other’s to see', async () => {
    const id = await pay();
    const payers = await passportOf(amina, id, ['amount']);
    const payees = await passportOf(yusuf, id, ['payeeName', 'payerName']);
    expect([payers.side, payees.side]).toEqual(['payer', 'payee']);
    const verdict = await verifyPassport(payees.passport, keys);
    expect(verdict.claims).toMatchObject({ verdict: { toldTo: 'payee' }, lists: null });
    expect(verdict.disclosed).toEqual({
      payeeName: (await yusuf.auth.me()).name, payerName: (await amina.auth.me()).name });
    expect((await yusuf.passports.listPassports({ id })).map((one) => one.id)).toEqual([payees.id]);
    await expect(yusuf.passports.getPassport({ id: payers.id })).rejects.toMatchObject({ status: 404 });
    await expect(payeesBank.passports.getPassport({ id: payers.id })).rejects.toMatchObject({ status: 404 });
    expect(await payeesBank.passports.getPassport({ id: payees.id })).toMatchObject({ mayRevoke: true });
    expect(await officer.passports.getPassport({ id: payers.id })).toMatchObject({ mayRevoke: true });
    await expect(stranger.passports.issuePassport({ id, requestBody: { disclose: [] } }))
      .rejects.toMatchObject({ status: 404, code: 'TRANSACTION_NOT_FOUND' });
  });

  it('holds the event as it was sealed only where an officer of the payer’s bank discloses it', async () => {
    const id = await pay();
    await passportOf(amina, id);
    await expect(amina.passports.issuePassport({ id, requestBody: { disclose: ['sealedEvent', 'purpose'] } }))
      .rejects.toMatchObject({ status: 409, code: 'NOTHING_TO_DISCLOSE', details: { fields: ['purpose', 'sealedEvent'] } });
    const { passport } = await passportOf(officer, id, ['sealedEvent']);
    const { isValid, disclosed } = await verifyPassport(passport, keys);
    expect(isValid).toBe(true);
    expect(disclosed.sealedEvent).toMatchObject({ resource: 'transaction', details: { transactionId: id } });
  });

  it('is seen to be revoked by whoever asks for the list', async () => {
    const id = await pay();
    const { id: passportId, passport } = await passportOf(amina, id, ['amount']);
    const held = await passportOf(amina, id, ['currency']);
    const valid = await verifyPassport(passport, keys, { statusList: await statusList() });
    expect(valid).toMatchObject({ isValid: true, status: { state: 'valid' } });
    await expect(amina.passports.revokePassport({ id: passportId, requestBody: { reason: 'error' } }))
      .rejects.toMatchObject({ status: 403 });
    await expect(payeesBank.passports.revokePassport({ id: passportId, requestBody: { reason: 'error' } }))
      .rejects.toMatchObject({ status: 404 });
    expect(await officer.passports.revokePassport({ id: passportId, requestBody: { reason: 'error' } }))
      .toMatchObject({ state: 'revoked', reason: 'error', revokedBy: (await officer.auth.me()).name, mayRevoke: false });
    await expect(officer.passports.revokePassport({ id: passportId, requestBody: { reason: 'error' } }))
      .rejects.toMatchObject({ status: 409, code: 'PASSPORT_REVOKED' });
    const list = await statusList();
    expect(await verifyPassport(passport, keys, { statusList: list }))
      .toMatchObject({ isValid: false, fault: 'revoked', status: { state: 'revoked' } });
    expect(await verifyPassport(held.passport, keys, { statusList: list })).toMatchObject({ isValid: true });
    // The list is no word of the passport's own: without it nobody knows.
    expect(await verifyPassport(passport, keys)).toMatchObject({ isValid: true, status: { state: 'unknown' } });
    // The same choice again is another passport.
    expect((await passportOf(amina, id, ['amount'])).id).not.toBe(passportId);
  });

  it('ends with the payment, in the commit that gives it back', async () => {
    const id = await pay();
    const { id: passportId, passport } = await passportOf(amina, id);
    const asked = await amina.transactions.recallTransaction({ id, requestBody: { reason: 'DUPL' } });
    await yusuf.transactions.decideRecall({ id: asked.id, requestBody: { decision: 'accept' } });
    expect(await amina.passports.getPassport({ id: passportId }))
      .toMatchObject({ state: 'revoked', reason: 'reversed', revokedBy: null });
    expect(await verifyPassport(passport, keys, { statusList: await statusList() })).toMatchObject({ fault: 'revoked' });
    await expect(amina.passports.issuePassport({ id, requestBody: { disclose: [] } }))
      .rejects.toMatchObject({ status: 409, code: 'TRANSACTION_NOT_COMPLETED' });
    const [told] = await rows<{ xids: string }>(rig.orm.em.fork(), `
      select count(distinct e.xmin::text)::text as xids from audit_event e
      where (e.resource = 'passport' and e.resource_id = $1 and e.action = 'passport_revoke')
         or (e.resource = 'recall' and e.resource_id = $2 and e.action = 'recall_accept')`, [passportId, asked.id]);
    expect(told?.xids).toBe('1');
  });

  it('has a place that tells nothing, in a list that everybody may keep a minute', async () => {
    const answer = await fetch(`${rig.baseUrl}/api/v1/passports/status/0`);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')])
      .toEqual([200, 'application/statuslist+jwt', 'public, max-age=60']);
    for (const number of ['1', '00', '-1', 'x', '99999999']) {
      expect((await fetch(`${rig.baseUrl}/api/v1/passports/status/${number}`)).status).toBe(404);
    }
    const places = await rows<{ status_index: number }>(rig.orm.em.fork(), 'select status_index from passport order by ordinal');
    const sorted = places.map((place) => place.status_index).toSorted((one, other) => one - other);
    expect(places.map((place) => place.status_index)).not.toEqual(sorted);
  });

  it('travels with the payment, behind the verdict that was there before', async () => {
    const id = await pay();
    const transfer = async (client: ConnectClient): Promise<string> => {
      const answer: unknown = await client.iso20022.getTransactionTransfer({ id });
      return answer instanceof Blob ? answer.text() : String(answer);
    };
    expect(await transfer(officer)).not.toContain('CompliancePassport');
    const { id: passportId, passport } = await passportOf(officer, id, ['currency']);
    const text = await transfer(officer);
    const [, carried = ''] = /<CompliancePassport xmlns="urn:connect:iso20022:passport:1"><SdJwt>(.*)<\/SdJwt>/.exec(text) ?? [];
    expect(carried).toBe(passport);
    expect(text.match(/<SplmtryData>/g)).toHaveLength(2);
    expect(text.indexOf('<ComplianceVerdict')).toBeLessThan(text.indexOf('<CompliancePassport'));
    // The other side has none of its own, and the payer's is not its to see.
    expect(await transfer(payeesBank)).not.toContain('CompliancePassport');
    await officer.passports.revokePassport({ id: passportId, requestBody: { reason: 'superseded' } });
    expect(await transfer(officer)).not.toContain('CompliancePassport');
  });

  it('cannot be changed in the database', async () => {
    const { id } = await passportOf(amina, await pay());
    for (const change of [`token = 'x'`, `status_index = 1`, `state = 'revoked', reason = 'error'`, `disclosed = '{memo}'`]) {
      await expect(rows(rig.orm.em.fork(), `update passport set ${change} where id = $1`, [id])).rejects.toThrow();
    }
    await expect(rows(rig.orm.em.fork(), 'delete from passport where id = $1', [id])).rejects.toThrow();
  });
});
