import { beginsNumber, halfEnd, smallNumber, writtenNumberAt } from './number-words.ts';
import type { Span } from './phrase-tree.ts';
import type { Scan } from './scan.ts';
import type { Token } from './tokenise.ts';
import { wordForms } from './word-forms.ts';

/** A number of a text that is money or a percentage, with its currency where the text names one. */
export interface AmountMention extends Span {
  kind: 'money' | 'percent';
  /** Minor units of money, or hundredths of a percent. */
  value: bigint;
  currency: string | undefined;
}

const THOUSAND = 1_000n;
const MILLION = 1_000_000n;
const MULTIPLIERS: ReadonlyMap<string, bigint> = new Map(Object.entries({
  k: THOUSAND, thousand: THOUSAND, grand: THOUSAND, alf: THOUSAND, alaf: THOUSAND, talaf: THOUSAND,
  m: MILLION, mn: MILLION, million: MILLION,
  'الف': THOUSAND, 'الاف': THOUSAND, 'الفا': THOUSAND, 'مليون': MILLION, 'ملايين': MILLION,
}));
const CURRENCIES: ReadonlyMap<string, string> = new Map(Object.entries({
  aed: 'AED', dh: 'AED', dhs: 'AED', dirham: 'AED', dirhams: 'AED', 'درهم': 'AED', 'دراهم': 'AED', 'درهما': 'AED',
  qar: 'QAR', qr: 'QAR', riyal: 'QAR', riyals: 'QAR', 'ريال': 'QAR', 'ريالات': 'QAR', 'ريالا': 'QAR',
  usd: 'USD', dollar: 'USD', dollars: 'USD', $: 'USD', 'دولار': 'USD', 'دولارات': 'USD', 'دولارا': 'USD',
  eur: 'EUR', euro: 'EUR', euros: 'EUR', '€': 'EUR', 'يورو': 'EUR',
  gbp: 'GBP', sterling: 'GBP', '£': 'GBP', 'استرليني': 'GBP', sar: 'SAR', inr: 'INR', rupee: 'INR', rupees: 'INR',
  'روبيه': 'INR', pkr: 'PKR', egp: 'EGP', kwd: 'KWD', omr: 'OMR', bhd: 'BHD', jod: 'JOD',
}));
/** So many digits are exact as a number, a hundredfold too. */
const MOST_EXACT_DIGITS = 13;
/** Years, in hundredths as all numbers of a text. */
const FIRST_YEAR = 1990_00n;
const LAST_YEAR = 2060_00n;
const MONTHS = new Set([
  'january', 'february', 'march', 'april', 'may', 'june', 'july', 'august',
  'september', 'october', 'november', 'december', 'jan', 'feb', 'mar', 'apr', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov',
  'dec', 'يناير', 'فبراير', 'مارس', 'ابريل', 'مايو', 'يونيو', 'يوليو', 'اغسطس',
  'سبتمبر', 'اكتوبر', 'نوفمبر', 'ديسمبر', 'ramadan', 'رمضان',
]);
const LAST_DAY = 31n;
/** Arabic days and months that the next word names, such as the day of the salary. */
const NAMED_BY_NEXT = new Set(['يوم', 'شهر', 'ليله']);
/** Nobody counts so many days or months: such a number before them is a sum. */
const MOST_COUNTED_DAYS = 366n;
const BEFORE_YEAR = new Set([
  'in', 'by', 'since', 'until', 'year', 'for', 'عام', 'سنه', 'لعام', 'لسنه', 'في', ...MONTHS,
]);

/** The currency a word names, if it names one. */
export function currencyOf(token: Token | undefined): string | undefined {
  if (token === undefined || token.kind !== 'word') return undefined;
  for (const form of wordForms(token.text)) {
    const currency = CURRENCIES.get(form);
    if (currency !== undefined) return currency;
  }
  return undefined;
}

/** The money and the percentages a text speaks of; counts, dates and reference numbers are left out. */
export function amountsIn(scan: Scan): AmountMention[] {
  const found: AmountMention[] = [];
  for (let index = 0; index < scan.tokens.length; index += 1) {
    const kind = scan.tokens[index]?.kind;
    const isWritten = kind === 'word' && scan.mayWriteNumber;
    const mention = kind === 'number' ? mentionAt(scan, index) : isWritten ? writtenAt(scan, index) : undefined;
    if (mention === undefined) continue;
    found.push(mention);
    index = mention.to - 1;
  }
  return found;
}

function mentionAt(scan: Scan, index: number): AmountMention | undefined {
  const value = hundredths(scan.tokens[index]?.text ?? '');
  if (value === undefined) return undefined;
  const next = scan.tokens[index + 1];
  if (isPercent(next)) {
    return { kind: 'percent', value, currency: undefined, from: index, to: index + 2 };
  }
  const multiplier = next?.kind === 'word' ? MULTIPLIERS.get(next.text) : undefined;
  const to = multiplier === undefined ? index + 1 : index + 2;
  const after = currencyOf(scan.tokens[to]);
  const currency = after ?? currencyOf(scan.tokens[index - 1]);
  if (currency === undefined) {
    const isCount = scan.cues.has('unit') && isCounted(scan, to, value / 100n);
    if (isCount || isReference(scan, index) || isYear(scan, index, value)) return undefined;
  }
  return {
    kind: 'money',
    value: value * (multiplier ?? 1n),
    currency,
    from: index,
    to: after === undefined ? to : to + 1,
  };
}

function writtenAt(scan: Scan, from: number): AmountMention | undefined {
  if (!beginsNumber(scan.tokens[from]?.text ?? '')) return undefined;
  const percent = writtenPercentAt(scan, from);
  if (percent !== undefined) return percent;
  const written = writtenNumberAt(scan.tokens, from);
  if (written === undefined || isCounted(scan, written.to, written.value)) return undefined;
  const after = currencyOf(scan.tokens[written.to]);
  const to = after === undefined ? written.to : written.to + 1;
  return { kind: 'money', value: written.value * 100n, currency: after, from, to };
}

/** "Two percent" and "one and a half percent". */
function writtenPercentAt(scan: Scan, from: number): AmountMention | undefined {
  const whole = scan.tokens[from]?.kind === 'word' ? smallNumber(scan.tokens[from]) : undefined;
  if (whole === undefined) return undefined;
  const half = halfEnd(scan.tokens, from + 1);
  const sign = half ?? from + 1;
  if (!isPercent(scan.tokens[sign])) return undefined;
  const value = BigInt(whole) * 100n + (half === undefined ? 0n : 50n);
  return { kind: 'percent', value, currency: undefined, from, to: sign + 1 };
}

function isPercent(token: Token | undefined): boolean {
  return token?.kind === 'word' && wordForms(token.text).includes('%');
}

function hundredths(text: string): bigint | undefined {
  // Nearly every memo has such a number, and what its digits say need not be read as a big one.
  if (text.length <= MOST_EXACT_DIGITS && !text.includes('.')) return BigInt(Number(text) * 100);
  const [whole = '', places = ''] = text.split('.');
  if (whole.length > 15) return undefined;
  return BigInt(whole + places.slice(0, 2).padEnd(2, '0'));
}

/** "12 days" counts; "1350 on the day of the salary" and "2300 the day he sells" do not, nor is "2300 June" a date. */
function isCounted(scan: Scan, index: number, value: bigint): boolean {
  const unit = scan.cues.get('unit')?.find((span) => span.from === index);
  if (unit === undefined) return false;
  const isNamedDay = NAMED_BY_NEXT.has(scan.tokens[index]?.text ?? '')
    && (value > MOST_COUNTED_DAYS || scan.tokens[unit.to]?.text.startsWith('ال') === true);
  return !isNamedDay && !(MONTHS.has(scan.tokens[index]?.text ?? '') && value > LAST_DAY);
}

function isReference(scan: Scan, index: number): boolean {
  return scan.cues.get('reference')?.some((span) => span.to === index) ?? false;
}

function isYear(scan: Scan, index: number, value: bigint): boolean {
  if (value < FIRST_YEAR || value > LAST_YEAR || value % 100n !== 0n) return false;
  const before = scan.tokens[index - 1];
  return before?.kind === 'word' && BEFORE_YEAR.has(before.text);
}
