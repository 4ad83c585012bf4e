import { cite } from '../citations.ts';
import { fact, saidInMemo } from '../evidence.ts';
import { paying, payment } from '../examples.ts';
import type { Rule } from '../rule.ts';

const SALES_OF_FUTURE_GOODS = new Set(['salam', 'istisna', 'agency', 'promise']);
const UNKNOWN_PRICES = new Set(['open', 'oneParty', 'unknownEvent']);

/** Uncertainty in sales: ownership, existence, description and price. */
export const ghararSaleRules: readonly Rule[] = [
  {
    id: 'GHR-001',
    principle: 'gharar',
    severity: 'prohibit',
    title: { en: 'Sale of what the seller does not own', ar: 'بيع ما لا يملكه البائع' },
    reads: ['sale.object.specific', 'sale.seller.owns', 'sale.type', 'memo'],
    when(context) {
      const sale = context.facts.sale;
      const specific = typeof sale?.object !== 'object' || sale.object.specific !== false;
      if (sale?.seller?.owns === false && specific && !SALES_OF_FUTURE_GOODS.has(sale.type ?? '')) {
        return { evidence: [fact('sale.seller.owns', false)] };
      }
      return saidInMemo(context, 'GHR-001');
    },
    explain: { en: 'The seller is selling what is not yet his.', ar: 'يبيع البائع ما ليس في ملكه.' },
    remedy: {
      en: 'Sign a promise now and sell after ownership.',
      ar: 'وقّع وعدًا الآن وأبرم البيع بعد التملك.',
    },
    cite: cite('abu-dawud-3503', 'ss-8', 'iifa-40'),
    examples: {
      compliant: [
        payment({ sale: { type: 'salam', seller: { owns: false } } }),
        payment({ sale: { type: 'spot', object: { specific: true }, seller: { owns: true } } }),
        paying('Sale of my own flat'),
      ],
      violating: [
        payment({ sale: { type: 'spot', object: { specific: true }, seller: { owns: false } } }),
        paying('Price of a villa the seller does not own yet'),
        paying('بيع سيارة لا أملكها بعد'),
      ],
    },
  },
  {
    id: 'GHR-003',
    principle: 'gharar',
    severity: 'prohibit',
    title: { en: 'Sale of what may never be delivered', ar: 'بيع ما لا يُقدر على تسليمه' },
    reads: ['memo'],
    when: (context) => saidInMemo(context, 'GHR-003'),
    explain: {
      en: '“{term}”: the thing sold does not exist yet or may never be delivered.',
      ar: '«{term}»: المبيع غير موجود أو لا يُقدر على تسليمه.',
    },
    remedy: {
      en: 'Use salam or istisna with full specification, or wait until it can be delivered.',
      ar: 'استعمل السلم أو الاستصناع بوصف كامل، أو انتظر حتى يمكن التسليم.',
    },
    cite: cite('muslim-1513', 'ss-31'),
    examples: {
      compliant: [paying('Two kilos of fresh fish'), paying('Salam: 1 ton of dates, grade A, delivered in August')],
      violating: [paying('Price of the fish in the sea'), paying('شراء جمل شارد'), paying('ثمن سمك في الماء')],
    },
  },
  {
    id: 'GHR-004',
    principle: 'gharar',
    severity: 'prohibit',
    title: { en: 'Sale of an undescribed object', ar: 'بيع المجهول' },
    reads: ['memo'],
    when: (context) => saidInMemo(context, 'GHR-004'),
    explain: {
      en: '“{term}”: the buyer does not know what is bought.',
      ar: '«{term}»: المشتري لا يعلم ما يشتريه.',
    },
    remedy: {
      en: 'Identify or describe the object, or give an option of inspection.',
      ar: 'عيّن المبيع أو صِفه، أو اجعل للمشتري خيار الرؤية.',
    },
    cite: cite('muslim-1513', 'ss-31'),
    examples: {
      compliant: [paying('Mystery novel from the book fair'), paying('Sealed box of 12 named items, list attached')],
      violating: [paying('Mystery box, contents unknown'), paying('صندوق غامض بمحتوى مجهول')],
    },
  },
  {
    id: 'GHR-006',
    principle: 'gharar',
    severity: 'prohibit',
    title: { en: 'Sale at an unknown price', ar: 'البيع بثمن مجهول' },
    reads: ['sale.price.status', 'memo'],
    when(context) {
      const price = context.facts.sale?.price;
      const status = typeof price === 'object' ? price.status : undefined;
      if (status !== undefined && UNKNOWN_PRICES.has(status)) return { evidence: [fact('sale.price.status', status)] };
      return saidInMemo(context, 'GHR-006');
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
        payment({ sale: { price: '900' } }),
        paying('Price as agreed yesterday, 900'),
      ],
      violating: [
        payment({ sale: { price: { status: 'oneParty' } } }),
        paying('Advance for the furniture, price to be decided later by the seller'),
        paying('شراء بضاعة والسعر يحدد لاحقاً'),
      ],
    },
  },
  {
    id: 'GHR-008',
    principle: 'gharar',
    severity: 'prohibit',
    title: { en: 'Two prices and none chosen', ar: 'بيعتان في بيعة' },
    reads: ['memo'],
    when: (context) => saidInMemo(context, 'GHR-008'),
    explain: {
      en: 'Two prices were offered and the sale was concluded without choosing one.',
      ar: 'عُرض ثمنان وأُبرم البيع دون اختيار أحدهما.',
    },
    remedy: { en: 'Choose one price before concluding.', ar: 'اختر أحد الثمنين قبل إبرام العقد.' },
    cite: cite('tirmidhi-1231', 'iifa-51'),
    examples: {
      compliant: [paying('Instalment price chosen: 1,200 over 12 months')],
      violating: [paying('900 cash or 1,000 on credit, decide later which price'), paying('بيعتين في بيعة')],
    },
  },
];
