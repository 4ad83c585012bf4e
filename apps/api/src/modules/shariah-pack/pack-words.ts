import type { Language } from '../../platform/pdf/pdf-document.ts';
import type { PackAudience } from './pack.dto.ts';

/** The words of a printed pack. */
export interface PackWords {
  titles: Record<PackAudience, string>;
  days: (first: string, end: string) => string;
  provisional: (until: string) => string;
  judged: string; refused: string; held: string; overridden: string;
  rulesets: string; plans: string; samples: string; papers: string; findings: string; mapping: string;
  controls: string; head: string; basis: string; none: string;
  columns: Record<'version' | 'profile' | 'payments' | 'calendar' | 'year' | 'state' | 'areas' | 'area' | 'method'
    | 'size' | 'population' | 'block' | 'class' | 'raised' | 'open' | 'standard' | 'rules' | 'products', string>;
  outcomes: Record<'compliant' | 'finding' | 'question', string>;
  /** Areas, methods, states and classes by their codes. */
  names: Readonly<Record<string, string>>;
  headOf: (block: number, events: number) => string;
  noHead: string;
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
  rulesets: 'Rule sets that the verdicts followed', plans: 'Review plans', samples: 'Samples drawn',
  papers: 'Working papers by outcome', findings: 'Findings by class', mapping: 'Standards, and what answers them',
  controls: 'Controls, and where each is tested', head: 'The audit log when the period ended',
  basis: 'Basis of preparation', none: 'None in this period.',
  columns: {
    version: 'Version', profile: 'Profile', payments: 'Payments', calendar: 'Calendar', year: 'Year', state: 'State',
    areas: 'Areas', area: 'Area', method: 'Method', size: 'Size', population: 'Population', block: 'Block',
    class: 'Class', raised: 'Raised', open: 'Open at the end', standard: 'Standard', rules: 'Rules',
    products: 'Products',
  },
  outcomes: { compliant: 'Compliant', finding: 'Finding', question: 'Question' },
  names: {
    gregorian: 'Gregorian', hijri: 'Hijri', proposed: 'Proposed', approved: 'Approved', refused: 'Refused',
    random: 'Random', risk: 'By risk', minor: 'Minor', major: 'Major', critical: 'Critical', send: 'Sends',
    zakat_split: 'Sends with zakat', escrow: 'Escrow', cross_border: 'Cross-border', redeem: 'Redemptions',
    murabaha: 'Murabaha', ijara: 'Ijara', mudaraba: 'Mudaraba', musharaka: 'Musharaka',
    'diminishing-musharaka': 'Diminishing musharaka',
  },
  headOf: (block, events) => `Block ${block} closes ${events} events under this root. Whoever keeps it can prove later `
    + 'that the log still begins with them.',
  noHead: 'No block was sealed yet.',
  basisItems: [
    'Counts come from the verdicts stored with each payment that customers of the bank made in the period.',
    'An override is a payment that the rules held and officers let pass before the period ended.',
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
  rulesets: 'القواعد التي بُنيت عليها الأحكام', plans: 'خطط التدقيق', samples: 'العيّنات المسحوبة',
  papers: 'أوراق العمل بحسب النتيجة', findings: 'الملاحظات بحسب التصنيف', mapping: 'المعايير وما يقابلها',
  controls: 'الضوابط وموضع اختبار كل منها', head: 'سجل التدقيق عند نهاية الفترة', basis: 'أساس الإعداد',
  none: 'لا شيء في هذه الفترة.',
  columns: {
    version: 'الإصدار', profile: 'الملف المعياري', payments: 'المدفوعات', calendar: 'التقويم', year: 'السنة',
    state: 'الحالة', areas: 'المجالات', area: 'المجال', method: 'الطريقة', size: 'الحجم', population: 'المجتمع',
    block: 'الكتلة', class: 'التصنيف', raised: 'المسجلة', open: 'المفتوحة عند النهاية', standard: 'المعيار',
    rules: 'القواعد', products: 'المنتجات',
  },
  outcomes: { compliant: 'متوافق', finding: 'ملاحظة', question: 'استفسار' },
  names: {
    gregorian: 'ميلادي', hijri: 'هجري', proposed: 'مقترحة', approved: 'معتمدة', refused: 'مرفوضة', random: 'عشوائية',
    risk: 'بحسب المخاطر', minor: 'بسيطة', major: 'جوهرية', critical: 'حرجة', send: 'التحويلات',
    zakat_split: 'تحويلات مع زكاة', escrow: 'الضمان', cross_border: 'عبر الحدود', redeem: 'الاسترداد',
    murabaha: 'المرابحة', ijara: 'الإجارة', mudaraba: 'المضاربة', musharaka: 'المشاركة',
    'diminishing-musharaka': 'المشاركة المتناقصة',
  },
  headOf: (block, events) => `الكتلة ${block} تختم ${events} حدثًا تحت هذا الجذر. `
    + 'ومن يحتفظ به يستطيع لاحقًا أن يُثبت أن السجل ما زال يبدأ بها.',
  noHead: 'لم تُختم أي كتلة بعد.',
  basisItems: [
    'الأعداد مأخوذة من الأحكام المحفوظة مع كل دفعة أجراها عملاء المصرف في الفترة.',
    'الإجازة دفعة احتجزتها القواعد وأجازها المسؤولون قبل نهاية الفترة.',
    'تذكر كل عيّنة الكتلة التي تُشتق بذرتها من جذرها، فيستطيع أي أحد سحبها ثانيةً من تصدير الدفاتر.',
    'الأحكام نتيجة فحص آلي وفق الملف المعياري المذكور هنا، وليست فتوى.',
  ],
  digest: (digest) => `بصمة SHA-256 لصيغة JSON: ${digest}`,
};

/** The words of a printed pack in each language. */
export const PACK_WORDS: Readonly<Record<Language, PackWords>> = { en, ar };
