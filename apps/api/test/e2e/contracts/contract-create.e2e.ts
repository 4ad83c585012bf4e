import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, ContractAssessmentDto, ContractDetailDto, CreateMurabahaDto } from '@connect/sdk';
import type { TestApp } from '../../app.ts';
import { sharedApp } from '../../suite.ts';
import { ownWallet } from '../../people.ts';
import { contentsOf } from '../../table-contents.ts';

// Sealing goes on by itself.
const SEALING = ['block', 'block_leaf', 'sealed_total', 'sealed_hour', 'sealed_finding'];

const VAN = {
  assetDescription: 'Delivery van, chassis 4471', assetPrice: '100000.00', profitMargin: 7.5, buyer: 'Customer',
  seller: 'Bank', supplier: 'Gulf Motors LLC',
} as const satisfies CreateMurabahaDto;

describe('making a contract', () => {
  let rig: TestApp;
  let bank: ConnectClient;
  let amina: ConnectClient;

  beforeAll(async () => {
    rig = await sharedApp();
    bank = await rig.as('bank.uae');
    amina = await rig.as('amina');
  });

  const contents = async () => {
    const all = Object.entries(await contentsOf(rig.orm.em));
    return Object.fromEntries(all.filter(([table]) => !SEALING.includes(table)));
  };
  const make = async (terms: CreateMurabahaDto, client = bank): Promise<ContractDetailDto> =>
    await client.smartContracts.createMurabaha({ requestBody: terms }) as ContractDetailDto;
  const assess = async (terms: object): Promise<ContractAssessmentDto> =>
    await bank.smartContracts.createMurabaha(
      { requestBody: terms as CreateMurabahaDto, dryRun: 'true' }) as ContractAssessmentDto;

  it('works out price and schedule, the last instalment taking what is left over', async () => {
    const made = await make(VAN);
    expect(made).toMatchObject({
      type: 'murabaha', state: 'draft', valid: true, value: '107500.00', currency: 'AED', findings: [],
      reference: expect.stringMatching(/^MUR-\d+$/), subject: VAN.assetDescription, createdBy: 'Emirates Bank Officer',
    });
    expect(made.schedule).toHaveLength(12);
    expect(made.schedule.map((line) => line.amount)).toEqual([...Array<string>(11).fill('8958.33'), '8958.37']);
    expect(made.figures).toEqual(expect.arrayContaining([{ name: 'profit', value: '7500.00' }]));
    expect(await bank.smartContracts.getContract({ id: made.id })).toEqual(made);
    expect(await bank.smartContracts.getContractSchedule({ id: made.id })).toEqual(made.schedule);
  });

  it('takes the specification’s numbers, and compares what a client worked out', async () => {
    const worked = { totalPrice: 107500, installmentAmount: 8958.333333333334 };
    expect((await make({ ...VAN, assetPrice: 100000 as unknown as string, ...worked })).value).toBe('107500.00');
    await expect(make({ ...VAN, totalPrice: 107500.01 })).rejects.toMatchObject({
      status: 422, code: 'FIGURES_DIFFER', details: { field: 'totalPrice', given: '107500.01', computed: '107500.00' } });
    await expect(make({ ...VAN, installmentAmount: 8958.36 })).rejects.toMatchObject({
      status: 422, code: 'FIGURES_DIFFER', details: { computed: '8958.33' } });
  });

  it('refuses a supplier who is the buyer, with the rule and the reason, and keeps the evidence', async () => {
    await expect(make({ ...VAN, supplier: 'Customer' })).rejects.toMatchObject({
      status: 422, code: 'COMPLIANCE_REJECTED', details: { findings: [{ ruleId: 'MUR-007', clause: 'supplier' }] } });
    const [kept] = await bank.smartContracts.listContracts({ state: 'rejected' });
    expect(kept).toMatchObject({ state: 'rejected', valid: false, actions: [] });
    const [event] = await bank.audit.listAuditEvents({ action: 'compliance_failure' });
    expect(event).toMatchObject({ resource: 'contract', severity: 'critical' });
  });

  it('takes two wallets of one owner for one party', async () => {
    const one = await ownWallet(amina);
    const other = await amina.wallets.openWallet({ requestBody: { network: 'uae_dirham' } });
    await expect(make({ ...VAN, buyer: one.address, seller: other.id }, amina)).rejects.toMatchObject({
      details: { findings: [{ ruleId: 'CON-001' }] } });
  });

  it('judges any terms in a rehearsal, refuses none and writes nothing', async () => {
    const before = await contents();
    expect(await assess({ ...VAN, sellerPurchasedOn: null, warehouse: 'Jebel Ali', nested: { deep: ['words'] } }))
      .toMatchObject({
        valid: false, findings: [{ ruleId: 'MUR-001' }, { ruleId: 'CON-008' }], scheduleProblem: null,
        unread: [{ path: 'warehouse', value: 'Jebel Ali' }, { path: 'nested.deep[0]', value: 'words' }],
        refusal: { status: 400, code: 'VALIDATION_FAILED', fields: [{ field: 'sellerPurchasedOn' }] },
      });
    expect((await assess(VAN)).schedule).toHaveLength(12);
    expect(await assess({ ...VAN, installments: 1e9 }))
      .toMatchObject({ schedule: [], scheduleProblem: { field: 'installments', code: 'NOT_WHOLE', data: { least: 1, most: 10_000 } } });
    expect(await assess({ clauses: 'A late payment penalty is income of the bank.' }))
      .toMatchObject({ valid: false, findings: [{ ruleId: 'CON-005' }] });
    expect(await contents()).toEqual(before);
  });

  it.each([
    ['assetPrice', undefined], ['assetPrice', '-1'], ['assetPrice', '1000000000000000'], ['assetPrice', '1e15'],
    ['installments', 1000], ['installments', 0], ['installments', 1.5], ['profitMargin', -1],
    ['saleSignedOn', '2027-02-29'], ['installments', 5], ['profitMargins', 7], ['addedExpenses', 'all of them'],
  ])('refuses %s = %s by its name and writes nothing', async (field, value) => {
    const before = await contents();
    await expect(make({ ...VAN, [field]: value })).rejects.toMatchObject({
      status: 400, code: 'VALIDATION_FAILED', details: [{ field }] });
    expect(await contents()).toEqual(before);
  });

  it('takes no null for a term: what a rehearsal reads as known to be missing is not made a contract of', async () => {
    const before = await contents();
    const terms = { ...VAN, sellerPurchasedOn: null, promise: { binding: null }, addedExpenses: [{ amount: null }] };
    await expect(make(terms as unknown as CreateMurabahaDto)).rejects.toMatchObject({ status: 400, details: [
      { field: 'sellerPurchasedOn', message: 'sellerPurchasedOn must not be null.' },
      { field: 'promise.binding' }, { field: 'addedExpenses[0].amount' }] });
    expect(await contents()).toEqual(before);
  });

  it.each([
    ['installmentz', 'installments'], ['asset_prize', 'assetPrice'], ['profitMargins', 'profitMargin'],
  ])('names the term that %s was meant for', async (field, meant) => {
    await expect(make({ ...VAN, [field]: 12 })).rejects.toMatchObject({
      status: 400, details: [{ field, message: `${field} is not a known field. Did you mean ${meant}?` }] });
  });

  it('takes terms by other names, and refuses them by the name that was typed', async () => {
    const { assetPrice, buyer, ...rest } = VAN;
    const told = { ...rest, asset_price: assetPrice, 'number-of-installments': 6, customer: buyer };
    expect(await make(told as unknown as CreateMurabahaDto)).toMatchObject({
      value: '107500.00', terms: { assetPrice, installments: 6 }, unread: [], schedule: { length: 6 } });
    await expect(make({ ...told, 'number-of-installments': 7 } as unknown as CreateMurabahaDto)).rejects.toMatchObject({
      status: 400, details: [{ field: 'number-of-installments', message: expect.stringMatching(
        /^number-of-installments is 7 .* 6 or 12 .* fit into 12 months, and 7 fit into 14 months/) }] });
  });

  it('keeps what no rule can read, lists it as unread and asks the board', async () => {
    const made = await make({ ...VAN, zzz: { a: true }, promise: { binding: 'one', qq: ['x'] } } as CreateMurabahaDto);
    const unread = [{ path: 'promise.qq[0]', value: 'x' }, { path: 'zzz.a', value: 'true' }];
    expect(made).toMatchObject({
      valid: true, state: 'draft', findings: [{ ruleId: 'CON-008', severity: 'flag' }],
      terms: { zzz: { a: true }, promise: { binding: 'one', qq: ['x'] } } });
    expect(made.unread).toEqual(expect.arrayContaining(unread));
    const revised = await bank.smartContracts.reviseContract({
      id: made.id, requestBody: { version: 1, terms: { 'late-note': { vv: 3 }, promise: { binding: 'one' } } } });
    expect(revised.unread.map(({ path }) => path).sort()).toEqual(['late-note.vv', 'zzz.a']);
    const [now, before] = await bank.smartContracts.listContractVersions({ id: made.id });
    expect([now?.unread, before?.unread]).toEqual([revised.unread, made.unread]);
  });

  it('refuses more debt for more time in terms that have no name', async () => {
    const facts = { rescheduling: { newMonths: 6, addedAmount: '5000.00' } };
    await expect(make({ ...VAN, ...facts })).rejects.toMatchObject({
      status: 422, code: 'COMPLIANCE_REJECTED', details: { findings: [{ ruleId: 'MUR-006' }] } });
    expect(await assess({ ...VAN, ...facts })).toMatchObject({
      valid: false, refusal: { status: 422, code: 'COMPLIANCE_REJECTED' } });
  });

  it.each<[object]>([
    [{ installments: 7 }], [{ installments: 7, deferredPaymentPeriod: 12, totalPrice: 1 }], [{ assetPrice: '0.05' }],
    [{ assetPrice: undefined }], [{ profitMargins: 3 }], [{ saleSignedOn: '1447-05-12' }], [{ saleSignedOn: '2206-01-01' }],
    [{ schedule: [{ amount: '1', dueOn: '1448-01-01' }] }], [{ zzz: { when: '1448-01-01' } }], [{ totalPrice: 5 }],
    [{ buyer: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }], [{ buyer: '0x5aAeb6053f3E94C9b9A09f33669435E7Ef1BeAed' }],
    [{ zzz: 'q'.repeat(20_001) }], [{ zzz: 'a\u202eb' }], [{ sellerPurchasedOn: null }], [{ supplier: 'Customer' }],
    [{ addedExpenses: [{ amount: 'ten' }] }], [{ assetPrice: '9999999999999.99', profitMargin: 900 }],
  ])('refuses in a rehearsal what it refuses for good, in the same words: %j', async (change) => {
    const terms = { ...VAN, ...change };
    const refused: unknown = await make(terms).catch((failure: unknown) => failure);
    const { refusal, valid } = await assess(terms);
    expect(refused).toMatchObject({ status: refusal?.status, code: refusal?.code, message: refusal?.error });
    expect(valid).toBe(false);
    if (refusal?.code === 'VALIDATION_FAILED') expect((refused as { details: unknown }).details).toMatchObject(refusal.fields);
  });

  it('proposes the Gregorian day for one of the Hijra, and asks about one that is far away', async () => {
    await expect(make({ ...VAN, saleSignedOn: '1447-05-12' })).rejects.toMatchObject({ status: 400, details: [{
      field: 'saleSignedOn', code: 'HIJRI_DAY', proposed: '2025-11-03', message: expect.stringContaining('2025-11-03') }] });
    await expect(make({ ...VAN, saleSignedOn: '2206-11-06' })).rejects.toMatchObject({ status: 400, details: [{
      field: 'saleSignedOn', code: 'DAY_OUT_OF_RANGE' }] });
  });

  it('gives one contract for one key', async () => {
    const asked = { requestBody: VAN, idempotencyKey: 'contract-1' };
    const made = await bank.smartContracts.createMurabaha(asked);
    expect(await bank.smartContracts.createMurabaha(asked)).toEqual(made);
  });

  it('is seen by its parties, its bank and the administrator, and by nobody else', async () => {
    const wallet = await ownWallet(amina);
    const { id } = await make({ ...VAN, buyer: wallet.address });
    for (const name of ['amina', 'bank.uae', 'admin']) {
      expect((await (await rig.as(name)).smartContracts.getContract({ id })).id).toBe(id);
    }
    for (const name of ['yusuf', 'bank.qatar']) {
      await expect((await rig.as(name)).smartContracts.getContract({ id })).rejects.toMatchObject({
        status: 404, code: 'CONTRACT_NOT_FOUND' });
    }
    expect((await amina.smartContracts.getContract({ id })).parties).toContainEqual(expect.objectContaining({
      role: 'buyer', name: 'Amina Rahman', walletAddress: wallet.address, isYours: true }));
  });

  it('makes all five types from their templates', async () => {
    const templates = await bank.smartContracts.listContractTemplates();
    expect(templates.map(({ type }) => type).sort()).toEqual(
      ['diminishing-musharaka', 'ijara', 'mudaraba', 'murabaha', 'musharaka']);
    const make = {
      murabaha: 'createMurabaha', ijara: 'createIjara', mudaraba: 'createMudaraba', musharaka: 'createMusharaka',
      'diminishing-musharaka': 'createDiminishingMusharaka',
    } as const;
    for (const { type, terms } of templates) {
      const requestBody = terms as never;
      expect(await bank.smartContracts[make[type]]({ requestBody }))
        .toMatchObject({ type, state: 'draft', valid: true });
    }
    const every = await bank.smartContracts.listContracts({ limit: 5 });
    for (const { id, type } of every) {
      const english = await bank.smartContracts.getContractDocument({ id, lang: 'en' });
      const arabic = await bank.smartContracts.getContractDocument({ id, lang: 'ar' });
      expect({ type, ...english }).toMatchObject({ direction: 'ltr', sections: expect.any(Array) });
      expect(english.text).not.toMatch(/undefined|null|\p{Script=Arabic}/u);
      expect(arabic).toMatchObject({ direction: 'rtl', title: expect.stringMatching(/\p{Script=Arabic}/u) });
      expect(arabic.sections).toHaveLength(english.sections.length);
      expect(`${english.text} ${arabic.text}`).toMatch(/\d,\d{3}\.\d\d/);
      expect(`${english.text} ${arabic.text}`).not.toMatch(/\d{4,}\.\d\d/);
    }
    const page = await bank.smartContracts.listContracts({ limit: 2 });
    const next = await bank.smartContracts.listContracts({ limit: 2, before: page[1]!.id });
    expect([...page, ...next].map(({ type }) => type))
      .toEqual(['diminishing-musharaka', 'musharaka', 'mudaraba', 'ijara']);
    expect((await bank.smartContracts.listContracts({ q: 'marina' })).length).toBe(1);
    expect(await bank.smartContracts.contractStats()).toMatchObject({
      executed: 0, compliantRate: expect.any(Number), totalValue: [{ currency: 'AED' }] });
  });
});
