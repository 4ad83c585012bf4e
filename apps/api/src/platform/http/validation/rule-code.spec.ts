import { describe, expect, it } from '@jest/globals';
import { Length, Matches, Min, validateSync } from 'class-validator';
import { FIELD_CODES } from '../problems/field-code.ts';
import { codeOfRule, RULE_CODES } from './rule-code.ts';

class Note {
  @Length(10, 500)
  reason: unknown = 'long enough to stand';

  @Min(3)
  count: unknown = 3;

  @Matches(/^[A-Z]$/)
  letter: unknown = 'A';
}

const codesOf = (change: Partial<Note>) => validateSync(Object.assign(new Note(), change), {
  validationError: { target: true }, stopAtFirstError: true,
}).flatMap((error) => Object.keys(error.constraints ?? {}).map((rule) => codeOfRule(rule, error)));

describe('the code of a broken rule', () => {
  it('comes with the bounds of the rule', () => {
    expect(codesOf({ reason: 'short', count: 1 })).toEqual([
      { code: 'LENGTH', data: { least: 10, most: 500 } }, { code: 'TOO_SMALL', data: { least: 3 } }]);
  });

  it('says of what is left out or empty that it is wanting', () => {
    expect(codesOf({ reason: '', letter: undefined })).toEqual([{ code: 'REQUIRED' }, { code: 'REQUIRED' }]);
  });

  it('is one of those that are published', () => {
    expect(Object.values(RULE_CODES).filter(([code]) => !FIELD_CODES.includes(code))).toEqual([]);
  });
});
