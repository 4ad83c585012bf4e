import {
  defaultPolicy, followingProfile, profileChoices, profiles, type Policy, type Verdict,
} from '@connect/compliance-rules';
import { Injectable } from '@nestjs/common';
import { rows, type Tx } from '../../../platform/database/sql.ts';
import { CURRENCIES, formatMinor, parseAmount, type Currency } from '../../../platform/money.ts';
import type { Overrides } from '../profiles/bank-profile-words.ts';
import { RulesInForce } from '../profiles/rules-in-force.ts';
import type {
  CountryListsDto, DraftThresholdsByCurrencyDto, RulesetSettingsDto, ThresholdsByCurrencyDto, ThresholdsDto,
} from './ruleset.dto.ts';

const SHIPPED = 1;

interface InForce {
  version: number;
  bank_id: string | null;
  ordinal: string | null;
}

/**
 * The versions of the settings, and of the profiles of banks, as this process knows them; neither changes once it is
 * written, so none is read twice.
 */
@Injectable()
export class RulesetRegister {
  private readonly known = new Map<number, Policy>();
  /** By the version of the settings and, behind a colon, the ordinal of a bank's profile. */
  private readonly ofBanks = new Map<string, Policy>();
  private current: Policy = defaultPolicy;

  /** What was in force when a payment was last judged here. */
  get latest(): Policy {
    return this.current;
  }

  /** What is in force in a database transaction; only the versions' numbers are asked for once the rest is known. */
  async inForce(tx: Tx): Promise<RulesInForce> {
    const found = await rows<InForce>(tx, `
      select r.version, p.bank_id, p.ordinal from ruleset r left join bank_profile p on p.state = 'active'
      where r.state = 'active'`);
    const { version } = found[0] as InForce;
    this.current = await this.of(tx, version);
    const byBank = new Map<string, Policy>();
    for (const { bank_id: bankId, ordinal } of found) {
      if (bankId !== null && ordinal !== null) byBank.set(bankId, await this.ofBank(tx, version, ordinal));
    }
    return new RulesInForce(this.current, byBank);
  }

  /** The settings and the bank's profile that a verdict names behind the plus signs of its version and its profile. */
  behind(tx: Tx, { rulesetVersion, profile }: Pick<Verdict, 'rulesetVersion' | 'profile'>): Promise<Policy> {
    const [revision, ordinal] = [numberBehind(rulesetVersion), numberBehind(profile)];
    const version = revision === undefined ? SHIPPED : Number(revision);
    return ordinal === undefined ? this.of(tx, version) : this.ofBank(tx, version, ordinal);
  }

  /** The settings of a version under the profile of a bank that a verdict names. */
  async under(tx: Tx, shared: Policy, profile: string): Promise<Policy> {
    const ordinal = numberBehind(profile);
    return ordinal === undefined ? shared : this.follow(tx, shared, ordinal);
  }

  private async ofBank(tx: Tx, version: number, ordinal: string): Promise<Policy> {
    const key = `${String(version)}:${ordinal}`;
    const known = this.ofBanks.get(key);
    if (known !== undefined) return known;
    const policy = await this.follow(tx, await this.of(tx, version), ordinal);
    this.ofBanks.set(key, policy);
    return policy;
  }

  private async follow(tx: Tx, shared: Policy, ordinal: string): Promise<Policy> {
    const [found] = await rows<{ profile: keyof typeof profileChoices; overrides: Overrides }>(tx,
      'select profile, overrides from bank_profile where ordinal = $1', [ordinal]);
    if (!found) throw new Error(`No bank has a profile ${ordinal}.`);
    const { profile, overrides } = found;
    return followingProfile(shared, `${profile}+${ordinal}`, { ...profileChoices[profile], ...overrides });
  }

  private async of(tx: Tx, version: number): Promise<Policy> {
    const known = this.known.get(version);
    if (known !== undefined) return known;
    const [found] = await rows<{ settings: StoredSettings }>(tx,
      'select settings from ruleset where version = $1', [version]);
    if (!found) throw new Error(`There is no version ${version} of the rules' settings.`);
    const policy = policyOf(version, inFull(found.settings));
    this.known.set(version, policy);
    return policy;
  }
}

const numberBehind = (name: string): string | undefined => /\+(\d{1,18})$/.exec(name)?.[1];

/** The policy that a version's settings describe, on top of what its profile ships with. */
export const policyOf = (version: number, settings: RulesetSettingsDto): Policy => ({
  ...profiles[settings.profile],
  ...(settings.boardReference === null ? {} : { boardReference: settings.boardReference }),
  thresholds: byCurrency((currency) => thresholdsOf(settings.thresholds[currency])),
  jurisdictions: settings.countryLists,
  ...(settings.rules.length === 0 ? {} : {
    severities: Object.fromEntries(settings.rules.map(({ ruleId, severity }) => [ruleId, severity])),
  }),
  ...(version === SHIPPED ? {} : { revision: String(version) }),
});

const thresholdsOf = (amounts: ThresholdsDto): Policy['thresholds'][Currency] => ({
  transferMinor: minorOf(amounts.transfer), largeMinor: minorOf(amounts.large), purposeMinor: minorOf(amounts.purpose),
  evidenceMinor: minorOf(amounts.evidence), unverifiedDayMinor: minorOf(amounts.unverifiedDay),
  unverifiedMonthMinor: minorOf(amounts.unverifiedMonth), patternMinor: minorOf(amounts.pattern),
});

/** The settings of a version as they are stored; one of an earlier release may lack what came later. */
export interface StoredSettings extends Omit<RulesetSettingsDto, 'thresholds' | 'countryLists'> {
  thresholds: DraftThresholdsByCurrencyDto;
  countryLists?: CountryListsDto[];
}

/** The settings of a version in full: what it does not settle is as its profile ships. */
export const inFull = (settings: StoredSettings): RulesetSettingsDto => ({
  ...settings, thresholds: byCurrency((currency) => ({
    ...shippedThresholds(profiles[settings.profile].thresholds[currency]), ...settings.thresholds[currency],
  })),
  countryLists: withEditions(profiles[settings.profile].jurisdictions, settings.countryLists),
});

/** Editions of the country lists with others added, oldest first; of two of one day the added one holds. */
export const withEditions = (
  known: Policy['jurisdictions'], added: readonly CountryListsDto[] = [],
): CountryListsDto[] =>
  [...new Map([...known, ...added].map((edition) => [edition.from, {
    from: edition.from, source: edition.source,
    callForAction: [...edition.callForAction], increasedMonitoring: [...edition.increasedMonitoring],
  }])).values()].sort((one, other) => (one.from < other.from ? -1 : 1));

/** The thresholds in force with those that a draft names put in their place. */
export const withChanges = (
  inForce: ThresholdsByCurrencyDto, changes: DraftThresholdsByCurrencyDto | undefined,
): ThresholdsByCurrencyDto => byCurrency((currency) => ({
  ...inForce[currency],
  ...Object.fromEntries(Object.entries(changes?.[currency] ?? {}).filter(([, amount]) => amount !== undefined)),
}));

const byCurrency = <Of>(of: (currency: Currency) => Of): Record<Currency, Of> =>
  Object.fromEntries(CURRENCIES.map((currency) => [currency, of(currency)])) as Record<Currency, Of>;

const shippedThresholds = (shipped: Policy['thresholds'][Currency]): ThresholdsDto => ({
  transfer: formatMinor(shipped.transferMinor), large: formatMinor(shipped.largeMinor),
  purpose: formatMinor(shipped.purposeMinor), evidence: formatMinor(shipped.evidenceMinor),
  unverifiedDay: formatMinor(shipped.unverifiedDayMinor), unverifiedMonth: formatMinor(shipped.unverifiedMonthMinor),
  pattern: formatMinor(shipped.patternMinor),
});

const minorOf = (amount: string): bigint => {
  const minor = parseAmount(amount);
  if (minor === null) throw new Error(`${amount} is no amount.`);
  return minor;
};
