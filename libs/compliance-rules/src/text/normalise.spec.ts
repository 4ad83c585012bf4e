import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { normalise } from './normalise.ts';
import { tokenise } from './tokenise.ts';
import { wordForms } from './word-forms.ts';

describe('normalise', () => {
  it.each([
    ['VÓDKA', 'vodka'],
    ['vod\u200bka', 'vodka'],
    ['𝐛𝐞𝐞𝐫', 'beer'],
    ['الرِّبـــا', 'الربا'],
    ['فائدة أُخرى', 'فايده اخري'],
    ['٥٪ و ۱۲', '5% و 12'],
    ['ﻗﺮﺽ', 'قرض'],
  ])('folds %s to %s', (original, folded) => {
    expect(normalise(original).text).toBe(folded);
  });

  it('keeps for every unit the place it came from', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (original) => {
        const { text, starts, ends } = normalise(original);
        for (let unit = 0; unit < text.length; unit += 1) {
          expect(starts[unit]).toBeLessThan(ends[unit] ?? 0);
          if (unit > 0) expect(starts[unit]).toBeGreaterThanOrEqual(starts[unit - 1] ?? 0);
        }
      }),
    );
  });

  it('folds plain Latin text as it folds the same letters beside others', () => {
    const plain = fc.string({ unit: 'binary-ascii', maxLength: 40 });
    fc.assert(fc.property(plain, (original) => {
      const beside = normalise(`ى${original}`);
      expect(normalise(original).text).toBe(beside.text.slice(1));
      expect(Array.from(original, (_, unit) => normalise(original).starts[unit]))
        .toEqual(Array.from(original, (_, unit) => (beside.starts[unit + 1] ?? 0) - 1));
    }));
  });
});

describe('tokenise', () => {
  const texts = (original: string) => tokenise(original).map((token) => token.text);

  it('reads numbers with separators of both scripts', () => {
    expect(texts('1,250.50 ١٬٢٥٠٫٥ 3,500, 10k')).toEqual(['1250.50', '1250.5', '3500', ',', '10', 'k']);
  });

  it('keeps words whole and hyphens apart', () => {
    expect(texts("interest-free bookmaker's t-bill")).toEqual(['interest', 'free', 'bookmakers', 't', 'bill']);
  });

  it('points at the original', () => {
    const original = 'قَرْضٌ بفائدة';
    const [first] = tokenise(original);
    expect(original.slice(first?.start, first?.end)).toBe('قَرْضٌ');
  });
});

describe('wordForms', () => {
  it('peels one Arabic particle but never reaches inside a word', () => {
    expect(wordForms('بالربا')).toContain('ربا');
    expect(wordForms('اقمار')).not.toContain('قمار');
    expect(wordForms('كبيره')).not.toContain('بيره');
    for (const word of ['بضايع', 'وبضايع', 'البضايع', 'لبضايعنا', 'بضايعهم']) expect(wordForms(word)).not.toContain('ضايع');
    expect(wordForms('وبضايع')).toContain('بضايع');
    expect(wordForms('بضايعنا')).toContain('بضايع');
    expect(wordForms('وضايع')).toContain('ضايع');
  });

  it('takes plural endings off English words', () => {
    expect(wordForms('lotteries')).toContain('lottery');
    expect(wordForms('glass')).toEqual(['glass']);
  });
});
