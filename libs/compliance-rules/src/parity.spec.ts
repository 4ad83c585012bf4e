import { describe, expect, it } from '@jest/globals';
import { catalogue } from './catalogue.ts';
import { factShapes, type PaymentFacts } from './facts/payment.ts';
import type { Shape } from './facts/shape.ts';
import { evaluate } from './evaluate.ts';

const ARABIC = /\p{Script=Arabic}/u;
const LEAST_EXAMPLES = 2;
const SEVERITIES = ['block', 'reject', 'prohibit', 'flag', 'advise'];
const isArabic = ({ memo = '' }: PaymentFacts) => ARABIC.test(memo);
const isEnglish = ({ memo = '' }: PaymentFacts) => memo !== '' && !ARABIC.test(memo);

/** Whether a path such as "loan.fee.amount" names a fact that a payment may hold. */
function isFact(path: string): boolean {
  let shape: Shape | undefined = { type: 'object', description: '', properties: factShapes };
  for (const name of path.split('.')) {
    const inside: readonly Shape[] = shape === undefined ? [] : 'oneOf' in shape ? shape.oneOf : [shape];
    shape = inside.map((one) => ('properties' in one && Object.hasOwn(one.properties, name) ? one.properties[name] : undefined))
      .find((one) => one !== undefined);
  }
  return shape !== undefined;
}

// What the text model doubts is learned and measured, not written rule by rule.
const written = catalogue.filter(({ id }) => !id.startsWith('MODEL-'));

describe.each(written.map((rule) => [rule.id, rule] as const))('%s', (_, rule) => {
  it('has two examples either way, and reads only facts that a payment may hold', () => {
    expect(rule.examples.violating.length).toBeGreaterThanOrEqual(LEAST_EXAMPLES);
    expect(rule.examples.compliant.length).toBeGreaterThanOrEqual(LEAST_EXAMPLES);
    expect(SEVERITIES).toContain(rule.severity);
    expect(rule.reads.filter((path) => !isFact(path))).toEqual([]);
  });

  it('is tried in both languages when words set it off', () => {
    const worded = rule.examples.violating.filter(({ memo }) => memo !== undefined && rule.reads.includes('memo'));
    if (!worded.some(isEnglish)) return;
    expect(rule.examples.violating.some(isArabic)).toBe(true);
    expect(rule.examples.compliant.some(isArabic)).toBe(true);
    expect(rule.examples.compliant.some(isEnglish)).toBe(true);
  });

  it('does not speak of a payment of which nothing is known', () => {
    const findings = evaluate({ type: 'send', amount: '250', currency: 'AED' }).findings;
    expect(findings.map((finding) => finding.ruleId)).not.toContain(rule.id);
  });
});

describe('the catalogue as a whole', () => {
  it('holds the rules of every subject, without a gap in their numbers', () => {
    const subjects = ['RIBA', 'GHR', 'MAY', 'HAL', 'KYC', 'ZKT'].map((family) =>
      [family, catalogue.filter(({ id }) => id.startsWith(family)).length]);
    expect(Object.fromEntries(subjects)).toEqual({ RIBA: 22, GHR: 19, MAY: 7, HAL: 19, KYC: 26, ZKT: 7 });
    for (const [family, count] of subjects) {
      const numbers = Array.from({ length: Number(count) }, (_, index) => `${family}-${String(index + 1).padStart(3, '0')}`);
      expect(catalogue.map(({ id }) => id)).toEqual(expect.arrayContaining(numbers));
    }
  });
});
