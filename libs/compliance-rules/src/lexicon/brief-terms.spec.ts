import { describe, expect, it } from '@jest/globals';
import { evaluate, type Principle } from '../index.ts';

/** A memo that fails the principle, and one in much the same words that fails nothing. */
const PAIRS: readonly [Principle, string, string][] = [
  ['riba', 'pmt 4/12 + late 2%', 'pmt 4/12 on time'],
  ['riba', 'inst 7 of 24 + int', 'inst 7 of 24 ijara'],
  ['riba', 'dahab bel ta2seet 3ala 5 shohoor', 'dahab cash w astalamto'],
  ['riba', 'الذهب على أقساط خمسة شهور', 'الذهب مدفوع كامل واستلمته'],
  ['gharar', 'ins. prem. villa', 'ins. of windows, villa, glazier'],
  ['gharar', 'veh ins renew', 'veh reg renew'],
  ['gharar', 'ta2meen 3al 7ayah 150 shahri', 'ta2meen el sha22a yerga3 lama atla3'],
  ['gharar', 'fut. wheat Z6 x2', '2 x wheat 25 kg'],
  ['gharar', 'opt prem 3 mo', 'prem. plan 3 mo, music'],
  ['maysir', 'loos fel kotsheena embare7, flous el kotsheena', 'kotsheena gededa lel beit'],
  ['maysir', 'كل واحد حط خمسين والفايز ياخذ الكل', 'كل واحد حط خمسين لهدية المعلم'],
  ['halal', 'tramadol from the gym guy', 'tram ticket for the gym guy'],
  ['halal', 'rendered fat of hogs for pastry', 'rendered wall of the house, pastry colour'],
  ['halal', 'sa3a ta2leed rolex lel be3', 'sa3a casio lel be3'],
  ['halal', 'جواز باسم ثاني خلال أسبوع', 'جواز باسم ولدي خلال أسبوع'],
  ['halal', 'صندوق شعير مخمر بارد للسهرة', 'كرتون ورق طباعة مسكر'],
  ['kyc', 'a consultancy that nobody gave, to take it out of the firm', 'consulting per contract 18, report delivered'],
  ['kyc', 'باسم بنت خالتي لأني محظور', 'باسم بنت خالتي هدية عرسها'],
];

describe('what statements cut short and chats spell by ear', () => {
  it.each(PAIRS)('speaks for %s: %s', (principle, guilty) => {
    expect(verdictOn(guilty)[principle]).not.toBe('pass');
  });

  it.each(PAIRS)('does not speak for %s where it means something else', (_, __, innocent) => {
    expect(Object.values(verdictOn(innocent))).toEqual(['pass', 'pass', 'pass', 'pass', 'pass']);
  });
});

function verdictOn(memo: string) {
  return evaluate({ type: 'send', amount: '250', currency: 'AED', memo }).principles;
}
