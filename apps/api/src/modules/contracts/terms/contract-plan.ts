import {
  addMonths, diminishingSchedule, ijaraRents, InvalidFacts, murabahaInstalments, murabahaPrice,
  type ContractTerms, type DiminishingMusharakaTerms, type IjaraTerms, type MudarabaTerms, type MurabahaTerms,
  type MusharakaTerms, type RentLine,
} from '@connect/compliance-rules';
import { formatMinor, parseAmount } from '../../../platform/money.ts';
import type { DueKind, PartyRole } from './contract-kinds.ts';

/** Something that will fall due, or take place, under a contract. */
export interface PlanLine {
  number: number;
  kind: DueKind | 'unit_purchase' | 'liquidation';
  dueOn: string | null;
  /** Absent until it can be known. */
  amountMinor: bigint | null;
  payer: PartyRole;
  payee: PartyRole;
  detail: LineDetail;
}

export interface LineDetail {
  from?: string;
  until?: string;
  days?: number;
  usableDays?: number;
  units?: number;
}

/** What the terms of a contract come to. */
export interface Plan {
  /** What the contract is about as one figure: total price, total rent, capital. */
  valueMinor: bigint;
  figures: readonly (readonly [name: string, valueMinor: bigint])[];
  lines: PlanLine[];
}

/** What has become known since the contract was made, as far as its plan depends on it. */
export interface PlanFacts {
  /** Yearly benchmark rates in basis points, by the number of the month. */
  readings?: ReadonlyMap<number, bigint>;
  outOfService?: ReadonlyMap<number, number>;
  deliveredOn?: string;
}

const BPS_IN_PERCENT = 100;
const NO_READING = 0n;
const MOST = 10_000;

/** Percent as it is written, in basis points. */
export const bpsOf = (percent: number): bigint => BigInt(Math.round(percent * BPS_IN_PERCENT));

/** Works out what terms come to when the contract starts on a day; terms that come to nothing are refused by name. */
export const planContract = (terms: ContractTerms, startsOn: string, facts: PlanFacts = {}): Plan => {
  switch (terms.type) {
    case 'murabaha': return planMurabaha(terms, startsOn);
    case 'ijara': return planIjara(terms, startsOn, facts);
    case 'mudaraba': return planMudaraba(terms, startsOn);
    case 'musharaka': return planMusharaka(terms);
    case 'diminishing-musharaka': return planDiminishing(terms, startsOn);
  }
};

const minorOf = (field: string, value: string | null | undefined): bigint => {
  const minor = value === undefined || value === null ? null : parseAmount(value);
  if (minor === null) {
    throw new InvalidFacts(field, `${field} must be a decimal string with at most two places.`,
      value === undefined || value === null ? 'REQUIRED' : 'NOT_AN_AMOUNT');
  }
  return minor;
};

const countOf = (field: string, value: number | null | undefined): number => {
  if (value === undefined || value === null || !Number.isInteger(value) || value < 1 || value > MOST) {
    throw new InvalidFacts(field, `${field} must be a whole number from 1 to ${MOST}.`,
      value === undefined || value === null ? 'REQUIRED' : 'NOT_WHOLE', { least: 1, most: MOST });
  }
  return value;
};

/** What the goods cost the seller: the price and the direct expenses that were added to it. */
export const costOf = ({ assetPrice, addedExpenses }: MurabahaTerms): bigint =>
  (addedExpenses ?? []).reduce(
    (sum, { amount }) => sum + (amount === undefined ? 0n : minorOf('addedExpenses', amount)),
    minorOf('assetPrice', assetPrice));

const planMurabaha = (terms: MurabahaTerms, startsOn: string): Plan => {
  const cost = costOf(terms);
  const profit = terms.profitAmount === undefined || terms.profitAmount === null
    ? murabahaPrice(cost, bpsOf(terms.profitMargin ?? 0)).profit : minorOf('profitAmount', terms.profitAmount);
  const total = cost + profit;
  const instalments = murabahaInstalments({
    total, instalments: countOf('installments', terms.installments), from: terms.saleSignedOn ?? startsOn,
    months: countOf('deferredPaymentPeriod', terms.deferredPaymentPeriod),
    ...(terms.dueOn === undefined || terms.dueOn === null ? {} : { dueOn: terms.dueOn }),
  });
  return {
    valueMinor: total,
    figures: [['cost', cost], ['profit', profit], ['totalPrice', total],
      ['installmentAmount', instalments[0]?.amount ?? 0n]],
    lines: instalments.map(({ number, dueOn, amount }) => ({
      number, kind: 'instalment', dueOn, amountMinor: amount, payer: 'buyer', payee: 'seller', detail: {},
    })),
  };
};

const planIjara = (terms: IjaraTerms, startsOn: string, facts: PlanFacts): Plan => {
  const rents = rentsOf(terms, startsOn, facts);
  const total = rents.reduce((sum, { amount }) => sum + (amount ?? 0n), 0n);
  return {
    valueMinor: total,
    figures: [['totalRent', total]],
    lines: rents.map(({ line, amount }) => ({
      number: line.number, kind: 'rent', dueOn: line.until, amountMinor: amount, payer: 'tenant', payee: 'landlord',
      detail: { from: line.from, until: line.until, days: line.days, usableDays: line.usableDays },
    })),
  };
};

/** The months of a lease; rent that follows a benchmark is unknown until the reading of its month is. */
const rentsOf = (
  { rentalPeriod, monthlyRent, rentFormula, rentStartsOn, assetValue }: IjaraTerms, startsOn: string,
  { readings = new Map(), outOfService, deliveredOn }: PlanFacts,
): { line: RentLine; amount: bigint | null }[] => {
  const months = countOf('rentalPeriod', rentalPeriod);
  const lease = {
    startsOn: rentStartsOn ?? deliveredOn ?? startsOn, months,
    ...(deliveredOn === undefined ? {} : { deliveredOn }), ...(outOfService === undefined ? {} : { outOfService }),
  };
  if (rentFormula === undefined || rentFormula === null) {
    const lines = ijaraRents({ ...lease, rent: minorOf('monthlyRent', monthlyRent) });
    return lines.map((line) => ({ line, amount: line.amount }));
  }
  const [first] = ijaraRents({
    ...lease, months: 1, rent: minorOf('rentFormula.firstPeriodRent', rentFormula.firstPeriodRent ?? monthlyRent),
  });
  const lines = ijaraRents({ ...lease, rent: {
    floor: minorOf('rentFormula.floor', rentFormula.floor), cap: minorOf('rentFormula.cap', rentFormula.cap),
    base: minorOf('assetValue', assetValue), spreadBps: bpsOf(rentFormula.spread ?? 0),
    readingsBps: Array.from({ length: months }, (_, index) => readings.get(index + 1) ?? NO_READING),
  } });
  return lines.map((line) => ({
    line,
    amount: line.number === 1 ? first?.amount ?? null : readings.has(line.number) ? line.amount : null,
  }));
};

const planMudaraba = ({ capitalAmount, duration }: MudarabaTerms, startsOn: string): Plan => {
  const capital = minorOf('capitalAmount', capitalAmount);
  const endsOn = duration === undefined || duration === null ? null
    : addMonths(startsOn, countOf('duration', duration));
  return {
    valueMinor: capital,
    figures: [['capital', capital]],
    lines: [{
      number: 1, kind: 'liquidation', dueOn: endsOn, amountMinor: null, payer: 'entrepreneur', payee: 'capitalProvider',
      detail: {},
    }],
  };
};

const planMusharaka = ({ partners }: MusharakaTerms): Plan => {
  const capital = (partners ?? []).reduce(
    (sum, partner, place) => sum + minorOf(`partners[${place}].capital`, partner.capital), 0n);
  return { valueMinor: capital, figures: [['capital', capital]], lines: [] };
};

const planDiminishing = (terms: DiminishingMusharakaTerms, startsOn: string): Plan => {
  const fullRent = minorOf('fullRent', terms.fullRent);
  const lines = diminishingSchedule({
    units: countOf('units', terms.units), financierUnits: countOf('financierUnits', terms.financierUnits),
    unitsPerPeriod: countOf('unitsPerPeriod', terms.unitsPerPeriod), fullRents: [fullRent],
  });
  const months = terms.periodMonths ?? 1;
  const totalRent = lines.reduce((sum, { rent }) => sum + rent, 0n);
  const value = terms.assetValue === undefined || terms.assetValue === null
    ? totalRent : minorOf('assetValue', terms.assetValue);
  return {
    valueMinor: value,
    figures: [['totalRent', totalRent]],
    lines: lines.flatMap((line): PlanLine[] => {
      const from = addMonths(startsOn, months * (line.number - 1));
      const until = addMonths(startsOn, months * line.number);
      return [
        { number: line.number, kind: 'rent', dueOn: until, amountMinor: line.rent, payer: 'client', payee: 'financier',
          detail: { from, until, units: line.financierUnits } },
        { number: line.number, kind: 'unit_purchase', dueOn: until, amountMinor: null, payer: 'client',
          payee: 'financier', detail: { units: line.unitsBought } },
      ];
    }),
  };
};

/** Figures as they are answered. */
export const figuresOf = ({ figures }: Plan): { name: string; value: string }[] =>
  figures.map(([name, minor]) => ({ name, value: formatMinor(minor) }));
