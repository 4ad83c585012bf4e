import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, CustomerAssessmentDto, CustomerDataDto, CustomerDto } from '@connect/sdk';
import { createConnectClient } from '@connect/sdk';
import { SANDBOX_BANKS } from '../../../src/modules/auth/accounts/sandbox-people.service.ts';
import { rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { ownWallet, openWallet, sendOf } from '../../people.ts';
import { faultsOfLog, untilSealed } from '../../sealing.ts';
import { DATA, proposalFor } from '../customer-policy.ts';

const NEW_PASSWORD = 'Dhow-Falcon-Oasis-77';
const KHALID = '0193a000-0000-7000-8000-000000000011';
const LAYLA = '0193a000-0000-7000-8000-000000000012';
const NOOR = '0193a000-0000-7000-8000-000000000013';
const APPROVE = { decision: 'approve', reason: 'Compared with the documents' } as const;
const ASSESSMENT: CustomerAssessmentDto = {
  level: 'standard', pep: 'none', risk: 'low', riskReasons: [], reviewedOn: '2026-01-15', nextReviewOn: '2027-01-15',
};

describe('the customer file', () => {
  let rig: TestApp;
  let admin: ConnectClient;
  let officer: ConnectClient;
  let amina: ConnectClient;
  let people = 0;

  beforeAll(async () => {
    rig = await startApp();
    [admin, officer, amina] = await Promise.all(['admin', 'bank.uae', 'amina'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient];
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    await rig.close();
  });

  /** Somebody of a bank, whom the administrator invited long ago. */
  const newcomer = async (
    role: 'bank' | 'user', identityNumber?: string, bankId: string = SANDBOX_BANKS.uae.id,
  ): Promise<{ client: ConnectClient; id: string }> => {
    const username = `someone.${String(++people)}`;
    const { user, passwordCode } = await admin.users.createUser({ requestBody: {
      username, name: `Someone ${String(people)}`, email: `${username}@bank.example`, role, bankId,
      ...(identityNumber === undefined ? {} : { identityNumber }),
    } });
    await rig.anonymous.auth.choosePassword({ requestBody: { passwordCode, newPassword: NEW_PASSWORD } });
    await rows(rig.orm.em.fork(),
      `update app_user set role_given_at = role_given_at - interval '31 days' where id = $1`, [user.id]);
    const { token } = await rig.anonymous.auth.login({ requestBody: { username, password: NEW_PASSWORD } });
    return { client: createConnectClient({ baseUrl: rig.baseUrl, token, retries: 0 }), id: user.id };
  };

  const propose = async (
    client: ConnectClient, id: string, changes: Partial<CustomerDataDto> = {}, assessment?: CustomerAssessmentDto,
  ) => {
    const { version } = await client.customers.getCustomer({ id });
    return client.customers.proposeCustomerChange({ id, requestBody: {
      version, data: { ...DATA, ...changes }, reason: 'Told at the counter',
      ...(assessment === undefined ? {} : { assessment }),
    } });
  };

  const decide = (
    client: ConnectClient, id: string, requestBody: { decision: 'approve' | 'refuse'; reason: string } = APPROVE,
  ) => client.customers.decideCustomerChange({ id, requestBody });

  /** A customer whose file two people have put in force. */
  const knownCustomer = async (
    changes: Partial<CustomerDataDto> = {},
  ): Promise<{ client: ConnectClient; id: string }> => {
    const customer = await newcomer('user');
    await decide(admin, (await propose(officer, customer.id, changes, ASSESSMENT)).id);
    return customer;
  };

  it('begins with a proposal, and gives a level once another person has approved it', async () => {
    const { client, id } = await newcomer('user');
    expect(await client.customers.getCustomer({ id }))
      .toMatchObject({ version: 0, level: 'none', standing: 'unverified', file: null, pending: null });
    const change = await propose(officer, id, {}, ASSESSMENT);
    expect(change).toMatchObject({ version: 1, state: 'pending', mayDecide: false, decidedBy: null });
    expect(await admin.customers.getCustomer({ id }))
      .toMatchObject({ version: 0, level: 'none', isChangePending: true, pending: { id: change.id, mayDecide: true } });
    expect(await decide(admin, change.id)).toMatchObject({
      version: 1, level: 'standard', standing: 'verified', isChangePending: false, pending: null,
      file: { legalName: 'Amina Rahman', documents: [{ number: '784199100000118' }], assessment: ASSESSMENT },
    });
    await expect(decide(admin, change.id)).rejects.toMatchObject({ status: 409, code: 'CHANGE_DECIDED' });
  });

  it('keeps every version, and nobody changes one', async () => {
    const { id } = await knownCustomer();
    await decide(admin, (await propose(officer, id, { country: 'QA' })).id);
    const refused = await propose(officer, id, { country: 'SA' });
    await decide(admin, refused.id, { decision: 'refuse', reason: 'No document says so' });
    const history = await officer.customers.listCustomerChanges({ id });
    expect(history.map(({ version, state, file }) => [version, state, file.country]))
      .toEqual([[3, 'refused', 'SA'], [2, 'approved', 'QA'], [1, 'approved', 'AE']]);
    expect(await officer.customers.getCustomer({ id })).toMatchObject({ version: 2, file: { country: 'QA' } });
    const em = rig.orm.em.fork();
    await expect(rows(em, `update customer_change set reason = 'Another' where customer_id = $1`, [id])).rejects.toThrow();
    await expect(rows(em, 'delete from customer_change where customer_id = $1', [id])).rejects.toThrow();
    await expect(rows(em, `update customer set version = version + 1, file = file || '{"country": "IR"}' where id = $1`, [id]))
      .rejects.toThrow();
  });

  it('is decided neither by its maker, nor by the same person through another account, nor by the customer', async () => {
    const [maker, again] = [await newcomer('bank', 'F1234567'), await newcomer('bank', 'F1234567')];
    const customer = await newcomer('user', 'G7654321');
    const { id } = await propose(maker.client, customer.id, {}, ASSESSMENT);
    await expect(decide(maker.client, id)).rejects.toMatchObject({ status: 409, code: 'MAKER_CANNOT_DECIDE' });
    await expect(decide(again.client, id)).rejects.toMatchObject({ status: 409, code: 'MAKER_CANNOT_DECIDE' });
    await expect(decide(customer.client, id)).rejects.toMatchObject({ status: 403 });
    const sameAsCustomer = await newcomer('bank', 'G7654321');
    await expect(decide(sameAsCustomer.client, id)).rejects.toMatchObject({ status: 409, code: 'NOT_INDEPENDENT' });
    await expect(rows(rig.orm.em.fork(), `
      update customer_change set state = 'approved', decided_by = $2, decided_at = now() where id = $1`,
    [id, again.id])).rejects.toThrow();
    expect(await decide(officer, id)).toMatchObject({ version: 1 });
  });

  it('may be proposed by the customer, without an assessment, and an officer decides', async () => {
    const { client, id } = await knownCustomer();
    await expect(propose(client, id, {}, ASSESSMENT))
      .rejects.toMatchObject({ status: 400, details: [{ field: 'assessment' }] });
    const requestBody = await proposalFor(client, id);
    const { id: changeId } = await client.customers.proposeCustomerChange({ id, requestBody });
    await expect(propose(officer, id, { country: 'SA' })).rejects.toMatchObject({ status: 409, code: 'CHANGE_PENDING' });
    await decide(officer, changeId);
    expect(await officer.customers.getCustomer({ id }))
      .toMatchObject({ version: 2, level: 'standard', file: { assessment: ASSESSMENT } });
  });

  it('tells customers nothing of how they are assessed or what officers wrote', async () => {
    const { client, id } = await knownCustomer();
    await propose(officer, id, {}, { ...ASSESSMENT, risk: 'high', riskReasons: ['adverse_media'] });
    const own = await client.customers.getCustomer({ id });
    expect(own).toMatchObject({
      risk: null, pep: null, pending: null, isChangePending: false, file: { assessment: null } });
    const told = JSON.stringify([own, await client.customers.listCustomerChanges({ id })]);
    expect(told).not.toMatch(/adverse|Told at the counter|"low"|"high"/);
  });

  it('is changed from the version that was read, and only by something new', async () => {
    const { id } = await knownCustomer();
    const requestBody = { version: 0, data: DATA, reason: 'From an old page' };
    await expect(officer.customers.proposeCustomerChange({ id, requestBody }))
      .rejects.toMatchObject({ status: 409, code: 'CUSTOMER_CHANGED', details: { version: 1 } });
    await expect(propose(officer, id)).rejects.toMatchObject({ status: 409, code: 'CUSTOMER_UNCHANGED' });
  });

  it('is kept by one of two who decide at the same moment', async () => {
    const customer = await newcomer('user');
    const other = await newcomer('bank');
    const { id } = await propose(officer, customer.id, {}, ASSESSMENT);
    const outcomes = await Promise.allSettled([admin, other.client, admin].map((client) => decide(client, id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await officer.customers.getCustomer({ id: customer.id })).toMatchObject({ version: 1 });
  });

  describe('of the sandbox', () => {
    const lineOf = async (id: string): Promise<CustomerDto> => officer.customers.getCustomer({ id });

    it('knows a politically exposed person, one whose document ran out, and a company with its owners', async () => {
      expect(await lineOf(KHALID)).toMatchObject({ level: 'enhanced', pep: 'pep', risk: 'high' });
      expect(await lineOf(LAYLA)).toMatchObject({ level: 'none', givenLevel: 'standard', standing: 'expired' });
      expect(await lineOf(NOOR)).toMatchObject({ kind: 'organisation', file: { owners: [{ sharePercent: 60 }, { sharePercent: 40 }] } });
    });

    it('is listed by what an officer looks for, with the numbers of documents covered', async () => {
      const idsOf = async (query: Parameters<ConnectClient['customers']['listCustomers']>[0]) =>
        (await officer.customers.listCustomers(query)).map(({ id }) => id);
      expect(await idsOf({ risk: 'high' })).toContain(KHALID);
      expect(await idsOf({ need: 'expiring' })).toEqual([LAYLA]);
      expect(await idsOf({ level: 'none', q: 'layla' })).toEqual([LAYLA]);
      expect(await (await rig.as('bank.qatar')).customers.listCustomers({ q: 'layla' })).toEqual([]);
      const [line] = await officer.customers.listCustomers({ q: 'layla' });
      expect(line?.documents).toEqual(['•••••2114']);
      expect(JSON.stringify(line)).not.toContain('RL0042114');
    });
  });

  it('speaks in the log and to subscribers of its fields, never of what they hold', async () => {
    const { id } = await knownCustomer({ legalName: 'Somebody Unmistakable' });
    const told = (await admin.audit.listAuditEvents({ limit: 50 })).filter(({ resourceId }) => resourceId === id);
    expect(told.map(({ action }) => action)).toEqual(expect.arrayContaining(['customer_change_propose', 'customer_change_approve']));
    expect(JSON.stringify(told)).not.toMatch(/784199100000118|Unmistakable|1991-04-12/);
  });

  it('is sealed: a superuser who changes the number of a document is found out by name', async () => {
    const { id } = await knownCustomer();
    await untilSealed(rig.orm.em);
    expect(await faultsOfLog(admin)).toEqual([]);
    const slip = (from: string, to: string) => rig.orm.em.fork().transactional(async (tx) => {
      await rows(tx, 'set local session_replication_role = replica');
      await rows(tx, 'update customer set file = replace(file::text, $2, $3)::jsonb where id = $1', [id, from, to]);
    });
    await slip('784199100000118', '784199100000119');
    expect(await faultsOfLog(admin))
      .toContainEqual(expect.objectContaining({ resource: 'customer', resourceId: id }));
    await slip('784199100000119', '784199100000118');
    expect(await faultsOfLog(admin)).toEqual([]);
  });

  describe('refuses', () => {
    let id: string;
    beforeAll(async () => { ({ id } = await newcomer('user')); });

    const person = (changes: Partial<CustomerDataDto>) => changes;
    const document = (changes: object) => ({ documents: [{ ...DATA.documents[0]!, ...changes }] });

    it.each<[string, Partial<CustomerDataDto>, string]>([
      ['a birth date that cannot be read', person({ bornOn: 'long ago' }), 'data.bornOn'],
      ['a day that no calendar has', person({ bornOn: '1984-02-30' }), 'data.bornOn'],
      ['a birth date to come', person({ bornOn: '2098-01-01' }), 'data.bornOn'],
      ['a date of the Hijri calendar', person({ bornOn: '1405-03-02' }), 'data.bornOn'],
      ['a country nobody knows', person({ country: 'XX' }), 'data.country'],
      ['a class that ISIC has not', person({ isic: '9999' }), 'data.isic'],
      ['a merchant category nobody uses', person({ mcc: '0001' }), 'data.mcc'],
      ['an Emirates ID with a mistyped figure', document({ number: '784-1991-0000011-7' }), 'data.documents[0].number'],
      ['an Emirates ID of another country', document({ country: 'QA' }), 'data.documents[0].country'],
      ['a QID that is too short', document({ kind: 'qid', number: '2886340001', country: 'QA' }), 'data.documents[0].number'],
      ['a number with a hidden mark', document({ number: '784199100000118\u202e' }), 'data.documents[0].number'],
      ['a name with a text-direction mark', person({ legalName: 'Amina\u202eRahman' }), 'data.legalName'],
      ['owners of a person', { owners: [{ name: 'Huda', birthDate: null, nationality: null, sharePercent: 50 }] }, 'data.owners'],
      ['a person without a nationality', person({ nationality: null }), 'data.nationality'],
      ['another purpose that is not told', person({ purpose: 'other' }), 'data.purposeText'],
    ])('%s', async (_, changes, field) => {
      await expect(propose(officer, id, changes)).rejects.toMatchObject({
        status: 400, code: 'VALIDATION_FAILED', details: [expect.objectContaining({ field })] });
    });

    it('a guess at a Hijri date, and asks for the Gregorian day', async () => {
      await expect(propose(officer, id, { bornOn: '١٤٠٥-٠٣-٠٢' })).rejects.toMatchObject({
        details: [{ message: expect.stringContaining('Gregorian') as unknown }] });
    });

    it.each<[string, Partial<CustomerAssessmentDto>, string]>([
      ['a rating without a reason', { risk: 'high' }, 'assessment.riskReasons'],
      ['an exposure that is no reason', { pep: 'family' }, 'assessment.riskReasons'],
      ['a review to come', { reviewedOn: '2090-01-01', nextReviewOn: '2091-01-01' }, 'assessment.reviewedOn'],
      ['a next review before the last', { nextReviewOn: '2025-01-01' }, 'assessment.nextReviewOn'],
    ])('%s', async (_, changes, field) => {
      await expect(propose(officer, id, {}, { ...ASSESSMENT, ...changes })).rejects.toMatchObject({
        status: 400, details: [expect.objectContaining({ field })] });
    });

    it('owners who hold more than the whole, and a level while a quarter may be anybody’s', async () => {
      const company = {
        kind: 'organisation' as const, nationality: null,
        documents: [{ kind: 'trade_licence' as const, number: 'CN-7654321', country: 'AE', expiresOn: '2040-01-01' }],
      };
      const owner = { name: 'Huda', birthDate: '1979', nationality: 'AE', sharePercent: 60 };
      await expect(propose(officer, id, { ...company, owners: [owner, owner] }))
        .rejects.toMatchObject({ status: 400, details: [{ field: 'data.owners' }] });
      await expect(propose(officer, id, { ...company, owners: [owner], areOwnersComplete: false }, ASSESSMENT))
        .rejects.toMatchObject({ status: 400, details: [{ field: 'data.areOwnersComplete' }] });
    });
  });

  it('lowers the level on the day the documents run out, and says so a month before and then', async () => {
    const inDays = async (days: number): Promise<string> => {
      const { now } = await admin.sandbox.getSandboxClock();
      return new Date(Date.parse(now) + days * 86_400_000).toISOString().slice(0, 10);
    };
    const { client, id } = await knownCustomer(
      { documents: [{ kind: 'passport', number: 'P7654321', country: 'AE', expiresOn: await inDays(40) }] });
    const wallet = await openWallet(client, '10000.00');
    const to = await ownWallet(amina);
    const pay = () => client.transactions.sendTransaction({ requestBody: sendOf(wallet, to, { amount: '3600.00' }) });
    const kinds = async (of: ConnectClient) =>
      (await of.notifications.listNotifications({})).notifications.map(({ kind }) => kind)
        .filter((kind) => kind.startsWith('customer_exp'));
    const untilTold = async (of: ConnectClient, kind: string): Promise<void> => {
      for (let tries = 0; !(await kinds(of)).some((told) => told === kind); tries++) {
        if (tries > 600) throw new Error(`${kind} is not told.`);
        await new Promise((resolve) => { setTimeout(resolve, 50); });
      }
    };
    expect(await client.customers.getCustomer({ id })).toMatchObject({ level: 'standard' });
    expect(await kinds(client)).toEqual([]);
    await admin.sandbox.advanceSandboxClock({ requestBody: { by: 'P39D' } });
    await untilTold(client, 'customer_expiring');
    await untilTold(officer, 'customer_expiring');
    expect(await client.customers.getCustomer({ id })).toMatchObject({ level: 'standard', standing: 'verified' });
    expect(await pay()).toMatchObject({ status: 'completed' });
    await admin.sandbox.advanceSandboxClock({ requestBody: { by: 'P1D' } });
    expect(await client.customers.getCustomer({ id })).toMatchObject({ level: 'none', standing: 'expired' });
    expect(await pay()).toMatchObject({ status: 'pending', sub_status: 'in_review' });
    await untilTold(client, 'customer_expired');
    await untilTold(officer, 'customer_expired');
  });
});
