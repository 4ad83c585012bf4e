import { cite } from '../citations.ts';
import { fact, memoMatch } from '../evidence.ts';
import { paying, payment } from '../examples.ts';
import { vocabulary } from '../facts/vocabulary.ts';
import type { Context, Match, Rule } from '../rule.ts';
import { lagInDays } from '../settlement.ts';

const UNKNOWN = vocabulary('', 'unknown', 'open', 'tbd', 'unspecified', 'undetermined', 'none', 'مجهول', 'غير محدد');

/** Uncertainty in named contracts: salam, istisna, earnest money, joined contracts. */
export const ghararContractRules: readonly Rule[] = [
  {
    id: 'GHR-015',
    principle: 'gharar',
    severity: 'prohibit',
    title: { en: 'Salam without its conditions', ar: 'سلم لم تكتمل شروطه' },
    reads: ['salam.price.paidAt', 'salam.spec', 'salam.date', 'salam.place', 'salam.singleSource', 'asOf', 'memo'],
    when: (context) => faultInSalam(context) ?? memoMatch(context, 'GHR-015'),
    explain: {
      en: 'A salam needs its price now, a full description, a date and goods from no single field or tree.',
      ar: 'يشترط في السلم تعجيل الثمن ووصف المبيع وتحديد الأجل وألا يكون من حقل أو شجرة بعينها.',
    },
    remedy: {
      en: 'Pay in full now, describe the goods and fix the date.',
      ar: 'عجّل الثمن كاملًا وصف المبيع وحدّد الأجل.',
    },
    cite: cite('ss-10', 'iifa-85'),
    examples: {
      compliant: [
        payment({ salam: { price: { paidAt: 'T+3' }, spec: true, date: '2027-08-01', place: 'Doha' } }),
        paying('Salam, 1 ton of dates grade A, paid in full, delivered in August'),
        paying('بيع سلم طن تمر مدفوع بالكامل'),
      ],
      violating: [
        payment({ salam: { price: { paidAt: 'later' } } }),
        payment({ salam: { spec: false } }),
        payment({ salam: { singleSource: true } }),
        paying('Salam contract for rice, price paid on delivery'),
        paying('عقد سلم على قمح والثمن عند التسليم'),
      ],
    },
  },
  {
    id: 'GHR-016',
    principle: 'gharar',
    severity: 'prohibit',
    title: { en: 'Istisna without specification or price', ar: 'استصناع بلا مواصفات أو ثمن' },
    reads: ['istisna.spec', 'istisna.price', 'memo'],
    when(context) {
      const { spec, price } = context.facts.istisna ?? {};
      if (spec === false) return { evidence: [fact('istisna.spec', false)] };
      if (UNKNOWN.has(price)) return { evidence: [fact('istisna.price', price)] };
      return memoMatch(context, 'GHR-016');
    },
    explain: {
      en: 'What is to be made, or its price, is not known.',
      ar: 'المصنوع أو ثمنه غير معلوم.',
    },
    remedy: { en: 'Complete the drawings, the price and the date.', ar: 'أكمل المخططات والثمن والتاريخ.' },
    cite: cite('ss-11', 'iifa-65'),
    examples: {
      compliant: [
        payment({ istisna: { spec: true, price: '9000' } }),
        paying('Istisna of a boat, drawings attached, second stage payment'),
        paying('استصناع قارب حسب المخططات، الدفعة الثانية'),
      ],
      violating: [
        payment({ istisna: { spec: false } }),
        payment({ istisna: { price: 'unknown' } }),
        paying('Istisna of a boat without drawings'),
        paying('استصناع مطبخ بدون مواصفات'),
      ],
    },
  },
  {
    id: 'GHR-017',
    principle: 'gharar',
    severity: 'advise',
    title: { en: 'Earnest money', ar: 'العربون' },
    reads: ['arbun.amount', 'arbun.decisionDate', 'memo'],
    when: earnestMoney,
    explain: {
      en: 'Earnest money is accepted with a date by which the buyer decides.',
      ar: 'العربون جائز مع تحديد وقت لقرار المشتري.',
    },
    remedy: {
      en: 'State the date and that the earnest money counts towards the price.',
      ar: 'اذكر الوقت وأن العربون محسوب من الثمن.',
    },
    outcomes: {
      open: {
        severity: 'prohibit',
        explain: {
          en: 'Earnest money is taken without a date by which the buyer must decide.',
          ar: 'أُخذ العربون بلا وقت معلوم لقرار المشتري.',
        },
        remedy: {
          en: 'State by when the buyer decides, and that the earnest money counts towards the price.',
          ar: 'حدّد وقت قرار المشتري واذكر أن العربون محسوب من الثمن.',
        },
      },
    },
    cite: cite('ss-53', 'iifa-72'),
    examples: {
      compliant: [payment({ arbun: {} }), paying('Deposit for the wedding hall'), paying('عربون قاعة العرس')],
      violating: [
        payment({ arbun: { amount: '500', decisionDate: '2027-01-15' } }),
        payment({ arbun: { amount: '500' } }),
        paying('Arbun for the car, no deadline to decide'),
        paying('عربون أرض بدون مدة محددة للقرار'),
      ],
    },
  },
  {
    id: 'GHR-018',
    principle: 'gharar',
    severity: 'flag',
    title: { en: 'Contracts that depend on each other', ar: 'عقود مشروط بعضها ببعض' },
    reads: ['contract.linkedContracts', 'memo'],
    when(context) {
      const linked = context.facts.contract?.linkedContracts ?? [];
      if (linked.length === 0) return memoMatch(context, 'GHR-018');
      return { evidence: [fact('contract.linkedContracts', linked.join(', '))] };
    },
    explain: {
      en: 'Two exchanges are made conditional on each other, so the board must see them together.',
      ar: 'معاوضتان مشروطة إحداهما بالأخرى، فتنظر فيهما الهيئة معًا.',
    },
    remedy: {
      en: 'Separate the documents; use promises instead of conditions.',
      ar: 'افصل بين العقود واستعمل الوعد بدل الشرط.',
    },
    cite: cite('ss-25'),
    examples: {
      compliant: [
        payment({ contract: { linkedContracts: [] } }),
        paying('Sold the shop and, later, rented another one'),
        paying('بعت المحل ثم استأجرت غيره'),
      ],
      violating: [
        payment({ contract: { linkedContracts: ['lease of the shop'] } }),
        paying('Selling him the shop on condition that he sells me his farm'),
        paying('بيع المحل بشرط أن يبيعني مزرعته'),
      ],
    },
  },
];

function faultInSalam({ facts: { salam, asOf }, policy }: Context): Match | undefined {
  if (salam === undefined) return undefined;
  const lag = lagInDays(salam.price?.paidAt, asOf);
  if (lag !== undefined && lag > policy.salamPaymentDays) {
    return { evidence: [fact('salam.price.paidAt', salam.price?.paidAt)] };
  }
  if (salam.spec === false) return { evidence: [fact('salam.spec', false)] };
  if (UNKNOWN.has(salam.date)) return { evidence: [fact('salam.date', salam.date)] };
  if (UNKNOWN.has(salam.place)) return { evidence: [fact('salam.place', salam.place)] };
  return salam.singleSource === true ? { evidence: [fact('salam.singleSource', true)] } : undefined;
}

function earnestMoney(context: Context): Match | undefined {
  const { amount, decisionDate = '' } = context.facts.arbun ?? {};
  if (amount !== undefined) {
    const evidence = [fact('arbun.amount', amount), fact('arbun.decisionDate', decisionDate)];
    return UNKNOWN.has(decisionDate) ? { evidence, outcome: 'open' } : { evidence };
  }
  const said = memoMatch(context, 'GHR-017');
  return said === undefined ? undefined : { outcome: 'open', ...said };
}
