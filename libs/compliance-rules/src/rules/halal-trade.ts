import { cite } from '../citations.ts';
import { isForbiddenActivity } from '../activities.ts';
import { isMixedTrade } from '../codes.ts';
import { fact, memoMatch } from '../evidence.ts';
import { paying, payment } from '../examples.ts';
import { isUninformative } from '../text/uninformative.ts';
import type { Rule } from '../rule.ts';


/** Trades that need a closer look at what is sold and to whom. */
export const halalTradeRules: readonly Rule[] = [
  {
    id: 'HAL-012',
    principle: 'halal',
    severity: 'flag',
    title: { en: 'Meat trade without a halal certificate', ar: 'تجارة لحوم بلا شهادة حلال' },
    reads: ['certification.halal', 'memo'],
    when(context) {
      return context.facts.certification?.halal === true ? undefined : memoMatch(context, 'HAL-012');
    },
    explain: {
      en: '“{term}”: meat is traded across a border and nothing tells how it was slaughtered.',
      ar: '«{term}»: لحوم تُتداول عبر الحدود ولا يُعرف كيف ذُبحت.',
    },
    remedy: { en: 'Attach the halal certificate.', ar: 'أرفق شهادة الحلال.' },
    cite: cite('quran-6-121'),
    examples: {
      compliant: [
        paying('Container of frozen chicken, import from Brazil', { certification: { halal: true } }),
        paying('Import of frozen chicken, halal certified'),
        paying('استيراد لحوم حلال بشهادة'),
        paying('شراء لحم من الجزار'),
      ],
      violating: [paying('Container of frozen chicken, import from Brazil'), paying('استيراد شحنة لحوم مجمدة')],
    },
  },
  {
    id: 'HAL-013',
    principle: 'halal',
    severity: 'advise',
    title: { en: 'Mixed merchant', ar: 'تاجر مختلط' },
    reads: ['mcc', 'memo'],
    when({ facts: { mcc }, memo }) {
      if (mcc === undefined || !isMixedTrade(mcc) || !isUninformative(memo.words)) return undefined;
      return { evidence: [fact('mcc', mcc)], data: { term: mcc } };
    },
    explain: {
      en: 'The merchant category {term} covers lawful and unlawful goods, and decides nothing alone.',
      ar: 'فئة التاجر {term} تشمل المباح والمحرم ولا تحكم وحدها.',
    },
    remedy: { en: 'Judge by the line items.', ar: 'احكم بحسب الأصناف المشتراة.' },
    cite: cite('board-policy', 'mcc-table'),
    examples: {
      compliant: [
        paying('Bread, milk and dates', { mcc: '5411' }),
        paying('خبز وحليب', { mcc: '5411' }),
        payment({ mcc: '8220' }),
      ],
      violating: [payment({ mcc: '5411' }), paying('payment', { mcc: '3005' }), paying('دفعة', { mcc: '7011' })],
    },
  },
  {
    id: 'HAL-018',
    principle: 'halal',
    severity: 'prohibit',
    title: { en: 'Service to a forbidden business', ar: 'خدمة نشاط محرم' },
    reads: ['servedActivity', 'memo'],
    when(context) {
      const served = context.facts.servedActivity ?? '';
      if (!isForbiddenActivity(served)) {
        // Who owns a part of it does not serve it: that is HAL-014's matter.
        return context.memo.hits.has('HAL-014') ? undefined : memoMatch(context, 'HAL-018');
      }
      return { evidence: [fact('servedActivity', served)], data: { term: served } };
    },
    explain: {
      en: '“{term}”: the service directly assists a forbidden business.',
      ar: '«{term}»: الخدمة إعانة مباشرة على نشاط محرم.',
    },
    remedy: {
      en: 'Do not serve or let to the forbidden business; whoever works for it should look for other work.',
      ar: 'لا تقدّم الخدمة للنشاط المحرم ولا تؤجر له، ومن يعمل فيه فليبحث عن عمل آخر.',
    },
    cite: cite('quran-5-2'),
    examples: {
      compliant: [
        paying('Lease of a juice bar'),
        paying('Objection against the licence of a nightclub'),
        paying('إيجار محل عصير'),
      ],
      violating: [
        payment({ servedActivity: 'alcohol' }),
        paying('Rent of the shop to a pub'),
        paying('Advertising campaign for a betting app'),
        paying('إيجار محل لبيع الخمور'),
      ],
    },
  },
];
