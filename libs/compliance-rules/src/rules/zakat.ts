import { cite } from '../citations.ts';
import { fact, relatedInMemo, memoMatch } from '../evidence.ts';
import { paying, payment } from '../examples.ts';
import type { PaymentFacts } from '../facts/payment.ts';
import { vocabulary } from '../facts/vocabulary.ts';
import type { Context, Match, Rule } from '../rule.ts';

const OWED_TO_PAYEE = vocabulary(
  'price', 'purchase', 'wage', 'wages', 'salary', 'payroll', 'rent', 'loan', 'loanRepayment', 'debt', 'invoice', 'ثمن',
  'راتب', 'أجرة', 'إيجار', 'قرض', 'دين', 'فاتورة',
);
const EIGHT_CATEGORIES = vocabulary(
  'poor', 'needy', 'administrators', 'reconciled', 'heartsToBeReconciled', 'captives', 'freeingCaptives', 'debtors',
  'debtor', 'inGodsWay', 'fiSabilillah', 'traveller', 'strandedTraveller', 'licensedBody', 'فقراء', 'مساكين',
  'العاملين عليها', 'المؤلفة قلوبهم', 'في الرقاب', 'الغارمين', 'في سبيل الله', 'ابن السبيل',
);
const DEPENDANTS = vocabulary(
  'parent', 'father', 'mother', 'grandparent', 'child', 'son', 'daughter', 'grandchild', 'spouse', 'wife', 'dependant',
  'dependent', 'أب', 'أم', 'ابن', 'ابنة', 'زوجة', 'جد', 'حفيد',
);
const IMPURE = vocabulary('interest', 'riba', 'usury', 'gambling', 'bribery', 'theft', 'ربا', 'فوائد', 'قمار', 'رشوة');

/** Zakat that is paid, and zakat that is set aside with a payment. */
export const zakatRules: readonly Rule[] = [
  {
    id: 'ZKT-001',
    principle: 'zakat',
    severity: 'flag',
    title: { en: 'Rate of zakat', ar: 'مقدار الزكاة' },
    reads: [
      'zakatAutoSplit.percentage', 'zakatAutoSplit.baseDeclared', 'zakatSplit.percentage', 'memo',
    ],
    when(context) {
      const { facts, policy } = context;
      for (const split of ['zakatAutoSplit', 'zakatSplit'] as const) {
        const percentage = facts[split]?.percentage;
        if (percentage === undefined || policy.zakatRatesPct.includes(percentage)) continue;
        return { evidence: [fact(`${split}.percentage`, percentage)] };
      }
      if (facts.zakatAutoSplit?.baseDeclared !== false) return relatedInMemo(context, 'ZKT-001');
      return { evidence: [fact('zakatAutoSplit.baseDeclared', false)] };
    },
    explain: {
      en: 'Zakat on money is one fortieth of a declared base.',
      ar: 'زكاة المال ربع العشر من وعاء معلوم.',
    },
    remedy: { en: 'Use 2.5%, or call it voluntary charity.', ar: 'اجعلها ٢٫٥٪ أو سمّها صدقة.' },
    cite: cite('ss-35', 'quarter-tenth'),
    examples: {
      compliant: [
        payment({ zakatAutoSplit: { percentage: 2.5 } }),
        paying('Zakat 2.5% of my savings'),
        paying('زكاة ٢٫٥٪ من مدخراتي'),
      ],
      violating: [
        payment({ zakatAutoSplit: { percentage: 2 } }),
        paying('Zakat at 2% of my savings'),
        paying('زكاة بنسبة ٢٪ من مدخراتي'),
      ],
    },
  },
  {
    id: 'ZKT-002',
    principle: 'zakat',
    severity: 'reject',
    title: { en: 'Zakat taken out of what is owed', ar: 'اقتطاع الزكاة من حق المستفيد' },
    reads: ['zakatSplit.mode', 'purpose'],
    when({ facts: { zakatSplit, purpose } }) {
      if (zakatSplit?.mode !== 'from_amount' || !OWED_TO_PAYEE.has(purpose)) return undefined;
      return { evidence: [fact('zakatSplit.mode', 'from_amount'), fact('purpose', purpose)] };
    },
    explain: {
      en: 'The payer’s zakat would be paid with money that is owed to the payee.',
      ar: 'ستُدفع زكاة الدافع من مال مستحق للمستفيد.',
    },
    remedy: {
      en: 'Add the 2.5% on top, from the payer’s own balance.',
      ar: 'أضف ٢٫٥٪ فوق المبلغ من رصيد الدافع.',
    },
    cite: cite('quran-4-29', 'quran-5-1'),
    examples: {
      compliant: [
        payment({ zakatSplit: { mode: 'on_top' }, purpose: 'wage' }),
        payment({ zakatSplit: { mode: 'from_amount' }, purpose: 'gift' }),
      ],
      violating: [
        payment({ type: 'zakat_split', zakatSplit: { mode: 'from_amount' }, purpose: 'wage' }),
        payment({ zakatSplit: { mode: 'from_amount' }, purpose: 'rent' }),
      ],
    },
  },
  {
    id: 'ZKT-003',
    principle: 'zakat',
    severity: 'flag',
    title: { en: 'Recipient of zakat', ar: 'مستحق الزكاة' },
    reads: ['type', 'recipient.category', 'recipient.relation', 'memo'],
    when: ineligible,
    explain: {
      en: 'The recipient may not be one of those whom zakat is for.',
      ar: 'قد لا يكون المستفيد من مصارف الزكاة.',
    },
    remedy: { en: 'Route the zakat to a licensed zakat body.', ar: 'وجّه الزكاة إلى جهة زكاة مرخصة.' },
    cite: cite('quran-9-60', 'ss-35'),
    examples: {
      compliant: [
        payment({ type: 'zakat', recipient: { category: 'poor' } }),
        payment({ type: 'send', recipient: { category: 'building' } }),
        paying('Zakat to poor families'),
        paying('زكاة للفقراء'),
      ],
      violating: [
        payment({ type: 'zakat', recipient: { category: 'building' } }),
        payment({ type: 'zakat', recipient: { category: 'poor', relation: 'son' } }),
        paying('My zakat to my father'),
        paying('زكاة مالي لأبي'),
      ],
    },
  },
  {
    id: 'ZKT-004',
    principle: 'zakat',
    severity: 'advise',
    title: { en: 'Advance zakat', ar: 'تعجيل الزكاة' },
    reads: ['type', 'zakatSplit', 'zakatAutoSplit', 'user.nisabReached', 'user.hawlDate'],
    when({ facts, policy }) {
      if (!setsAside(facts)) return undefined;
      if (!policy.acceptsAdvanceZakat) return { evidence: [fact('type', facts.type)], outcome: 'early' };
      const { nisabReached, hawlDate = '' } = facts.user ?? {};
      if (nisabReached === undefined) return { evidence: [fact('user.nisabReached')] };
      return hawlDate === '' ? { evidence: [fact('user.hawlDate')] } : undefined;
    },
    explain: {
      en: 'Until the payer’s nisab and zakat year are known, what is set aside is advance zakat or charity.',
      ar: 'ما لم يُعرف بلوغ النصاب وتمام الحول فالمبلغ المجنب زكاة معجلة أو صدقة.',
    },
    remedy: {
      en: 'Keep a ledger of what is set aside and settle it on the day of the zakat year.',
      ar: 'احتفظ بسجل لما يُجنَّب وسوّه عند تمام الحول.',
    },
    outcomes: {
      early: {
        severity: 'advise',
        explain: {
          en: 'By the opinion followed, what is set aside more than shortly before the day of zakat is charity.',
          ar: 'بالرأي المتبع، ما يُجنَّب قبل حلول الزكاة بأكثر من زمن يسير صدقة.',
        },
        remedy: { en: 'Pay the zakat when its day has come.', ar: 'أخرج الزكاة عند تمام الحول.' },
      },
    },
    cite: cite('ss-35'),
    examples: {
      compliant: [
        payment({}),
        payment({ type: 'zakat_split', user: { nisabReached: true, hawlDate: '1448-09-01' } }),
      ],
      violating: [payment({ type: 'zakat_split' }), payment({ zakatAutoSplit: { percentage: 2.5 } })],
    },
  },
  {
    id: 'ZKT-005',
    principle: 'zakat',
    severity: 'flag',
    title: { en: 'Zakat of impure wealth', ar: 'زكاة المال الحرام' },
    reads: ['zakat.sourceTag', 'memo'],
    when(context) {
      const source = context.facts.zakat?.sourceTag;
      return IMPURE.has(source) ? { evidence: [fact('zakat.sourceTag', source)] } : memoMatch(context, 'ZKT-005');
    },
    explain: {
      en: 'Impure money is given away in full; taking 2.5% of it does not purify it.',
      ar: 'المال الحرام يُتخلص منه كله ولا يطهره إخراج ٢٫٥٪ منه.',
    },
    remedy: { en: 'Give all of the impure money away.', ar: 'تخلص من المال الحرام كله.' },
    cite: cite('muslim-1015'),
    examples: {
      compliant: [
        payment({ zakat: { sourceTag: 'salary' } }),
        paying('Zakat on my salary savings'),
        paying('زكاة راتبي'),
      ],
      violating: [
        payment({ zakat: { sourceTag: 'interest' } }),
        paying('Zakat on my bank interest'),
        paying('زكاة الفوائد البنكية'),
      ],
    },
  },
  {
    id: 'ZKT-006',
    principle: 'zakat',
    severity: 'reject',
    title: { en: 'Split that does not add up', ar: 'تجزئة لا يتوافق مجموعها' },
    reads: ['zakatSplit.totalMinor', 'zakatSplit.zakatMinor', 'zakatSplit.netMinor'],
    when({ facts: { zakatSplit } }) {
      const { totalMinor, zakatMinor, netMinor } = zakatSplit ?? {};
      if (totalMinor === undefined || zakatMinor === undefined || netMinor === undefined) return undefined;
      const whole = [totalMinor, zakatMinor, netMinor].every((part) => Number.isSafeInteger(part) && part >= 0);
      if (whole && zakatMinor + netMinor === totalMinor) return undefined;
      return { evidence: [fact('zakatSplit.totalMinor', totalMinor)] };
    },
    explain: {
      en: 'The parts of the split are not whole minor units that add up to the total.',
      ar: 'أجزاء المبلغ ليست وحدات صحيحة مجموعها يساوي الكل.',
    },
    remedy: { en: 'Split in whole minor units.', ar: 'جزّئ المبلغ بوحدات صغرى صحيحة.' },
    cite: cite('good-practice'),
    examples: {
      compliant: [
        payment({ zakatSplit: { totalMinor: 10250, zakatMinor: 250, netMinor: 10000 } }),
        payment({ zakatSplit: { mode: 'on_top' } }),
      ],
      violating: [
        payment({ zakatSplit: { totalMinor: 10250, zakatMinor: 251, netMinor: 10000 } }),
        payment({ zakatSplit: { totalMinor: 10250, zakatMinor: -250, netMinor: 10500 } }),
      ],
    },
  },
  {
    id: 'ZKT-007',
    principle: 'zakat',
    severity: 'flag',
    title: { en: 'Zakat without intention', ar: 'زكاة بلا نية' },
    reads: ['zakatAutoSplit.consent', 'user.kind'],
    when({ facts }) {
      if (facts.zakatAutoSplit === undefined) return undefined;
      if (facts.zakatAutoSplit.consent === false) return { evidence: [fact('zakatAutoSplit.consent', false)] };
      const { kind } = facts.user ?? {};
      return kind === undefined || kind === 'person' ? undefined : { evidence: [fact('user.kind', kind)] };
    },
    explain: {
      en: 'Zakat is an act of worship of its owner, who has not intended it.',
      ar: 'الزكاة عبادة تفتقر إلى نية المالك، ولم تثبت نيته.',
    },
    remedy: { en: 'Let the owner opt in.', ar: 'اجعل التجنيب باختيار المالك.' },
    cite: cite('bukhari-1', 'ss-35'),
    examples: {
      compliant: [
        payment({ zakatAutoSplit: { percentage: 2.5, consent: true }, user: { kind: 'person' } }),
        payment({ user: { kind: 'company' } }),
      ],
      violating: [
        payment({ zakatAutoSplit: { percentage: 2.5, consent: false } }),
        payment({ zakatAutoSplit: { percentage: 2.5, consent: true }, user: { kind: 'company' } }),
      ],
    },
  },
];

function ineligible(context: Context): Match | undefined {
  const { type, recipient } = context.facts;
  if (type !== 'zakat' && type !== 'zakat_split') return memoMatch(context, 'ZKT-003');
  const { category, relation } = recipient ?? {};
  if (DEPENDANTS.has(relation)) return { evidence: [fact('recipient.relation', relation)] };
  if (category !== undefined && !EIGHT_CATEGORIES.has(category)) {
    return { evidence: [fact('recipient.category', category)] };
  }
  return memoMatch(context, 'ZKT-003');
}

function setsAside({ type, zakatSplit, zakatAutoSplit }: PaymentFacts): boolean {
  return type === 'zakat_split' || zakatSplit !== undefined || zakatAutoSplit !== undefined;
}
