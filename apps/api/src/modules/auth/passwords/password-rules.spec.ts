import { describe, expect, it } from '@jest/globals';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { refuseWeakPassword } from './password-rules.ts';

const fatima = { username: 'f.zahra', name: 'Fatima Al Zahra', email: 'fatima.z@creek.example' };
const outcomeOf = (password: string, production = false): string | undefined => {
  try {
    refuseWeakPassword({ production }, { field: 'password', password, person: fatima });
    return undefined;
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    expect(refusal.details).toEqual([
      expect.objectContaining({ field: 'password', code: expect.any(String), message: expect.stringMatching(/^password .*\.$/) }),
    ]);
    return refusal.code;
  }
};

describe('a password', () => {
  it.each([
    'password', 'PassWord', 'ｐａｓｓｗｏｒｄ', 'password1', 'Password2026!', '123456789', '!!dragon!!', 'iloveyou',
    'letmein2026', 'aaaaaaaaaaaa', 'abcabcabcabc', 'monkeymonkeymonkey', 'Qwertyuiop.',
  ])('that many people use is refused by name: %s', (password) => {
    expect(outcomeOf(password)).toBe('COMMON_PASSWORD');
  });

  it.each(['Password2026!!!!', 'passwordpassword', '111111111111111111'])('is refused so with real money: %s', (password) => {
    expect(outcomeOf(password, true)).toBe('COMMON_PASSWORD');
  });

  it.each([
    'f.zahra by the sea', 'FATIMA by the sea', 'the house of zahra', 'ask fatima.z anything', 'connect these dots',
  ])('that anybody would try first for this person is refused: %s', (password) => {
    expect(outcomeOf(password)).toBe('VALIDATION_FAILED');
  });

  it.each(['seven palms by the creek', 'نخيل سبع على الخور', 'k7#vR2!pQz9w'])('of their own is taken: %s', (password) => {
    expect(outcomeOf(password)).toBeUndefined();
  });
});
