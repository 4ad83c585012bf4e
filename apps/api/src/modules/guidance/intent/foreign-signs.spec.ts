import { describe, expect, it } from '@jest/globals';
import { FOREIGN_SIGNS } from './foreign-signs.ts';
import { readable, readSign, says } from './sign.ts';

const signsIn = (question: string): string[] =>
  FOREIGN_SIGNS.filter((sign) => says(readable(question), readSign(sign)));

describe('a question of how a game ends', () => {
  it.each([
    'Who wins the match tonight?', 'Which team will win the cup final?', 'What is the score of the game?',
    'من يفوز في مباراة اليوم؟', 'مين بيكسب نهائي الكأس؟',
  ])('is of another field: %s', (question) => { expect(signsIn(question)).not.toEqual([]); });

  it.each([
    'May the winner of a match be paid from what the losers put in?', 'Is betting on a match allowed?',
    'هل تجوز المراهنة على نتيجة المباريات؟',
  ])('is none where it is of the stake: %s', (question) => { expect(signsIn(question)).toEqual([]); });
});
