import { describe, expect, it } from '@jest/globals';
import { ConnectError } from '@connect/sdk';
import { fieldProblems, isProblem, problemOf } from './problem.ts';

const refusal = (status: number, body: unknown) => new ConnectError(new Response(null, { status }), body);

describe('problems', () => {
  it('carry what the API said', () => {
    const body = { error: 'The wallet is frozen.', code: 'WALLET_FROZEN', details: { since: 1 }, requestId: 'req_1' };
    const expected = { status: 422, code: 'WALLET_FROZEN', sentence: 'The wallet is frozen.', requestId: 'req_1' };
    expect(problemOf(refusal(422, body))).toEqual({ ...expected, details: { since: 1 } });
  });

  it('say that no answer came when the call broke on its way', () => {
    const problem = problemOf(new TypeError('Failed to fetch'));
    expect(problem).toMatchObject({ status: 'NETWORK', code: 'NETWORK_ERROR' });
    expect(isProblem(problem)).toBe(true);
    expect(isProblem(new Error('something else'))).toBe(false);
  });

  it('list the fields that were wrong and skip what is no field', () => {
    const details = [{ field: 'amount', message: 'amount is required' }, 'noise', { field: 7 }];
    const problem = problemOf(refusal(400, { error: 'x', code: 'VALIDATION_FAILED', details }));
    expect(fieldProblems(problem)).toEqual([{ field: 'amount', sentence: 'amount is required' }]);
    expect(fieldProblems(problemOf(refusal(422, { error: 'x', code: 'Y', details: { a: 1 } })))).toEqual([]);
  });
});
