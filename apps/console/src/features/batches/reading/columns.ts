import type { PartyField } from '../../../parts/parties/party.ts';
import { partyColumns, type detailColumns } from '../row-details.ts';

/** What a column of a table can say of a payment. */
export type Column =
  | 'toAddress' | 'amount' | 'currency' | 'memo' | 'counterpartyName' | (typeof detailColumns)[number]
  | `party.${PartyField}`;

/** The columns that most tables have, in the order in which they are offered and shown. */
export const commonColumns = [
  'counterpartyName', 'toAddress', 'amount', 'currency', 'memo', 'reference', 'purposeCode', 'counterpartyCountry',
] as const satisfies readonly Column[];

const synonyms: Readonly<Record<(typeof commonColumns)[number], readonly string[]>> = {
  toAddress: [
    'to address', 'to', 'address', 'recipient', 'recipient address', 'wallet', 'wallet address', 'payee address',
    'beneficiary address', 'beneficiary wallet', 'account', 'العنوان', 'عنوان المحفظة', 'المحفظة', 'عنوان المستفيد',
    'محفظة المستفيد', 'حساب المستفيد', 'الحساب', 'إلى',
  ],
  counterpartyName: [
    'counterparty name', 'counterparty', 'name', 'payee', 'payee name', 'supplier', 'supplier name', 'vendor',
    'vendor name', 'beneficiary', 'employee', 'employee name', 'full name', 'الاسم', 'المستفيد', 'اسم المستفيد',
    'المورد', 'اسم المورد', 'الموظف', 'اسم الموظف', 'المدفوع له',
  ],
  amount: [
    'amount', 'total', 'value', 'sum', 'net', 'net amount', 'salary', 'net salary', 'payment', 'payment amount',
    'المبلغ', 'القيمة', 'مبلغ', 'الإجمالي', 'المجموع', 'الراتب', 'صافي الراتب', 'الصافي',
    'قيمة الدفعة', 'مبلغ الدفعة',
  ],
  currency: ['currency', 'ccy', 'cur', 'العملة', 'عملة'],
  memo: [
    'memo', 'note', 'notes', 'description', 'details', 'narration', 'remarks', 'remark', 'message', 'subject', 'البيان',
    'بيان', 'الوصف', 'ملاحظات', 'ملاحظة', 'التفاصيل', 'الشرح', 'وصف',
  ],
  reference: [
    'reference', 'ref', 'reference number', 'ref no', 'invoice', 'invoice no', 'invoice number', 'المرجع', 'مرجع',
    'رقم المرجع', 'رقم الفاتورة', 'الفاتورة',
  ],
  purposeCode: ['purpose', 'purpose code', 'payment purpose', 'الغرض', 'رمز الغرض', 'غرض الدفع'],
  counterpartyCountry: ['country', 'counterparty country', 'payee country', 'البلد', 'الدولة', 'بلد المستفيد'],
};

/** A name of a column without what people write differently: case, marks, forms of alef, ya and ta marbuta, signs. */
export const foldName = (text: string): string => text.normalize('NFKD').toLowerCase()
  .replace(/[\p{M}\u0640]/gu, '').replace(/[ٱأإآ]/gu, 'ا').replaceAll('ى', 'ي').replaceAll('ة', 'ه')
  .replace(/[^\p{L}\p{N}]/gu, '');

const named: ReadonlyMap<string, Column> = new Map([
  ...Object.entries(synonyms).flatMap(([column, names]) =>
    names.map((name) => [foldName(name), column as Column] as const)),
  ...Object.entries(partyColumns).map(([name, field]) => [foldName(name), `party.${field}` as const] as const),
]);

/** "Amount (AED)": what stands behind the name says more of it, and is no part of it. */
const aside = /[([{].*[)\]}]\s*$|[\s/|-]+(?:aed|qar|درهم|ريال)\s*$/iu;

/** The column that a name stands for in Arabic or English; null when it is not known. */
export const columnNamed = (name: string): Column | null =>
  named.get(foldName(name)) ?? named.get(foldName(name.replace(aside, ''))) ?? null;
