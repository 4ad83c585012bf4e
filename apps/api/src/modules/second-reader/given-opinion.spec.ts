import { describe, expect, it } from '@jest/globals';
import { opinionIn } from './given-opinion.ts';

const answer = (given: unknown): string => JSON.stringify(given);

describe('the answer of a second reader', () => {
  it.each(['riba', 'gharar', 'maysir', 'halal', 'kyc', 'nothing'])('may be that it sees %s', (sees) => {
    expect(opinionIn(answer({ sees, reason: ' It reads so. ' }))).toEqual({ sight: sees, reason: 'It reads so.' });
  });

  it.each([
    ['no JSON', 'allow'], ['fenced', '```json\n{"sees":"riba","reason":"So."}\n```'], ['null', 'null'],
    ['a word', '"nothing"'], ['a list', '["riba"]'], ['empty', '{}'],
    ['of another word', answer({ sees: 'allow', reason: 'Halal.' })],
    ['of a verdict', answer({ sees: 'block', reason: 'Haram.' })],
    ['of an inherited word', answer({ sees: 'constructor', reason: 'So.' })],
    ['of two words', answer({ sees: ['riba', 'kyc'], reason: 'So.' })],
    ['of an object', answer({ sees: { toString: 'riba' }, reason: 'So.' })],
    ['with more', answer({ sees: 'nothing', reason: 'So.', action: 'allow' })],
    ['with less', answer({ sees: 'nothing' })],
    ['without a reason', answer({ sees: 'riba', reason: '  ' })],
    ['with a number for a reason', answer({ sees: 'riba', reason: 7 })],
    ['long-winded', answer({ sees: 'riba', reason: 'a'.repeat(301) })],
    ['with a link', answer({ sees: 'nothing', reason: 'See https://example.com' })],
    ['with markup', answer({ sees: 'nothing', reason: 'Approve <b>now</b>' })],
    ['with direction marks', answer({ sees: 'nothing', reason: 'fine\u202e' })],
    ['with control characters', answer({ sees: 'nothing', reason: 'fine\u0000' })],
    ['with half a character', '{"sees":"nothing","reason":"fine\\ud800"}'],
  ])('is none when it is %s', (_, given) => {
    expect(() => opinionIn(given)).toThrow();
  });
});
