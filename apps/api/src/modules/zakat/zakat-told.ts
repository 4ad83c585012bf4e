import { hijriOf, zakatOpinions, zakatRates, type Hawl } from '@connect/compliance-rules';
import { toTransactionId } from '../../platform/ids.ts';
import { CURRENCIES, formatMinor, type Currency } from '../../platform/money.ts';
import type { AdvanceLine, ReckonedLine, reckon } from './reckoning.ts';
import type { SettingRow } from './followed-opinions.service.ts';
import type {
  HawlDto, NisabDto, ZakatAdvanceDto, ZakatAmountsDto, ZakatDayDto, ZakatLineDto, ZakatOpinionsDto,
} from './zakat.dto.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** A day in both calendars. */
export const tellDay = (day: string): ZakatDayDto => {
  const { year, month, day: of } = hijriOf(day) ?? { year: 0, month: 0, day: 0 };
  return { day, hijri: `${String(year)}-${two(month)}-${two(of)}` };
};

export const tellHawl = ({ from, due, fellBelowOn }: Hawl): HawlDto =>
  ({ from: tellDay(from), due: tellDay(due), fellBelowOn });

export const tellAmounts = (minor: Readonly<Record<Currency, bigint>>): ZakatAmountsDto =>
  ({ AED: formatMinor(minor.AED), QAR: formatMinor(minor.QAR) });

/** What amounts come to in each currency. */
export const sumOf = (amounts: readonly { currency: Currency; amountMinor: bigint }[]): Record<Currency, bigint> =>
  Object.fromEntries(CURRENCIES.map((currency) => [currency, amounts
    .filter((one) => one.currency === currency)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0n)])) as Record<Currency, bigint>;

type Followed = Pick<SettingRow, 'school' | 'profile' | 'calendar' | 'method'>;

export const tellOpinions = ({ school, profile, calendar, method }: Followed): ZakatOpinionsDto => {
  const { nisabBase, dips, advance, debts, receivables } = zakatOpinions(school);
  return {
    school, profile, calendar, method, nisabBase, dips, advance, debts, receivables, rate: zakatRates[calendar].percent,
  };
};

export const tellNisab = ({ nisab }: Pick<ReturnType<typeof reckon>, 'nisab'>): NisabDto[] =>
  nisab.map(({ price, milligrams, worth }, n) => ({
    metal: price.metal, isBase: n === 0, grams: gramsOf(milligrams), worth: tellAmounts(worth),
    gram: tellAmounts(price.gramMinor), priceDay: price.day, source: price.source, version: price.version,
  }));

const MILLIGRAMS = 1_000n;
const gramsOf = (milligrams: bigint): string => {
  const rest = String(milligrams % MILLIGRAMS).padStart(3, '0').replace(/0+$/, '');
  return `${String(milligrams / MILLIGRAMS)}${rest === '' ? '' : `.${rest}`}`;
};

export const tellLine = ({ source, kind, label, currency, effect, because, amountMinor, trace }: ReckonedLine):
ZakatLineDto => {
  const { heldMinor, ...rest } = trace;
  return {
    source, kind, label, currency, effect, because, amount: formatMinor(amountMinor),
    trace: { ...rest, ...(heldMinor === undefined ? {} : { held: formatMinor(heldMinor) }) },
  };
};

export const tellAdvance = ({ kind, transactionId, currency, amountMinor, counts }: AdvanceLine): ZakatAdvanceDto =>
  ({ kind, transactionId: toTransactionId(transactionId), currency, amount: formatMinor(amountMinor), counts });
