import { cite } from '../../citations.ts';
import { fact } from '../../evidence.ts';
import { readMinor } from '../../money.ts';
import type { Evidence } from '../../verdict.ts';
import { murabaha } from '../contract-examples.ts';
import type { ContractContext, ContractRule } from '../contract-rule.ts';
import { minorOf, murabahaTotal, scheduleSum } from '../figures.ts';
import { hasWord, factIf } from '../term-evidence.ts';

const NOT_FIXED = ['float', 'variable', 'reset', 'future', 'tied', 'adjust', 'متغير', 'عائم'] as const;
const contracts = ['murabaha'] as const;

/** What the price of a murabaha is made of, and that it adds up. */
export const murabahaPriceRules: readonly ContractRule[] = [
  {
    id: 'MUR-003', contracts, clause: 'assetPrice', severity: 'prohibit',
    title: { en: 'Cost not disclosed', ar: 'إخفاء التكلفة' },
    when: hiddenCost,
    explain: {
      en: 'The buyer must know the cost, and only direct expenses may be added to it.',
      ar: 'يجب أن يعلم المشتري التكلفة، ولا يضاف إليها إلا المصاريف المباشرة.',
    },
    remedy: { en: 'State the cost and each direct expense.', ar: 'بيّن التكلفة وكل مصروف مباشر.' },
    cite: cite('ss-8'),
    examples: {
      compliant: [
        murabaha({ addedExpenses: [{ kind: 'freight', amount: '900', direct: true }] }),
        murabaha({ clauses: 'The seller discloses the cost.' }), murabaha({ clauses: 'يفصح البائع عن التكلفة.' }),
      ],
      violating: [
        murabaha({ costDisclosed: false }),
        murabaha({ addedExpenses: [{ kind: 'salaries', amount: '900', direct: false }] }),
        murabaha({ clauses: 'The cost is not disclosed to the buyer.' }),
        murabaha({ clauses: 'لا يعلم المشتري التكلفة.' }),
      ],
    },
  },
  {
    id: 'MUR-004', contracts, clause: 'profit', severity: 'prohibit',
    title: { en: 'Profit not known at signing', ar: 'ربح غير معلوم عند العقد' },
    when: ({ terms: { profitType, profitAmount }, missing }) => factIf(
      hasWord(profitType, ...NOT_FIXED), 'profitType', profitType)
      ?? factIf(missing.has('profitMargin') && profitAmount === undefined, 'profitMargin'),
    explain: {
      en: 'The profit is not one figure known at signing.',
      ar: 'الربح ليس مبلغًا واحدًا معلومًا عند العقد.',
    },
    remedy: {
      en: 'Fix the profit at signing; a benchmark may guide it that day.',
      ar: 'ثبّت الربح عند العقد، ولا بأس بالاسترشاد بمؤشر يومئذ.',
    },
    cite: cite('ss-8'),
    examples: {
      compliant: [
        murabaha({ profitType: 'fixed' }), murabaha({ clauses: 'The profit does not change.' }),
        murabaha({ clauses: 'الربح ثابت لا يتغير.' }),
      ],
      violating: [
        murabaha({ profitType: 'floating' }), murabaha({ clauses: 'The profit is reset each year.' }),
        murabaha({ clauses: 'يتغير الربح كل سنة.' }),
      ],
    },
  },
  {
    id: 'MUR-005', contracts, clause: 'totalPrice', severity: 'prohibit',
    title: { en: 'Price that does not add up', ar: 'ثمن لا يستقيم حسابه' },
    when: wrongTotal,
    explain: {
      en: 'Cost and profit, the total and the instalments do not agree.',
      ar: 'التكلفة والربح والثمن الإجمالي والأقساط لا تتفق.',
    },
    remedy: { en: 'Correct the figures to the exact sum.', ar: 'صحح الأرقام حتى يصح المجموع.' },
    cite: cite('sound-terms'),
    examples: {
      compliant: [murabaha({ totalPrice: 107500, installmentAmount: 8958.333333 })],
      violating: [
        murabaha({ totalPrice: 108000 }), murabaha({ installmentAmount: 9000 }), murabaha({ schedule: ['100000.00'] }),
      ],
    },
  },
  {
    id: 'MUR-016', contracts, clause: 'commitmentFee', severity: 'prohibit',
    title: { en: 'Fee for a facility', ar: 'رسم ارتباط' },
    when: ({ terms: { commitmentFee: fee } }) => factIf((readMinor(fee) ?? 0n) > 0n, 'commitmentFee', fee),
    explain: {
      en: 'A fee is taken for standing ready to finance, which is nothing that is sold.',
      ar: 'يؤخذ رسم مقابل الاستعداد للتمويل، وليس ذلك مما يباع.',
    },
    remedy: { en: 'Drop the fee.', ar: 'أسقط الرسم.' },
    cite: cite('ss-8'),
    examples: {
      compliant: [
        murabaha({ commitmentFee: '0' }), murabaha({ clauses: 'No commitment fee is due.' }),
        murabaha({ clauses: 'بدون رسوم ارتباط.' }),
      ],
      violating: [
        murabaha({ commitmentFee: '500' }), murabaha({ clauses: 'A commitment fee of 1 percent is due.' }),
        murabaha({ clauses: 'يدفع العميل رسوم ارتباط.' }),
      ],
    },
  },
];

function hiddenCost({ terms: { costDisclosed, addedExpenses = [] } }: ContractContext): Evidence[] | undefined {
  const place = addedExpenses.findIndex(({ kind, direct, disclosed }) =>
    direct === false || disclosed === false || hasWord(kind, 'indirect', 'overhead', 'salar'));
  return factIf(costDisclosed === false, 'costDisclosed', false)
    ?? factIf(place >= 0, `addedExpenses[${place}]`, addedExpenses[place]?.kind);
}

/** Sums must agree to the minor unit; one displayed instalment may be rounded by a single unit. */
function wrongTotal({ terms }: ContractContext): Evidence[] | undefined {
  const total = murabahaTotal(terms);
  if (total === undefined) return undefined;
  const listed = scheduleSum(terms);
  const { totalPrice } = terms;
  if (totalPrice !== undefined && minorOf(totalPrice) !== total) return [fact('totalPrice', totalPrice)];
  if (listed !== undefined && listed !== total) return [fact('schedule')];
  const { installmentAmount: shown, installments } = terms;
  if (shown === undefined || installments === undefined || installments < 1) return undefined;
  const each = Number(total) / installments;
  return factIf(Math.abs(Number(minorOf(shown)) - each) > 1, 'installmentAmount', shown);
}
