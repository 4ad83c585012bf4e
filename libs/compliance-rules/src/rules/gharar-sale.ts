import { cite } from '../citations.ts';
import { fact, memoMatch } from '../evidence.ts';
import { paying, payment } from '../examples.ts';
import { vocabulary } from '../facts/vocabulary.ts';
import type { Rule } from '../rule.ts';

const UNKNOWN_PRICES = vocabulary(
  'open', 'oneParty', 'sellerDecides', 'buyerDecides', 'unknownEvent', 'unknown', 'undetermined', 'unspecified', 'tbd',
  'toBeAgreed', 'toBeDetermined', 'later', 'future', 'مجهول', 'غير محدد', 'يحدد لاحقا',
);
const NO_DATE = vocabulary(
  'unknown', 'open', 'undetermined', 'unspecified', 'tbd', 'none', 'notSet', 'someday', 'whenever', 'whenAble', 'later',
  'whenPossible', 'مجهول',
  'غير محدد', 'بدون موعد',
);
/** What is sold on the spot needs no day of delivery. */
const ON_THE_SPOT = vocabulary('spot', 'حال', 'فوري');
const NOT_AN_EXCHANGE = vocabulary('gift', 'charity', 'donation', 'agency', 'promise', 'will', 'هبة', 'صدقة', 'وصية');
const NO_CONDITION = vocabulary('none', 'no', 'unconditional', 'لا يوجد');

/** Uncertainty in the terms of a sale: price, date, choice and condition. */
export const ghararSaleRules: readonly Rule[] = [
  {
    id: 'GHR-006',
    principle: 'gharar',
    severity: 'prohibit',
    title: { en: 'Sale at an unknown price', ar: 'البيع بثمن مجهول' },
    reads: ['sale.price.status', 'memo'],
    when(context) {
      const status = context.facts.sale?.price?.status;
      if (status !== undefined && UNKNOWN_PRICES.has(status)) return { evidence: [fact('sale.price.status', status)] };
      return memoMatch(context, 'GHR-006');
    },
    explain: {
      en: 'The price is not known when the sale is concluded.',
      ar: 'الثمن غير معلوم عند إبرام البيع.',
    },
    remedy: {
      en: 'Fix the number, or a formula that already yields one.',
      ar: 'حدّد الثمن رقمًا أو بمعادلة تعطي رقمًا عند العقد.',
    },
    cite: cite('ss-31', 'iifa-51'),
    examples: {
      compliant: [
        payment({ sale: { price: { status: 'published' } } }),
        payment({ sale: { price: { amount: '900' } } }),
        paying('Price as agreed yesterday, 900'),
        paying('السعر المتفق عليه ٩٠٠'),
      ],
      violating: [
        payment({ sale: { price: { status: 'oneParty' } } }),
        paying('Advance for the furniture, price to be decided later by the seller'),
        paying('شراء بضاعة والسعر يحدد لاحقاً'),
      ],
    },
  },
  {
    id: 'GHR-007',
    principle: 'gharar',
    severity: 'prohibit',
    title: { en: 'No determinable date', ar: 'أجل مجهول' },
    reads: ['sale.deliveryDate', 'sale.payment.dueDate', 'payment.dueDate', 'memo'],
    when(context) {
      const { sale, payment: due } = context.facts;
      const isOnTheSpot = [sale?.type, sale?.terms].some((told) => ON_THE_SPOT.has(told));
      const dates = [
        ['sale.deliveryDate', isOnTheSpot ? undefined : sale?.deliveryDate],
        ['sale.payment.dueDate', sale?.payment?.dueDate], ['payment.dueDate', due?.dueDate],
      ] as const;
      const open = dates.find(([, date]) => NO_DATE.has(date));
      return open === undefined ? memoMatch(context, 'GHR-007') : { evidence: [fact(open[0], open[1])] };
    },
    explain: {
      en: 'The time at which a side of the sale is due cannot be determined.',
      ar: 'لا يمكن تحديد وقت أداء أحد البدلين.',
    },
    remedy: { en: 'Set a date.', ar: 'حدّد تاريخًا.' },
    cite: cite('quran-2-282', 'ss-31'),
    examples: {
      compliant: [
        payment({ sale: { deliveryDate: '2027-01-15' }, payment: { dueDate: '2027-02-15' } }),
        payment({ sale: { type: 'spot', deliveryDate: 'unknown' } }),
        paying('Sofa, delivery on 12 March'),
        paying('كنب والتسليم ١٢ مارس'),
      ],
      violating: [
        payment({ sale: { deliveryDate: 'unknown' } }),
        payment({ payment: { dueDate: 'open' } }),
        paying('Bought a sofa, delivery date not set'),
        paying('شراء أثاث والتسليم بدون موعد محدد'),
      ],
    },
  },
  {
    id: 'GHR-008',
    principle: 'gharar',
    severity: 'prohibit',
    title: { en: 'Two prices and none chosen', ar: 'بيعتان في بيعة' },
    reads: ['sale.alternatives', 'sale.electedIndex', 'memo'],
    when(context) {
      const { alternatives = [], electedIndex } = context.facts.sale ?? {};
      if (alternatives.length < 2 || electedIndex !== undefined) return memoMatch(context, 'GHR-008');
      const offered = alternatives.map(({ price, terms }) => [price, terms].filter(Boolean).join(' ')).join(' / ');
      return { evidence: [fact('sale.alternatives', offered), fact('sale.electedIndex')] };
    },
    explain: {
      en: 'Two prices were offered and the sale was concluded without choosing one.',
      ar: 'عُرض ثمنان وأُبرم البيع دون اختيار أحدهما.',
    },
    remedy: { en: 'Choose one price before concluding.', ar: 'اختر أحد الثمنين قبل إبرام العقد.' },
    cite: cite('tirmidhi-1231', 'iifa-51'),
    examples: {
      compliant: [
        payment({ sale: { alternatives: [{ terms: '900 cash' }, { terms: '1000 over a year' }], electedIndex: 1 } }),
        paying('Instalment price chosen: 1,200 over 12 months'),
        paying('اخترنا سعر التقسيط ١٢٠٠'),
      ],
      violating: [
        payment({ sale: { alternatives: [{ price: '900', terms: 'cash' }, { price: '1000', terms: 'over a year' }] } }),
        paying('900 cash or 1,000 on credit, decide later which price'),
        paying('بيعتين في بيعة'),
      ],
    },
  },
  {
    id: 'GHR-009',
    principle: 'gharar',
    severity: 'prohibit',
    title: { en: 'Sale that hangs on an uncertain event', ar: 'بيع معلق على أمر مجهول' },
    reads: ['contract.condition', 'contract.type', 'memo'],
    when(context) {
      const { condition = '', type } = context.facts.contract ?? {};
      if (condition.trim() === '' || NO_CONDITION.has(condition)) return memoMatch(context, 'GHR-009');
      return NOT_AN_EXCHANGE.has(type) ? undefined : { evidence: [fact('contract.condition', condition)] };
    },
    explain: {
      en: 'The transfer hangs on an outside event that may never happen.',
      ar: 'انتقال الملك معلق على حدث خارجي قد لا يقع.',
    },
    remedy: {
      en: 'Use a promise, or a clear option to cancel.',
      ar: 'استعمل وعدًا أو خيار فسخ واضحًا.',
    },
    cite: cite('ss-31', 'muslim-1513'),
    examples: {
      compliant: [
        payment({ contract: { type: 'gift', condition: 'if he passes the exam' } }),
        paying('Umbrella in case it rains'),
        paying('مظلة تحسبًا لنزول المطر'),
      ],
      violating: [
        payment({ contract: { type: 'sale', condition: 'if the ship arrives' } }),
        paying('The car is sold to me only if it rains tomorrow'),
        paying('بيع السيارة معلق على نزول المطر'),
      ],
    },
  },
];
