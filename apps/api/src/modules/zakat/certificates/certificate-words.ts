import type { Language } from '../../../platform/pdf/pdf-document.ts';
import type { ZakatProfileDto } from '../zakat.dto.ts';
import type { LineReason } from '../zakat-words.ts';


/** The words of a certificate on paper. */
export interface CertificateWords {
  title: string;
  subtitle: (owner: string, due: string, hijri: string) => string;
  whatItIs: string;
  heads: Record<'year' | 'nisab' | 'lines' | 'advances' | 'proof' | 'notes', string>;
  year: Record<'from' | 'due' | 'school' | 'dips' | 'advance' | 'debts' | 'receivables' | 'method' | 'rate'
    | 'fellBelow' | 'moment', string>;
  supersedes: string;
  schools: Record<string, string>;
  /** Which profile of which bank named the school. */
  byProfile: (profile: ZakatProfileDto) => string;
  dips: Record<string, string>;
  advance: Record<string, string>;
  debts: Record<string, string>;
  receivables: Record<string, string>;
  methods: Record<string, string>;
  metals: Record<string, string>;
  columns: Record<'line' | 'source' | 'effect' | 'amount' | 'metal' | 'grams' | 'worth' | 'price' | 'transaction'
    | 'counts', string>;
  sources: Record<string, string>;
  effects: Record<string, string>;
  kinds: Record<string, string>;
  reasons: Record<LineReason, string>;
  figures: Record<'base' | 'due' | 'advance', string>;
  below: string;
  yes: string;
  no: string;
  proof: (height: string, root: string) => string;
  entry: (number: string) => string;
  notes: string[];
  digest: (digest: string) => string;
}

const en: CertificateWords = {
  title: 'Assessment of zakat',
  subtitle: (owner, due, hijri) => `${owner} · due on ${due} (${hijri} H)`,
  whatItIs: 'This document states what the ledger and its owner’s own declarations come to by the opinions named '
    + 'below. It is no fatwa, and it does not say that the duty was fulfilled. Figures marked as declared are the '
    + 'owner’s; nobody here looked at them.',
  heads: {
    year: 'The year and the opinions followed', nisab: 'Nisab on the day', lines: 'What was counted, and what was not',
    advances: 'Paid before', proof: 'How to prove it', notes: 'Notes',
  },
  year: {
    from: 'Year began', due: 'Year over', school: 'Opinions of', dips: 'Days below nisab', advance: 'Paying ahead',
    debts: 'Debts', receivables: 'What others owe', method: 'Method', rate: 'Rate (per cent)',
    fellBelow: 'First day below nisab', moment: 'Balances of',
  },
  supersedes: 'Supersedes',
  byProfile: ({ bank, name, version }) =>
    `by the profile ${name}${version === null ? '' : `, version ${String(version)},`} of ${bank ?? 'the network'}`,
  schools: {
    aaoifi: 'AAOIFI, as usually read', hanafi: 'the Hanafi school', maliki: 'the Maliki school',
    shafii: 'the Shafi’i school', hanbali: 'the Hanbali school',
  },
  dips: { throughout: 'end the year', both_ends: 'do not end it: its two ends count' },
  advance: { year: 'counts within the year', month: 'counts in the last thirty days' },
  debts: { within_year: 'those that fall due within a year are taken off', none: 'are not taken off' },
  receivables: { expected: 'counts as far as it is expected', received: 'counts once it was received' },
  methods: {
    person: 'a person’s wealth', net_assets: 'net assets', net_invested_funds: 'net invested funds',
  },
  metals: { gold: 'Gold', silver: 'Silver' },
  columns: {
    line: 'Line', source: 'From', effect: 'Effect', amount: 'Amount', metal: 'Metal', grams: 'Grams', worth: 'Worth',
    price: 'Price of a gram', transaction: 'Transaction', counts: 'Counts',
  },
  sources: { ledger: 'Ledger', contract: 'Contract', declared: 'Declared by the owner' },
  effects: { adds: 'added', deducts: 'taken off', excluded: 'left out' },
  kinds: {
    wallet: 'Wallet', receivable_of_contract: 'Due to the owner', debt_of_contract: 'Owed by the owner',
    overdue_receivable_of_contract: 'Overdue to the owner', cash_elsewhere: 'Money elsewhere', gold: 'Gold',
    silver: 'Silver', goods_for_trade: 'Goods for trade', shares_for_trade: 'Shares for trade',
    receivable: 'Receivable', debt_due: 'Debt that falls due', investment_accounts: 'Investment accounts of others',
    owned_by_others: 'Owned by those who owe no zakat', paid_up_capital: 'Paid-up capital', reserves: 'Reserves',
    provisions: 'Provisions', retained_earnings: 'Retained earnings', net_income: 'Net income',
    long_term_liabilities: 'Liabilities not due within the year', fixed_assets: 'Net fixed assets',
    investments_not_for_trade: 'Investments not for trade', accumulated_losses: 'Accumulated losses',
    impure: 'Unlawful money', personal_use: 'For personal use', doubtful_receivable: 'Doubtful receivable',
    advance_payment: 'Zakat paid ahead', set_aside: 'Set aside with a payment',
  },
  reasons: {
    held: 'held on the day', expected: 'expected within the year', falls_due: 'falls due within the year',
    declared: 'as declared', impure: 'to be given away as a whole', not_expected: 'not expected to be paid',
    counts_when_received: 'counts once it is received', debts_not_taken_off: 'this school takes no debts off',
    not_by_this_method: 'not part of this method', not_zakatable: 'zakat is not due on it',
  },
  figures: { base: 'Base', due: 'Zakat', advance: 'Paid before' },
  below: 'The wealth of the day does not come to nisab, so no zakat is due.',
  yes: 'yes', no: 'no',
  proof: (height, root) => `Everything that was read is sealed in block ${height} or before. Root of the log: ${root}`,
  entry: (number) => `up to entry ${number}`,
  notes: [
    'Nisab is told by weight: what is held in each currency is weighed by the price of the metal in that currency.',
    'Zakat is worked out in each currency apart, and rounded up to the smallest unit.',
    'The year is counted by the days of Mecca and the calendar of Umm al-Qura, from what the wallets held at the end '
      + 'of each day; declared figures have no history here.',
    'Dues of contracts are told as they stood when this was issued.',
  ],
  digest: (digest) => `SHA-256 of the same certificate as JSON: ${digest}`,
};

const ar: CertificateWords = {
  title: 'تقدير الزكاة',
  subtitle: (owner, due, hijri) => `${owner} · تجب في ${due} (${hijri} هـ)`,
  whatItIs: 'يبيّن هذا المستند حاصل ما في السجل وما صرّح به المالك على الآراء المذكورة أدناه. وليس فتوى، ولا يفيد أن '
    + 'الفريضة قد أُدّيت. والأرقام الموسومة بأنها مصرّح بها هي أرقام المالك، ولم يُنظر فيها هنا.',
  heads: {
    year: 'الحول والآراء المتبعة', nisab: 'النصاب في ذلك اليوم', lines: 'ما حُسب وما لم يُحسب',
    advances: 'ما دُفع من قبل', proof: 'كيف يُثبت', notes: 'ملاحظات',
  },
  year: {
    from: 'بداية الحول', due: 'تمام الحول', school: 'الآراء', dips: 'النقص عن النصاب', advance: 'التعجيل',
    debts: 'الديون', receivables: 'ما للمالك على غيره', method: 'الطريقة', rate: 'النسبة (بالمئة)',
    fellBelow: 'أول يوم دون النصاب', moment: 'الأرصدة في',
  },
  supersedes: 'يحل محل',
  byProfile: ({ bank, name, version }) => `باختيار ${bank ?? 'الشبكة'}: ${name}${
    version === null ? '' : `، الإصدار ${String(version)}`}`,
  schools: {
    aaoifi: 'أيوفي على المشهور', hanafi: 'المذهب الحنفي', maliki: 'المذهب المالكي', shafii: 'المذهب الشافعي',
    hanbali: 'المذهب الحنبلي',
  },
  dips: { throughout: 'يقطع الحول', both_ends: 'لا يقطعه، والعبرة بطرفيه' },
  advance: { year: 'يُحتسب خلال الحول', month: 'يُحتسب في آخر ثلاثين يومًا' },
  debts: { within_year: 'يُخصم ما يحل منها خلال سنة', none: 'لا تُخصم' },
  receivables: { expected: 'يُحسب المرجو منها', received: 'تُحسب عند قبضها' },
  methods: {
    person: 'مال الشخص', net_assets: 'صافي الموجودات', net_invested_funds: 'صافي الأموال المستثمرة',
  },
  metals: { gold: 'الذهب', silver: 'الفضة' },
  columns: {
    line: 'البند', source: 'المصدر', effect: 'الأثر', amount: 'المبلغ', metal: 'المعدن', grams: 'الغرامات',
    worth: 'القيمة', price: 'سعر الغرام', transaction: 'المعاملة', counts: 'يُحتسب',
  },
  sources: { ledger: 'السجل', contract: 'عقد', declared: 'تصريح المالك' },
  effects: { adds: 'يُضاف', deducts: 'يُخصم', excluded: 'مستبعد' },
  kinds: {
    wallet: 'محفظة', receivable_of_contract: 'مستحق للمالك', debt_of_contract: 'مستحق على المالك',
    overdue_receivable_of_contract: 'متأخر للمالك', cash_elsewhere: 'نقد في غير هذا', gold: 'ذهب', silver: 'فضة',
    goods_for_trade: 'عروض تجارة', shares_for_trade: 'أسهم للتجارة', receivable: 'ذمة مدينة',
    debt_due: 'دين حالّ', investment_accounts: 'حسابات استثمار للغير', owned_by_others: 'ملك من لا زكاة عليه',
    paid_up_capital: 'رأس المال المدفوع', reserves: 'الاحتياطيات', provisions: 'المخصصات',
    retained_earnings: 'الأرباح المبقاة', net_income: 'صافي الدخل', long_term_liabilities: 'مطلوبات لا تحل خلال السنة',
    fixed_assets: 'صافي الأصول الثابتة', investments_not_for_trade: 'استثمارات لغير التجارة',
    accumulated_losses: 'خسائر متراكمة', impure: 'مال محرم', personal_use: 'للاستعمال الشخصي',
    doubtful_receivable: 'ذمة غير مرجوة', advance_payment: 'زكاة معجلة', set_aside: 'مخصص مع دفعة',
  },
  reasons: {
    held: 'مملوك في ذلك اليوم', expected: 'مرجو خلال السنة', falls_due: 'يحل خلال السنة', declared: 'كما صُرّح به',
    impure: 'يُتخلص منه كله', not_expected: 'لا يُرجى سداده', counts_when_received: 'يُحسب عند قبضه',
    debts_not_taken_off: 'لا يخصم هذا المذهب الديون', not_by_this_method: 'ليس من هذه الطريقة',
    not_zakatable: 'لا زكاة فيه',
  },
  figures: { base: 'الوعاء', due: 'الزكاة', advance: 'المدفوع من قبل' },
  below: 'لا يبلغ مال ذلك اليوم النصاب، فلا زكاة واجبة.',
  yes: 'نعم', no: 'لا',
  proof: (height, root) => `كل ما قُرئ مختوم في الكتلة ${height} أو قبلها. جذر السجل: ${root}`,
  entry: (number) => `حتى القيد ${number}`,
  notes: [
    'يُعرف النصاب بالوزن: يُوزن ما في كل عملة بسعر المعدن بها.',
    'تُحسب الزكاة في كل عملة على حدة، وتُقرّب إلى أعلى لأصغر وحدة.',
    'يُحسب الحول بأيام مكة وتقويم أم القرى، مما في المحافظ عند نهاية كل يوم، ولا تاريخ هنا لما صُرّح به.',
    'مستحقات العقود كما كانت عند الإصدار.',
  ],
  digest: (digest) => `بصمة SHA-256 للشهادة نفسها بصيغة JSON: ${digest}`,
};

/** The words of a certificate by language. */
export const CERTIFICATE_WORDS: Readonly<Record<Language, CertificateWords>> = { en, ar };

