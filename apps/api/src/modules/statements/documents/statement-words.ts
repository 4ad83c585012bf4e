import type { Language } from '../../../platform/pdf/pdf-document.ts';

/** The words of a printed statement. */
export interface StatementWords {
  title: string;
  titleOfMany: string;
  days: (first: string, last: string) => string;
  provisional: (until: string) => string;
  facts: Record<'owner' | 'bank' | 'network' | 'address' | 'iban' | 'numbers' | 'timeZone', string>;
  /** The numbers of the first and the last entry of the period. */
  numbers: (first: string, last: string) => string;
  noMovements: string;
  opening: string;
  in: string;
  out: string;
  fees: string;
  closing: string;
  columns: Record<'number' | 'date' | 'details' | 'in' | 'out' | 'balance', string>;
  networks: Record<'uae_dirham' | 'qatar_cbdc', string>;
  /** Why money moved, where that is more than a payment. */
  kinds: Readonly<Record<string, string>>;
  /** The accounts that a network keeps for itself. */
  accounts: Readonly<Record<string, string>>;
  reference: (words: string) => string;
  purpose: (code: string) => string;
  sealedMemo: string;
  basis: string[];
  basisHeading: string;
  digest: (digest: string) => string;
}

const en: StatementWords = {
  title: 'Statement of a wallet',
  titleOfMany: 'Statement of wallets',
  days: (first, last) => (first === last ? first : `${first} to ${last}`),
  provisional: (until) => `Provisional: the period was not over; movements up to ${until}.`,
  facts: {
    owner: 'Owner', bank: 'Bank', network: 'Network', address: 'Address', iban: 'IBAN', numbers: 'Entries',
    timeZone: 'Time zone',
  },
  numbers: (first, last) => `${first} to ${last}`,
  noMovements: 'Nothing moved in this period.',
  opening: 'Opening balance', in: 'In', out: 'Out', fees: 'Fees', closing: 'Closing balance',
  columns: { number: 'No.', date: 'Date', details: 'Details', in: 'In', out: 'Out', balance: 'Balance' },
  networks: { uae_dirham: 'UAE e-Dirham', qatar_cbdc: 'Qatar CBDC' },
  kinds: {
    fee: 'Fee', zakat: 'Zakat set aside', issue: 'Issued', redeem: 'Redeemed', reversal: 'Reversal',
    late_donation: 'Donation to charity for delay', purification: 'Purification of tainted income',
  },
  accounts: {
    issuer: 'Issuer of the network', escrow: 'Escrow', zakat: 'Zakat fund', fees: 'Fees account',
    charity: 'Charity account', settlement: 'Settlement between the networks',
  },
  reference: (words) => `Ref. ${words}`,
  purpose: (code) => `Purpose ${code}`,
  sealedMemo: 'Sealed memo',
  basisHeading: 'How to read this statement',
  basis: [
    'Opening balance + in − out − fees = closing balance.',
    'Entries are numbered in the order in which they were posted, without a gap: the next statement goes on at the '
      + 'next number.',
    'The balance is what is posted. What is held for payments that wait is part of it until they are paid.',
  ],
  digest: (digest) => `SHA-256 of the same statement as JSON: ${digest}`,
};

const ar: StatementWords = {
  title: 'كشف حساب محفظة',
  titleOfMany: 'كشف حساب المحافظ',
  days: (first, last) => (first === last ? first : `من ${first} إلى ${last}`),
  provisional: (until) => `مؤقت: لم تكن الفترة قد انتهت، والحركات حتى ${until}.`,
  facts: {
    owner: 'المالك', bank: 'البنك', network: 'الشبكة', address: 'العنوان', iban: 'الآيبان', numbers: 'القيود',
    timeZone: 'المنطقة الزمنية',
  },
  numbers: (first, last) => `من ${first} إلى ${last}`,
  noMovements: 'لا حركة في هذه الفترة.',
  opening: 'الرصيد الافتتاحي', in: 'الوارد', out: 'الصادر', fees: 'الرسوم', closing: 'الرصيد الختامي',
  columns: { number: 'الرقم', date: 'التاريخ', details: 'البيان', in: 'وارد', out: 'صادر', balance: 'الرصيد' },
  networks: { uae_dirham: 'الدرهم الإلكتروني الإماراتي', qatar_cbdc: 'عملة قطر الرقمية' },
  kinds: {
    fee: 'رسم', zakat: 'زكاة مخصصة', issue: 'إصدار', redeem: 'استرداد', reversal: 'عكس معاملة',
    late_donation: 'تبرع للأعمال الخيرية عن التأخير', purification: 'تطهير دخل مشوب',
  },
  accounts: {
    issuer: 'مُصدر الشبكة', escrow: 'الضمان', zakat: 'صندوق الزكاة', fees: 'حساب الرسوم',
    charity: 'حساب الأعمال الخيرية', settlement: 'التسوية بين الشبكتين',
  },
  reference: (words) => `المرجع ${words}`,
  purpose: (code) => `الغرض ${code}`,
  sealedMemo: 'ملاحظة مختومة',
  basisHeading: 'كيف يُقرأ هذا الكشف',
  basis: [
    'الرصيد الافتتاحي + الوارد − الصادر − الرسوم = الرصيد الختامي.',
    'القيود مرقمة بترتيب ترحيلها دون فجوة، ويواصل الكشف التالي من الرقم التالي.',
    'الرصيد هو المرحَّل، وما حُجز لمدفوعات معلقة جزء منه إلى أن تُدفع.',
  ],
  digest: (digest) => `بصمة SHA-256 للكشف نفسه بصيغة JSON: ${digest}`,
};

/** The words of a printed statement by language. */
export const STATEMENT_WORDS: Readonly<Record<Language, StatementWords>> = { en, ar };
