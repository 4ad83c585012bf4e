import { describe, expect, it } from '@jest/globals';
import { evaluate } from '../evaluate.ts';
import { paying } from '../examples.ts';

const increaseIn = (memo: string) =>
  evaluate(paying(memo)).findings.find(({ ruleId }) => ruleId === 'RIBA-001')?.explain.en;

describe('money now for more money later', () => {
  it.each([
    ['We agreed: 3,000 from me today, 3,200 from him when his leave salary lands', '3,200', '3,000'],
    ['My brother-in-law hands me 3,000 this week and I hand him 3,300 when the school year ends', '3,300', '3,000'],
    ['Two payments of 500 for the 900 I owe my cousin', '1,000', '900'],
    ['سلفت جاري ألفين، ويعطيني ألفين وثلاثمية يوم ينزل معاشه', '2,300', '2,000'],
    ['salaftoh alfein w yrajje3 alfein w nos', '2,500', '2,000'],
    ['Every dirham comes home with a friend, so he calls it, I sent 2,200 for the 2,000', '2,200', '2,000'],
    ['My watch lies in his drawer till I bring 1,150 for the 1,000', '1,150', '1,000'],
  ])('is heard in “%s”', (memo, received, given) => {
    const explained = increaseIn(memo)?.replaceAll(',', '');
    expect(explained).toContain(received.replace(',', ''));
    expect(explained).toContain(given.replace(',', ''));
  });

  it.each([
    'My brother-in-law hands me 3,000 this week and I hand him 3,000 when the school year ends',
    'Three payments of 300 for the 900 I owe my cousin',
    'I bring 1,000 for the 1,000',
    'Paid the tailor 1,150 for the 1,000 buttons and the thread',
    'Loan: 1,500 principal, six monthly repayments of 250',
    'Take 300 today, on Monday the other 330 for the second wall',
    '900 now or 1,050 later, chose now and took the fridge',
    'First 1,000 now and 1,100 at handover, kitchen cabinets 2,100 in all',
  ])('is not heard in “%s”', (memo) => {
    expect(increaseIn(memo)).toBeUndefined();
  });
});
