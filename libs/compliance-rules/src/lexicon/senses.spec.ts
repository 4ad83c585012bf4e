import { describe, expect, it } from '@jest/globals';
import { doubtedIn } from '../../test/accuracy.ts';
import { evaluate, type Principle } from '../index.ts';

const verdictOn = (memo: string) => evaluate({ type: 'send', amount: '250', currency: 'AED', memo });
const objectedTo = (memo: string): Principle[] => doubtedIn(verdictOn(memo));

/** Words of the lists in another sense, by kind. */
const INNOCENT = {
  institutes: ['RIBA membership renewal', 'RIBA institute exam'],
  vessels: ['two matka pots for the garden', 'clay matka'],
  names: ['صالون سحر للتجميل', 'فستان سحر من خياطة الكرامة', 'لأخوي ميسر أجرة صبغ المجلس', 'Sahar boutique, abaya'],
  places: ['Casino Street parking', 'beer tower lift repair', 'شقة في برج الحظ'],
  'what was written off': ['interest written off, last of the principal'],
  cleaners: ['70% alcohol for cleaning the tools', 'معقم يدين بكحول سبعين بالمئة', 'white spirit for the brushes'],
  treatment: ['alcohol rehab programme fee'],
  digging: ['well digging for the village', 'حفر بئر للقرية'],
  fodder: ['برسيم وحشيش للأغنام'],
  colours: ['wine coloured abaya', 'فستان بلون النبيذ'],
  'other tongues': ['ghar ka kiraya april', 'bayad sa kuryente', 'bhai ka udhaar wapas, poori raqam', 'masroof el walda'],
} as const;

/** Breaches in abbreviations, other tongues and the names of houses. */
const GUILTY: readonly (readonly [Principle, readonly string[]])[] = [
  ['riba', ['OD int chg', 'INT CHG SAV', 'TR fin chg', 'sood ka paisa', 'byaj de raha hoon', 'utang na may tubo']],
  ['maysir', ['jua khela', 'satta ka paisa', 'talo sa sugal', 'top up for my BetLucky account', 'lottery ka ticket']],
  ['halal', ['sharab ki bottle', 'isang case ng red horse beer', 'Carlsberg crate', 'kala jadoo baba']],
  ['gharar', ['life cover MetLife premium', 'السمك الذي سيصطاده غدا مهما كان']],
];

describe('a word of the lists in another sense', () => {
  it.each(Object.entries(INNOCENT))('objects to nothing: %s', (_, memos) => {
    expect(memos.filter((memo) => objectedTo(memo).length > 0)).toEqual([]);
  });
});

describe('a breach in short, in another tongue or by a house', () => {
  it.each(GUILTY)('is not let pass: %s', (principle, memos) => {
    expect(memos.filter((memo) => !objectedTo(memo).includes(principle))).toEqual([]);
  });

  it('is none where the house is one of takaful or Islamic finance', () => {
    for (const memo of ['Salama car insurance', 'ADIB home finance instalment']) {
      expect(verdictOn(memo).findings.filter(({ ruleId }) => !ruleId.startsWith('MODEL-'))).toEqual([]);
    }
    expect(objectedTo('قسط تكافل سيارتي من سلامة')).toEqual([]);
  });
});

describe('a word with one sense', () => {
  it('blocks whatever stands beside it', () => {
    const padding = 'Thanks again for a lovely weekend with the family at the farm, see you soon';
    for (const memo of ['usury', 'شراء كوكايين', `lottery ticket. ${padding}`]) {
      expect(verdictOn(memo).action).toBe('block');
    }
  });

  it('blocks nothing that it is only named to oppose', () => {
    expect(verdictOn('law book on usury').action).toBe('allow');
  });
});
