import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  ConnectClient, ContractDetailDto, ContractType, CreateMurabahaDto, ReviseContractDto,
} from '@connect/sdk';
import { rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { openContractFixture, take, type ContractFixture } from '../../contracts.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';

const VAN = {
  assetDescription: 'Delivery van, chassis 4471', assetPrice: '100000.00', profitMargin: 7.5, buyer: 'Customer',
  seller: 'Bank', supplier: 'Gulf Motors LLC',
} as const satisfies CreateMurabahaDto;

describe('revising a draft contract', () => {
  let rig: TestApp;
  let fixture: ContractFixture;

  beforeAll(async () => {
    rig = await startApp();
    fixture = await openContractFixture(rig, { bank: '50000.00', amina: '50000.00' });
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    await rig.close();
  });

  const make = async (terms: CreateMurabahaDto = VAN, client = fixture.bank): Promise<ContractDetailDto> =>
    await client.smartContracts.createMurabaha({ requestBody: terms }) as ContractDetailDto;
  const revise = (
    { id }: { id: string }, requestBody: ReviseContractDto, client: ConnectClient = fixture.bank,
    idempotencyKey?: string,
  ): Promise<ContractDetailDto> => client.smartContracts.reviseContract({
    id, requestBody, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) });
  const versionsOf = ({ id }: { id: string }, client = fixture.bank) =>
    client.smartContracts.listContractVersions({ id });

  it('replaces single terms, works everything out again and keeps every version with what it changed', async () => {
    const made = await make();
    expect(made).toMatchObject({ version: 1, mayRevise: true });
    const revised = await revise(made, {
      version: 1, note: 'Margin as agreed on the phone.',
      terms: { profitMargin: 6, installments: 6, deferredPaymentPeriod: 6, clauses: ['Paid in Dubai.'] },
    });
    expect(revised).toMatchObject({
      id: made.id, reference: made.reference, state: 'draft', version: 2, value: '106000.00', valid: true,
      terms: { ...VAN, profitMargin: 6, installments: 6, clauses: ['Paid in Dubai.'] },
      steps: [{ action: 'revise', fromState: 'draft', toState: 'draft', actor: 'Emirates Bank Officer',
        input: { version: 2, note: 'Margin as agreed on the phone.' } }],
    });
    expect(revised.schedule).toHaveLength(6);
    expect(await fixture.bank.smartContracts.getContract({ id: made.id })).toEqual(revised);
    const again = await revise(made, { version: 2, terms: { clauses: null, supplier: 'Marina Motors' } });
    expect(again).toMatchObject({ version: 3, subject: VAN.assetDescription });
    const versions = await versionsOf(made);
    expect(versions).toMatchObject([
      { version: 3, value: '106000.00', note: null, changes: [
        { field: 'supplier', before: 'Gulf Motors LLC', after: 'Marina Motors' },
        { field: 'clauses[0]', before: 'Paid in Dubai.', after: null }] },
      { version: 2, value: '106000.00', note: 'Margin as agreed on the phone.', madeBy: 'Emirates Bank Officer' },
      { version: 1, value: '107500.00', note: null, changes: [], terms: made.terms, findings: [] },
    ]);
    expect(versions[1]?.changes).toEqual(expect.arrayContaining([
      { field: 'profitMargin', before: '7.5', after: '6' }, { field: 'installments', before: '12', after: '6' },
      { field: 'clauses[0]', before: null, after: 'Paid in Dubai.' }]));
  });

  it('tells the log and the subscribers of every changed term, in the transaction of the change', async () => {
    const made = await make();
    await revise(made, { version: 1, terms: { profitMargin: 5 } });
    const [event] = await fixture.bank.audit.listAuditEvents({ action: 'contract_revise', resourceId: made.id });
    expect(event).toMatchObject({ resource: 'contract', severity: 'info' });
    expect(event?.changes).toEqual(expect.arrayContaining([
      { field: 'profitMargin', before: '7.5', after: '5' }, { field: 'version', before: '1', after: '2' },
      { field: 'value', before: '107500.00', after: '105000.00' }]));
    const [told] = await rows<{ type: string }>(rig.orm.em.fork(),
      'select type from outbox_event where id = $1', [event?.id]);
    expect(told).toEqual({ type: 'contract.updated' });
  });

  it('refuses what the rules refuse with the findings, keeps the evidence and leaves the draft as it was', async () => {
    const made = await make();
    await expect(revise(made, { version: 1, terms: { supplier: 'Customer' } })).rejects.toMatchObject({
      status: 422, code: 'COMPLIANCE_REJECTED', details: { contractId: made.id, findings: [{ ruleId: 'MUR-007' }] } });
    expect(await fixture.bank.smartContracts.getContract({ id: made.id })).toEqual(made);
    expect(await versionsOf(made)).toHaveLength(1);
    const [event] = await fixture.bank.audit.listAuditEvents({ action: 'compliance_failure', resourceId: made.id });
    expect(event).toMatchObject({ severity: 'critical', details: { refused: { supplier: 'Customer' } } });
  });

  it('refuses what could not be a contract, by the name of the term, and a change that changes nothing', async () => {
    const made = await make();
    const refused = (terms: Record<string, unknown>) => revise(made, { version: 1, terms });
    await expect(refused({ profitMargins: 7 })).rejects.toMatchObject({
      status: 400, code: 'VALIDATION_FAILED', details: [{ field: 'profitMargins' }] });
    await expect(refused({ type: 'ijara' })).rejects.toMatchObject({ status: 400, details: [{ field: 'type' }] });
    await expect(refused({ assetPrice: null })).rejects.toMatchObject({ status: 400, details: [{ field: 'assetPrice' }] });
    await expect(refused({ assetPrice: 'much' })).rejects.toMatchObject({ status: 400 });
    await expect(refused({ totalPrice: 1 })).rejects.toMatchObject({ status: 422, code: 'FIGURES_DIFFER' });
    for (const terms of [{}, { profitMargin: 7.5 }, { notes: null }]) {
      await expect(refused(terms)).rejects.toMatchObject({ status: 422, code: 'NOTHING_CHANGED' });
    }
    await expect(revise(made, { version: 0, terms: { profitMargin: 5 } })).rejects.toMatchObject({ status: 400 });
    expect((await fixture.bank.smartContracts.getContract({ id: made.id })).version).toBe(1);
  });

  it('lets one of two who read the same version revise it, and tells the other which stands', async () => {
    const made = await make();
    const answers = await Promise.allSettled([5, 6, 7, 8].map((profitMargin) =>
      revise(made, { version: 1, terms: { profitMargin } })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const stale = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason as unknown);
    for (const one of stale) expect(one).toMatchObject({ status: 409, code: 'VERSION_CHANGED', details: { version: 2 } });
    expect(await versionsOf(made)).toHaveLength(2);
  });

  it('answers a repeated request as it was answered', async () => {
    const made = await make();
    const change = { version: 1, terms: { profitMargin: 4 } };
    const first = await revise(made, change, fixture.bank, 'revise-once');
    expect(await revise(made, change, fixture.bank, 'revise-once')).toEqual(first);
    expect(await versionsOf(made)).toHaveLength(2);
  });

  it('is for whoever made the contract and its bank, and unknown to others', async () => {
    const { amina, bank, ofAmina, ofBank } = fixture;
    const made = await make({ ...VAN, buyer: ofAmina.address, seller: ofBank.address });
    const change = { version: 1, terms: { profitMargin: 1 } };
    await expect(revise(made, change, amina)).rejects.toMatchObject({ status: 403, code: 'ACTION_NOT_YOURS' });
    expect((await amina.smartContracts.getContract({ id: made.id })).mayRevise).toBe(false);
    expect(await versionsOf(made, amina)).toHaveLength(1);
    const stranger = await rig.as('bank.qatar');
    await expect(revise(made, change, stranger)).rejects.toMatchObject({ status: 404, code: 'CONTRACT_NOT_FOUND' });
    await expect(versionsOf(made, stranger)).rejects.toMatchObject({ status: 404 });
    expect((await revise(made, change, bank)).version).toBe(2);
  });

  it('ends with the first step, also one that waits for consent, and the database holds to it', async () => {
    const { amina, bank, ofAmina, ofBank } = fixture;
    const made = await make({ ...VAN, buyer: ofAmina.address, seller: ofBank.address });
    await take(amina, made, 'promise');
    await expect(revise(made, { version: 1, terms: { profitMargin: 1 } })).rejects.toMatchObject({
      status: 409, code: 'INVALID_STATE', details: { state: 'promised' },
      message: 'Terms are revised while a contract is a draft; this one is promised.' });
    await expect(rows(rig.orm.em.fork(), `update contract set version = 2, terms = '{}' where id = $1`, [made.id]))
      .rejects.toThrow('I20');
    await expect(rows(rig.orm.em.fork(), `update contract_version set note = 'x' where contract_id = $1`, [made.id]))
      .rejects.toThrow();

    const venture = await bank.smartContracts.createMudaraba({ requestBody: {
      capitalAmount: '1000.00', capitalProvider: ofBank.address, entrepreneur: ofAmina.address,
      businessDescription: 'Date farm' } }) as ContractDetailDto;
    await take(bank, venture, 'sign');
    await expect(revise(venture, { version: 1, terms: { rabbAlMalRatio: 60 } })).rejects.toMatchObject({
      status: 409, code: 'STEP_WAITING' });
    await take(bank, venture, 'decline');
    expect(await revise(venture, { version: 1, terms: { rabbAlMalRatio: 60 } })).toMatchObject({
      version: 2, terms: { rabbAlMalRatio: 60, mudaribRatio: 40 } });
  });

  it('keeps the parties that were named since, and lets a revision exchange or drop them', async () => {
    const { bank, ofAmina, ofBank } = fixture;
    const made = await make();
    await take(bank, made, 'name-parties', { parties: { buyer: ofAmina.address, seller: ofBank.id } });
    const revised = await revise(made, { version: 1, terms: { profitMargin: 5, supplier: null } });
    expect(revised.parties.map(({ role, walletAddress }) => ({ role, walletAddress }))).toEqual([
      { role: 'buyer', walletAddress: ofAmina.address }, { role: 'seller', walletAddress: ofBank.address }]);
    expect(revised.terms).not.toHaveProperty('supplier');
  });

  it.each<[ContractType, Record<string, unknown>, Record<string, unknown>, string[]]>([
    ['ijara', { monthlyRent: '9000.00', landlord: 'Bank', tenant: 'Tenant' }, { monthlyRent: '8500.00' },
      ['monthlyRent']],
    ['musharaka', { businessDescription: 'Workshop', partners: [
      { name: 'Workshop', capital: '300.00', works: true, profit: 60 },
      { name: 'Fund', capital: '200.00', works: false, profit: 40 }] },
    { partners: [
      { name: 'Workshop', capital: '300.00', works: true, profit: 65 },
      { name: 'Fund', capital: '200.00', works: false, profit: 35 }] },
    ['partners[0].profit', 'partners[1].profit']],
    ['diminishing-musharaka',
      { financierUnits: 80, unitsPerPeriod: 4, fullRent: '15000.00', financier: 'Bank', client: 'Client' },
      { unitsPerPeriod: 8 }, ['unitsPerPeriod']],
  ])('works for a contract of each other type, such as %s', async (type, terms, change, fields) => {
    const { smartContracts } = fixture.bank;
    const makers = {
      ijara: smartContracts.createIjara, musharaka: smartContracts.createMusharaka,
      'diminishing-musharaka': smartContracts.createDiminishingMusharaka,
    };
    const maker = makers[type as keyof typeof makers].bind(smartContracts);
    const made = await maker({ requestBody: terms as never }) as ContractDetailDto;
    expect(await revise(made, { version: 1, terms: change })).toMatchObject({ version: 2, terms: change });
    const [newest] = await versionsOf(made);
    expect(newest?.changes.map(({ field }) => field)).toEqual(fields);
  });
});
