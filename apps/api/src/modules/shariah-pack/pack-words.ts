import type { Language } from '../../platform/pdf/pdf-document.ts';
import type { PackAudience } from './pack.dto.ts';

/** The words of a printed pack. */
export interface PackWords {
  titles: Record<PackAudience, string>;
  days: (first: string, end: string) => string;
  provisional: (until: string) => string;
  judged: string; refused: string; held: string; overridden: string;
  register: string; purification: string; kinds: string; zakat: string; resolutions: string; dissents: string;
  rulesets: string; plans: string; samples: string; papers: string; findings: string; mapping: string;
  controls: string; head: string; basis: string; none: string;
  columns: Record<'version' | 'profile' | 'payments' | 'calendar' | 'year' | 'state' | 'areas' | 'area' | 'method'
    | 'size' | 'population' | 'block' | 'class' | 'raised' | 'open' | 'standard' | 'rules' | 'products' | 'recorded'
    | 'closed' | 'overdue' | 'currency' | 'openBefore' | 'found' | 'purified' | 'setAside' | 'kind' | 'certificates'
    | 'due' | 'paid' | 'resolution' | 'board' | 'validFrom' | 'agree' | 'dissent' | 'abstain', string>;
  unclassified: string;
  dissentOf: (resolution: string, seat: string, reasons: string) => string;
  noReasons: string;
  outcomes: Record<'compliant' | 'finding' | 'question', string>;
  /** Areas, methods, states and classes by their codes. */
  names: Readonly<Record<string, string>>;
  headOf: (block: number, events: number) => string;
  hashOf: (hash: string) => string;
  basisItems: string[];
  digest: (digest: string) => string;
}

const en: PackWords = {
  titles: {
    authority: 'Annual Shari’ah report to the Higher Shari’ah Authority', board: 'Annual Shari’ah report to the board',
  },
  days: (first, end) => `From ${first} up to ${end}`,
  provisional: (until) => `Provisional: the year was not over; figures up to ${until}.`,
  judged: 'Payments judged', refused: 'Refused by the rules', held: 'Held for an officer',
  overridden: 'Held, and let pass by officers',
  register: 'Non-compliance register by class', purification: 'Tainted income and its purification',
  kinds: 'Tainted income found, by kind', zakat: 'Zakat of customers', resolutions: 'Resolutions in force',
  dissents: 'Dissent', unclassified: 'Not classified',
  dissentOf: (resolution, seat, reasons) => `${resolution} — ${seat}: ${reasons}`, noReasons: 'no reasons given',
  rulesets: 'Rule sets that the verdicts followed', plans: 'Review plans', samples: 'Samples drawn',
  papers: 'Working papers by outcome', findings: 'Findings by class', mapping: 'Standards, and what answers them',
  controls: 'Controls, and where each is checked', head: 'The block that seals the figures',
  basis: 'Basis of preparation', none: 'None in this period.',
  columns: {
    version: 'Version', profile: 'Profile', payments: 'Payments', calendar: 'Calendar', year: 'Year', state: 'State',
    areas: 'Areas', area: 'Area', method: 'Method', size: 'Size', population: 'Population', block: 'Block',
    class: 'Class', raised: 'Raised', open: 'Open at the end', standard: 'Standard', rules: 'Rules',
    products: 'Products', recorded: 'Recorded', closed: 'Closed', overdue: 'Overdue', currency: 'Currency',
    openBefore: 'Open before', found: 'Found', purified: 'Given to charity', setAside: 'Of it set aside', kind: 'Kind',
    certificates: 'Certificates', due: 'Zakat due', paid: 'Zakat paid', resolution: 'Resolution', board: 'Board',
    validFrom: 'From', agree: 'For', dissent: 'Against', abstain: 'Abstained',
  },
  outcomes: { compliant: 'Compliant', finding: 'Finding', question: 'Question' },
  names: {
    gregorian: 'Gregorian', hijri: 'Hijri', proposed: 'Proposed', approved: 'Approved', refused: 'Refused',
    random: 'Random', risk: 'By risk', minor: 'Minor', major: 'Major', critical: 'Critical', send: 'Sends',
    zakat_split: 'Sends with zakat', escrow: 'Escrow', cross_border: 'Cross-border', redeem: 'Redemptions',
    murabaha: 'Murabaha', ijara: 'Ijara', mudaraba: 'Mudaraba', musharaka: 'Musharaka',
    'diminishing-musharaka': 'Diminishing musharaka', actual: 'Actual', potential: 'Potential', material: 'material',
    immaterial: 'immaterial', late_donation: 'Donations for delay', interest: 'Interest', mixed_income: 'Mixed income',
    shares: 'Shares', network: 'Network', bank: 'Bank',
  },
  headOf: (block, events) => `Everything counted here is sealed by block ${block}, which closes ${events} events under `
    + 'this root. Whoever keeps it can prove later that the log still begins with them.',
  hashOf: (hash) => `Hash of the block: ${hash}`,
  basisItems: [
    'Counts come from the verdicts stored with each payment that customers of the bank made in the period.',
    'An override is a payment that the rules held and officers let pass before the period ended.',
    'Events of the register stand as their last step before the period ended says.',
    'Tainted income is the register’s; what reached charity and what is set aside are counted in the ledger. What was '
      + 'open before and was found is what was given to charity and is open.',
    'Zakat due is what certificates of the bank’s customers state, wherever their wealth is; zakat paid is what left '
      + 'wallets at the bank.',
    'Each sample names the block whose root its seed follows from: anybody draws it again from an export of the books.',
    'Verdicts are those of automated screening against the profile named here. They are not a fatwa.',
  ],
  digest: (digest) => `SHA-256 of the JSON form: ${digest}`,
};

const ar: PackWords = {
  titles: {
    authority: 'التقرير الشرعي السنوي إلى الهيئة العليا الشرعية',
    board: 'التقرير الشرعي السنوي إلى مجلس الإدارة',
  },
  days: (first, end) => `من ${first} إلى ما قبل ${end}`,
  provisional: (until) => `تقرير مؤقت: لم تنتهِ السنة بعد؛ الأرقام حتى ${until}.`,
  judged: 'المدفوعات المحكوم عليها', refused: 'رفضتها القواعد', held: 'احتُجزت لنظر المسؤول',
  overridden: 'احتُجزت وأجازها المسؤولون',
  register: 'سجل المخالفات الشرعية بحسب التصنيف', purification: 'الدخل المحرم وتطهيره',
  kinds: 'الدخل المحرم المكتشف بحسب نوعه', zakat: 'زكاة العملاء', resolutions: 'القرارات السارية',
  dissents: 'الآراء المخالفة', unclassified: 'لم تُصنف',
  dissentOf: (resolution, seat, reasons) => `${resolution} — ${seat}: ${reasons}`, noReasons: 'لم تُذكر أسباب',
  rulesets: 'القواعد التي بُنيت عليها الأحكام', plans: 'خطط التدقيق', samples: 'العيّنات المسحوبة',
  papers: 'أوراق العمل بحسب النتيجة', findings: 'الملاحظات بحسب التصنيف', mapping: 'المعايير وما يقابلها',
  controls: 'الضوابط وموضع التحقق من كل منها', head: 'الكتلة التي تختم الأرقام', basis: 'أساس الإعداد',
  none: 'لا شيء في هذه الفترة.',
  columns: {
    version: 'الإصدار', profile: 'الملف المعياري', payments: 'المدفوعات', calendar: 'التقويم', year: 'السنة',
    state: 'الحالة', areas: 'المجالات', area: 'المجال', method: 'الطريقة', size: 'الحجم', population: 'المجتمع',
    block: 'الكتلة', class: 'التصنيف', raised: 'المسجلة', open: 'المفتوحة عند النهاية', standard: 'المعيار',
    rules: 'القواعد', products: 'المنتجات', recorded: 'المسجلة', closed: 'المغلقة', overdue: 'تجاوزت الموعد',
    currency: 'العملة', openBefore: 'المفتوح من قبل', found: 'المكتشف', purified: 'صُرف في الخيرات',
    setAside: 'منه المجنَّب', kind: 'النوع', certificates: 'الشهادات', due: 'الزكاة الواجبة', paid: 'الزكاة المدفوعة',
    resolution: 'القرار', board: 'الهيئة', validFrom: 'من', agree: 'موافق', dissent: 'مخالف', abstain: 'ممتنع',
  },
  outcomes: { compliant: 'متوافق', finding: 'ملاحظة', question: 'استفسار' },
  names: {
    gregorian: 'ميلادي', hijri: 'هجري', proposed: 'مقترحة', approved: 'معتمدة', refused: 'مرفوضة', random: 'عشوائية',
    risk: 'بحسب المخاطر', minor: 'بسيطة', major: 'جوهرية', critical: 'حرجة', send: 'التحويلات',
    zakat_split: 'تحويلات مع زكاة', escrow: 'الضمان', cross_border: 'عبر الحدود', redeem: 'الاسترداد',
    murabaha: 'المرابحة', ijara: 'الإجارة', mudaraba: 'المضاربة', musharaka: 'المشاركة',
    'diminishing-musharaka': 'المشاركة المتناقصة', actual: 'فعلية', potential: 'محتملة', material: 'جوهرية',
    immaterial: 'غير جوهرية', late_donation: 'تبرعات التأخير', interest: 'فوائد', mixed_income: 'دخل مختلط',
    shares: 'أسهم', network: 'الشبكة', bank: 'المصرف',
  },
  headOf: (block, events) => `كل ما عُدّ هنا مختوم بالكتلة ${block} أو ما قبلها، `
    + `وهي تختم ${events} حدثًا تحت هذا الجذر. `
    + 'ومن يحتفظ به يستطيع لاحقًا أن يُثبت أن السجل ما زال يبدأ بها.',
  hashOf: (hash) => `بصمة الكتلة: ${hash}`,
  basisItems: [
    'الأعداد مأخوذة من الأحكام المحفوظة مع كل دفعة أجراها عملاء المصرف في الفترة.',
    'الإجازة دفعة احتجزتها القواعد وأجازها المسؤولون قبل نهاية الفترة.',
    'حال كل مخالفة في السجل هي ما تقوله آخر خطوة لها قبل نهاية الفترة.',
    'الدخل المحرم من السجل، وما صُرف في الخيرات وما جُنّب معدود في الدفتر. وما كان مفتوحًا من قبل مع ما اكتُشف يساوي '
      + 'ما صُرف في الخيرات مع ما بقي مفتوحًا.',
    'الزكاة الواجبة هي ما تذكره شهادات عملاء المصرف أينما كان مالهم، والزكاة المدفوعة ما خرج من محافظ لدى المصرف.',
    'تذكر كل عيّنة الكتلة التي تُشتق بذرتها من جذرها، فيستطيع أي أحد سحبها ثانيةً من تصدير الدفاتر.',
    'الأحكام نتيجة فحص آلي وفق الملف المعياري المذكور هنا، وليست فتوى.',
  ],
  digest: (digest) => `بصمة SHA-256 لصيغة JSON: ${digest}`,
};

/** The words of a printed pack in each language. */
export const PACK_WORDS: Readonly<Record<Language, PackWords>> = { en, ar };
