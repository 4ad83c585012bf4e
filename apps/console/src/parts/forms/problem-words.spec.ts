import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { FieldProblem } from '../../api/problem.ts';
import { i18n, loadWords } from '../../i18n/i18n.ts';
import ar from '../../i18n/ar/problems.json' with { type: 'json' };
import en from '../../i18n/en/problems.json' with { type: 'json' };
import { fieldWords, isExplained, refusalWords } from './problem-words.ts';

interface Operation { responses: Record<string, { content?: Record<string, { examples?: object }> }> }
interface ApiDocument {
  components: { schemas: Record<string, { enum?: string[] }> };
  paths: Record<string, Record<string, Operation>>;
}

const api = JSON.parse(readFileSync('../../libs/sdk/openapi.json', 'utf8')) as ApiDocument;
const declared = api.components.schemas['FieldCode']?.enum ?? [];

/** What every operation may be refused for, which a status says well enough. */
const ofEveryRoute: ReadonlySet<string> = new Set([
  'FORBIDDEN', 'FACTOR_REQUIRED', 'SCOPE_MISSING', 'VALIDATION_FAILED', 'MALFORMED_JSON', 'JSON_TOO_DEEP', 'INVALID_TEXT',
  'DUPLICATE_KEY', 'FORBIDDEN_KEY', 'INVALID_IDEMPOTENCY_KEY', 'IDEMPOTENCY_KEY_EXPIRED', 'IDEMPOTENCY_KEY_REUSED',
]);

/** The codes by which the operations of contracts are refused. */
const ofContracts = Object.entries(api.paths).filter(([path]) => path.includes('/smart-contracts'))
  .flatMap(([, operations]) => Object.values(operations))
  .flatMap(({ responses }) => ['400', '403', '404', '409', '422']
    .flatMap((status) => Object.keys(responses[status]?.content?.['application/json']?.examples ?? {})))
  .filter((code) => !ofEveryRoute.has(code));

/** Bounds as they come with codes, each way they may be there or not. */
const facts: Pick<FieldProblem, 'data' | 'proposed'>[] = [
  {}, { data: { least: 10, most: 500 } }, { data: { least: 3 } }, { data: { most: 3 } },
  { data: { least: '0.01', most: '10000000000.00' } }, { proposed: '2026-11-20' },
  { data: { available: '5.00', required: '7.01' } }, { data: { left: '3.00' } },
];

beforeAll(() => loadWords(['problems'], 'ar'));

describe('the words at a field', () => {
  it('are there for every code that the API declares', () => {
    expect(declared.length).toBeGreaterThan(30);
    for (const language of [en, ar]) expect(Object.keys(language.code)).toEqual(expect.arrayContaining(declared));
  });

  it('are there for every refusal of a contract, and say what is wrong', () => {
    expect(new Set(ofContracts).size).toBeGreaterThan(30);
    for (const language of [en, ar]) expect(Object.keys(language.code)).toEqual(expect.arrayContaining(ofContracts));
    expect(ofContracts.filter((code) => !isExplained(code))).toEqual([]);
  });

  it.each(['en', 'ar'])('are whole sentences, whatever facts come with a code: %s', async (language) => {
    await i18n.changeLanguage(language);
    for (const code of Object.keys(en.code)) {
      for (const fact of facts) {
        const words = fieldWords({ code, ...fact });
        expect(words).toMatch(/\S[.؟?]$/);
        expect(words).not.toMatch(language === 'ar' ? /[A-Za-z{}]/ : /[{}]/);
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
  const problem = { status: 409, code: 'NOTHING_CHANGES', message: 'Nothing changes.' };

  it('are the server’s own for those who read its language, and words of the screen for others', async () => {
    expect(refusalWords(problem)).toBe('Nothing changes.');
    await i18n.changeLanguage('ar');
    expect(refusalWords(problem)).toBe(ar.refused['409']);
    expect(refusalWords({ ...problem, code: 'EMAIL_TAKEN' })).toBe(ar.code.EMAIL_TAKEN);
    expect(refusalWords({ ...problem, code: 'LIMIT_EXCEEDED', details: { left: '3.00' } })).toContain('3.00');
    expect(refusalWords({ ...problem, status: 502 })).toBe(ar.refused['500']);
    expect(refusalWords({ ...problem, status: 'NETWORK' })).toBe(ar.refused.NETWORK);
    expect(refusalWords({ ...problem, status: 418 })).toBe(ar.refused.other);
    await i18n.changeLanguage('en');
  });
});
