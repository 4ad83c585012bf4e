import type { Language } from '../../../platform/pdf/pdf-document.ts';
import type { AGES, PaymentKind, Principle } from '../../figures/public.ts';
import type { ReportType } from '../period.ts';

/** The words of a printed report. */
export interface ReportWords {
  title: string;
  types: Record<ReportType, string>;
  allBanks: string;
  bank: (name: string) => string;
  days: (first: string, last: string) => string;
  provisional: (until: string) => string;
  score: string;
  compliant: string;
  flagged: string;
  rejected: string;
  meanOf: (transactions: number) => string;
  ofAll: (percent: string) => string;
  flaggedNote: string;
  rejectedNote: string;
  noData: string;
  headings: Record<'recommendations' | 'principles' | 'rules' | 'networks' | 'distribution' | 'scores' | 'money'
    | 'reviews' | 'rulesets' | 'settings' | 'head' | 'basis', string>;
  columns: Record<'principle' | 'passed' | 'review' | 'failed' | 'share' | 'rule' | 'payments' | 'rejected' | 'group'
    | 'compliant' | 'flagged' | 'score' | 'network' | 'completed' | 'paid' | 'fees' | 'zakat' | 'charity' | 'reversed'
    | 'version' | 'profile' | 'from' | 'until', string>;
  principles: Record<Principle | 'zakat', string>;
  networks: Record<'uae_dirham' | 'qatar_cbdc', string>;
  paymentTypes: Readonly<Record<string, string>>;
  kinds: Record<PaymentKind, string>;
  reviews: Record<'opened' | 'approved' | 'rejected' | 'closed' | 'openAtEnd' | 'oldest' | 'median', string>;
  ages: Record<(typeof AGES)[number], string>;
  hours: (hours: number) => string;
  stillInForce: string;
  basis: string[];
  digest: (digest: string) => string;
  head: (block: number, events: number) => string;
  noHead: string;
}

const en: ReportWords = {
  title: 'Shariah compliance report',
  types: {
    daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly', quarterly: 'Quarterly', annual: 'Annual', custom: 'Custom',
  },
  allBanks: 'All banks',
  bank: (name) => `Customers of ${name}`,
  days: (first, last) => (first === last ? first : `${first} to ${last}`),
  provisional: (until) => `Provisional: the period was not over; figures up to ${until}.`,
  score: 'Overall score', compliant: 'Compliant', flagged: 'Flagged', rejected: 'Refused',
  meanOf: (transactions) => `Mean of ${transactions} verdicts`,
  ofAll: (percent) => `${percent} of all`,
  flaggedNote: 'Held for an officer', rejectedNote: 'Refused by the rules',
  noData: 'No payment was judged in this period.',
  headings: {
    recommendations: 'Recommendations', principles: 'Principles', rules: 'Rules that spoke up',
    networks: 'Networks and types', distribution: 'Distribution of payments', scores: 'Score over time',
    money: 'Money moved', reviews: 'Reviews by officers', rulesets: 'Rules the verdicts followed',
    settings: 'Settings in force', head: 'The audit log when the period ended', basis: 'Basis of preparation',
  },
  columns: {
    principle: 'Principle', passed: 'Passed', review: 'Needs review', failed: 'Failed', share: 'Passed, %',
    rule: 'Rule', payments: 'Payments', rejected: 'Refused', group: 'Group', compliant: 'Compliant', flagged: 'Flagged',
    score: 'Score', network: 'Network', completed: 'Completed', paid: 'Paid', fees: 'Fees', zakat: 'Zakat set aside',
    charity: 'Charity', reversed: 'Reversed', version: 'Version', profile: 'Profile', from: 'From', until: 'Until',
  },
  principles: {
    riba: 'Riba', gharar: 'Gharar', maysir: 'Maysir', halal: 'Halal activity', kyc: 'KYC and AML', zakat: 'Zakat',
  },
  networks: { uae_dirham: 'UAE e-Dirham', qatar_cbdc: 'Qatar CBDC' },
  paymentTypes: {
    send: 'Send', zakat_split: 'Zakat split', escrow: 'Escrow', cross_border: 'Cross-border',
    contract: 'Islamic contract',
  },
  kinds: { standard: 'Standard', zakat: 'With zakat', escrow: 'In escrow', approval: 'By approval' },
  reviews: {
    opened: 'Opened in the period', approved: 'Approved', rejected: 'Rejected', closed: 'Ended otherwise',
    openAtEnd: 'Open at the end', oldest: 'Oldest open case', median: 'Median time to a decision',
  },
  ages: { under_24h: 'Open for less than 24 hours', under_72h: 'Open for 24 to 72 hours', older: 'Open for longer' },
  hours: (hours) => (hours === 1 ? '1 hour' : `${hours} hours`),
  stillInForce: 'in force',
  basis: [
    'Counts and scores come from the verdicts stored with each payment that was made in the period.',
    'Amounts come from the ledger’s entries of payments that were completed in the period; reversals are deducted from '
      + 'fees, zakat and charity. Money that enters the sandbox is nobody’s payment and is left out.',
    'Verdicts are those of automated screening against the profile named here. They are not a fatwa.',
  ],
  digest: (digest) => `SHA-256 of the JSON form: ${digest}`,
  head: (block, events) => `Block ${block} closes ${events} events under this root. Whoever keeps it can prove later `
    + 'that the log still begins with them.',
  noHead: 'No block was sealed yet.',
};

const ar: ReportWords = {
  title: 'تقرير الامتثال الشرعي',
  types: {
    daily: 'يومي', weekly: 'أسبوعي', monthly: 'شهري', quarterly: 'ربع سنوي', annual: 'سنوي', custom: 'فترة مختارة',
  },
  allBanks: 'جميع المصارف',
  bank: (name) => `عملاء ${name}`,
  days: (first, last) => (first === last ? first : `من ${first} إلى ${last}`),
  provisional: (until) => `تقرير مؤقت: لم تنتهِ الفترة بعد؛ الأرقام حتى ${until}.`,
  score: 'الدرجة العامة', compliant: 'متوافقة', flagged: 'قيد المراجعة', rejected: 'مرفوضة',
  meanOf: (transactions) => `متوسط الأحكام، وعددها ${transactions}`,
  ofAll: (percent) => `${percent} من المجموع`,
  flaggedNote: 'محتجزة لنظر المسؤول', rejectedNote: 'رفضتها القواعد',
  noData: 'لم يُحكم على أي دفعة في هذه الفترة.',
  headings: {
    recommendations: 'التوصيات', principles: 'المبادئ الشرعية', rules: 'القواعد التي اعترضت',
    networks: 'الشبكات والأنواع', distribution: 'توزيع المدفوعات', scores: 'الدرجة عبر الزمن', money: 'حركة الأموال',
    reviews: 'مراجعات المسؤولين', rulesets: 'القواعد التي بُنيت عليها الأحكام', settings: 'الإعدادات السارية',
    head: 'سجل التدقيق عند نهاية الفترة', basis: 'أساس الإعداد',
  },
  columns: {
    principle: 'المبدأ', passed: 'اجتازت', review: 'تحتاج إلى مراجعة', failed: 'لم تجتز', share: 'نسبة الاجتياز %',
    rule: 'القاعدة', payments: 'المدفوعات', rejected: 'مرفوضة', group: 'المجموعة', compliant: 'متوافقة',
    flagged: 'قيد المراجعة', score: 'الدرجة', network: 'الشبكة', completed: 'مكتملة', paid: 'المدفوع',
    fees: 'الرسوم', zakat: 'مخصص الزكاة',
    charity: 'الخيرات', reversed: 'المعكوس', version: 'الإصدار', profile: 'الملف المعياري', from: 'من', until: 'إلى',
  },
  principles: {
    riba: 'الربا', gharar: 'الغرر', maysir: 'الميسر', halal: 'مشروعية النشاط', kyc: 'اعرف عميلك ومكافحة غسل الأموال',
    zakat: 'الزكاة',
  },
  networks: { uae_dirham: 'الدرهم الإلكتروني الإماراتي', qatar_cbdc: 'عملة قطر الرقمية' },
  paymentTypes: {
    send: 'تحويل', zakat_split: 'تحويل مع زكاة', escrow: 'ضمان', cross_border: 'عبر الحدود', contract: 'عقد إسلامي',
  },
  kinds: { standard: 'عادية', zakat: 'مع زكاة', escrow: 'في الضمان', approval: 'بموافقات' },
  reviews: {
    opened: 'فُتحت في الفترة', approved: 'قُبلت', rejected: 'رُفضت', closed: 'انتهت بغير ذلك',
    openAtEnd: 'مفتوحة عند نهاية الفترة', oldest: 'أقدم قضية مفتوحة', median: 'وسيط مدة البت',
  },
  ages: {
    under_24h: 'مفتوحة منذ أقل من 24 ساعة', under_72h: 'مفتوحة منذ 24 إلى 72 ساعة', older: 'مفتوحة منذ مدة أطول',
  },
  hours: (hours) => `${hours} ساعة`,
  stillInForce: 'سارية',
  basis: [
    'الأعداد والدرجات مأخوذة من الأحكام المحفوظة مع كل دفعة أُجريت في الفترة.',
    'المبالغ مأخوذة من قيود دفتر الأستاذ للمدفوعات التي اكتملت في الفترة؛ وتُطرح العمليات المعكوسة من الرسوم والزكاة '
      + 'والخيرات. والأموال التي تدخل البيئة التجريبية ليست دفعة لأحد فلا تُحسب.',
    'الأحكام نتيجة فحص آلي وفق الملف المعياري المذكور هنا، وليست فتوى.',
  ],
  digest: (digest) => `بصمة SHA-256 لصيغة JSON: ${digest}`,
  head: (block, events) => `الكتلة ${block} تختم ${events} حدثًا تحت هذا الجذر. ومن يحتفظ به يستطيع لاحقًا أن يُثبت أن `
    + 'السجل ما زال يبدأ بها.',
  noHead: 'لم تُختم أي كتلة بعد.',
};

/** The words of a printed report in each language. */
export const REPORT_WORDS: Readonly<Record<Language, ReportWords>> = { en, ar };
