import { beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import type { FieldProblem } from './problem.ts';
import { i18n, loadWords } from '../i18n/i18n.ts';
import ar from '../i18n/ar/problems.json' with { type: 'json' };
import en from '../i18n/en/problems.json' with { type: 'json' };
import arOfScreens from '../i18n/ar/ui.json' with { type: 'json' };
import enOfScreens from '../i18n/en/ui.json' with { type: 'json' };
import { fieldWords, isExplained, refusalWords } from './problem-words.ts';

interface ApiDocument {
  components: { schemas: Record<string, { enum?: string[] }>; examples: Record<string, unknown> };
}

const api = JSON.parse(readFileSync('../../libs/sdk/openapi.json', 'utf8')) as ApiDocument;
const ofFields = api.components.schemas['FieldCode']?.enum ?? [];
/** Every code by which an operation is documented to be refused. */
const ofRefusals = Object.keys(api.components.examples);

/** The codes that the source of the API refuses by, as far as they are written out there. */
const sources = '../api/src';
const written = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .flatMap((file) => {
    const text = readFileSync(`${sources}/${file}`, 'utf8');
    const codes = text.matchAll(/(?:new Refusal\(\s*\d+,|unavailable\()\s*'([A-Z_]+)'/g);
    const absent = text.matchAll(/notFound\(\s*'([a-z A-Z]+)'/g);
    return [
      ...Array.from(codes, ([, code = '']) => code),
      ...Array.from(absent, ([, what = '']) => `${what.toUpperCase().replaceAll(' ', '_')}_NOT_FOUND`),
    ];
  });

/** What is called by its Latin name in Arabic too. */
const STANDARDS = /ISO 20022|XML|MsgId|IBAN|BIC|LEI|UETR/g;

/** Bounds as they come with codes, each way they may be there or not. */
const facts: Pick<FieldProblem, 'data' | 'proposed'>[] = [
  {}, { data: { least: 10, most: 500 } }, { data: { least: 3 } }, { data: { most: 3 } },
  { data: { least: '0.01', most: '10000000000.00' } }, { proposed: '2026-11-20' },
  { data: { available: '5.00', required: '7.01' } }, { data: { left: '3.00' } },
];

beforeAll(() => loadWords(['problems', 'ui'], 'ar'));

describe('the words at a field', () => {
  it('are there for every code that the API can send, in both languages', () => {
    expect([ofFields.length > 30, ofRefusals.length > 150, new Set(written).size > 100]).toEqual([true, true, true]);
    const sent = [...new Set([...ofFields, ...ofRefusals, ...written])];
    for (const { code } of [en, ar]) expect(sent.filter((one) => !(one in code))).toEqual([]);
  });

  it.each(['en', 'ar'])('are whole sentences, whatever facts come with a code: %s', async (language) => {
    await i18n.changeLanguage(language);
    for (const code of Object.keys(en.code)) {
      for (const fact of facts) {
        const words = fieldWords({ code, ...fact });
        expect(words).toMatch(/\S[.؟?]$/);
        expect(words.replace(STANDARDS, '')).not.toMatch(language === 'ar' ? /[A-Za-z{}]/ : /[{}]/);
      }
    }
    await i18n.changeLanguage('en');
  });

  it('name the bounds that there are', () => {
    expect(fieldWords({ code: 'LENGTH', data: { least: 10, most: 500 } })).toContain('from 10 to 500');
    expect(fieldWords({ code: 'LENGTH', data: { least: 0, most: 500 } })).toContain('at most 500');
    expect(fieldWords({ code: 'TOO_SMALL', data: { least: 3 } })).toContain('at least 3');
    expect(fieldWords({ code: 'EXCEEDS_ESCROW', data: { most: '3.00' } })).toContain('at most 3.00');
    expect(fieldWords({ code: 'INSUFFICIENT_FUNDS', data: { available: '5.00', required: '7.01' } })).toContain('5.00');
    expect(fieldWords({ code: 'HIJRI_DAY', proposed: '2026-11-20' })).toContain('2026-11-20');
  });

  it('say of what is not known that it was not accepted', () => {
    expect(fieldWords({ code: 'NO_RHYME' })).toBe(fieldWords({}));
    expect([isExplained('NO_RHYME'), isExplained('CONFLICTING'), isExplained('LENGTH')]).toEqual([false, false, true]);
  });
});

describe('the words of a refusal', () => {
  const problem = { status: 409, code: 'NOTHING_CHANGES', sentence: 'Nothing changes.' };
  const unknown = { ...problem, code: 'NO_RHYME' };

  it('are the server’s own for those who read its language, and words of the screen for others', async () => {
    expect(refusalWords(problem)).toBe('Nothing changes.');
    await i18n.changeLanguage('ar');
    expect(refusalWords(problem)).toBe(ar.code.NOTHING_CHANGES);
    expect(refusalWords(unknown)).toBe(arOfScreens.refused['409']);
    expect(refusalWords({ ...problem, code: 'EMAIL_TAKEN' })).toBe(ar.code.EMAIL_TAKEN);
    expect(refusalWords({ ...problem, code: 'LIMIT_EXCEEDED', details: { left: '3.00' } })).toContain('3.00');
    expect(refusalWords({ ...unknown, status: 502 })).toBe(arOfScreens.refused['500']);
    expect(refusalWords({ ...unknown, status: 'NETWORK' })).toBe(arOfScreens.refused.NETWORK);
    expect(refusalWords({ ...problem, status: 418, code: 'NO_RHYME' })).toBe(arOfScreens.refused.other);
    await i18n.changeLanguage('en');
  });

  it('are general ones of the screen where nobody knows the code, in English too', () => {
    expect(refusalWords(unknown)).toBe(enOfScreens.refused['409']);
  });
});
