import { cite } from '../../citations.ts';
import { fact } from '../../evidence.ts';
import type { Evidence } from '../../verdict.ts';
import { diminishing, ijara, mudaraba, murabaha, musharaka, partnership } from '../contract-examples.ts';
import type { ContractContext, ContractRule } from '../contract-rule.ts';
import { hasWord, factIf } from '../term-evidence.ts';
import { inShort } from '../terms/leaves.ts';
import { areUneven } from '../schedules/murabaha.ts';
import { contractTypes, type KnownTerms } from '../terms/terms.ts';

const SIDES = [
  ['buyer', 'seller'], ['tenant', 'landlord'], ['entrepreneur', 'capitalProvider'], ['client', 'financier'],
] as const;
const AT_LEAST_ONE = [
  'assetPrice', 'assetValue', 'monthlyRent', 'capitalAmount', 'fullRent', 'installments', 'deferredPaymentPeriod',
  'rentalPeriod', 'duration', 'units', 'unitsPerPeriod', 'periods',
] as const;
const COUNTS: ReadonlySet<string> = new Set(AT_LEAST_ONE.slice(AT_LEAST_ONE.indexOf('installments')));
const PERCENTAGES = ['rabbAlMalRatio', 'mudaribRatio', 'managerLossShare', 'financierShare', 'clientShare'] as const;
const GENERIC = new Set([
  '', 'good', 'goods', 'item', 'items', 'asset', 'assets', 'equipment', 'property', 'stuff', 'thing', 'things',
  'business', 'general business', 'any business', 'any lawful business', 'various goods', 'miscellaneous',
  'project', 'trade', 'n/a', 'na', 'بضاعة', 'بضائع', 'سلعة', 'سلع', 'أصل', 'أصول', 'مشروع', 'تجارة', 'عين',
]);
const GOOD_CAUSES = ['charit', 'donation', 'goodcause', 'redcrescent', 'خيري', 'الخير', 'تبرع'] as const;
/** More places than this tell a reader nothing more; all of them are in the verdict. */
const MOST_QUOTED = 12;
const ARTICLE = /^(?:the|a|an|some|any) /u;

/** What every contract needs, whatever its type. */
export const commonContractRules: readonly ContractRule[] = [
  {
    id: 'CON-001', contracts: contractTypes, clause: 'parties', severity: 'prohibit',
    title: { en: 'Two real parties', ar: 'طرفان حقيقيان' },
    when: oneParty,
    explain: {
      en: 'The contract does not stand between two different parties.',
      ar: 'لا يقوم العقد بين طرفين مختلفين.',
    },
    remedy: { en: 'Name both parties, neither owned by the other.', ar: 'سمِّ الطرفين على ألا يملك أحدهما الآخر.' },
    cite: cite('ss-8', 'ss-9', 'ss-12', 'ss-13'),
    examples: {
      compliant: [
        murabaha(), ijara(), mudaraba(), musharaka(), diminishing(),
        mudaraba({ clauses: 'Fund and Trader do not have the same owner.' }),
        mudaraba({ clauses: 'ليس للطرفين نفس المالك.' }),
      ],
      violating: [
        murabaha({ buyer: 'Bank' }), ijara({ tenant: '' }), partnership({ name: 'Workshop' }),
        murabaha({ ownerGroups: [['Customer', 'Bank']] }),
        mudaraba({ clauses: 'Both parties are owned by the same holding.' }),
        mudaraba({ clauses: 'الطرفان تملكهما نفس المجموعة.' }),
      ],
    },
  },
  {
    id: 'CON-002', contracts: contractTypes, clause: 'figures', severity: 'reject',
    title: { en: 'Figures a contract can have', ar: 'أرقام يصح بها العقد' },
    when: impossibleFigures,
    explain: {
      en: 'A figure is nothing, negative, too fine for the currency, outside its range, or does not fit another.',
      ar: 'أحد الأرقام صفر أو سالب أو أدق من العملة أو خارج حدوده أو لا يوافق غيره.',
    },
    remedy: { en: 'Correct the figure.', ar: 'صحح الرقم.' },
    cite: cite('sound-terms'),
    examples: {
      compliant: [murabaha(), mudaraba(), musharaka(), diminishing()],
      violating: [murabaha({ assetPrice: '-5' }), murabaha({ installments: 0 }),
        mudaraba({ rabbAlMalRatio: 130 }), murabaha({ installments: 7 })],
    },
  },
  {
    id: 'CON-003', contracts: contractTypes, clause: 'subject', severity: 'prohibit',
    title: { en: 'Unlawful subject', ar: 'محل غير مشروع' },
    explain: {
      en: 'The object, the business or its intended use is unlawful.',
      ar: 'محل العقد أو النشاط أو الغرض منه غير مشروع.',
    },
    remedy: { en: 'Change the subject of the contract.', ar: 'غيّر محل العقد.' },
    cite: cite('quran-5-2', 'ss-8', 'ss-9', 'ss-12', 'ss-13'),
    examples: {
      compliant: [ijara({ use: 'Snack bar' }), murabaha({ assetDescription: 'أثاث مكتبي من خشب البلوط' })],
      violating: [
        murabaha({ assetDescription: 'Cartons of whisky' }), mudaraba({ businessDescription: 'متجر لبيع الخمور' }),
        ijara({ use: 'Casino' }),
      ],
    },
  },
  {
    id: 'CON-004', contracts: contractTypes, clause: 'subject', severity: 'prohibit',
    title: { en: 'Unknown subject', ar: 'محل مجهول' },
    when: unnamedSubject,
    explain: { en: 'The subject of the contract is not identified.', ar: 'محل العقد غير معيّن.' },
    remedy: { en: 'Describe the object or the business.', ar: 'صف محل العقد أو النشاط.' },
    cite: cite('ss-31'),
    examples: {
      compliant: [murabaha(), murabaha({ assetDescription: 'سيارة نقل رقم الهيكل ٤٤٧١' })],
      violating: [
        murabaha({ assetDescription: 'goods' }), mudaraba({ businessDescription: 'To be decided' }),
        murabaha({ assetDescription: 'بضائع متنوعة' }),
      ],
    },
  },
  {
    id: 'CON-005', contracts: contractTypes, clause: 'latePaymentCharge', severity: 'prohibit',
    title: { en: 'Charge for delay kept as income', ar: 'غرامة تأخير يأخذها الدائن' },
    when: chargeForDelay,
    explain: {
      en: 'A charge for late payment does not go to charity as a whole.',
      ar: 'لا تصرف غرامة التأخير كلها في وجوه الخير.',
    },
    remedy: {
      en: 'Replace it by an undertaking of the debtor to give to charity.',
      ar: 'استبدل بها التزام المدين بالتبرع لجهة خيرية.',
    },
    cite: cite('iifa-51', 'iifa-109', 'ss-3', 'ss-8'),
    examples: {
      compliant: [
        murabaha({ latePaymentCharge: { ratePct: 1, beneficiary: 'charity' } }),
        murabaha({ clauses: 'A late fee is given to charity.' }),
        murabaha({ clauses: 'غرامة التأخير تصرف لجهة خيرية.' }),
      ],
      violating: [
        murabaha({ latePaymentCharge: { ratePct: 1, beneficiary: 'seller' } }),
        murabaha({ clauses: 'A late payment penalty is income of the bank.' }),
        diminishing({ clauses: 'غرامة التأخير من إيرادات البنك.' }),
      ],
    },
  },
  {
    id: 'CON-006', contracts: contractTypes, clause: 'linkedLoan', severity: 'prohibit',
    title: { en: 'Contract tied to a loan', ar: 'عقد مشروط بقرض' },
    when: ({ terms: { linkedLoan } }) => factIf(
      linkedLoan === true || (typeof linkedLoan === 'object' && linkedLoan.conditional !== false), 'linkedLoan'),
    explain: {
      en: 'The contract depends on a loan between the parties, who can profit from it through the price.',
      ar: 'العقد مشروط بقرض بين الطرفين، فيُنتفع من القرض عن طريق الثمن.',
    },
    remedy: { en: 'Separate the loan from the contract.', ar: 'افصل القرض عن العقد.' },
    cite: cite('abu-dawud-3504', 'ss-19'),
    examples: {
      compliant: [murabaha({ linkedLoan: false }), murabaha({ clauses: 'No loan is a condition of this sale.' }),
        murabaha({ clauses: 'لا يشترط أي قرض لإبرام البيع.' })],
      violating: [
        murabaha({ linkedLoan: true }),
        ijara({ clauses: 'The lessor lends the tenant 5,000 on condition that he signs.' }),
        murabaha({ clauses: 'يقرض البنك العميل بشرط الشراء.' }),
      ],
    },
  },
  {
    id: 'CON-007', contracts: contractTypes, clause: 'approvals', severity: 'flag',
    title: { en: 'Approval of the Shariah board', ar: 'موافقة الهيئة الشرعية' },
    when: ({ terms: { isTemplate, deviates, approvals } }) => approvals?.shariahBoardRef !== undefined ? undefined
      : factIf(isTemplate === true, 'isTemplate', true) ?? factIf(deviates === true, 'deviates', true),
    explain: {
      en: 'A template, or terms that leave one, have no reference of an approval.',
      ar: 'النموذج أو الشروط الخارجة عنه بلا مرجع موافقة.',
    },
    remedy: { en: 'Submit the terms to the Shariah board.', ar: 'اعرض الشروط على الهيئة الشرعية.' },
    cite: cite('cbuae-shariah'),
    examples: {
      compliant: [murabaha(), murabaha({ isTemplate: true, approvals: { shariahBoardRef: 'SB-12' } })],
      violating: [murabaha({ isTemplate: true }), ijara({ deviates: true })],
    },
  },
  {
    id: 'CON-008', contracts: contractTypes, clause: 'unread', severity: 'flag', speaksLast: true,
    title: { en: 'Terms that were not read', ar: 'شروط لم تُقرأ' },
    when: ({ unread }) => (unread.length === 0 ? undefined
      : unread.slice(0, MOST_QUOTED).map(({ path, value }) => fact(path, inShort(value)))),
    explain: {
      en: 'The rules know neither the name nor the words of these terms, so nothing is said for them or against them.',
      ar: 'لا تعرف القواعد أسماء هذه الشروط ولا عباراتها، فلا حكم لها ولا عليها.',
    },
    remedy: {
      en: 'Have the Shariah board read them, or state them as clauses or by the names of known terms.',
      ar: 'اعرضها على الهيئة الشرعية، أو اكتبها بنودًا أو بأسماء الشروط المعروفة.',
    },
    cite: cite('board-policy'),
    examples: {
      compliant: [murabaha(), ijara(), mudaraba(), musharaka(), diminishing()],
      violating: [
        murabaha({ zzz: { a: true } } as object), murabaha({ possession: 'by and by' }),
        ijara({ rentFormula: { benchmark: 'EIBOR', floor: '1', cap: '2', zzz: '3' } } as object),
      ],
    },
  },
  {
    id: 'CON-009', contracts: contractTypes, clause: 'subject', severity: 'flag',
    title: { en: 'Subject that councils judge differently', ar: 'محل تختلف فيه الهيئات' },
    explain: {
      en: 'Councils differ on such a subject or business, such as tobacco, weapons or crypto-assets.',
      ar: 'تختلف الهيئات الشرعية في هذا المحل أو النشاط، كالتبغ والسلاح والأصول المشفرة.',
    },
    remedy: { en: 'Ask the Shariah board.', ar: 'استشر الهيئة الشرعية.' },
    cite: cite('board-policy'),
    examples: {
      compliant: [mudaraba(), murabaha({ assetDescription: 'Smoke detectors, 40 pieces' })],
      violating: [
        musharaka({ businessDescription: 'Shop for vape liquids' }),
        mudaraba({ businessDescription: 'متجر سجائر وتبغ' }),
      ],
    },
  },
];

function oneParty({ terms, missing }: ContractContext): Evidence[] | undefined {
  const owner = ownersIn(terms);
  for (const [one, other] of SIDES) {
    const first = nameIn(terms, missing, one);
    const second = nameIn(terms, missing, other);
    if (first === undefined && second === undefined) continue;
    if (first === undefined || first === '') return [fact(one)];
    if (second === undefined || second === '') return [fact(other)];
    if (owner(first) === owner(second)) return [fact(one, first), fact(other, second)];
  }
  const names = (terms.partners ?? []).flatMap(({ name }) => name ?? []).map(owner);
  const twice = names.findIndex((name, place) => names.indexOf(name) < place);
  return factIf(twice >= 0, `partners[${twice}].name`, names[twice]);
}

/** A party that is stated to be missing is a name of no letters. */
function nameIn(terms: KnownTerms, missing: ReadonlySet<string>, side: (typeof SIDES)[number][number]) {
  return missing.has(side) ? '' : terms[side]?.trim();
}

/** Parties of one owner are taken for the first of them; letters of either case are the same. */
export function ownersIn({ ownerGroups = [] }: KnownTerms): (name: string) => string {
  const plain = (name: string) => name.trim().toLowerCase();
  const firstOf = new Map(ownerGroups.flatMap((names) => names.map((name) => [plain(name), plain(names[0] ?? name)])));
  return (name) => firstOf.get(plain(name)) ?? plain(name);
}

function impossibleFigures({ terms, malformed }: ContractContext): Evidence[] | undefined {
  const tooLow = AT_LEAST_ONE.filter((field) => {
    const value = terms[field];
    if (value === undefined) return false;
    return Number(value) <= 0 || (COUNTS.has(field) && !Number.isInteger(Number(value)));
  });
  const isShare = (value: number | undefined) => value === undefined || (value >= 0 && value <= 100);
  const outside = PERCENTAGES.filter((field) => !isShare(terms[field]));
  const partners = (terms.partners ?? []).flatMap(({ capital, profit, loss }, place) => [
    ...(capital !== undefined && Number(capital) <= 0 ? [fact(`partners[${place}].capital`, capital)] : []),
    ...(isShare(profit) ? [] : [fact(`partners[${place}].profit`, profit)]),
    ...(isShare(loss) ? [] : [fact(`partners[${place}].loss`, loss)]),
  ]);
  const { installments = 0, deferredPaymentPeriod = 0, dueOn } = terms;
  const uneven = dueOn === undefined && areUneven(installments, deferredPaymentPeriod)
    ? [fact('installments', installments), fact('deferredPaymentPeriod', deferredPaymentPeriod)] : [];
  const margin = factIf((terms.profitMargin ?? 0) < 0, 'profitMargin', terms.profitMargin) ?? [];
  const figures = [...tooLow, ...outside].map((field) => fact(field, terms[field]));
  const found = [...malformed, ...figures, ...partners, ...margin, ...uneven];
  return found.length === 0 ? undefined : found;
}

function unnamedSubject({ terms, missing }: ContractContext): Evidence[] | undefined {
  for (const field of ['assetDescription', 'businessDescription'] as const) {
    const text = terms[field]?.trim();
    const isEmpty = missing.has(field) || (text !== undefined && GENERIC.has(text.toLowerCase().replace(ARTICLE, '')));
    if (isEmpty) return [fact(field, text)];
  }
  return undefined;
}

/** Who receives a charge for delay decides; a charge whose receiver is not named is the creditor's. */
export function chargeForDelay({ terms: { latePaymentCharge: late } }: ContractContext): Evidence[] | undefined {
  if (late === undefined || hasWord(late.beneficiary, ...GOOD_CAUSES)) return undefined;
  const isCharged = Number(late.amount ?? 0) > 0 || (late.ratePct ?? 0) > 0 || late.beneficiary !== undefined;
  return factIf(isCharged, 'latePaymentCharge.beneficiary', late.beneficiary);
}
