import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, NonComplianceDetailDto, RecordNonComplianceDto, WalletDto } from '@connect/sdk';
import { TellOverduePlans } from '../../../src/modules/non-compliance/tell-overdue-plans.use-case.ts';
import { row, rows } from '../../../src/platform/database/sql.ts';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet, sendOf } from '../../people.ts';
import { sameOfficerTwice } from '../../twin-officers.ts';

const COUNT = 40;
/** Interest that is given away: the rules advise how, until a board forbids it. */
const MEMO = 'Donation of bank interest to charity to purify my savings';
const FOUND: RecordNonComplianceDto = {
  title: 'Interest on a correspondent account', description: 'The correspondent credited interest in October.',
  nature: 'actual', materiality: 'immaterial', principle: 'riba', ruleIds: ['RIBA-019'], currency: 'AED',
    tainted: '120.00',
};

describe('the register of what did not comply', () => {
  let rig: TestApp;
  let bank: ConnectClient;
  let noura: ConnectClient;
  let amina: ConnectClient;
  let from: WalletDto;
  let to: WalletDto;
  let version: number;
  const payments: string[] = [];

  beforeAll(async () => {
    rig = await startApp();
    [bank, noura, amina] = await Promise.all(['bank.uae', 'noura.uae', 'amina'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient];
    from = await openWallet(amina, '50000.00');
    to = await openWallet(await rig.as('yusuf'), '0.00');
    payments.push(...await Promise.all(Array.from({ length: COUNT }, () => pay({ memo: MEMO }))));
    await pay({ memo: 'School fees' });
    ({ version } = await bank.compliance.draftRuleset({ requestBody: {
      profile: 'BOARD', boardReference: 'Minutes 2026/14', note: 'The board forbids it.',
      rules: [{ ruleId: 'RIBA-022', severity: 'prohibit' }] } }));
    await bank.compliance.shadowRunRuleset({ id: String(version), requestBody: { days: 1 } });
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    await rig.close();
  });

  const pay = async (changes: Partial<Parameters<typeof sendOf>[2]> = {}): Promise<string> =>
    (await amina.transactions.sendTransaction({ requestBody: sendOf(from, to, { amount: '10.00', ...changes }) }))
      .transaction_id ?? '';
  const record = (client: ConnectClient,
    changes: Partial<RecordNonComplianceDto> = {}): Promise<NonComplianceDetailDto> =>
    client.nonCompliance.recordNonCompliance({ requestBody: { ...FOUND, ...changes } });
  const idOf = async (client: ConnectClient): Promise<string> => (await client.auth.me()).id;
  const step = (client: ConnectClient, id: string,
    requestBody: Parameters<ConnectClient['nonCompliance']['takeNonComplianceStep']>[0]['requestBody'],
  ): Promise<NonComplianceDetailDto> => client.nonCompliance.takeNonComplianceStep({ id, requestBody });
  const planned = async (changes: Partial<RecordNonComplianceDto> = {}, dueOn = '2027-01-31'): Promise<string> => {
    const { id } = await record(bank, changes);
    await step(bank, id, { step: 'plan', ownerId: await idOf(noura), plan: 'Close the account.', dueOn });
    return id;
  };

  it('takes old payments that a newer version forbids, once for each payment and rule', async () => {
    const take = (client: ConnectClient,
      transactionIds?: string[]) => client.nonCompliance.takeOverTrial({ requestBody: {
      version, ...(transactionIds === undefined ? {} : { transactionIds }) } });
    expect(await take(bank, payments.slice(0, 2))).toEqual({ payments: 2, findings: 2, recorded: 2, next: null });
    // Two officers at once, and then once more: nothing is recorded twice.
    const taken = await Promise.all([take(bank), take(noura)]);
    expect(taken.map(({ recorded }) => recorded).sort((a, b) => a - b)).toEqual([0, COUNT - 2]);
    expect(await take(bank)).toEqual({ payments: COUNT, findings: COUNT, recorded: 0, next: null });
    const events = await bank.nonCompliance.listNonCompliance({ source: 'shadow_run', limit: 200 });
    expect(events.map(({ number }) => number)).toEqual(Array.from({ length: COUNT }, (_, n) => COUNT - n));
    expect(events[0]).toMatchObject({
      state: 'open', ruleIds: ['RIBA-022'], principle: 'riba', rulesetVersion: version, nature: null, payments: 1,
      currency: 'AED' });
    const [first] = payments;
    const [found, ...others] = await bank.nonCompliance.listNonCompliance({ ...(first && { transactionId: first }) });
    expect(others).toEqual([]);
    expect((await bank.nonCompliance.getNonCompliance({ id: found?.id ?? '' })).concerned)
      .toMatchObject([{ transactionId: first, amount: '10.00' }]);
    // Another bank's officer has nothing to take of it, and sees nothing of it.
    const qatar = await rig.as('bank.qatar');
    expect(await take(qatar)).toMatchObject({ payments: 0, recorded: 0 });
    await expect(take(qatar, payments.slice(0, 1))).rejects.toMatchObject({ status: 404,
      code: 'TRANSACTION_NOT_FOUND' });
    await expect(qatar.nonCompliance.getNonCompliance({ id: found?.id ?? '' })).rejects.toMatchObject({
      status: 404, code: 'NONCOMPLIANCE_EVENT_NOT_FOUND' });
    expect(await qatar.nonCompliance.listNonCompliance({})).toEqual([]);
    await expect(amina.nonCompliance.listNonCompliance({})).rejects.toMatchObject({ status: 403 });
  });

  it('is numbered without gaps by each bank, also where a recording is undone', async () => {
    await expect(record(bank,
      { transactionIds: ['tx_01m7wskz7nfcnz5jryp8n2sjsg'] })).rejects.toMatchObject({ status: 404 });
    const made = await Promise.all(Array.from({ length: 6 }, (_, n) => record(n % 2 === 0 ? bank : noura)));
    const numbers = made.map(({ number }) => number).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, n) => (numbers[0] ?? 0) + n));
    expect((await record(await rig.as('bank.qatar'))).number).toBe(1);
    const { count, last } = await row<{ count: number; last: number }>(rig.orm.em.fork(), `
      select count(*)::int as count, max(number) as last from noncompliance_event e join bank b on b.id = e.bank_id
      where b.name = 'Emirates Sandbox Bank'`);
    expect(last).toBe(count);
  });

  it('is closed by another person than who says that it is remedied, and opened again', async () => {
    const { id } = await record(bank);
    const plan = { step: 'plan', plan: 'Close the account.', dueOn: '2027-01-31' } as const;
    await expect(step(bank, id, { step: 'remedy', note: 'Done.' })).rejects.toMatchObject({ code: 'INVALID_STATE' });
    await expect(step(bank, id, { step: 'plan',
      plan: 'Close it.' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(step(bank, id, { ...plan,
      ownerId: await idOf(amina) })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await step(bank, id, { ...plan, ownerId: await idOf(noura) })).toMatchObject({
      state: 'planned', owner: { name: 'Noura Al Suwaidi' }, dueOn: '2027-01-31' });
    await step(noura, id, { step: 'follow_up', note: 'The correspondent was written to.' });
    expect((await step(noura, id, { step: 'remedy', note: 'The account is closed.' })).actions).not.toContain('close');
    await expect(noura.nonCompliance.closeNonCompliance({ id, requestBody: { note: 'Mine too.' } }))
      .rejects.toMatchObject({ status: 409, code: 'MAKER_CANNOT_DECIDE' });
    const closed = await bank.nonCompliance.closeNonCompliance({ id, requestBody: { note: 'Seen in the statement.' } });
    expect(closed).toMatchObject({ state: 'closed', actions: ['reopen'] });
    expect(closed.history.map(({ kind }) => kind)).toEqual(['closed', 'remedied', 'followed_up', 'planned',
      'recorded']);
    expect(await step(bank, id, { step: 'reopen', note: 'Interest again.' })).toMatchObject({ state: 'open',
      owner: null });
  });

  it('lets one of two who close at once', async () => {
    const id = await planned();
    await step(noura, id, { step: 'remedy', note: 'Done.' });
    const closing = await Promise.allSettled([bank, await rig.as('khalid.uae')].map((client) =>
      client.nonCompliance.closeNonCompliance({ id, requestBody: { note: 'Seen.' } })));
    expect(closing.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('knows the same person by another account', async () => {
    const id = await planned();
    const [hind, again] = await sameOfficerTwice(rig);
    await step(hind, id, { step: 'remedy', note: 'Done.' });
    await expect(again.nonCompliance.closeNonCompliance({ id, requestBody: { note: 'Seen.' } }))
      .rejects.toMatchObject({ status: 409, code: 'MAKER_CANNOT_DECIDE' });
    expect((await bank.nonCompliance.getNonCompliance({ id })).state).toBe('remedied');
  });

  it('asks a scholar of what is material', async () => {
    const id = await planned({ materiality: 'material' });
    await expect(step(bank, id, { step: 'classify', nature: 'actual', materiality: 'immaterial' }))
      .rejects.toMatchObject({ status: 409, code: 'SCHOLAR_NEEDED' });
    await step(noura, id, { step: 'remedy', note: 'Done.' });
    await expect(bank.nonCompliance.closeNonCompliance({ id, requestBody: { note: 'Seen.' } }))
      .rejects.toMatchObject({ status: 409, code: 'SCHOLAR_NEEDED' });
    await expect((await rig.as('scholar.qatar')).nonCompliance.confirmNonCompliance({ id,
      requestBody: { note: 'Seen.' } }))
      .rejects.toMatchObject({ status: 404 });
    const scholar = await rig.as('scholar.uae');
    await expect(step(scholar, id, { step: 'reopen', note: 'Not enough.' })).rejects.toMatchObject({ status: 403 });
    expect(await scholar.nonCompliance.confirmNonCompliance({ id, requestBody: { note: 'Seen.' } }))
      .toMatchObject({ isConfirmed: true, actions: [] });
    expect((await bank.nonCompliance.closeNonCompliance({ id, requestBody: { note: 'Seen.' } })).state).toBe('closed');
  });

  it('tells once that a plan is overdue', async () => {
    const id = await planned({}, '2026-11-01');
    const work = rig.app.get(TellOverduePlans, { strict: false });
    await work.runDue(new Date());
    expect(await work.runDue(new Date())).toBe(0);
    const told = await rows<{ type: string }>(rig.orm.em.fork(),
      `select type from audit_event where resource = 'noncompliance' and resource_id = $1 order by id`, [id]);
    expect(told.map(({ type }) => type)).toEqual(['noncompliance.recorded', 'noncompliance.planned',
      'noncompliance.overdue']);
    expect((await bank.nonCompliance.listNonCompliance({ overdue: 'true' })).map((event) => event.id)).toEqual([id]);
  });

  it('takes what was given back for a reason of the Shariah', async () => {
    const yusuf = await rig.as('yusuf');
    const [reversed, recalled, plain] = [await pay(), await pay(), await pay()];
    await yusuf.transactions.reverseTransaction({ id: reversed, requestBody: { reason: 'For a game of chance.',
      isShariah: true } });
    await yusuf.transactions.reverseTransaction({ id: plain, requestBody: { reason: 'Paid to the wrong wallet.' } });
    const { id } = await amina.transactions.recallTransaction({
      id: recalled, requestBody: { reason: 'NARR', note: 'It was a wager.', isShariah: true } });
    await yusuf.transactions.decideRecall({ id, requestBody: { decision: 'accept' } });
    const eventsOf = (transactionId: string) => bank.nonCompliance.listNonCompliance({ transactionId });
    expect(await eventsOf(reversed)).toMatchObject([{ source: 'reversal', description: 'For a game of chance.' }]);
    expect(await eventsOf(recalled)).toMatchObject([{ source: 'recall', description: 'It was a wager.' }]);
    expect(await eventsOf(plain)).toEqual([]);
  });

  it('is given away as a file without formulas', async () => {
    await record(bank, { title: '=1+1' });
    const { token } = await rig.anonymous.auth.login({ requestBody: { username: 'bank.uae', password: PASSWORD } });
    const answer = await fetch(`${rig.baseUrl}/api/v1/non-compliance/export`,
      { headers: { authorization: `Bearer ${token}` } });
    const text = await answer.text();
    const { length } = await bank.nonCompliance.listNonCompliance({ limit: 200 });
    expect(text).toContain("'=1+1");
    expect(text.trim().split('\r\n')).toHaveLength(length + 1);
  });

  it('takes no change from the database itself, and an altered row is found', async () => {
    const id = await planned();
    const em = rig.orm.em.fork();
    for (const change of [
      `delete from noncompliance_event`, `update noncompliance_step set note = 'Other'`,
      `update noncompliance_event set state = 'closed' where id = '${id}'`,
      `update noncompliance_event set title = 'Other' where id = '${id}'`,
      `insert into noncompliance_step (event_id, position, kind, state, is_confirmed, taken_at)
         values ('${id}', 3, 'closed', 'closed', false, now())`,
    ]) await expect(rows(em, change)).rejects.toThrow();
  });
});
