import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Problem } from '../../api/problem.ts';
import { i18n, loadWords } from '../../i18n/i18n.ts';
import { earlierIn, keptProblem, problemsIn } from './message-problems.ts';

const refusal = (details: unknown, code = 'MESSAGE_REFUSED'): Problem =>
  ({ status: 422, code, sentence: 'The message was refused.', details });
const sum = {
  field: '/Document/CstmrCdtTrfInitn/GrpHdr/CtrlSum', code: 'WRONG', data: { line: 8 },
  message: 'Line 8: CtrlSum is 1, and the amounts of the message sum to 4500.00.',
};

describe('the problems of a message', () => {
  beforeAll(async () => {
    for (const language of ['en', 'ar']) await loadWords(['isoMessages', 'problems', 'ui'], language);
  });
  afterEach(() => i18n.changeLanguage('en'));

  it('stand in the details of a refusal, or in a list there, each with its place', () => {
    const told = [{ path: sum.field, line: 8, words: 'CtrlSum is 1, and the amounts of the message sum to 4500.00.' }];
    expect(problemsIn(refusal({ id: 'm1', problems: [sum] }))).toEqual(told);
    expect(problemsIn(refusal([sum]))).toEqual(told);
    expect(problemsIn(refusal(undefined))).toEqual([]);
  });

  it('are told in the reader’s words by their codes, and the path stays as it is', async () => {
    await i18n.changeLanguage('ar');
    expect(problemsIn(refusal([sum]))).toEqual([
      { path: sum.field, line: 8, words: 'القيمة لا توافق ما في الرسالة.' }]);
    const kept = keptProblem({ path: '/Document/X', line: 3, code: 'TOO_EARLY', message: 'Dt is in the past.' });
    expect(kept).toEqual({ path: '/Document/X', line: 3, words: 'هذا اليوم في الماضي.' });
  });

  it('of a code that this screen has no words for are told as elsewhere', async () => {
    await i18n.changeLanguage('ar');
    const [problem] = problemsIn(refusal([{ ...sum, code: 'NOT_AN_EMAIL' }]));
    expect(problem?.words).toBe(i18n.t('problems:code.NOT_AN_EMAIL'));
  });
});

describe('a name that another message has', () => {
  const details = { id: 'm1', keptSha256: 'aa', sentSha256: 'bb' };

  it('is told with that message and both digests', () => {
    expect(earlierIn(refusal(details, 'MESSAGE_EXISTS'))).toEqual(details);
  });

  it.each([refusal(details), refusal({ id: 'm1' }, 'MESSAGE_EXISTS'), refusal(null, 'MESSAGE_EXISTS')])(
    'is nothing else', (problem) => { expect(earlierIn(problem)).toBeNull(); });
});
