import type { Language } from '../../platform/pdf/pdf-document.ts';
import type { TransactionFilter } from './transaction-filter.dto.ts';

/** The words of a printed list of transactions in one language. */
export interface ExportWords {
  title: string;
  asOf: (moment: string) => string;
  takenBy: string;
  count: string;
  filter: string;
  noFilter: string;
  note: string;
  footer: string;
  columns: Record<'sent' | 'amount' | 'status' | 'parties' | 'payee' | 'words', string>;
  filters: Record<keyof TransactionFilter, string>;
  /** What statuses, types, networks and outcomes are called. */
  names: Readonly<Record<string, string>>;
}

const en: ExportWords = {
  title: 'Transactions',
  asOf: (moment) => `As they stood on ${moment} UTC`,
  takenBy: 'Taken by', count: 'Transactions', filter: 'Filter', noFilter: 'none',
  note: 'Long values are shortened here; the CSV and JSON files hold them whole. Sealed memos are in none of them.',
  footer: 'Connect · transactions',
  columns: {
    sent: 'Sent', amount: 'Amount', status: 'Status', parties: 'From / to', payee: 'Payee', words: 'Reference, memo',
  },
  filters: {
    network: 'Network', type: 'Type', status: 'Status', wallet: 'Wallet', batch: 'Batch', q: 'Search',
    reference: 'Reference', counterparty: 'Payee', purposeCode: 'Purpose', amountFrom: 'Amount from',
    amountTo: 'Amount to', rule: 'Rule', principle: 'Principle', outcome: 'Judgement',
    scoreFrom: 'Score from', scoreTo: 'Score to', actor: 'Sent by', metadata: 'Metadata', from: 'From', to: 'To',
  },
  names: {
    pending: 'pending', completed: 'completed', rejected: 'rejected', cancelled: 'cancelled', refunded: 'refunded',
    reversed: 'reversed', failed: 'failed', send: 'send', zakat_split: 'zakat set aside', escrow: 'escrow',
    cross_border: 'cross-border', fund: 'funding', redeem: 'redemption', reversal: 'reversal', contract: 'contract',
    zakat: 'zakat',
    uae_dirham: 'e-Dirham', qatar_cbdc: 'Qatar CBDC', allowed: 'allowed', review: 'review', blocked: 'blocked',
  },
};

const ar: ExportWords = {
  title: 'المعاملات',
  asOf: (moment) => `كما كانت في ${moment} بالتوقيت العالمي`,
  takenBy: 'أخذها', count: 'عدد المعاملات', filter: 'المرشحات', noFilter: 'بلا مرشحات',
  note: 'القيم الطويلة مختصرة هنا، وهي كاملة في ملفي CSV وJSON. الملاحظات المختومة ليست في أي منها.',
  footer: 'Connect · المعاملات',
  columns: {
    sent: 'الإرسال', amount: 'المبلغ', status: 'الحالة', parties: 'من / إلى', payee: 'المستفيد',
    words: 'المرجع والملاحظة',
  },
  filters: {
    network: 'الشبكة', type: 'النوع', status: 'الحالة', wallet: 'المحفظة', batch: 'الدفعة المجمّعة', q: 'البحث',
    reference: 'المرجع', counterparty: 'المستفيد', purposeCode: 'الغرض', amountFrom: 'المبلغ من',
    amountTo: 'المبلغ إلى', rule: 'القاعدة', principle: 'المبدأ', outcome: 'الحكم',
    scoreFrom: 'الدرجة من', scoreTo: 'الدرجة إلى',
    actor: 'المرسِل', metadata: 'البيانات الوصفية', from: 'من', to: 'إلى',
  },
  names: {
    pending: 'معلّقة', completed: 'مكتملة', rejected: 'مرفوضة', cancelled: 'ملغاة', refunded: 'مردودة',
    reversed: 'معكوسة', failed: 'فاشلة', send: 'إرسال', zakat_split: 'تجنيب الزكاة', escrow: 'ضمان',
    cross_border: 'عبر الحدود', fund: 'تمويل', redeem: 'استرداد', reversal: 'عكس', contract: 'عقد', zakat: 'زكاة',
    uae_dirham: 'الدرهم الرقمي', qatar_cbdc: 'الريال القطري الرقمي', allowed: 'مسموح', review: 'مراجعة',
    blocked: 'محظور',
  },
};

/** The words of a printed list in each language. */
export const EXPORT_WORDS: Readonly<Record<Language, ExportWords>> = { en, ar };
