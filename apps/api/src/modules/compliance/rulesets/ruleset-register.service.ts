import { defaultPolicy, profiles, type Policy } from '@connect/compliance-rules';
import { Injectable } from '@nestjs/common';
import { row, rows, type Tx } from '../../../platform/database/sql.ts';
import { CURRENCIES, formatMinor, parseAmount, type Currency } from '../../../platform/money.ts';
import type {
  CountryListsDto, DraftThresholdsByCurrencyDto, RulesetSettingsDto, ThresholdsByCurrencyDto, ThresholdsDto,
} from './ruleset.dto.ts';

const SHIPPED = 1;

/** The versions of the settings as this process knows them; their settings never change, so none is read twice. */
@Injectable()
export class RulesetRegister {
  private readonly known = new Map<number, Policy>();
  private current: Policy = defaultPolicy;

  /** What was in force when a payment was last judged here. */
  get latest(): Policy {
    return this.current;
  }

  /** What is in force in a database transaction; only the version's number is asked for once the rest is known. */
  async inForce(tx: Tx): Promise<Policy> {
    const { version } = await row<{ version: number }>(tx, `select version from ruleset where state = 'active'`);
    this.current = await this.of(tx, version);
    return this.current;
  }

  /** The settings that a verdict names behind the plus sign of its version. */
  behind(tx: Tx, rulesetVersion: string): Promise<Policy> {
    const revision = /\+(\d{1,9})$/.exec(rulesetVersion)?.[1];
    return this.of(tx, revision === undefined ? SHIPPED : Number(revision));
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
