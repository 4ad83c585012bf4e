import { beforeAll, describe, expect, it } from '@jest/globals';
import type { AnalyzePaymentDto, ConnectClient } from '@connect/sdk';
import type { TestApp } from '../../app.ts';
import { sharedApp } from '../../suite.ts';
import { contentsOf, MONEY_TABLES } from '../../table-contents.ts';

const PAYMENT: AnalyzePaymentDto = { type: 'send', amount: '1000.00', currency: 'AED', memo: 'School fees, autumn term' };

describe('analysing a payment', () => {
  let rig: TestApp;
  let bank: ConnectClient;

  beforeAll(async () => {
    rig = await sharedApp();
    bank = await rig.as('bank.uae');
  });

  const analyze = (changes: Partial<AnalyzePaymentDto> = {}, client = bank) =>
    client.compliance.analyzePayment({ requestBody: { ...PAYMENT, ...changes } });

  it('answers every field of the result for a payment no rule objects to', async () => {
    expect(await analyze()).toEqual({
      principles: { riba: 'pass', gharar: 'pass', maysir: 'pass', halal: 'pass', kyc: 'pass' },
      ribaCheck: true, ghararCheck: true, halalCheck: true, kycCheck: true, score: 100, action: 'allow',
      shariahCompliant: true, findings: [], recommendations: [], profile: 'AAOIFI-UAE',
      aiAssessment: 'No rule objects to this payment.',
      fatwaValidation: expect.stringContaining('Not a fatwa'),
      rulesetVersion: (await bank.status.getStatus()).rulesetVersion,
    });
  });

  it('blocks usury, names the words and says what to do instead', async () => {
    const result = await analyze({ memo: 'usury' });
    expect(result).toMatchObject({ action: 'block', ribaCheck: false, shariahCompliant: false, principles: { riba: 'fail' } });
    expect(result.score).toBeLessThanOrEqual(40);
    expect(result.findings[0]?.evidence[0]).toMatchObject({ field: 'memo', text: 'usury' });
    expect(result.recommendations.length).toBeGreaterThan(0);
    expect(result.aiAssessment).toContain(result.findings[0]?.ruleId);
  });

  it('asks for a review of an unidentified sender from 3500 on', async () => {
    expect(await analyze({ amount: '3499.99', senderKyc: 'unverified' })).toMatchObject({ action: 'allow' });
    expect(await analyze({ amount: '3500.00', senderKyc: 'unverified' }))
      .toMatchObject({ action: 'review', kycCheck: false, principles: { kyc: 'review' }, ribaCheck: true });
  });

  it('answers the same facts with the same bytes, whoever of the staff asks', async () => {
    const [first, second] = [await analyze({ memo: 'usury' }), await analyze({ memo: 'usury' }, await rig.as('admin'))];
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
  });

  it('reads a fact that is null as one that is absent', async () => {
    const nothing = { memo: null, network: null, loan: null, history: null, party: { pep: null } };
    expect(await analyze(nothing)).toMatchObject({ action: 'allow', score: 100, findings: [] });
  });

  it('takes nobody for verified, and no day for today, because of a null', async () => {
    const nothing = { senderKyc: null, asOf: null } as unknown as Partial<AnalyzePaymentDto>;
    await expect(analyze(nothing)).rejects.toMatchObject({
      status: 400, details: [{ field: 'asOf' }, { field: 'senderKyc', message: 'senderKyc must not be null.' }] });
  });

  it('names the fact inside another that it cannot read', () =>
    expect(analyze({ loan: { principal: 'a lot', repaymentTotal: '17.00', currency: 'AED' } }))
      .rejects.toMatchObject({ status: 400, code: 'VALIDATION_FAILED', details: [{ field: 'loan.principal' }] }));

  it('records that it was asked, and nothing else', async () => {
    const before = await contentsOf(rig.orm.em, MONEY_TABLES);
    const result = await analyze({ memo: 'usury', amount: '77.00' });
    const [event] = await bank.audit.listAuditEvents({ action: 'compliance_check', limit: 1 });
    expect(event?.details).toMatchObject({
      amount: '77.00', action: 'block', score: result.score, rules: result.findings.map((finding) => finding.ruleId),
    });
    expect(await contentsOf(rig.orm.em, MONEY_TABLES)).toEqual(before);
  });

  it.each<[string, object]>([
    ['type', { type: 'gift' }], ['amount', { amount: '1.005' }], ['currency', { currency: 'USD' }],
    ['memo', { memo: 'a\u202eb' }], ['counterpartyCountry', { counterpartyCountry: 'Atlantis' }],
    ['senderKyc', { senderKyc: 'perhaps' }], ['loan', { loan: 'yes' }], ['history', { history: {} }],
    ['history', { history: Array.from({ length: 501 }, () => ({})) }], ['crossBorder', { crossBorder: 'true' }],
    ['surprise', { surprise: 1 }],
  ])('refuses a payment whose %s is not understood', (field, changes) =>
    expect(analyze(changes)).rejects.toMatchObject({ status: 400, code: 'VALIDATION_FAILED', details: [{ field }] }));
});
