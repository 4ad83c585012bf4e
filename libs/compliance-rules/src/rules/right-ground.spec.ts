import { describe, expect, it } from '@jest/globals';
import { catalogue } from '../catalogue.ts';
import { citations } from '../citations.ts';
import { evaluate } from '../evaluate.ts';
import { payment, paying } from '../examples.ts';

const rule = (id: string) => catalogue.find((one) => one.id === id);
const finding = (memo: string, ruleId: string) => evaluate(paying(memo)).findings.find((one) => one.ruleId === ruleId);
const rulesOf = (memo: string) => evaluate(paying(memo)).findings.map(({ ruleId }) => ruleId);

describe('what a rule rests on', () => {
  it('is the verse of respite for the insolvent', () => {
    expect(rule('RIBA-007')?.cite).toContain('Qur\'an 2:280');
  });

  it('is the hadith of the ten for wine, and that of wine and eight persons by its own number', () => {
    expect(rule('HAL-002')?.cite).toContain('Ten cursed in wine (Tirmidhi 1295, Ibn Majah 3381)');
    expect(citations['abu-dawud-3674']).toContain('eight');
  });

  it('is the federal law on donations, and no resolution without its session', () => {
    expect(citations['uae-donations']).toBe('UAE Federal Law 3/2021 on donations');
    const resolutions = Object.values<string>(citations).filter((text) => text.startsWith('IIFA'));
    expect(resolutions.filter((text) => !/\(\d+\/\d+\)/.test(text))).toEqual([]);
  });

  it('is called policy where a threshold of our own sets the rule off', () => {
    for (const id of ['KYC-003', 'KYC-008', 'KYC-009', 'KYC-010', 'KYC-011', 'KYC-012', 'KYC-013', 'KYC-019', 'KYC-022',
      'KYC-023', 'KYC-024']) {
      expect({ id, cite: rule(id)?.cite }).toEqual({ id, cite: expect.arrayContaining([citations['own-policy']]) });
    }
  });

  it('forbids an instrument by what forbids it, and not by the standard of its remedy', () => {
    expect(rule('RIBA-019')?.cite.join()).not.toContain('Sukuk');
  });
});

describe('the right rule', () => {
  it.each(['Shares in a brewery', 'شراء أسهم في مصنع بيرة', 'Shares in a casino'])('holds for a share: %s', (memo) => {
    expect(rulesOf(memo)).toContain('HAL-014');
    expect(rulesOf(memo)).not.toContain('HAL-018');
    expect(finding(memo, 'HAL-014')?.explain.en).toContain('main activity is forbidden');
  });

  it.each(['home loan instalment', 'قسط القرض العقاري', 'car loan EMI'])('asks about an instalment: %s', (memo) => {
    const { action, findings } = evaluate(paying(memo));
    const [about] = findings.filter(({ ruleId }) => ruleId === 'RIBA-002');
    expect(action).toBe('review');
    expect(about?.explain.en).toContain('instalment of a conventional loan');
    expect(about?.explain.en).not.toContain('percentage');
  });

  it('lets an instalment of a lawful financing pass', () => {
    for (const memo of ['قسط مرابحة السيارة من البنك الإسلامي', 'Interest-free loan instalment']) {
      expect(rulesOf(memo)).not.toContain('RIBA-002');
    }
  });

  it.each(['فوائد السحب على المكشوف', 'فوائد السحب على المكشوف لشهر مارس', 'overdraft interest for March'])(
    'is that of interest, and not of short sales: %s', (memo) => {
      const { principles, action } = evaluate(paying(memo));
      expect({ riba: principles.riba, gharar: principles.gharar, action })
        .toEqual({ riba: 'fail', gharar: 'pass', action: 'block' });
    });

  it.each(['car insurance renewal', 'تجديد تأمين السيارة', 'Motor third party insurance', 'تأمين صحي إلزامي للخادمة'])(
    'asks about cover that the law obliges to: %s', (memo) => {
      expect(evaluate(paying(memo))).toMatchObject({ action: 'review', principles: { gharar: 'review' } });
    });

  it('refuses cover that nobody is obliged to', () => {
    expect(evaluate(paying('life insurance premium')).action).toBe('block');
    expect(evaluate(payment({ memo: 'Motor insurance', insurance: { takaful: false } })).action).toBe('block');
  });
});

describe('the remedy', () => {
  it('is for the debtor where a memo tells of interest, and for the lender where facts tell of the loan', () => {
    expect(finding('Credit card interest for May', 'RIBA-002')?.remedy.en).toMatch(/^Ask the creditor/);
    const [lent] = evaluate(payment({ type: 'loan', loan: { principal: '900', rateAnnualPct: 4 } })).findings;
    expect(lent?.remedy.en).toMatch(/^Remove the interest/);
  });

  it('is one that a buyer, a player and a worker can follow', () => {
    expect(finding('Liquor store order', 'HAL-001')?.remedy.en).toMatch(/^Do not buy/);
    expect(finding('Two raffle tickets', 'MAY-004')?.remedy.en).toMatch(/^Do not buy a chance/);
    expect(rule('HAL-018')?.remedy.en).toContain('other work');
  });
});
