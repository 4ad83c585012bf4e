import { describe, expect, it } from '@jest/globals';
import { fieldProblems, isProblem, problemOf } from './problem.ts';

describe('problems', () => {
  it('carry what the API said', () => {
    const body = { error: 'The wallet is frozen.', code: 'WALLET_FROZEN', details: { since: 1 }, requestId: 'req_1' };
    const expected = { status: 422, code: 'WALLET_FROZEN', message: 'The wallet is frozen.', requestId: 'req_1' };
    expect(problemOf(422, body)).toEqual({ ...expected, details: { since: 1 } });
  });

  it('keep the status when the answer is not of the API', () => {
    const problem = problemOf(413, 'Request Entity Too Large');
    expect(problem).toMatchObject({ status: 413, code: 'HTTP_413', message: '413: Request Entity Too Large' });
    expect(isProblem(problem)).toBe(true);
    expect(isProblem(new Error('something else'))).toBe(false);
  });

  it('list the fields that were wrong and skip what is no field', () => {
    const details = [{ field: 'amount', message: 'amount is required' }, 'noise', { field: 7 }];
    const problem = problemOf(400, { error: 'x', code: 'VALIDATION_FAILED', details });
    expect(fieldProblems(problem)).toEqual([{ field: 'amount', message: 'amount is required' }]);
    expect(fieldProblems(problemOf(422, { error: 'x', code: 'Y', details: { a: 1 } }))).toEqual([]);
  });
});
