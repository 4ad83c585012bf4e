import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { markEvidence } from './mark-evidence.ts';

const memo = 'قرض بفائدة ٥٪ سنوياً';
const evidenceOf = (text: string) => ({ start: memo.indexOf(text), end: memo.indexOf(text) + text.length });

describe('evidence in a text', () => {
  it('is cut out where the rule saw it', () => {
    expect(markEvidence(memo, [evidenceOf('بفائدة ٥٪')])).toEqual([
      { text: 'قرض ', isEvidence: false },
      { text: 'بفائدة ٥٪', isEvidence: true },
      { text: ' سنوياً', isEvidence: false },
    ]);
  });

  it('becomes one stretch where two rules saw the same words', () => {
    const marked = markEvidence(memo, [evidenceOf('فائدة ٥٪'), evidenceOf('قرض بفائدة'), {}]);
    expect(marked.filter(({ isEvidence }) => isEvidence).map(({ text }) => text)).toEqual(['قرض بفائدة ٥٪']);
  });

  it('never loses or adds a character, and marks exactly what was pointed at', () => {
    const range = fc.record({ start: fc.integer({ min: -3, max: 40 }), end: fc.integer({ min: -3, max: 40 }) });
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.array(range, { maxLength: 6 }), (text, ranges) => {
        const marked = markEvidence(text, ranges);
        expect(marked.map((stretch) => stretch.text).join('')).toBe(text);
        const flags = marked.flatMap((stretch) => Array<boolean>(stretch.text.length).fill(stretch.isEvidence));
        flags.forEach((flag, unit) => {
          expect(flag).toBe(ranges.some(({ start, end }) => start <= unit && unit < end));
        });
      }),
    );
  });
});
