import { cite } from '../citations.ts';
import { saidInMemo } from '../evidence.ts';
import { paying } from '../examples.ts';
import type { Rule } from '../rule.ts';

/** Ownership and financing of businesses whose main activity is forbidden. */
export const halalOwnershipRules: readonly Rule[] = [
  {
    id: 'HAL-006',
    principle: 'halal',
    severity: 'prohibit',
    title: { en: 'Share in an interest business', ar: 'مساهمة في نشاط ربوي' },
    reads: ['memo'],
    when: (context) => saidInMemo(context, 'HAL-006'),
    explain: {
      en: '“{term}”: the money supports a business whose main activity is lending at interest.',
      ar: '«{term}»: المال دعم لنشاط أصله الإقراض بفائدة.',
    },
    remedy: { en: 'Use an Islamic institution.', ar: 'تعامل مع مؤسسة إسلامية.' },
    cite: cite('iifa-63', 'ss-21'),
    examples: {
      compliant: [paying('Shares in an Islamic bank'), paying('Transfer to my bank')],
      violating: [paying('Shares of a conventional bank'), paying('شراء أسهم بنك ربوي')],
    },
  },
  {
    id: 'HAL-007',
    principle: 'halal',
    severity: 'prohibit',
    title: { en: 'Share in a conventional insurer', ar: 'مساهمة في تأمين تجاري' },
    reads: ['memo'],
    when: (context) => saidInMemo(context, 'HAL-007'),
    explain: {
      en: '“{term}”: the money supports a business of commercial insurance.',
      ar: '«{term}»: المال دعم لنشاط التأمين التجاري.',
    },
    remedy: { en: 'Use a takaful operator.', ar: 'تعامل مع شركة تكافل.' },
    cite: cite('ss-21', 'ss-26'),
    examples: {
      compliant: [paying('Shares of a takaful insurance company')],
      violating: [paying('Investment in an insurance company'), paying('أسهم في شركة تأمين')],
    },
  },
];
