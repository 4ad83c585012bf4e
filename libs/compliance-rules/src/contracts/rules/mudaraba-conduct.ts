import { cite } from '../../citations.ts';
import { readMinor } from '../../money.ts';
import { mudaraba } from '../contract-examples.ts';
import type { ContractRule } from '../contract-rule.ts';
import { hasWord, factIf } from '../term-evidence.ts';

const contracts = ['mudaraba'] as const;

/** How a mudaraba is managed, paid for, shown and secured. */
export const mudarabaConductRules: readonly ContractRule[] = [
  {
    id: 'MUD-006', contracts, clause: 'expectedReturn', severity: 'advise',
    title: { en: 'Expected return', ar: 'العائد المتوقع' },
    when: ({ terms: { expectedReturn, expectedReturnLabel: label } }) => factIf(
      expectedReturn !== undefined && expectedReturn !== '' && expectedReturn !== 0 && !hasWord(
        label, 'not', 'no', 'expectation'
      ),
      'expectedReturn',
      expectedReturn),
    explain: {
      en: 'A hoped-for return is shown without saying that it binds nobody.',
      ar: 'يُعرض عائد متوقع دون بيان أنه غير ملزم.',
    },
    remedy: { en: 'Label it as no commitment.', ar: 'بيّن أنه ليس التزامًا.' },
    cite: cite('ss-40'),
    examples: {
      compliant: [mudaraba(), mudaraba({ expectedReturn: 9, expectedReturnLabel: 'not a commitment' })],
      violating: [mudaraba({ expectedReturn: 9 })],
    },
  },
  {
    id: 'MUD-007', contracts, clause: 'managerWage', severity: 'prohibit',
    title: { en: 'Wage besides the share of profit', ar: 'أجر مع حصة الربح' },
    when: ({ terms: { managerWage, wageContract } }) => factIf(
      (readMinor(managerWage) ?? 0n) > 0n && !hasWord(wageContract, 'separate', 'independent'),
      'managerWage',
      managerWage),
    explain: {
      en: 'The manager takes a wage and a share of profit for the same work in one contract.',
      ar: 'يأخذ المضارب أجرًا وحصة من الربح عن العمل نفسه في عقد واحد.',
    },
    remedy: {
      en: 'Raise his share, or use a separate contract for other work.',
      ar: 'زد حصته أو استخدم عقدًا مستقلًا لعمل آخر.',
    },
    cite: cite('ss-12', 'ss-13'),
    examples: {
      compliant: [
        mudaraba({ managerWage: '900', wageContract: 'separate' }),
        mudaraba({ clauses: 'The manager takes no salary.' }),
        mudaraba({ clauses: 'لا راتب للمضارب.' }),
      ],
      violating: [
        mudaraba({ managerWage: '900' }), mudaraba({ clauses: 'The manager draws a salary.' }),
        mudaraba({ clauses: 'للمضارب راتب شهري.' }),
      ],
    },
  },
  {
    id: 'MUD-009', contracts, clause: 'businessDescription', severity: 'prohibit',
    title: { en: 'Unlawful venture', ar: 'نشاط غير مشروع' },
    when: ({ subject }) => subject.get('CON-003'),
    explain: { en: 'The venture deals in what is unlawful.', ar: 'يتعامل المشروع فيما لا يحل.' },
    remedy: { en: 'Choose a lawful business.', ar: 'اختر نشاطًا مشروعًا.' },
    cite: cite('ss-13', 'quran-5-2'),
    examples: {
      compliant: [
        mudaraba({ businessDescription: 'Alcohol-free drinks' }), mudaraba({ businessDescription: 'مزرعة نخيل' }),
      ],
      violating: [
        mudaraba({ businessDescription: 'Beer and whisky trade' }), mudaraba({ businessDescription: 'تجارة الخمور' }),
      ],
    },
  },
  {
    id: 'MUD-010', contracts, clause: 'management', severity: 'flag',
    title: { en: 'Provider who manages', ar: 'رب مال يدير' },
    when: ({ terms }) => factIf(terms.ownerManages === true, 'ownerManages', true)
      ?? factIf(terms.ownerHoldsFunds === true, 'ownerHoldsFunds', true),
    explain: {
      en: 'The provider manages too or keeps the money; the schools differ on it.',
      ar: 'يشارك رب المال في الإدارة أو يحتفظ بالمال، وفيه خلاف.',
    },
    remedy: { en: 'Leave management to the manager.', ar: 'اترك الإدارة للمضارب.' },
    cite: cite('ss-13'),
    examples: {
      compliant: [
        mudaraba({ ownerManages: false }), mudaraba({ clauses: 'The provider does not manage the venture.' }),
        mudaraba({ clauses: 'لا يشترك رب المال في الإدارة.' }),
      ],
      violating: [
        mudaraba({ ownerManages: true }), mudaraba({ clauses: 'The capital provider keeps the funds.' }),
        mudaraba({ clauses: 'يشترك رب المال في الإدارة.' }),
      ],
    },
  },
  {
    id: 'MUD-012', contracts, clause: 'ratioChange', severity: 'advise',
    title: { en: 'Ratios changed for the past', ar: 'تعديل النسب للماضي' },
    when: ({ terms: { ratioChange } }) =>
      factIf(hasWord(ratioChange?.appliesTo, 'past', 'retro', 'previous'),
        'ratioChange.appliesTo', ratioChange?.appliesTo),
    explain: { en: 'A change of the ratios reaches profit of the past.', ar: 'يمتد تعديل النسب إلى أرباح ماضية.' },
    remedy: { en: 'Change them for the future, by agreement.', ar: 'عدّلها للمستقبل بالاتفاق.' },
    cite: cite('ss-13'),
    examples: {
      compliant: [mudaraba({ ratioChange: { appliesTo: 'future' } })],
      violating: [mudaraba({ ratioChange: { appliesTo: 'past' } })],
    },
  },
  {
    id: 'MUD-013', contracts, clause: 'borrowing', severity: 'flag',
    title: { en: 'Borrowing beyond authority', ar: 'استدانة بلا إذن' },
    when: ({ terms: { borrowing } }) => factIf(borrowing?.authorised === false, 'borrowing.authorised', false),
    explain: {
      en: 'The manager borrows or sells beyond his authority.',
      ar: 'يستدين المضارب أو يبيع بما يتجاوز إذنه.',
    },
    remedy: { en: 'Require the leave of the provider.', ar: 'اشترط إذن رب المال.' },
    cite: cite('ss-13'),
    examples: {
      compliant: [
        mudaraba({ borrowing: { authorised: true } }),
        mudaraba({ clauses: 'The manager may not borrow without consent.' }),
        mudaraba({ clauses: 'لا يقترض المضارب دون إذن.' }),
      ],
      violating: [
        mudaraba({ borrowing: { authorised: false } }),
        mudaraba({ clauses: 'The manager may borrow without consent.' }),
        mudaraba({ clauses: 'يقترض المضارب دون إذن.' }),
      ],
    },
  },
  {
    id: 'MUD-014', contracts, clause: 'guarantee', severity: 'prohibit',
    title: { en: 'Guarantee of a third party that is not free', ar: 'ضمان طرف ثالث غير متبرع مستقل' },
    when: ({ terms: { guarantee } }) => factIf(
      guarantee?.independent === false || guarantee?.paid === true || guarantee?.inContract === true,
      'guarantee',
      guarantee?.by),
    explain: {
      en: 'The guarantor is not independent, is paid, or is part of the contract.',
      ar: 'الضامن غير مستقل أو يأخذ أجرًا أو ضمانه جزء من العقد.',
    },
    remedy: {
      en: 'Accept only a separate promise of an independent volunteer.',
      ar: 'اقبل وعدًا مستقلًا من متبرع مستقل فقط.',
    },
    cite: cite('iifa-30', 'ss-5'),
    examples: {
      compliant: [
        mudaraba({ guarantee: { by: 'Ministry', independent: true, paid: false, inContract: false } }),
        mudaraba({ clauses: 'A third party freely guarantees the capital.' }),
        mudaraba({ clauses: 'يتبرع طرف ثالث بضمان رأس المال.' }),
      ],
      violating: [
        mudaraba({ guarantee: { by: 'Parent', independent: false } }),
        mudaraba({ clauses: 'A third party guarantees the capital for a fee.' }),
        mudaraba({ clauses: 'يضمن طرف ثالث رأس المال مقابل عمولة.' }),
      ],
    },
  },
  {
    id: 'MUD-015', contracts, clause: 'mandate', severity: 'advise',
    title: { en: 'Mandate not stated', ar: 'نوع المضاربة غير مبيّن' },
    when: ({ terms: { mandate } }) => factIf(mandate === undefined || mandate.trim() === '', 'mandate'),
    explain: {
      en: 'The contract does not say whether the mandate is restricted.',
      ar: 'لا يبيّن العقد هل المضاربة مقيدة أم مطلقة.',
    },
    remedy: { en: 'State whether it is restricted.', ar: 'بيّن نوع المضاربة.' },
    cite: cite('ss-13'),
    examples: { compliant: [mudaraba()], violating: [mudaraba({ mandate: '' })] },
  },
];
