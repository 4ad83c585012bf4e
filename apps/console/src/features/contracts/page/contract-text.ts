import type { ContractDetailDto, ContractType } from '@connect/sdk';

/** The wording of a contract in one language. */
export interface ContractText {
  title: string;
  preamble: string;
  clauses: string[];
  signatures: string[];
}

type Language = 'en' | 'ar';
type Fill = (term: (name: string) => string, money: (name: string) => string) => string[];

const titles: Record<ContractType, Record<Language, string>> = {
  murabaha: { en: 'Murabaha sale contract', ar: 'عقد بيع المرابحة' },
  ijara: { en: 'Ijara contract', ar: 'عقد الإجارة' },
  mudaraba: { en: 'Mudaraba contract', ar: 'عقد المضاربة' },
  musharaka: { en: 'Musharaka contract', ar: 'عقد المشاركة' },
  'diminishing-musharaka': { en: 'Diminishing musharaka contract', ar: 'عقد المشاركة المتناقصة' },
};

const roles: Record<string, Record<Language, string>> = {
  seller: { en: 'Seller', ar: 'البائع' },
  buyer: { en: 'Buyer', ar: 'المشتري' },
  supplier: { en: 'Supplier', ar: 'المورّد' },
  landlord: { en: 'Lessor', ar: 'المؤجر' },
  tenant: { en: 'Lessee', ar: 'المستأجر' },
  capitalProvider: { en: 'Capital provider (rabb al-mal)', ar: 'رب المال' },
  entrepreneur: { en: 'Manager (mudarib)', ar: 'المضارب' },
  venture: { en: 'Wallet of the venture', ar: 'محفظة المشروع' },
  partner: { en: 'Partner', ar: 'الشريك' },
  financier: { en: 'Financier', ar: 'الممول' },
  client: { en: 'Client', ar: 'العميل' },
};

const bodies: Record<ContractType, Record<Language, Fill>> = {
  murabaha: {
    en: (term, money) => [
      `The seller sells the buyer: ${term('assetDescription')}.`,
      `The seller bought it for ${money('assetPrice')}, which the buyer knows, and sells it for `
        + `${money('totalPrice')}, `
        + 'profit included. This price never rises.',
      `The buyer pays in ${term('installments')} instalments, as the schedule says.`,
      'The seller owns and possesses the goods, and bears their risk, until this sale is signed.',
      'Money promised for late payment goes to charity and never to the seller.',
    ],
    ar: (term, money) => [
      `باع البائعُ المشتريَ: ${term('assetDescription')}.`,
      `اشتراه البائع بمبلغ ${money('assetPrice')} يعلمه المشتري، ويبيعه بمبلغ `
        + `${money('totalPrice')} شاملًا الربح. ولا يزيد هذا الثمن أبدًا.`,
      `يسدد المشتري الثمن على ${term('installments')} قسطًا وفق الجدول.`,
      'يملك البائع السلعة ويقبضها ويتحمل ضمانها إلى حين توقيع هذا البيع.',
      'ما يُلتزم بالتبرع به عند التأخر في السداد يُصرف في وجوه البر ولا يأخذه البائع أبدًا.',
    ],
  },
  ijara: {
    en: (term, money) => [
      `The lessor lets to the lessee: ${term('assetDescription')}.`,
      `The lease lasts ${term('rentalPeriod')} months at ${money('monthlyRent')} a month, due `
        + `once the asset can be used.`,
      'The lessor owns the asset and bears its major maintenance, its insurance and its total loss.',
      'No rent is owed for days on which the asset cannot be used for its purpose.',
      'A transfer of ownership, if promised, is a separate contract at the end of the lease.',
    ],
    ar: (term, money) => [
      `آجر المؤجرُ المستأجرَ: ${term('assetDescription')}.`,
      `مدة الإجارة ${term('rentalPeriod')} شهرًا بأجرة شهرية قدرها ${money('monthlyRent')} `
        + `تُستحق بعد التمكين من الانتفاع بالعين.`,
      'العين ملك المؤجر، وعليه صيانتها الأساسية وتأمينها وتبعة هلاكها الكلي.',
      'لا تُستحق أجرة عن أيام تعذر فيها الانتفاع بالعين فيما أُجّرت له.',
      'نقل الملكية، إن وُعد به، عقد مستقل عند نهاية الإجارة.',
    ],
  },
  mudaraba: {
    en: (term, money) => [
      `The provider gives ${money('capitalAmount')} as capital for: ${term('businessDescription')}.`,
      `Profit is shared ${term('rabbAlMalRatio')} to the provider and ${term('mudaribRatio')} `
        + `to the manager, in percent.`,
      'A loss falls on the capital alone, unless the manager was negligent or went beyond the mandate.',
      'Nobody is promised a sum or a percentage of the capital, whatever the result.',
      `The venture lasts ${term('duration')} months and is settled by a statement of what it is worth.`,
    ],
    ar: (term, money) => [
      `دفع رب المال مبلغ ${money('capitalAmount')} رأسَ مالٍ للعمل في: ${term('businessDescription')}.`,
      `يُقسم الربح بنسبة ${term('rabbAlMalRatio')} في المئة لرب المال و${term('mudaribRatio')} في المئة للمضارب.`,
      'الخسارة على رأس المال وحده ما لم يتعدَّ المضارب أو يقصّر أو يخالف الشروط.',
      'لا يُضمن لأحد مبلغ معلوم ولا نسبة من رأس المال أيًّا كانت النتيجة.',
      `مدة المضاربة ${term('duration')} شهرًا، وتُصفّى ببيان قيمتها.`,
    ],
  },
  musharaka: {
    en: (term, money) => [
      `The partners bring ${money('capital')} together for: ${term('businessDescription')}.`,
      'Profit is shared as each partner’s share in this contract says; a loss falls on each by capital.',
      'A partner who does not work takes no larger share of profit than of capital.',
      'No partner’s capital and no return on it is guaranteed by another partner.',
    ],
    ar: (term, money) => [
      `اشترك الشركاء بمبلغ ${money('capital')} في: ${term('businessDescription')}.`,
      'يُقسم الربح بحسب النسب المبينة في هذا العقد، والخسارة على كل شريك بقدر رأس ماله.',
      'لا تزيد حصة الشريك غير العامل من الربح على نسبته في رأس المال.',
      'لا يضمن شريكٌ لشريكٍ رأس ماله ولا ربحًا عليه.',
    ],
  },
  'diminishing-musharaka': {
    en: (term, money) => [
      `Financier and client own together: ${term('assetDescription')}, bought for ${money('assetValue')}.`,
      `It is divided into ${term('units')} units, of which ${term('financierUnits')} are the financier’s.`,
      `Each period the client buys ${term('unitsPerPeriod')} units by a sale of its own, at the value of that day.`,
      `The client rents the units that are still the financier’s; the rent of the whole is `
        + `${money('fullRent')} a period.`,
      'Each owner bears loss and major maintenance by the units owned on that day.',
    ],
    ar: (term, money) => [
      `يملك الممول والعميل معًا: ${term('assetDescription')}، اشترياه بمبلغ ${money('assetValue')}.`,
      `قُسم إلى ${term('units')} حصة، للممول منها ${term('financierUnits')} حصة.`,
      `يشتري العميل في كل فترة ${term('unitsPerPeriod')} حصص بعقد بيع مستقل بقيمتها يوم الشراء.`,
      `يستأجر العميل ما بقي للممول من الحصص، وأجرة الكل ${money('fullRent')} عن كل فترة.`,
      'يتحمل كل مالك الهلاك والصيانة الأساسية بقدر حصصه في ذلك اليوم.',
    ],
  },
};

const blank = '……';

/** Words a contract of its terms and parties; what is not settled yet is left to be filled in by hand. */
export function contractText(contract: ContractDetailDto, language: Language): ContractText {
  const { type, reference, parties, terms, figures, currency, createdAt } = contract;
  const sums = Object.fromEntries(figures.map(({ name, value }) => [name, value]));
  const said = (name: string): string => {
    const value: unknown = terms[name] ?? sums[name];
    return typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : blank;
  };
  const money = (name: string): string => (said(name) === blank ? blank : `${said(name)} ${currency}`);
  const nameOf = (role: string) => roles[role]?.[language] ?? role;
  const own: unknown = terms['clauses'];
  const written = typeof own === 'string' ? [own] : Array.isArray(own) ? own : [];
  const day = createdAt.slice(0, 10);
  return {
    title: titles[type][language],
    preamble: language === 'en' ? `${reference}, drawn up on ${day}.` : `رقم العقد ${reference}، حُرّر بتاريخ ${day}.`,
    clauses: [
      ...parties.map(({ role, name }) => `${nameOf(role)}: ${name}.`),
      ...bodies[type][language](said, money),
      ...written.filter((clause) => typeof clause === 'string'),
    ],
    signatures: parties.filter(({ role }) => role !== 'venture' && role !== 'supplier')
      .map(({ role, name }) => `${nameOf(role)} (${name}): ${'_'.repeat(24)}`),
  };
}
