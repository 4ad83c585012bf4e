import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { useForm } from 'react-hook-form';
import type { Problem } from '../../api/problem.ts';
import ar from '../../i18n/ar/problems.json' with { type: 'json' };
import en from '../../i18n/en/problems.json' with { type: 'json' };
import { i18n, loadWords } from '../../i18n/i18n.ts';
import { showProblem } from './form-problems.ts';

const api = JSON.parse(readFileSync('../../libs/sdk/openapi.json', 'utf8')) as {
  components: { schemas: Record<string, { enum?: string[] }>; examples: Record<string, unknown> };
};
/** All that a field may be told to be wrong with, and a code that nobody knows. */
const codes = [
  ...api.components.schemas['FieldCode']?.enum ?? [], ...Object.keys(api.components.examples), 'NO_RHYME',
];
const sentence = 'Raw words of the server.';

/** What a form says after a refusal: at its field, and as a whole. */
function saidOf(problem: Problem) {
  const { result } = renderHook(() => useForm({ defaultValues: { amount: '' } }));
  // The form tells of its errors again once they were read.
  expect(result.current.formState.errors).toEqual({});
  act(() => showProblem(result.current, problem));
  const { amount, root } = result.current.formState.errors;
  return { field: amount?.message, whole: root?.message };
}

const listed = (code: string): Problem =>
  ({ status: 400, code: 'VALIDATION_FAILED', sentence, details: [{ field: 'amount', code, message: sentence }] });
const alone = (code: string): Problem => ({ status: 422, code, sentence, details: { field: 'amount' } });

describe('a refusal that names a field', () => {
  it.each(['en', 'ar'] as const)('is told of there in words of the screen, whatever its code: %s', async (language) => {
    await loadWords(['problems'], language);
    await i18n.changeLanguage(language);
    expect(codes.length).toBeGreaterThan(200);
    for (const problem of codes.flatMap((code) => [listed(code), alone(code)])) {
      const { field, whole } = saidOf(problem);
      expect(field).toMatch(/\S[.؟?]$/);
      expect(field).not.toContain(sentence);
      if (language === 'ar') expect(whole ?? '').not.toContain(sentence);
    }
    const words = { en, ar }[language];
    expect(saidOf(listed('NO_RHYME'))).toEqual({ field: words.code.NOT_ACCEPTED, whole: undefined });
    await i18n.changeLanguage('en');
  });
});
