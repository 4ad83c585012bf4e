import { cite } from '../citations.ts';
import { memoMatch } from '../evidence.ts';
import { paying } from '../examples.ts';
import type { Rule } from '../rule.ts';

const STOP_AND_REPORT = {
  en: 'Stop the payment and consider a suspicious transaction report.',
  ar: 'أوقف الدفعة وانظر في رفع بلاغ اشتباه.',
};

/** Acts and services: sexual commerce, sorcery, bribery, wrongs done to others. */
export const halalConductRules: readonly Rule[] = [
  {
    id: 'HAL-005',
    principle: 'halal',
    severity: 'prohibit',
    title: { en: 'Sexual commerce', ar: 'تجارة الجنس' },
    reads: ['mcc', 'memo'],
    when(context) {
      const said = memoMatch(context, 'HAL-005');
      if (said !== undefined || context.facts.mcc !== '7273') return said;
      return { evidence: [{ field: 'mcc', text: '7273' }], data: { term: '7273' }, outcome: 'unclear' };
    },
    explain: { en: '“{term}” is sexual commerce.', ar: '«{term}» تجارة في الجنس.' },
    remedy: { en: 'Decline the payment: it buys a sexual service.', ar: 'ارفض الدفعة: فهي مقابل خدمة جنسية.' },
    outcomes: {
      unclear: {
        severity: 'flag',
        explain: {
          en: 'The merchant category {term} covers dating and escort services.',
          ar: 'فئة التاجر {term} تشمل خدمات المواعدة والمرافقة.',
        },
        remedy: { en: 'Ask what service is paid for.', ar: 'اسأل عن الخدمة المدفوع لها.' },
      },
    },
    cite: cite('quran-17-32', 'mcc-table'),
    examples: {
      compliant: [
        paying('Police escort for the convoy'),
        paying('Adult swimming class'),
        paying('Foot massage', { mcc: '7297' }),
        paying('مساج رياضي للظهر'),
      ],
      violating: [
        paying('Escort service, two hours'),
        paying('companion', { mcc: '7273' }),
        paying('Monthly fee', { mcc: '7273' }),
        paying('أفلام إباحية'),
      ],
    },
  },
  {
    id: 'HAL-011',
    principle: 'halal',
    severity: 'prohibit',
    title: { en: 'Sorcery and fortune telling', ar: 'السحر والكهانة' },
    reads: ['memo'],
    when: (context) => memoMatch(context, 'HAL-011'),
    explain: { en: '“{term}”: payment for sorcery or divination.', ar: '«{term}»: دفع مقابل سحر أو كهانة.' },
    remedy: { en: 'Decline the payment: divination is forbidden.', ar: 'ارفض الدفعة: فالكهانة محرمة.' },
    cite: cite('quran-2-102', 'bukhari-2237'),
    examples: {
      compliant: [paying('Spelling bee entry'), paying('هدية للأستاذة سحر')],
      violating: [paying('Tarot reading'), paying('قراءة الفنجان'), paying('Remove the curse: black magic session')],
    },
  },
  {
    id: 'HAL-016',
    principle: 'halal',
    severity: 'prohibit',
    title: { en: 'Bribery', ar: 'رشوة' },
    reads: ['memo'],
    when: (context) => memoMatch(context, 'HAL-016'),
    explain: { en: '“{term}” describes a bribe.', ar: '«{term}» وصف لرشوة.' },
    remedy: STOP_AND_REPORT,
    cite: cite('quran-2-188', 'tirmidhi-1336'),
    examples: {
      compliant: [
        paying('Anti-bribery training'),
        paying('Official permit fee, receipt attached'),
        paying('دورة مكافحة الرشوة'),
      ],
      violating: [
        paying('Kickback for the contract'),
        paying('Envelope for the customs officer to speed up the clearance'),
        paying('رشوة للموظف'),
      ],
    },
  },
  {
    id: 'HAL-017',
    principle: 'halal',
    severity: 'prohibit',
    title: { en: 'Theft, forgery or harm', ar: 'سرقة أو تزوير أو أذى' },
    reads: ['memo'],
    when: (context) => memoMatch(context, 'HAL-017'),
    explain: {
      en: '“{term}”: property, documents or gain got by wronging others.',
      ar: '«{term}»: مال أو مستند أو كسب أُخذ بظلم الناس.',
    },
    remedy: STOP_AND_REPORT,
    cite: cite('quran-4-29'),
    examples: {
      compliant: [
        paying('Replacement of my stolen card'),
        paying('Fake plants for the lobby'),
        paying('بلاغ عن بطاقة مسروقة'),
        paying('Penetration test of our own app'),
      ],
      violating: [
        paying('Fake Rolex'),
        paying('Forged degree certificate'),
        paying('Ransom for the kidnapped cat'),
        paying('شهادة مزورة'),
        paying('تهريب أشخاص بالقارب'),
      ],
    },
  },
];
