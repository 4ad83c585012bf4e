import { cite } from '../citations.ts';
import { fact, saidInMemo } from '../evidence.ts';
import { paying, payment } from '../examples.ts';
import type { Rule } from '../rule.ts';

/** Benefits to the lender that are not money. */
export const ribaConditionRules: readonly Rule[] = [
  {
    id: 'RIBA-003',
    principle: 'riba',
    severity: 'prohibit',
    title: { en: 'Benefit stipulated for the lender', ar: 'منفعة مشروطة للمقرض' },
    reads: ['loan.benefits', 'memo'],
    when(context) {
      const benefits = context.facts.loan?.benefits ?? [];
      const index = benefits.findIndex((benefit) => benefit.stipulated === true || benefit.customary === true);
      if (index < 0) return saidInMemo(context, 'RIBA-003');
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
      ],
      violating: [
        payment({ type: 'loan', loan: { principal: '900', benefits: [{ kind: 'use of car', stipulated: true }] } }),
        paying('I lend you 5,000 on condition that I use your car'),
        paying('سلفة ٣٠٠٠ مقابل أسكن في شقته مجاناً'),
      ],
    },
  },
];
