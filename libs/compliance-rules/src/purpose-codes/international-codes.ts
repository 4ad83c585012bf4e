import type { PurposeRow } from './purpose-codes.ts';

/**
 * Purposes of ISO 20022 (ExternalPurpose1Code), which stand on the Qatari network until the list of its central bank is
 * public: four letters, as there.
 */
export const INTERNATIONAL_CODES: readonly PurposeRow[] = [
  ['SALA', 'Salary', 'راتب', 'wage'],
  ['BONU', 'Bonus', 'مكافأة', 'wage'],
  ['PENS', 'Pension', 'معاش تقاعدي'],
  ['FAMI', 'Family support', 'إعالة الأسرة'],
  ['ACCT', 'Own account transfer', 'تحويل بين حسابات المالك'],
  ['GIFT', 'Gift', 'هدية', 'gift'],
  ['CHAR', 'Charity', 'عمل خيري', 'gift'],
  ['EDUC', 'Education', 'تعليم'],
  ['MDCS', 'Medical services', 'خدمات طبية', 'invoice'],
  ['GDDS', 'Goods', 'بضائع', 'price'],
  ['SUPP', 'Supplier', 'مورّد', 'invoice'],
  ['SCVE', 'Services', 'خدمات', 'invoice'],
  ['COMM', 'Commission', 'عمولة', 'invoice'],
  ['RENT', 'Rent', 'إيجار', 'invoice'],
  ['UBIL', 'Utility bills', 'فواتير مرافق', 'invoice'],
  ['ELEC', 'Electricity', 'كهرباء', 'invoice'],
  ['TRAD', 'Trade services', 'خدمات تجارية', 'invoice'],
  ['TAXS', 'Tax', 'ضريبة'],
  ['GOVT', 'Government', 'جهة حكومية'],
  ['INSU', 'Insurance premium', 'قسط تأمين', 'insurance'],
  ['DIVD', 'Dividend', 'أرباح موزعة'],
  ['INVS', 'Investment', 'استثمار'],
  ['SECU', 'Securities', 'أوراق مالية'],
  ['DERI', 'Derivatives', 'مشتقات مالية'],
  ['LOAN', 'Loan', 'قرض', 'debt'],
  ['LOAR', 'Loan repayment', 'سداد قرض', 'debt'],
  ['CCRD', 'Credit card payment', 'سداد بطاقة ائتمان', 'debt'],
  ['INTE', 'Interest', 'فائدة', 'interest'],
  ['INTC', 'Transfer within a group', 'تحويل داخل المجموعة'],
  ['OTHR', 'Other', 'غرض آخر'],
];
