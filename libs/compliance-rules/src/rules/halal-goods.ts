import { cite } from '../citations.ts';
import { ALCOHOL, GAMBLING, PORK, TOBACCO } from '../codes.ts';
import { codedAny, fact, memoMatch, nameMatch } from '../evidence.ts';
import { paying, payment } from '../examples.ts';
import { vocabulary } from '../facts/vocabulary.ts';
import type { Rule } from '../rule.ts';

const UNBACKED = vocabulary('cryptoasset', 'crypto', 'cryptocurrency', 'bitcoin', 'ether', 'عملة مشفرة', 'أصل مشفر');
const CENTRAL_BANK_MONEY = vocabulary('cbdc', 'eDirham', 'digitalDirham', 'centralBankMoney', 'الدرهم الرقمي');

const DECLINE_LINE = {
  en: 'Leave the forbidden item out of the order, or do not pay.',
  ar: 'أخرج الصنف المحرم من الطلب أو لا تدفع.',
};

/** Goods and trades: drink, pork, gambling houses, tobacco, narcotics, weapons, crypto-assets. */
export const halalGoodsRules: readonly Rule[] = [
  {
    id: 'HAL-001',
    principle: 'halal',
    severity: 'prohibit',
    title: { en: 'Seller of alcohol', ar: 'بائع خمور' },
    reads: ['mcc', 'isic', 'naics', 'memo', 'counterpartyName'],
    when: (context) =>
      codedAny(context, ALCOHOL) ?? memoMatch(context, 'HAL-001') ?? nameMatch(context, 'HAL-001'),
    explain: { en: '“{term}” is the trade in alcohol.', ar: '«{term}» تجارة في الخمور.' },
    remedy: { en: 'Do not buy from a seller of alcohol.', ar: 'لا تشترِ من بائع خمور.' },
    cite: cite('quran-5-90', 'tirmidhi-1295', 'abu-dawud-3674', 'mcc-table', 'isic-4'),
    examples: {
      compliant: [
        payment({ mcc: '5812' }),
        paying('Beer-free snack bar'),
        payment({ isic: '1104' }),
        paying('مطعم وعصائر'),
      ],
      violating: [
        payment({ mcc: '5813' }),
        payment({ isic: '1103' }),
        payment({ naics: '445320' }),
        paying('Liquor store order'),
        paying('طلب من محل خمور'),
      ],
    },
  },
  {
    id: 'HAL-002',
    principle: 'halal',
    severity: 'prohibit',
    title: { en: 'Intoxicating drink', ar: 'شراب مسكر' },
    reads: ['memo'],
    when: (context) => memoMatch(context, 'HAL-002'),
    explain: { en: '“{term}” is an intoxicating drink.', ar: '«{term}» شراب مسكر.' },
    remedy: DECLINE_LINE,
    cite: cite('quran-5-90', 'tirmidhi-1295'),
    examples: {
      compliant: [
        paying('Beer-free snack bar'),
        paying('Isopropyl alcohol and hand sanitizer'),
        paying('شراب شعير خالي من الكحول'),
        paying('Alcohol rehab programme'),
      ],
      violating: [
        paying('Two bottles of Merlot and a cheese board'),
        paying('6 bottles of vodka'),
        paying('كرتون بيرة'),
        paying('Gin and tonic'),
      ],
    },
  },
  {
    id: 'HAL-003',
    principle: 'halal',
    severity: 'prohibit',
    title: { en: 'Pork, carrion or blood', ar: 'خنزير أو ميتة أو دم' },
    reads: ['memo', 'isic', 'naics'],
    when: (context) => codedAny(context, PORK) ?? memoMatch(context, 'HAL-003'),
    explain: { en: '“{term}” is pork, carrion or blood.', ar: '«{term}» من الخنزير أو الميتة أو الدم.' },
    remedy: DECLINE_LINE,
    cite: cite('quran-2-173'),
    examples: {
      compliant: [
        paying('Turkey bacon and eggs'),
        paying('No pork, beef burgers only'),
        paying('Piggy bank'),
        paying('برغر بقري بدون خنزير'),
        paying('Blood test at the clinic'),
        paying('المبلغ بيكون عندك بكرة'),
      ],
      violating: [
        paying('Pork ribs'),
        paying('Prosciutto pizza'),
        paying('لحم خنزير'),
        paying('لحم ميتة للمطعم'),
        payment({ isic: '0145' }),
      ],
    },
  },
  {
    id: 'HAL-004',
    principle: 'halal',
    severity: 'prohibit',
    title: { en: 'Gambling business', ar: 'نشاط قمار' },
    reads: ['mcc', 'isic', 'naics', 'prediction.operator', 'memo', 'counterpartyName'],
    when(context) {
      const operator = context.facts.prediction?.operator;
      if (operator !== undefined) {
        return { evidence: [fact('prediction.operator', operator)], data: { term: operator } };
      }
      return codedAny(context, GAMBLING) ?? memoMatch(context, 'HAL-004') ?? nameMatch(context, 'HAL-004');
    },
    explain: { en: '“{term}” is the gambling industry.', ar: '«{term}» من صناعة القمار.' },
    remedy: { en: 'Decline the payment: the merchant offers gambling.', ar: 'ارفض الدفعة: فالتاجر يقدم القمار.' },
    cite: cite('quran-2-219', 'quran-5-90', 'mcc-table', 'isic-4'),
    examples: {
      compliant: [
        paying('Gambling addiction helpline donation'),
        payment({ mcc: '7994' }),
        paying('حملة توعية ضد القمار'),
      ],
      violating: [
        payment({ mcc: '7995' }),
        payment({ isic: '9200' }),
        payment({ naics: '713290' }),
        paying('Casino chips'),
        paying('شحن كازينو'),
      ],
    },
  },
  {
    id: 'HAL-008',
    principle: 'halal',
    severity: 'flag',
    title: { en: 'Tobacco', ar: 'تبغ' },
    reads: ['mcc', 'isic', 'naics', 'memo'],
    when: (context) => codedAny(context, TOBACCO) ?? memoMatch(context, 'HAL-008'),
    explain: {
      en: '“{term}” is tobacco: boards in the Gulf usually exclude it, older rulings varied.',
      ar: '«{term}» تبغ: تستبعده غالب هيئات الخليج، واختلفت فيه الفتاوى القديمة.',
    },
    remedy: { en: 'Let the Shariah board policy decide on tobacco.', ar: 'القرار في التبغ لسياسة الهيئة الشرعية.' },
    cite: cite('board-policy'),
    examples: {
      compliant: [
        paying('Quit smoking course'),
        payment({ mcc: '5411' }),
        paying('دورة الإقلاع عن التدخين'),
      ],
      violating: [payment({ mcc: '5993' }), paying('Carton of cigarettes'), paying('معسل وشيشة')],
    },
  },
  {
    id: 'HAL-009',
    principle: 'halal',
    severity: 'prohibit',
    title: { en: 'Narcotics', ar: 'مخدرات' },
    reads: ['memo'],
    when: (context) => memoMatch(context, 'HAL-009'),
    explain: { en: '“{term}” is an intoxicant or an illegal drug.', ar: '«{term}» مسكر أو مخدر محظور.' },
    remedy: {
      en: 'Stop the payment and consider a suspicious transaction report.',
      ar: 'أوقف الدفعة وانظر في رفع بلاغ اشتباه.',
    },
    cite: cite('muslim-2003'),
    examples: {
      compliant: [paying('Weed killer for the garden'), paying('حشيش صناعي للحديقة')],
      violating: [paying('THC gummies'), paying('Edibles and weed for the party'), paying('غرام حشيش')],
    },
  },
  {
    id: 'HAL-010',
    principle: 'halal',
    severity: 'flag',
    title: { en: 'Weapons without licence evidence', ar: 'سلاح بلا إثبات ترخيص' },
    reads: ['isic', 'memo'],
    when: (context) => codedAny(context, { isic: new Set(['2520']) }) ?? memoMatch(context, 'HAL-010'),
    explain: {
      en: '“{term}”: lawful defence differs from illicit arms, and no licence is named.',
      ar: '«{term}»: الدفاع المشروع غير السلاح غير المشروع، ولم يُذكر ترخيص.',
    },
    remedy: { en: 'Require the licence.', ar: 'اطلب الترخيص.' },
    cite: cite('board-policy'),
    examples: {
      compliant: [
        paying('Toy gun and water pistol'),
        paying('Licensed hunting rifles, permit attached'),
        paying('مسدس ماء للأطفال'),
      ],
      violating: [
        paying('Handguns and ammunition'),
        payment({ isic: '2520' }),
        paying('شراء ذخيرة ومسدس'),
      ],
    },
  },
  {
    id: 'HAL-019',
    principle: 'halal',
    severity: 'flag',
    title: { en: 'Unbacked crypto-asset', ar: 'أصل مشفر غير مغطى' },
    reads: ['asset.class', 'memo'],
    when(context) {
      const kind = context.facts.asset?.class ?? '';
      if (UNBACKED.has(kind)) return { evidence: [fact('asset.class', kind)], data: { term: kind } };
      return CENTRAL_BANK_MONEY.has(kind) ? undefined : memoMatch(context, 'HAL-019');
    },
    explain: {
      en: '“{term}” is an unbacked crypto-asset: the Fiqh Academy asked for more research and councils differ.',
      ar: '«{term}» أصل مشفر غير مغطى: طلب المجمع الفقهي مزيدًا من البحث واختلفت الهيئات.',
    },
    remedy: {
      en: 'Let the Shariah board policy decide on crypto-assets.',
      ar: 'القرار في الأصول المشفرة لسياسة الهيئة الشرعية.',
    },
    cite: cite('iifa-237', 'board-policy'),
    examples: {
      compliant: [
        payment({ asset: { class: 'cbdc' } }),
        paying('Digital dirham top-up'),
        paying('شحن الدرهم الرقمي'),
      ],
      violating: [payment({ asset: { class: 'cryptoasset' } }), paying('Buy bitcoin'), paying('شراء بتكوين')],
    },
  },
];
