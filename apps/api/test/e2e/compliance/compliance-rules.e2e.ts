import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient } from '@connect/sdk';
import type { TestApp } from '../../app.ts';
import { sharedApp } from '../../suite.ts';

describe('the published rules', () => {
  let rig: TestApp;
  let amina: ConnectClient;

  beforeAll(async () => {
    rig = await sharedApp();
    amina = await rig.as('amina');
  });

  const idsOf = async (query: Parameters<ConnectClient['compliance']['listRules']>[0] = {}) =>
    (await amina.compliance.listRules(query)).map((rule) => rule.id);

  it('are all listed, each once, in both languages and with examples', async () => {
    const rules = await amina.compliance.listRules({});
    expect(rules.length).toBeGreaterThan(90);
    expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
    for (const { title, explain, remedy, examples } of rules) {
      for (const text of [title, explain, remedy]) expect([text.en, text.ar]).not.toContain('');
      expect(Math.min(examples.compliant.length, examples.violating.length)).toBeGreaterThan(0);
    }
  });

  it('are found by principle, by words of either language and by source', async () => {
    const zakat = await idsOf({ principle: 'zakat' });
    expect(zakat.length).toBeGreaterThan(0);
    expect(zakat.filter((id) => !id.startsWith('ZKT-'))).toEqual([]);
    expect(await idsOf({ q: 'TAWARRUQ individual' })).toEqual(['RIBA-017']);
    expect(await idsOf({ q: 'العِينة' })).toEqual(['RIBA-015']);
    expect(await idsOf({ q: 'IIFA 179' })).toEqual(['RIBA-016', 'RIBA-017']);
    expect(await idsOf({ principle: 'halal', q: 'tawarruq' })).toEqual([]);
  });

  it('say by their examples what the analysis says', async () => {
    const { examples } = await amina.compliance.getRule({ id: 'RIBA-001' });
    const { findings } = await amina.compliance.analyzePayment({ requestBody: examples.violating[0] as never });
    expect(findings.map((finding) => finding.ruleId)).toContain('RIBA-001');
  });

  it('are not found by another id, and refuse a principle that is none', async () => {
    await expect(amina.compliance.getRule({ id: 'RIBA-999' })).rejects.toMatchObject({ status: 404, code: 'RULE_NOT_FOUND' });
    await expect(amina.compliance.listRules({ principle: 'luck' as never }))
      .rejects.toMatchObject({ status: 400, code: 'VALIDATION_FAILED', details: [{ field: 'principle' }] });
  });
});
