import { describe, expect, it } from '@jest/globals';
import { identifierIn, isBic, isLei } from './identifiers.ts';

describe('what banks are known by', () => {
  it('is taken without blanks and in capital letters, and nothing is nothing', () => {
    expect(identifierIn(' cnct aea0 ')).toBe('CNCTAEA0');
    expect(identifierIn('  ')).toBeNull();
  });

  it.each([['CNCTAEA0', true], ['CNCTAEA0XXX', true], ['CNCTAEA', false], ['CNCTAEA0XX', false], ['CNCT12A0', false]])(
    'is a BIC or not: %s', (text, is) => { expect(isBic(text)).toBe(is); });

  it.each([
    ['999900SANDBOXUAE0108', true], ['999900SANDBOXUAE0109', false], ['999900SANDBOXUAE010', false],
    ['999900SANDBOXUAE01AA', false],
  ])('is an LEI with right check digits or not: %s', (text, is) => { expect(isLei(text)).toBe(is); });
});
