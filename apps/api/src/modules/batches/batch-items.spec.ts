import { describe, expect, it } from '@jest/globals';
import { problemsOf } from './batch-items.ts';

describe('the items of a batch', () => {
  it('name the field that a misspelt one was meant for', () => {
    expect(problemsOf([{ toAdress: 'x', toAddress: 'x', amount: '1.00' }])).toEqual([{
      field: 'items[0].toAdress', code: 'UNKNOWN_FIELD',
      message: 'items[0].toAdress is not a known field. Did you mean items[0].toAddress?',
    }]);
  });

  it('pass when every field is known and right', () => {
    expect(problemsOf([{ toAddress: 'x', amount: '1.00', memo: 'Rent' }])).toEqual([]);
  });
});
