import { cite } from '../../citations.ts';
import { readMinor } from '../../money.ts';
import { musharaka } from '../contract-examples.ts';
import type { ContractRule } from '../contract-rule.ts';
import { hasWord, factIf } from '../term-evidence.ts';

const contracts = ['musharaka'] as const;

/** What partners may not promise each other. */
export const musharakaRules: readonly ContractRule[] = [
  {
    id: 'MUS-006', contracts, clause: 'capital', severity: 'prohibit',
    title: { en: 'Capital guaranteed by a partner', ar: 'ضمان شريك رأس المال' },
    when: ({ terms: { capitalGuaranteedBy: by } }) =>
      factIf(by !== undefined && by.trim() !== '' && !hasWord(by, 'none', 'nobody'), 'capitalGuaranteedBy', by),
    explain: { en: 'A partner guarantees the capital of another.', ar: 'يضمن شريك رأس مال شريكه.' },
    remedy: { en: 'Limit liability to misconduct and negligence.', ar: 'اقصر الضمان على التعدي والتقصير.' },
    cite: cite('ss-12'),
    examples: {
      compliant: [
        musharaka({ capitalGuaranteedBy: 'none' }), musharaka({ clauses: 'No partner guarantees capital.' }),
        musharaka({ clauses: 'لا يضمن شريك رأس مال غيره.' }),
      ],
      violating: [
        musharaka({ capitalGuaranteedBy: 'Workshop' }),
        musharaka({ clauses: 'Workshop guarantees the capital of Fund.' }),
        musharaka({ clauses: 'يضمن أحد الشريكين رأس مال الآخر.' }),
      ],
    },
  },
  {
    id: 'MUS-007', contracts, clause: 'management', severity: 'prohibit',
    title: { en: 'Pay of a managing partner', ar: 'أجر الشريك المدير' },
    when: ({ terms: { managerFixedPay: pay } }) => factIf((readMinor(pay) ?? 0n) > 0n, 'managerFixedPay', pay),
    explain: {
      en: 'A partner takes fixed pay for managing in the same contract.',
      ar: 'يأخذ الشريك أجرًا ثابتًا على الإدارة في العقد نفسه.',
    },
    remedy: { en: 'Raise his share of profit, or hire an outsider.', ar: 'زد حصته من الربح أو استأجر مديرًا خارجيًا.' },
    cite: cite('ss-12'),
    examples: {
      compliant: [
        musharaka({ managerFixedPay: '0' }), musharaka({ clauses: 'An outside manager receives a salary.' }),
        musharaka({ clauses: 'لا راتب للشريك المدير.' }),
      ],
      violating: [
        musharaka({ managerFixedPay: '900' }), musharaka({ clauses: 'The managing partner draws a salary.' }),
        musharaka({ clauses: 'للشريك المدير راتب شهري.' }),
      ],
    },
  },
  {
    id: 'MUS-008', contracts, clause: 'buyout', severity: 'prohibit',
    title: { en: 'Buy-out at face value', ar: 'شراء الحصة بقيمتها الاسمية' },
    when: ({ terms: { buyout } }) =>
      factIf(hasWord(buyout?.price, 'face', 'nominal', 'par', 'original', 'cost'), 'buyout.price', buyout?.price),
    explain: {
      en: 'An undertaking to buy at face value returns the capital whatever happens.',
      ar: 'التعهد بالشراء بالقيمة الاسمية ضمان لرأس المال.',
    },
    remedy: {
      en: 'Buy at market value or at a price agreed then.',
      ar: 'اشترِ بالقيمة السوقية أو بما يتفق عليه حينئذ.',
    },
    cite: cite('ss-12'),
    examples: {
      compliant: [
        musharaka({ buyout: { price: 'market' } }), musharaka({ clauses: 'Shares are bought at market value.' }),
        musharaka({ clauses: 'تشترى الحصة بالقيمة السوقية.' }),
      ],
      violating: [
        musharaka({ buyout: { price: 'faceValue' } }),
        musharaka({ clauses: 'Workshop undertakes to buy the share at face value.' }),
        musharaka({ clauses: 'يتعهد بشراء الحصة بقيمتها الاسمية.' }),
      ],
    },
  },
  {
    id: 'MUS-009', contracts, clause: 'distribution', severity: 'prohibit',
    title: { en: 'Profit before costs and capital', ar: 'ربح قبل المصاريف ورأس المال' },
    when: ({ terms: { distributeBeforeCapital: early } }) => factIf(early === true, 'distributeBeforeCapital', true),
    explain: {
      en: 'Profit is shared before costs are met and capital is intact.',
      ar: 'يوزع الربح قبل المصاريف وسلامة رأس المال.',
    },
    remedy: { en: 'Meet costs and capital first.', ar: 'قدّم المصاريف وسلامة رأس المال.' },
    cite: cite('ss-12'),
    examples: {
      compliant: [
        musharaka({ distributeBeforeCapital: false }),
        musharaka({ clauses: 'No profit is distributed before costs are met.' }),
        musharaka({ clauses: 'لا توزع الأرباح قبل خصم المصاريف.' }),
      ],
      violating: [
        musharaka({ distributeBeforeCapital: true }),
        musharaka({ clauses: 'Profit is distributed before costs are deducted.' }),
        musharaka({ clauses: 'توزع الأرباح قبل خصم المصاريف.' }),
      ],
    },
  },
  {
    id: 'MUS-011', contracts, clause: 'profit', severity: 'prohibit',
    title: { en: 'Partner left out', ar: 'حرمان شريك' },
    explain: { en: 'A partner has no part in some of the profit.', ar: 'يُحرم شريك من بعض الربح.' },
    remedy: { en: 'Share every profit among all.', ar: 'أشرك الجميع في كل ربح.' },
    cite: cite('ss-12'),
    examples: {
      compliant: [
        musharaka({ clauses: 'Every partner shares in all profit.' }),
        musharaka({ clauses: 'لكل شريك نصيب في جميع الأرباح.' }),
      ],
      violating: [
        musharaka({ clauses: 'Fund has no share in the profit of the first year.' }),
        musharaka({ clauses: 'يستأثر أحدهما بأرباح السنة الأولى.' }),
      ],
    },
  },
];
