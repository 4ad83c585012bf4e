import { cite } from '../citations.ts';
import { fact, memoMatch } from '../evidence.ts';
import { paying, payment } from '../examples.ts';
import { vocabulary } from '../facts/vocabulary.ts';
import { readMinor } from '../money.ts';
import type { Context, Match, Rule } from '../rule.ts';

const LAWFUL_FEES = vocabulary(
  'flatCost', 'actualCost', 'flat', 'flatCostRecovery', 'costRecovery', 'issuanceCost', 'actual', 'cost', 'none',
  'free', 'voluntary', 'التكلفة الفعلية', 'بدون أجر',
);
const TARIFFS = vocabulary(
  'regulatedTariff', 'regulatorTariff', 'regulatorAcceptedTariff', 'tariff', 'lcTariff', 'lgTariff', 'تعرفة معتمدة',
);
const NOTHING = vocabulary('none', 'no', 'nothing', 'لا شيء', 'لا يوجد');

/** What a lender or a guarantor gains besides the sum: benefits, deals tied to the loan, pay for surety. */
export const ribaConditionRules: readonly Rule[] = [
  {
    id: 'RIBA-003',
    principle: 'riba',
    severity: 'prohibit',
    title: { en: 'Benefit stipulated for the lender', ar: 'منفعة مشروطة للمقرض' },
    reads: ['loan.benefits', 'memo'],
    when(context) {
      const benefits = context.facts.loan?.benefits ?? [];
      const index = benefits.findIndex(({ kind, stipulated, customary }) =>
        (stipulated === true || customary === true) && !NOTHING.has(kind));
      if (index < 0) return memoMatch(context, 'RIBA-003');
      return { evidence: [fact(`loan.benefits[${index}]`, benefits[index]?.kind)] };
    },
    explain: {
      en: 'A benefit to the lender that is agreed in advance is an increase even when it is not money.',
      ar: 'المنفعة المشروطة للمقرض زيادة على القرض ولو لم تكن نقدًا.',
    },
    remedy: {
      en: 'Delete the condition; unrequested thanks at repayment may stay.',
      ar: 'احذف الشرط، ولا بأس بشكر غير مشروط عند السداد.',
    },
    cite: cite('ss-19'),
    examples: {
      compliant: [
        payment({ type: 'loan', loan: { principal: '900', benefits: [{ kind: 'gift', stipulated: false }] } }),
        paying('Lending my brother 900 until Friday'),
        paying('سلفت أخي ٩٠٠ لين الجمعة'),
      ],
      violating: [
        payment({ type: 'loan', loan: { principal: '900', benefits: [{ kind: 'use of car', stipulated: true }] } }),
        paying('I lend you 5,000 on condition that I use your car'),
        paying('سلفة ٣٠٠٠ مقابل أسكن في شقته مجاناً'),
      ],
    },
  },
  {
    id: 'RIBA-005',
    principle: 'riba',
    severity: 'prohibit',
    title: { en: 'Loan joined to a trade', ar: 'الجمع بين القرض والبيع' },
    reads: ['loan.tiedTransactions', 'memo'],
    when: (context) => tiedDeal(context) ?? memoMatch(context, 'RIBA-005'),
    explain: {
      en: 'A loan that is joined to a trade lets the lender profit through the price.',
      ar: 'ربط القرض بالبيع يتيح للمقرض الربح من خلال الثمن.',
    },
    remedy: {
      en: 'Separate the deals: trade at the market price, or drop the loan.',
      ar: 'افصل بين العقدين: بِع بسعر السوق أو اترك القرض.',
    },
    outcomes: {
      unpriced: {
        severity: 'flag',
        explain: {
          en: 'The loan is joined to a trade whose fair price is not known.',
          ar: 'القرض مرتبط بصفقة لا يُعرف سعرها العادل.',
        },
        remedy: {
          en: 'Show what an independent party would pay in the tied trade.',
          ar: 'أثبت السعر الذي يدفعه طرف مستقل في الصفقة المرتبطة.',
        },
      },
    },
    cite: cite('abu-dawud-3504', 'ss-25'),
    examples: {
      compliant: [
        payment({ loan: { principal: '900', tiedTransactions: [{ price: '100', fairValue: '100' }] } }),
        payment({ loan: { principal: '900', tiedTransactions: [{ price: '150', sameParties: false }] } }),
        paying('Lent him 900, and bought his chair last year'),
        paying('أقرضته ٩٠٠ ولا شرط بيننا'),
      ],
      violating: [
        payment({ loan: { principal: '900', tiedTransactions: [{ kind: 'sale', price: '150', fairValue: '100' }] } }),
        payment({ loan: { principal: '900', tiedTransactions: [{ kind: 'lease', price: '150' }] } }),
        paying('Loan of 9,000 on condition that he rents my shop for 3,000'),
        paying('قرض ٩٠٠٠ بشرط أن يشتري سيارتي'),
      ],
    },
  },
  {
    id: 'RIBA-021',
    principle: 'riba',
    severity: 'prohibit',
    title: { en: 'Pay for standing surety', ar: 'الأجر على الكفالة' },
    reads: ['guarantee.feeBasis', 'memo'],
    when(context) {
      const basis = context.facts.guarantee?.feeBasis;
      if (basis === undefined) return memoMatch(context, 'RIBA-021');
      if (LAWFUL_FEES.has(basis)) return undefined;
      const evidence = [fact('guarantee.feeBasis', basis)];
      return TARIFFS.has(basis) ? { evidence, outcome: 'tariff' } : { evidence };
    },
    explain: {
      en: 'A fee by amount or time for guaranteeing a debt resembles a charge on a loan.',
      ar: 'الأجر على ضمان الدين بنسبة أو بمدة يشبه الزيادة على القرض.',
    },
    remedy: {
      en: 'Let the fee be the actual cost of issuing the guarantee.',
      ar: 'ليكن الرسم بقدر تكلفة إصدار الضمان الفعلية.',
    },
    outcomes: {
      tariff: {
        severity: 'flag',
        explain: {
          en: 'The guarantee is charged by a tariff that the regulator accepts.',
          ar: 'رسم الضمان وفق تعرفة تقبلها الجهة الرقابية.',
        },
        remedy: { en: 'Refer the tariff to the Shariah board.', ar: 'أحل التعرفة إلى الهيئة الشرعية.' },
      },
    },
    cite: cite('ss-5'),
    examples: {
      compliant: [
        payment({ guarantee: { feeBasis: 'flatCost' } }),
        paying('Guarantee letter, stamp and courier cost'),
        paying('ضمان المكيف لمدة سنتين'),
      ],
      violating: [
        payment({ guarantee: { feeBasis: 'percentOfAmount' } }),
        payment({ guarantee: { feeBasis: 'regulatedTariff' } }),
        paying('Guarantor commission of 3% of the debt'),
        paying('عمولة كفالة ٣٪ من مبلغ الدين'),
      ],
    },
  },
];

function tiedDeal({ facts }: Context): Match | undefined {
  const deals = (facts.loan?.tiedTransactions ?? []).map((deal, index) => ({ ...deal, index }));
  const tied = deals.filter((deal) => deal.sameParties !== false && !NOTHING.has(deal.kind));
  const unfair = tied.find(({ price, fairValue }) =>
    price !== undefined && fairValue !== undefined && readMinor(price) !== readMinor(fairValue));
  if (unfair !== undefined) return { evidence: [fact(`loan.tiedTransactions[${unfair.index}].price`, unfair.price)] };
  const unpriced = tied.find(({ fairValue }) => fairValue === undefined);
  if (unpriced === undefined) return undefined;
  return { evidence: [fact(`loan.tiedTransactions[${unpriced.index}].fairValue`)], outcome: 'unpriced' };
}
