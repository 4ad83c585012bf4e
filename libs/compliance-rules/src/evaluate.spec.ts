import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { evaluate } from './evaluate.ts';
import { payment, paying } from './examples.ts';
import type { HistoryItem } from './facts/payment.ts';
import { InvalidFacts } from './money.ts';
import { defaultPolicy } from './policy.ts';
import { rulesetVersion } from './ruleset-version.ts';

const word = fc.constantFrom(
  'lend', '900', 'return', '990', 'beer', 'no', 'interest', 'loan', '5%', 'casino', 'style', 'Gold', 'tomorrow', ',', '.',
  'قرض', 'بدون', 'فوائد', 'خمر', 'رِبا', '٩٠٠', 'ويرجعها', 'al-inah', 'not', 'only', '🍺', 'ﷺ', 'ﻻ', '\u200f',
  'lоttery', 'сосо', 'u s u r y', 'خ م ر', 'whi\u3164ѕky', '𝛂ԁ',
);
const anyMemo = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.array(word, { maxLength: 20 }).map((words) => words.join(' ')),
);

describe('evaluate', () => {
  it('lets an ordinary payment through with full marks', () => {
    const verdict = evaluate(paying('Groceries for the week'));
    expect(verdict).toMatchObject({ score: 100, action: 'allow', shariahCompliant: true, findings: [] });
    expect(verdict.fatwaValidation).toBe(
      `Automated screening against profile AAOIFI-UAE, rules ${rulesetVersion}. Not a fatwa. ` +
        'Result: conforms. Board reference: none.',
    );
  });

  it('names both amounts when more is returned than was lent', () => {
    const [finding] = evaluate(payment({ type: 'loan', amount: '900.00', memo: 'lend 900, return 990' })).findings;
    expect(finding).toMatchObject({
      ruleId: 'RIBA-001',
      explain: { en: 'The lender is to receive 990 for 900 lent.' },
      evidence: [{ field: 'memo', start: 0, end: 20, text: 'lend 900, return 990' }],
    });
  });

  it('shows the Arabic words of the memo as evidence', () => {
    const memo = 'قرض بفائدة ٥٪ سنوياً';
    const verdict = evaluate(paying(memo));
    expect(verdict.principles.riba).toBe('fail');
    expect(verdict.findings[0]?.evidence[0]?.text).toContain('قرض بفائدة');
  });

  it('gives its keys in a fixed order', () => {
    expect(Object.keys(evaluate(paying('rent')))).toEqual([
      'principles', 'ribaCheck', 'ghararCheck', 'halalCheck', 'kycCheck', 'score', 'action', 'shariahCompliant', 'findings',
      'recommendations', 'fatwaValidation', 'profile', 'rulesetVersion',
    ]);
  });

  it('puts the gravest finding first and recommends at most six things', () => {
    const verdict = evaluate(
      paying('Lottery ticket, vodka, pork, fake Rolex, tarot, cocaine, car insurance premium and bank interest', {
        amount: '60000', senderKyc: 'expired', counterpartyCountry: 'IR',
      }),
    );
    const severities = verdict.findings.map((finding) => finding.severity);
    expect(severities).toEqual([...severities].sort((one, other) => (one === other ? 0 : one === 'prohibit' ? -1 : 1)));
    expect(verdict.recommendations).toHaveLength(6);
    expect(verdict.action).toBe('block');
    expect(Object.values(verdict.principles)).not.toContain('pass');
  });

  it('judges by the policy it is given', () => {
    const strict = {
      ...defaultPolicy,
      profile: 'BOARD',
      boardReference: 'SB-7',
      jurisdictions: [
        { from: '2025-01-01', source: 'One', callForAction: ['AA'], increasedMonitoring: [] },
        { from: '2026-01-01', source: 'Two', callForAction: ['BB'], increasedMonitoring: [] },
      ],
    };
    const on = (counterpartyCountry: string, asOf?: string) =>
      evaluate(payment({ counterpartyCountry, ...(asOf === undefined ? {} : { asOf }) }), strict).kycCheck;
    expect([on('AA'), on('BB'), on('AA', '2025-06-01'), on('BB', '2025-06-01')]).toEqual([true, false, false, true]);
    expect(evaluate(payment({}), strict).fatwaValidation).toContain('Board reference: SB-7.');
  });

  it.each(['-5', '1e3', '1.234', 'NaN', '', '1,000'])('refuses the amount %j', (amount) => {
    expect(() => evaluate(payment({ amount }))).toThrow(InvalidFacts);
  });

  it('names the malformed fact', () => {
    const facts = payment({ loan: { principal: '1e3', repaymentTotal: '10' } });
    expect(() => evaluate(facts)).toThrow('loan.principal must be a positive decimal number');
  });

  it('never throws on any memo, and quotes only what stands in it', () => {
    fc.assert(
      fc.property(anyMemo, (memo) => {
        for (const { evidence } of evaluate(paying(memo)).findings.flatMap((finding) => finding)) {
          for (const { field, start, end, text } of evidence) {
            if (field === 'memo' && start !== undefined) expect(text).toBe(memo.slice(start, end));
          }
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('gives the same bytes for the same facts', () => {
    fc.assert(
      fc.property(anyMemo, (memo) => {
        const facts = paying(memo, { counterpartyName: memo });
        expect(JSON.stringify(evaluate(facts))).toBe(JSON.stringify(evaluate(structuredClone(facts))));
      }),
    );
  });

  it('does not depend on the order of the history', () => {
    const item: fc.Arbitrary<HistoryItem> = fc.record({
      amount: fc.integer({ min: 1, max: 40_000 }).map(String),
      to: fc.constantFrom('W-1', 'W-2'),
      hoursAgo: fc.integer({ min: 0, max: 400 }),
    });
    const shuffled = fc
      .array(item, { maxLength: 8 })
      .chain((items) => fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })));
    fc.assert(
      fc.property(shuffled, ([history, reordered]) => {
        const facts = payment({ amount: '20000', to: 'W-1' });
        expect(evaluate({ ...facts, history: reordered })).toEqual(evaluate({ ...facts, history }));
      }),
    );
  });
});
