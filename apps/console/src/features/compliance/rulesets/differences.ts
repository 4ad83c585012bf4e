import type { CountryListsDto, Currency, RulesetSettingsDto } from '@connect/sdk';
import { currencies } from '../../../parts/money/networks.ts';

export const thresholds = [
  'transfer', 'large', 'purpose', 'evidence', 'unverifiedDay', 'unverifiedMonth', 'pattern',
] as const;

export type Threshold = (typeof thresholds)[number];

/** One setting that two versions have otherwise; a rule that a version leaves alone has no value there. */
export type Difference =
  | { kind: 'profile' | 'boardReference'; from: string | null; to: string | null }
  | { kind: 'threshold'; threshold: Threshold; currency: Currency; from: string; to: string }
  | { kind: 'countryLists'; day: string; from: string | null; to: string | null }
  | { kind: 'rule'; ruleId: string; from: string | null; to: string | null };

/** What becomes different when one version takes the place of another, in the order of the settings. */
export function differencesBetween(before: RulesetSettingsDto, after: RulesetSettingsDto): Difference[] {
  const all: Difference[] = [
    { kind: 'profile', from: before.profile, to: after.profile },
    { kind: 'boardReference', from: before.boardReference, to: after.boardReference },
    ...currencies.flatMap((currency) => thresholds.map((threshold): Difference => ({
      kind: 'threshold',
      threshold,
      currency,
      from: before.thresholds[currency][threshold],
      to: after.thresholds[currency][threshold],
    }))),
    ...editionsOf(before, after).map((day): Difference => ({
      kind: 'countryLists', day, from: editionIn(before, day), to: editionIn(after, day),
    })),
    ...ruleIdsOf(before, after).map((ruleId): Difference => ({
      kind: 'rule', ruleId, from: settingOf(before, ruleId), to: settingOf(after, ruleId),
    })),
  ];
  return all.filter(({ from, to }) => from !== to);
}

const ruleIdsOf = (...versions: RulesetSettingsDto[]): string[] =>
  [...new Set(versions.flatMap(({ rules }) => rules.map(({ ruleId }) => ruleId)))].sort();

const settingOf = ({ rules }: RulesetSettingsDto, id: string): string | null =>
  rules.find(({ ruleId }) => ruleId === id)?.severity ?? null;

const editionsOf = (...versions: RulesetSettingsDto[]): string[] =>
  [...new Set(versions.flatMap(({ countryLists }) => countryLists.map(({ from }) => from)))].sort();

const editionIn = ({ countryLists }: RulesetSettingsDto, day: string): string | null => {
  const edition = countryLists.find(({ from }) => from === day);
  return edition ? inOneLine(edition) : null;
};

const inOneLine = ({ source, callForAction, increasedMonitoring }: CountryListsDto): string =>
  `${source}: ${callForAction.join(' ')} / ${increasedMonitoring.join(' ')}`;
