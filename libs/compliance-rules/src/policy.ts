import type { Currency } from './facts/payment.ts';
import { followingProfile, settingsFor } from './profiles/follow.ts';
import type { Choice, Ending } from './profiles/point.ts';
import { DEFAULT_PROFILE, profileChoices } from './profiles/profiles.ts';
import type { Principle, Severity } from './verdict.ts';

/** The amounts from which the money-laundering rules look closer, in minor units of one currency. */
export interface Thresholds {
  /** From here a transfer needs an identified sender and full payment data. */
  transferMinor: bigint;
  /** From here one payment, or linked payments together, need a source of funds. */
  largeMinor: bigint;
  /** From here a payment should say what it is for. */
  purposeMinor: bigint;
  /** From here it is not enough that a source of funds is stated; its evidence has to be seen. */
  evidenceMinor: bigint;
  /** From here what somebody without an established identity pays in a day is looked at. */
  unverifiedDayMinor: bigint;
  /** The same of a month. */
  unverifiedMonthMinor: bigint;
  /** From here what a day's payments come to is looked at for speed, and for being collected or spread. */
  patternMinor: bigint;
}

/** The country lists published by the FATF at one plenary. */
export interface JurisdictionLists {
  /** ISO date from which the lists apply. */
  from: string;
  /** Where they were published. */
  source: string;
  callForAction: readonly string[];
  increasedMonitoring: readonly string[];
}

/** From where repeated, fast or circular payments are looked at; nobody prescribes these numbers. */
export interface Patterns {
  /** Payments of at least this share of a threshold, in percent, stand just under it. */
  nearThresholdPct: bigint;
  /** So many of them make a pattern. */
  nearThresholdCount: number;
  perHour: number;
  perDay: number;
  /** A day's payments of so many usual days are unusual, from the least amount on. */
  usualDays: bigint;
  leastUnusualMinor: bigint;
  /** So many payments of a week are parts of a sum, when they come to one that needs a source of funds. */
  splitCount: number;
  /** Passing on at least this share of what came in, in percent. */
  passThroughPct: bigint;
  fanOut: number;
  roundTripHours: number;
  roundTripPct: bigint;
}

/**
 * What the text model's confidence that the words break a principle, in percent, does to a payment. It never blocks:
 * above the one bound a person is asked, and below the other it contradicts what words alone would block.
 */
export interface DoubtBounds {
  /** Changes with every bound, and with the payments that they were drawn on. */
  version: string;
  /** From here an officer is asked, where no rule has spoken of the principle. */
  asksFromPct: Readonly<Record<Principle, number>>;
  /** The same of brief texts: most that break a principle name the thing, so that a rule has spoken already. */
  asksOfBriefFromPct: Readonly<Record<Principle, number>>;
  /** Below it, words that a rule objects to are taken for another sense, and an officer decides. */
  contradictsBelowPct: Readonly<Record<Principle, number>>;
  /** From here the words of a payment that waits for an officer may be put to a second reader. */
  readsFromPct: Readonly<Record<Principle, number>>;
}

/** The choices of a Shariah board and a compliance office that no text prescribes, or that change by date. */
export interface Policy {
  profile: string;
  /** Which version of the settings of all this is; absent for the settings as they ship. */
  revision?: string;
  /** Rules that a board has made graver or milder than they ship, or turned off. */
  severities?: Readonly<Record<string, Severity | 'off'>>;
  /** Reference of the board decision that approved the profile. */
  boardReference?: string;
  thresholds: Readonly<Record<Currency, Thresholds>>;
  /** Payments to one payee within this many hours are added up. */
  linkedWindowHours: number;
  /** A sale and its reversal within this many days are read as one arrangement. */
  resaleWindowDays: number;
  /** The opinion that is followed at each contested point, by the ids of both. */
  opinions: Choice;
  /** How rules end under opinions other than the usual ones, by rule. */
  endings: Readonly<Record<string, Ending>>;
  /** A salam price may be paid up to this many days after the contract. */
  salamPaymentDays: number;
  /** True when an onward sale that was arranged in advance is refused, whoever sells. */
  refusesPrearrangedTawarruq: boolean;
  /** What must be in the seller's possession before it is sold on. */
  possessionOf: 'everything' | 'movables' | 'food';
  /** True when one side of an exchange of currencies may come later. */
  defersOneCurrency: boolean;
  /** True when worked gold and silver are goods like others. */
  workedGoldIsGoods: boolean;
  /** True when zakat counts that is paid long before its day. */
  acceptsAdvanceZakat: boolean;
  /** True when the promise of one side to buy may bind in law. */
  bindsOneSidedPromise: boolean;
  /** True when partners share profit as they share capital. */
  profitFollowsCapital: boolean;
  /** The most of an issuer's income, debt and deposits that may be impure, in percent. */
  issuerLimits: { impureIncomePct: number; interestDebtPct: number; interestDepositPct: number };
  /** The rates of zakat that are accepted: of the lunar year, and of the solar year as practice writes it. */
  zakatRatesPct: readonly number[];
  patterns: Patterns;
  /** Settlement lag in days that is referred to the board instead of refused. */
  settlementToleranceDays: number;
  /** Where resemblance makes doubt. */
  doubt: DoubtBounds;
  /** Editions of the country lists, oldest first. */
  jurisdictions: readonly JurisdictionLists[];
}

// No text prescribes these; they follow the amount from which a transfer needs an identified sender.
const CAREFUL = {
  evidenceMinor: 200_000_00n, unverifiedDayMinor: 3_500_00n, unverifiedMonthMinor: 10_000_00n, patternMinor: 3_500_00n,
};

/**
 * Drawn on the readable labelled payments, each scored by a model that had not seen it: a violating payment let pass
 * weighs as three innocent ones asked about, and an innocent one blocked as five violating ones asked about. The minima
 * are flat; within them the bounds of maysir and KYC were moved by a further set of payments that was read.
 */
const DOUBT: DoubtBounds = {
  version: '2026-11-27',
  asksFromPct: { riba: 30, gharar: 40, maysir: 40, halal: 75, kyc: 50 },
  asksOfBriefFromPct: { riba: 50, gharar: 60, maysir: 80, halal: 90, kyc: 80 },
  contradictsBelowPct: { riba: 40, gharar: 40, maysir: 40, halal: 40, kyc: 0 },
  // Half of what makes the rules ask, by steps of the confidence: a reading costs little, and changes no verdict.
  readsFromPct: { riba: 15, gharar: 20, maysir: 20, halal: 35, kyc: 25 },
};

/** The profile in force: AAOIFI Shariah standards as applied in the United Arab Emirates. */
export const defaultPolicy: Policy = {
  profile: DEFAULT_PROFILE,
  ...settingsFor(profileChoices[DEFAULT_PROFILE]),
  thresholds: {
    AED: { transferMinor: 3_500_00n, largeMinor: 55_000_00n, purposeMinor: 10_000_00n, ...CAREFUL },
    QAR: { transferMinor: 3_500_00n, largeMinor: 50_000_00n, purposeMinor: 10_000_00n, ...CAREFUL },
  },
  linkedWindowHours: 168,
  resaleWindowDays: 30,
  doubt: DOUBT,
  zakatRatesPct: [2.5, 2.577, 2.5775, 2.578],
  patterns: {
    nearThresholdPct: 80n, nearThresholdCount: 3, perHour: 10, perDay: 30, usualDays: 5n, leastUnusualMinor: 10_000_00n,
    splitCount: 10, passThroughPct: 80n, fanOut: 8, roundTripHours: 72, roundTripPct: 90n,
  },
  jurisdictions: [
    {
      from: '2025-10-24',
      source: 'FATF plenary of October 2025',
      callForAction: ['IR', 'KP', 'MM'],
      increasedMonitoring: [
        'AO', 'BG', 'BO', 'CD', 'CI', 'CM', 'DZ', 'HT', 'KE', 'LA',
        'LB', 'MC', 'NA', 'NP', 'SS', 'SY', 'VE', 'VG', 'VN', 'YE',
      ],
    },
    {
      from: '2026-06-19',
      source: 'FATF plenary of June 2026',
      callForAction: ['IR', 'KP', 'MM'],
      increasedMonitoring: [
        'AO', 'BA', 'BG', 'BO', 'CD', 'CI', 'CM', 'HT', 'IQ', 'KE', 'KW', 'LA',
        'LB', 'MC', 'NP', 'PG', 'SS', 'SY', 'VE', 'VG', 'VN', 'YE',
      ],
    },
  ],
};

/** The settings for all that may be put in force, as they ship; a board starts from the default and changes it. */
export const profiles = {
  'AAOIFI-UAE': defaultPolicy,
  'IIFA-STRICT': followingProfile(defaultPolicy, 'IIFA-STRICT', profileChoices['IIFA-STRICT']),
  BOARD: { ...defaultPolicy, profile: 'BOARD' },
} as const satisfies Readonly<Record<string, Policy>>;

/** The country lists in force on a day; without a day, the newest ones; before all editions, the oldest. */
export function jurisdictionsOn(policy: Policy, asOf: string | undefined): JurisdictionLists | undefined {
  const newest = policy.jurisdictions.at(-1);
  if (asOf === undefined) return newest;
  return policy.jurisdictions.findLast((edition) => edition.from <= asOf) ?? policy.jurisdictions[0];
}

/** The FATF meets three times a year, so lists older than this are not the newest that there are. */
const FRESH_MONTHS = 4;

/** Whether the newest edition is so old on a day that a later one must have been published. */
export function areJurisdictionsStale(policy: Policy, on: string): boolean {
  const newest = policy.jurisdictions.at(-1);
  if (newest === undefined) return true;
  const [year, month, day] = newest.from.split('-').map(Number) as [number, number, number];
  const months = year * 12 + month - 1 + FRESH_MONTHS;
  const lastMonth = String(months % 12 + 1).padStart(2, '0');
  return on > `${String(Math.floor(months / 12))}-${lastMonth}-${String(day).padStart(2, '0')}`;
}
