import { cite } from '../citations.ts';
import { fact, memoMatch } from '../evidence.ts';
import { paying, payment } from '../examples.ts';
import type { SaleFacts } from '../facts/payment.ts';
import { vocabulary } from '../facts/vocabulary.ts';
import type { Match, Rule } from '../rule.ts';
import { tokenise } from '../text/tokenise.ts';

const SALES_OF_FUTURE_GOODS = vocabulary(
  'salam', 'istisna', "istisna'", 'agency', 'wakala', 'promise', "wa'd", 'سلم', 'استصناع', 'وكالة', 'وعد',
);
const FUTURE_GOODS = vocabulary('salam', 'istisna', "istisna'", 'سلم', 'استصناع');
const ABSENT = vocabulary(
  'none', 'no', 'absent', 'future', 'lost', 'stray', 'strayed', 'stolen', 'missing', 'nonexistent', 'notYet', 'unborn',
  'notYetExisting', 'doesNotExist', 'معدوم', 'مفقود', 'شارد', 'ضائع',
);
const IMMOVABLE = vocabulary('land', 'immovable', 'property', 'realEstate', 'أرض', 'عقار');
const FOOD = new Set([
  'food', 'foodstuff', 'grain', 'wheat', 'rice', 'barley', 'dates', 'corn', 'flour', 'sugar', 'salt', 'meat', 'fish',
  'fruit', 'vegetables', 'milk', 'oil', 'طعام', 'قمح', 'ارز', 'شعير', 'تمر', 'ذره', 'دقيق', 'سكر', 'ملح', 'لحم', 'سمك',
  'فواكه', 'خضار', 'حليب', 'زيت',
]);
const NOT_POSSESSED = vocabulary('none', 'no', 'notYet', 'absent', 'pending', 'لا', 'غير مقبوض');
const UNKNOWN = vocabulary('unknown', 'unspecified', 'undetermined', 'unmeasured', 'not known', 'مجهول', 'غير معلوم');

/** Uncertainty in what is sold: whether it is owned, possessed, there, known and measured. */
export const ghararObjectRules: readonly Rule[] = [
  {
    id: 'GHR-001',
    principle: 'gharar',
    severity: 'prohibit',
    title: { en: 'Sale of what the seller does not own', ar: 'بيع ما لا يملكه البائع' },
    reads: ['sale.object.specific', 'sale.seller.owns', 'sale.type', 'memo'],
    when(context) {
      const sale = context.facts.sale;
      const specific = objectOf(sale).specific !== false;
      if (sale?.seller?.owns === false && specific && !SALES_OF_FUTURE_GOODS.has(sale.type)) {
        return { evidence: [fact('sale.seller.owns', false)] };
      }
      return memoMatch(context, 'GHR-001');
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
        paying('بيع شقتي التي أملكها'),
      ],
      violating: [
        payment({ sale: { type: 'spot', object: { specific: true }, seller: { owns: false } } }),
        paying('Price of a villa the seller does not own yet'),
        paying('بيع سيارة لا أملكها بعد'),
      ],
    },
  },
  {
    id: 'GHR-002',
    principle: 'gharar',
    severity: 'prohibit',
    title: { en: 'Resale before possession', ar: 'بيع المبيع قبل قبضه' },
    reads: ['sale.possession', 'sale.object.kind', 'memo'],
    when(context) {
      const sale = context.facts.sale;
      const isTold = NOT_POSSESSED.has(sale?.possession);
      const match = isTold ? { evidence: [fact('sale.possession', sale?.possession)] } : memoMatch(context, 'GHR-002');
      if (match === undefined) return undefined;
      const { possessionOf } = context.policy;
      if (possessionOf === 'food') return ofFood(match, objectOf(sale));
      return isTold && possessionOf === 'movables' && IMMOVABLE.has(objectOf(sale).kind) ? undefined : match;
    },
    outcomes: {
      unsaid: {
        severity: 'flag',
        explain: {
          en: 'Goods are sold on before possession: by the opinion followed that is forbidden of food, and nothing '
            + 'says whether they are.',
          ar: 'تُباع السلعة قبل قبضها: ويحرم ذلك بالرأي المتبع في الطعام، ولا شيء يبيّن هل هي طعام.',
        },
        remedy: { en: 'State what is sold.', ar: 'بيّن المبيع.' },
      },
    },
    explain: {
      en: 'The goods are sold on before the seller has taken possession of them and their risk.',
      ar: 'تُباع السلعة قبل أن يقبضها البائع وتنتقل إليه تبعتها.',
    },
    remedy: {
      en: 'Wait for delivery, a warehouse receipt or another constructive possession.',
      ar: 'انتظر التسليم أو إيصال المخزن أو قبضًا حكميًا آخر.',
    },
    cite: cite('ss-18', 'iifa-53'),
    examples: {
      compliant: [
        payment({ sale: { possession: 'constructive', object: { kind: 'movable' } } }),
        payment({ sale: { possession: 'none', object: { kind: 'land' } } }),
        paying('Sold my car after delivery to the buyer'),
        paying('بعت السيارة بعد استلامها'),
      ],
      violating: [
        payment({ sale: { possession: 'none', object: { kind: 'movable' } } }),
        paying('Selling the phones before I receive them'),
        paying('بعت البضاعة قبل قبضها'),
      ],
    },
  },
  {
    id: 'GHR-003',
    principle: 'gharar',
    severity: 'prohibit',
    title: { en: 'Sale of what may never be delivered', ar: 'بيع ما لا يُقدر على تسليمه' },
    reads: ['sale.object.existence', 'sale.object.deliverable', 'sale.type', 'memo'],
    when(context) {
      const { existence, deliverable } = objectOf(context.facts.sale);
      if (FUTURE_GOODS.has(context.facts.sale?.type)) return memoMatch(context, 'GHR-003');
      if (existence !== undefined && ABSENT.has(existence)) {
        return { evidence: [fact('sale.object.existence', existence)], data: { term: existence } };
      }
      if (deliverable !== false) return memoMatch(context, 'GHR-003');
      return { evidence: [fact('sale.object.deliverable', false)], data: { term: 'undeliverable' } };
    },
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
      compliant: [
        payment({ sale: { type: 'istisna', object: { existence: 'future' } } }),
        payment({ sale: { object: { existence: 'present', deliverable: true } } }),
        paying('Two kilos of fresh fish'),
        paying('Salam: 1 ton of dates, grade A, delivered in August'),
        paying('كيلوين سمك طازج'),
        paying('نقل بضائع'),
        paying('شحن البضائع وتخليصها من الجمارك'),
        paying('أجرة تخزين بضائعنا في المستودع'),
        paying('ثمن بضائع للمحل'),
        paying('Haulage of goods to Dammam'),
      ],
      violating: [
        payment({ sale: { object: { existence: 'strayed' } } }),
        payment({ sale: { object: { deliverable: false } } }),
        paying('Price of the fish in the sea'),
        paying('شراء جمل شارد'),
        paying('ثمن سمك في الماء'),
        paying('ثمن بضائع ضائعة'),
      ],
    },
  },
  {
    id: 'GHR-004',
    principle: 'gharar',
    severity: 'prohibit',
    title: { en: 'Sale of an undescribed object', ar: 'بيع المجهول' },
    reads: ['sale.object.identified', 'sale.object.spec', 'sale.object.inspection', 'memo'],
    when(context) {
      const { identified, spec, inspection } = objectOf(context.facts.sale);
      if (identified !== false || spec === true || inspection === true) return memoMatch(context, 'GHR-004');
      return { evidence: [fact('sale.object.identified', false)], data: { term: 'unidentified' } };
    },
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
      compliant: [
        payment({ sale: { object: { identified: false, inspection: true } } }),
        paying('Mystery novel from the book fair'),
        paying('Sealed box of 12 named items, list attached'),
        paying('رواية غامضة من معرض الكتاب'),
      ],
      violating: [
        payment({ sale: { object: { identified: false } } }),
        paying('Mystery box, contents unknown'),
        paying('صندوق غامض بمحتوى مجهول'),
      ],
    },
  },
  {
    id: 'GHR-005',
    principle: 'gharar',
    severity: 'prohibit',
    title: { en: 'Sale of an unknown quantity', ar: 'بيع مقدار مجهول' },
    reads: ['sale.quantity', 'sale.jizaf', 'memo'],
    when(context) {
      const sale = context.facts.sale;
      if (!UNKNOWN.has(sale?.quantity)) return memoMatch(context, 'GHR-005');
      return sale?.jizaf === true ? undefined : { evidence: [fact('sale.quantity', sale?.quantity)] };
    },
    explain: { en: 'The quantity sold is not known.', ar: 'مقدار المبيع مجهول.' },
    remedy: { en: 'State the measure, weight or count.', ar: 'بيّن الكيل أو الوزن أو العدد.' },
    cite: cite('ss-31', 'muslim-1513'),
    examples: {
      compliant: [
        payment({ sale: { quantity: '12 boxes' } }),
        payment({ sale: { quantity: 'unknown', jizaf: true } }),
        paying('The heap of dates in front of us, as it is seen'),
        paying('كومة التمر التي أمامنا'),
      ],
      violating: [
        payment({ sale: { quantity: 'unknown' } }),
        paying('Price of dates, unknown quantity'),
        paying('شراء تمر بكمية مجهولة'),
      ],
    },
  },
];

/** By the opinion that possession is asked of food alone: other goods pass, and where nothing is told a person asks. */
function ofFood(match: Match, { kind, name }: NonNullable<SaleFacts['object']>): Match | undefined {
  if (match.outcome !== undefined) return match;
  const words = tokenise(`${kind ?? ''} ${name ?? ''}`).map(({ text }) => text);
  if (words.some((word) => FOOD.has(word))) return match;
  return IMMOVABLE.has(kind) ? undefined : { ...match, outcome: 'unsaid' };
}

/** What is said of the object; a mere name says nothing about it. */
function objectOf(sale: SaleFacts | undefined): NonNullable<SaleFacts['object']> {
  return sale?.object ?? {};
}
