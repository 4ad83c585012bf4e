import { cite } from '../../citations.ts';
import { fact } from '../../evidence.ts';
import { readMinor } from '../../money.ts';
import type { Evidence } from '../../verdict.ts';
import { mudaraba } from '../contract-examples.ts';
import type { ContractContext, ContractRule } from '../contract-rule.ts';
import { hasWord, factIf } from '../term-evidence.ts';

const contracts = ['mudaraba'] as const;
const WHOLE = 100;

/** The capital, the ratios, and who bears what when a venture ends well or badly. */
export const mudarabaCapitalRules: readonly ContractRule[] = [
  {
    id: 'MUD-001', contracts, clause: 'profitSharingRatio', severity: 'prohibit',
    title: { en: 'Ratios that do not share the whole profit', ar: 'نسب لا تقسم الربح كله' },
    when: wrongRatios,
    explain: {
      en: 'The ratios do not total 100, or leave one side without a share.',
      ar: 'النسب لا تبلغ مئة أو تحرم أحد الطرفين.',
    },
    remedy: { en: 'Give each side a share and the two 100 together.', ar: 'اجعل لكل طرف نصيبًا ومجموعهما مئة.' },
    cite: cite('ss-13'),
    examples: {
      compliant: [mudaraba(), mudaraba({ profitSharingRatio: { rabbAlMal: 70, mudarib: 30 } })],
      violating: [mudaraba({ mudaribRatio: 40 }), mudaraba({ rabbAlMalRatio: 100, mudaribRatio: 0 })],
    },
  },
  {
    id: 'MUD-002', contracts, clause: 'profit', severity: 'prohibit',
    title: { en: 'Fixed return', ar: 'عائد مقطوع' },
    when: ({ terms }) => factIf((readMinor(terms.fixedReturn) ?? 0n) > 0n, 'fixedReturn', terms.fixedReturn)
      ?? factIf((terms.returnPctOfCapital ?? 0) > 0, 'returnPctOfCapital', terms.returnPctOfCapital)
      ?? factIf(terms.expectedReturnBinding === true, 'expectedReturnBinding', true),
    explain: {
      en: 'A side is entitled to a sum or to a percentage of capital instead of a share of actual profit.',
      ar: 'يستحق طرف مبلغًا أو نسبة من رأس المال لا حصة من الربح الفعلي.',
    },
    remedy: { en: 'Share the actual profit by ratio.', ar: 'اقسم الربح الفعلي بالنسبة.' },
    cite: cite('ss-13'),
    examples: {
      compliant: [
        mudaraba({ expectedReturnBinding: false }), mudaraba({ clauses: 'No fixed amount is due to the provider.' }),
        mudaraba({ clauses: 'لا يستحق رب المال مبلغًا مقطوعًا.' }),
      ],
      violating: [
        mudaraba({ fixedReturn: '500' }), mudaraba({ returnPctOfCapital: 8 }),
        mudaraba({ clauses: 'The provider receives 8 percent of his capital each year.' }),
        mudaraba({ clauses: 'لرب المال مبلغ مقطوع كل شهر.' }),
      ],
    },
  },
  {
    id: 'MUD-003', contracts, clause: 'capitalGuaranteed', severity: 'prohibit',
    title: { en: 'Guaranteed capital or profit', ar: 'ضمان رأس المال أو الربح' },
    when: ({ terms }) => factIf(terms.capitalGuaranteed === true, 'capitalGuaranteed', true)
      ?? factIf(terms.profitGuaranteed === true, 'profitGuaranteed', true),
    explain: {
      en: 'The manager guarantees capital or profit beyond misconduct, negligence and breach.',
      ar: 'يضمن المضارب رأس المال أو الربح في غير التعدي والتقصير والمخالفة.',
    },
    remedy: {
      en: 'Limit his liability to misconduct, negligence and breach.',
      ar: 'اقصر ضمانه على التعدي والتقصير والمخالفة.',
    },
    cite: cite('ss-13'),
    examples: {
      compliant: [
        mudaraba({ capitalGuaranteed: false }), mudaraba({ clauses: 'The manager does not guarantee the capital.' }),
        mudaraba({ clauses: 'لا يضمن المضارب رأس المال.' }),
      ],
      violating: [
        mudaraba({ capitalGuaranteed: true }), mudaraba({ clauses: 'The manager guarantees the capital.' }),
        mudaraba({ clauses: 'يضمن المضارب رأس المال.' }),
      ],
    },
  },
  {
    id: 'MUD-004', contracts, clause: 'loss', severity: 'prohibit',
    title: { en: 'Loss on the manager', ar: 'تحميل المضارب الخسارة' },
    when: ({ terms: { managerLossShare: share } }) => factIf((share ?? 0) > 0, 'managerLossShare', share),
    explain: { en: 'The manager bears loss without fault.', ar: 'يتحمل المضارب خسارة بلا تعدٍّ.' },
    remedy: { en: 'Leave loss with the capital.', ar: 'اجعل الخسارة على رأس المال.' },
    cite: cite('ss-13'),
    examples: {
      compliant: [
        mudaraba({ managerLossShare: 0 }), mudaraba({ clauses: 'The manager bears no loss.' }),
        mudaraba({ clauses: 'لا يتحمل المضارب الخسارة.' }),
      ],
      violating: [
        mudaraba({ managerLossShare: 30 }), mudaraba({ clauses: 'Losses are shared by both parties.' }),
        mudaraba({ clauses: 'يتحمل المضارب الخسارة.' }),
      ],
    },
  },
  {
    id: 'MUD-005', contracts, clause: 'capitalAmount', severity: 'prohibit',
    title: { en: 'Capital unknown or a debt', ar: 'رأس مال مجهول أو دين' },
    when: ({ terms: { capitalKind }, missing }) => factIf(missing.has('capitalAmount'), 'capitalAmount')
      ?? factIf(hasWord(capitalKind, 'debt', 'receivable'), 'capitalKind', capitalKind),
    explain: { en: 'The capital is unknown, or is a debt.', ar: 'رأس المال مجهول أو دين.' },
    remedy: { en: 'Hand over a known capital.', ar: 'سلّم رأس مال معلومًا.' },
    cite: cite('ss-13'),
    examples: {
      compliant: [
        mudaraba({ capitalKind: 'cash' }), mudaraba({ clauses: 'The capital is not a debt.' }),
        mudaraba({ clauses: 'رأس المال ليس دينًا.' }),
      ],
      violating: [
        mudaraba({ capitalAmount: null }), mudaraba({ clauses: 'The capital is a debt owed by the manager.' }),
        mudaraba({ clauses: 'رأس المال دين في ذمة المضارب.' }),
      ],
    },
  },
  {
    id: 'MUD-008', contracts, clause: 'distribution', severity: 'prohibit',
    title: { en: 'Profit final before the capital is safe', ar: 'ربح نهائي قبل سلامة رأس المال' },
    when: ({ terms: { profitFinalBeforeCapital: isFinal } }) =>
      factIf(isFinal === true, 'profitFinalBeforeCapital', true),
    explain: {
      en: 'Profit is kept for good although later loss may have eaten the capital.',
      ar: 'يبقى الربح الموزع نهائيًا ولو نقص رأس المال بعده.',
    },
    remedy: { en: 'Pay on account and settle at the end.', ar: 'وزّع تحت الحساب وسوِّ في النهاية.' },
    cite: cite('ss-13'),
    examples: {
      compliant: [
        mudaraba({ profitFinalBeforeCapital: false }), mudaraba({ clauses: 'Profit is paid on account.' }),
        mudaraba({ clauses: 'الأرباح توزع تحت الحساب.' }),
      ],
      violating: [
        mudaraba({ profitFinalBeforeCapital: true }), mudaraba({ clauses: 'Profit paid out will not be returned.' }),
        mudaraba({ clauses: 'الأرباح الموزعة نهائية.' }),
      ],
    },
  },
  {
    id: 'MUD-011', contracts, clause: 'firstSlice', severity: 'prohibit',
    title: { en: 'First slice to one side', ar: 'أول الربح لطرف' },
    when: ({ terms: { firstSlice } }) => factIf(firstSlice !== undefined, 'firstSlice', firstSlice?.to),
    explain: {
      en: 'One side takes the first profit before any is shared, so the other may get none.',
      ar: 'يأخذ طرف أول الربح قبل القسمة فقد لا يبقى للآخر شيء.',
    },
    remedy: {
      en: 'Share from the first unit; reward above a threshold.',
      ar: 'اقسم من أول الربح واجعل الحافز فوق حد.',
    },
    cite: cite('ss-13'),
    examples: {
      compliant: [
        mudaraba({ clauses: 'All profit above 50,000 goes to the manager.' }),
        mudaraba({ clauses: 'ما زاد من الربح على خمسين ألفًا للمضارب حافزًا.' }),
      ],
      violating: [
        mudaraba({ firstSlice: { to: 'capitalProvider' } }),
        mudaraba({ clauses: 'The first 5,000 of profit is for the provider.' }),
        mudaraba({ clauses: 'أول خمسة آلاف من الربح لرب المال.' }),
      ],
    },
  },
];

/** Unstated ratios are unknown, yet one that is stated alone leaves the other to be what is left of the whole. */
function wrongRatios({ terms }: ContractContext): Evidence[] | undefined {
  const provider = terms.rabbAlMalRatio ?? terms.profitSharingRatio?.rabbAlMal;
  const manager = terms.mudaribRatio ?? terms.profitSharingRatio?.mudarib;
  if (provider === undefined && manager === undefined) return undefined;
  const shares = [provider ?? WHOLE - (manager ?? 0), manager ?? WHOLE - (provider ?? 0)];
  const bps = shares.map((share) => Math.round(share * WHOLE));
  const isSound = bps.every((share) => share > 0) && bps.reduce((sum, share) => sum + share, 0) === WHOLE * WHOLE;
  return isSound ? undefined : [fact('rabbAlMalRatio', provider), fact('mudaribRatio', manager)];
}
