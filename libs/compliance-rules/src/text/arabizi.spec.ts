import { describe, expect, it } from '@jest/globals';
import { ArabiziIndex, tellsArabic } from './arabizi.ts';
import { tokenise } from './tokenise.ts';

const index = new ArabiziIndex(['فايده', 'قرض', 'خمر', 'رشوه', 'بيره', 'شرطي', 'شورت', 'نبيذ', 'يرجعها', 'سهره', 'سحره',
  'يرجع', 'دينته']);
const heard = (text: string) => {
  const tokens = tokenise(text);
  const told = tokens.reduce((sum, token) => sum + (token.kind === 'word' ? tellsArabic(token.text) : 0), 0);
  return [...index.read(tokens, told).values()].flat();
};

describe('Arabic in Latin letters', () => {
  it.each([
    ['fa2ida 3al qard', 'فايده'], ['fayda 3ala el qard', 'قرض'], ['5amr w biira', 'خمر'], ['khamr w bira ya 3ali', 'بيره'],
    ['rashwa lel shurti', 'شرطي'], ['nbeeth a7mar', 'نبيذ'], ['w byraje3ha ba3dain', 'يرجعها'], ['lel sahra', 'سهره'],
    ['3al ratib yrajje3', 'يرجع'], ['dayanto w 3al ratib', 'دينته'],
  ])('hears in %j the word %s', (text, word) => {
    expect(heard(text)).toContain(word);
  });

  it('tells words apart by their long vowels and their sounds', () => {
    expect(heard('lel shurti')).not.toContain('شورت');
    expect(heard('lel sahra')).not.toContain('سحره');
  });

  it.each(['food for the bird', 'Villa 3 bedrooms, 2 baths', 'el Clasico ticket', '5kg beer batter', '20k rent, 3months'])(
    'hears nothing in %j', (text) => expect(heard(text)).toEqual([]));
});
