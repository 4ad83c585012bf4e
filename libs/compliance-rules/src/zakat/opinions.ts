import type { ProfileName } from '../profiles/profiles.ts';

/**
 * What schools and bodies hold of the points in which they differ. The points are told from memory of the literature
 * and are for a board to confirm; an assessment names the one that it followed.
 */
export const ZAKAT_SCHOOLS = ['aaoifi', 'hanafi', 'maliki', 'shafii', 'hanbali'] as const;
export type ZakatSchool = (typeof ZAKAT_SCHOOLS)[number];

export const NISAB_BASES = ['gold', 'silver'] as const;
export type NisabBase = (typeof NISAB_BASES)[number];
/** Whether wealth that falls below nisab within the year ends it, or only at one of the two ends. */
export type Dips = 'throughout' | 'both_ends';
/** What counts that was paid ahead: all of the year, what was paid within a month before the day, or nothing. */
export type Advance = 'year' | 'month';
/** Which debts are taken off: those that fall due within a year, or none. */
export type DebtOpinion = 'within_year' | 'none';
/** When what others owe counts: as it is expected, or once it was received. */
export type ReceivableOpinion = 'expected' | 'received';
export type Calendar = 'lunar' | 'solar';

export interface ZakatOpinions {
  nisabBase: NisabBase;
  /** Of pure metal, in milligrams. */
  nisabMilligrams: Readonly<Record<NisabBase, bigint>>;
  dips: Dips;
  advance: Advance;
  debts: DebtOpinion;
  receivables: ReceivableOpinion;
  /** How many days old the price of a metal may be. */
  priceDays: number;
}

const USUAL: ZakatOpinions = {
  nisabBase: 'gold', nisabMilligrams: { gold: 85_000n, silver: 595_000n }, dips: 'throughout', advance: 'year',
  debts: 'within_year', receivables: 'expected', priceDays: 7,
};

const OPINIONS: Readonly<Record<ZakatSchool, ZakatOpinions>> = {
  aaoifi: USUAL,
  hanafi: {
    ...USUAL, nisabBase: 'silver', nisabMilligrams: { gold: 87_480n, silver: 612_360n }, dips: 'both_ends',
  },
  maliki: { ...USUAL, advance: 'month', receivables: 'received' },
  shafii: { ...USUAL, debts: 'none' },
  hanbali: USUAL,
};

const SCHOOL_OF: Readonly<Record<ProfileName, ZakatSchool>> = {
  'AAOIFI-UAE': 'aaoifi', 'IIFA-STRICT': 'aaoifi', HANAFI: 'hanafi', MALIKI: 'maliki', SHAFII: 'shafii',
  HANBALI: 'hanbali',
};

/** By which school zakat is assessed where a bank follows a profile; AAOIFI where no profile of that name ships. */
export const zakatSchoolOf = (profile: string): ZakatSchool =>
  (Object.hasOwn(SCHOOL_OF, profile) ? SCHOOL_OF[profile as ProfileName] : 'aaoifi');

/** The opinions of a school. */
export const zakatOpinions = (school: ZakatSchool): ZakatOpinions => OPINIONS[school];
