import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Refusal } from '../problems/refusal.ts';
import { parseStrictJson } from './strict-json.ts';

const codeOf = (text: string): string | undefined => {
  try {
    parseStrictJson(text);
    return undefined;
  } catch (error) {
    return (error as Refusal).code;
  }
};

/** Text that is nearly JSON: what a mistaken or hostile program sends. */
const jsonLike = fc.array(fc.constantFrom(
  '{', '}', '[', ']', ':', ',', '"', '"a"', '"b"', '"a":1', '"\\""', '"a:b"', '"\\\\"', '\\', '1', '-', 'e', 'true',
  'null', ' ', '"\\u0041"', '"\\ud83d\\ude00"',
), { maxLength: 12 }).map((parts) => parts.join(''));

describe('strict JSON', () => {
  it('reads every value that has no forbidden part as JSON.parse does', () => {
    const text = fc.string({ unit: 'binary' });
    const key = text.filter((name) => !['__proto__', 'constructor', 'prototype'].includes(name));
    const clean = (value: unknown): boolean => !JSON.stringify(value).match(/\\u0000|\\ud[89a-f]/);
    const value = fc.object({ key, maxDepth: 4, values: [text, fc.integer(), fc.boolean()] });
    fc.assert(fc.property(value.filter(clean), fc.constantFrom(undefined, 2), (sent, indent) => {
      const written = JSON.stringify(sent, null, indent);
      return isDeepStrictEqual(parseStrictJson(written), JSON.parse(written));
    }), { numRuns: 2_000 });
  });

  it('never accepts what JSON.parse refuses, and refuses no more than it says', () => {
    fc.assert(fc.property(jsonLike, (text) => {
      let expected: unknown;
      try {
        expected = JSON.parse(text);
      } catch {
        return codeOf(text) === 'MALFORMED_JSON';
      }
      const code = codeOf(text);
      return code === undefined ? isDeepStrictEqual(parseStrictJson(text), expected) : code === 'DUPLICATE_KEY';
    }), { numRuns: 20_000 });
  });

  it('finds a key repeated at any depth and however it is escaped, and names it', () => {
    const shell = fc.constantFrom('X', '[X]', '{"a":X}', '[{"b":[1,X]}]', '{"a":{"a":X},"b":":"}', '["{\\"a\\":",X]');
    const twins = fc.constantFrom(
      '{"a":1,"a":2}', '{"a":1,"\\u0061":2}', '{"a":{},"b":[],"a":"x:y"}', '{"a":"}","a":1}');
    fc.assert(fc.property(shell, twins, (outer, inner) => {
      const text = outer.replace('X', inner);
      expect(() => parseStrictJson(text)).toThrow('The key "a" appears more than once in the request body.');
    }));
  });

  it.each([
    ['{"__proto__":{}}', 'FORBIDDEN_KEY'],
    ['{"a":[{"constructor":1}]}', 'FORBIDDEN_KEY'],
    ['{"\\u005f_proto__":1}', 'FORBIDDEN_KEY'],
    ['{"a":"\\u0000"}', 'INVALID_TEXT'],
    ['{"\\u0000":1}', 'INVALID_TEXT'],
    ['["\\ud83d"]', 'INVALID_TEXT'],
    ['["\\ude00\\ud83d"]', 'INVALID_TEXT'],
    [`${'['.repeat(33)}${']'.repeat(33)}`, 'JSON_TOO_DEEP'],
    [`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`, 'JSON_TOO_DEEP'],
    ['\uFEFF{}', 'MALFORMED_JSON'],
    ['', 'MALFORMED_JSON'],
  ])('refuses %.40s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  it('accepts 32 levels and a whole emoji in escapes', () => {
    expect(codeOf(`${'['.repeat(32)}${']'.repeat(32)}`)).toBeUndefined();
    expect(parseStrictJson('["\\ud83d\\ude00"]')).toEqual(['\u{1F600}']);
  });
});
