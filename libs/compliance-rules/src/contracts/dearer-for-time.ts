import { fact } from '../evidence.ts';
import { readMinor } from '../money.ts';
import type { Evidence } from '../verdict.ts';
import type { Leaf } from './terms/leaves.ts';
import type { ContractType } from './terms/terms.ts';

/** The rule that refuses more debt for more time, by the type of the contract. */
const RULES: Readonly<Record<ContractType, string>> = {
  murabaha: 'MUR-006', ijara: 'IJA-011', mudaraba: 'CON-005', musharaka: 'CON-005', 'diminishing-musharaka': 'CON-005',
};
const MORE_TIME = new RegExp([
  '\\b(?:re ?schedul|restructur|extension|extend|deferral|deferring|postpon|rollover|roll over|prolong|respite|grace)',
  '\\b(?:new|extra|added|additional|further|more) (?:months?|weeks?|days?|years?|term|tenor|period|maturity)\\b',
  '\\bpayment holiday', 'جدول', 'تمديد', 'تأجيل', 'إمهال', 'امهال', 'مهلة', 'مهله', 'أشهر إضافي',
  'مدة جديدة', 'مدة إضافي',
].join('|'), 'u');
/** What is paid for it, by the last words of its name; a new total is compared where the old one is known. */
const MORE_MONEY = new RegExp([
  '\\b(?:added|adds?|additional|extra|increase|increment|uplift|surcharge|premium|mark ?up|top up|fees?|charges?)\\b',
  '\\b(?:fees?|charges?|profit|interest|margin|penalty|rate|cost|compensation)\\b', 'زياد', 'إضاف', 'اضاف',
  'رسوم', 'رسم', 'ربح', 'فائد', 'غرام', 'عمول', 'تعويض',
].join('|'), 'u');
const TIME_ITSELF = new RegExp('\\b(?:months?|weeks?|days?|years?|term|tenor|period|maturity|date|until|instal\\w+'
  + '|number|count)\\b|شهر|أشهر|مدة|يوم|سنة|عدد', 'u');
const FIRST_NAME = /^[^.[]*/;
const CHANGED = /^(?:new|added|additional|extra|extended|increased?|further)\b/;
const SUM = /^\d{1,15}(?:\.\d{1,2})?$/;
const TO_CHARITY = /charit|donat|good cause|خيري|صدق|تبرع/i;
const DENIED = /^(?:no|without|free)\b|\b(?:waived|free)\b|بلا|دون/u;

/** More to pay for more time, where what stands together says both: more months or a rescheduling, and a sum added. */
export function dearerForTime(type: ContractType, leaves: readonly Leaf[]): ReadonlyMap<string, Evidence[]> {
  const evidence = [...Map.groupBy(leaves, togetherWith).values()].flatMap(dearerWithin);
  return evidence.length === 0 ? new Map() : new Map([[RULES[type], evidence]]);
}

/** Facts of one term stand together, and so do terms that begin with one word or speak of what is new or added. */
function togetherWith({ path, words }: Leaf): string {
  const [name = ''] = FIRST_NAME.exec(path) ?? [];
  if (name !== path) return name;
  return CHANGED.test(words) ? '' : words.split(' ')[0] ?? '';
}

function dearerWithin(leaves: readonly Leaf[]): Evidence[] {
  const time = leaves.filter(({ all }) => MORE_TIME.test(all));
  const money = [...raised(leaves), ...leaves.filter(({ words, value }) =>
    MORE_MONEY.test(words) && !TIME_ITSELF.test(words) && !DENIED.test(words) && isPositive(value))];
  if (time.length === 0 || money.length === 0) return [];
  if (leaves.some(({ value }) => typeof value === 'string' && TO_CHARITY.test(value))) return [];
  return [...new Map([...time, ...money].map(({ path, value }) => [path, fact(path, shown(value))])).values()];
}

/** A new sum above the old one, where both are told. */
function raised(leaves: readonly Leaf[]): Leaf[] {
  const sums = (when: RegExp) => leaves.filter(({ words, value }) =>
    when.test(words) && !TIME_ITSELF.test(words) && sumOf(value) !== undefined);
  const [old] = sums(/^(?:old|previous|current|original|existing|outstanding)\b/);
  const after = sums(/^(?:new|revised|rescheduled|restructured|final)\b/);
  return old === undefined ? []
    : after.filter(({ value }) => (sumOf(value) ?? 0n) > (sumOf(old.value) ?? 0n));
}

/** The sum that a value is, written with separators or without; undefined for anything else. */
function sumOf(value: unknown): bigint | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).replaceAll(',', '').trim() : '';
  return SUM.test(text) ? readMinor(text) : undefined;
}

const shown = (value: unknown): string | number | boolean | undefined =>
  (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined);

/** A sum, a percentage, or a yes. */
function isPositive(value: unknown): boolean {
  if (typeof value === 'number') return value > 0;
  if (typeof value === 'boolean') return value;
  return typeof value === 'string' && /[1-9\u0661-\u0669]/u.test(value) && !/^\s*[-–−]/u.test(value);
}
