import { describe, expect, it } from '@jest/globals';
import { passages } from '../corpus/corpus.ts';
import { decide } from '../decision.ts';
import { PassageIndex } from './passage-index.ts';
import { isInLanguageRead } from './language.ts';

const index = new PassageIndex(passages);
const became = (question: string): string => {
  const { outcome, reason } = decide(index, question);
  return `${outcome} ${reason ?? ''}`.trim();
};

describe('the languages that guidance reads', () => {
  it.each([
    ['Which seeds should I plant on the balcony before the winter comes?', true],
    ['متى تزرع الطماطم على السطح؟', true],
    ['balcony ke liye kaunse beej lagaun sardi se pehle?', false],
    ['ano ang dapat itanim sa balkonahe bago mag taglamig?', false],
    ['Quelles graines planter sur le balcon avant cet hiver ?', false],
    ['Какие семена посадить на балконе?', false],
    ['?', false],
  ])('%s: %s', (question, isRead) => {
    expect(isInLanguageRead(question)).toBe(isRead);
  });

  it('refuse what was read and is about something else, and leave to the board what was not read', () => {
    expect(became('Which seeds should I plant on the balcony before the winter comes?')).toBe('refused out_of_scope');
    expect(became('dukaan kiraye pe li hai, aadhi kisi aur ko de sakta hu kya')).toBe('referred not_read');
    expect(became('Is it lawful that he lends me money and I pay back more?')).not.toContain('not_read');
  });
});
