import { describe, expect, it } from '@jest/globals';
import { doubtedIn, refusedIn } from '../../test/accuracy.ts';
import { evaluate, type Principle, type Verdict } from '../index.ts';

/** A memo that fails the principle, and one in much the same words that fails nothing. */
const PAIRS: readonly [Principle, string, string][] = [
  ['riba', 'The agreed gift for our lender, second time', 'A farewell gift for our neighbour, second time'],
  ['riba', 'Fee for moving the maturity to June', 'Fee for moving the wardrobe to June'],
  ['riba', 'أجرة الصبر علي الدين هذا الشهر', 'أجرة الحارس هذا الشهر'],
  ['riba', 'كمبيالة مخصومة عند الصراف', 'كمبيالة سددتها يوم استحقاقها'],
  ['riba', 'باعني الجهاز نفسه الذي اشتراه مني بثمن أعلى', 'باعني الجهاز الذي يستعمله في مكتبه'],
  ['gharar', 'Resold before taking-delivery, lot 12', 'Resold after taking delivery, lot 12'],
  ['gharar', 'حليب السنة كلها مهما كان', 'حليب هذا الأسبوع، عشرة لترات'],
  ['gharar', 'وثيقة تأمين سفر من شركة عادية', 'وثيقة سفر بدل فاقد'],
  ['maysir', 'Guess the weight of the pumpkin, 10 a guess', 'Weight of the pumpkin 4 kg, 10'],
  ['maysir', 'اللي يخسر يدفع للفائز ميتين', 'اللي يتأخر يطبخ العشا'],
  ['maysir', 'bet you 50 it rains', '50 for the umbrella, it rains'],
  ['maysir', 'مين يخسر يدفع العشا', 'مين يتأخر يدفع العشا عن نفسه'],
  ['gharar', 'بيع سيارة غير مملوكة بعد', 'بيع سيارة غير مستعملة'],
  ['halal', 'Sick note from a doctor who has never seen me', 'Sick note from the doctor who treated me'],
  ['halal', 'عمولة لموظف المناقصة', 'عمولة الوسيط العقاري'],
  ['halal', 'رخصة سواقة بدون امتحان', 'رخصة سواقة بعد الامتحان'],
  ['kyc', 'Commission on what passes through my account', 'Commission on the flat I let, licensed broker'],
  ['kyc', 'collecting donations from neighbours to my account', 'collecting the parcel from neighbours'],
  ['kyc', 'اسحبوها قبل ما يجمدونها', 'سحبت من الصراف خمسمية'],
  ['kyc', 'نجمع لشباب ما نسميهم', 'نجمع للرحلة، القائمة عند المعلم'],
];

/** What the word lists once took for guilty. */
const INNOCENT: readonly string[] = [
  'Interest credited by error, sent back to the bank', 'فوائد سحبها البنك بالخطأ', 'نصف متجر مشروبات غازية',
  'prize money for Quran competition winner', 'رسوم دورة عن القمار بالجامعة', 'free lucky draw at the mall',
  'لا توجد فائدة على هذا القرض', 'المبلغ بيكون عندك بكرة', 'bikoun el mablagh 3indak bukra',
  'برسيم وحشيش للحلال', 'Bribe refused, complaint letter', 'Thank the purchasing manager with a card',
];

describe('what people say outright in everyday words', () => {
  it.each(PAIRS)('speaks for %s: %s', (principle, guilty) => {
    expect(doubtedIn(verdictOn(guilty))).toContain(principle);
  });

  it.each(PAIRS)('does not speak for %s where it means something else', (_, __, innocent) => {
    expect(refusedIn(verdictOn(innocent))).toEqual([]);
  });

  it.each(INNOCENT)('lets pass: %s', (memo) => {
    expect(refusedIn(verdictOn(memo))).toEqual([]);
  });
});

function verdictOn(memo: string): Verdict {
  return evaluate({ type: 'send', amount: '250', currency: 'AED', memo });
}
