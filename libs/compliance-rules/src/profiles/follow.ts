import type { Policy } from '../policy.ts';
import type { Severity } from '../verdict.ts';
import { SEVERITY_OF, type Choice, type ContestedSettings, type Ending, type Opinion, type Point } from './point.ts';
import { endsByEffect, opinionOf, points } from './points.ts';
import { DEFAULT_PROFILE, profileChoices } from './profiles.ts';

const USUAL: Choice = profileChoices[DEFAULT_PROFILE];
const GRAVITY: Readonly<Record<Severity | 'off', number>> = {
  block: 5, reject: 4, prohibit: 3, flag: 2, advise: 1, off: 0,
};

/** Settings that follow a choice of opinions: what rules read, and how the rules of a point end. */
type Followed = Required<ContestedSettings> & Pick<Policy, 'opinions' | 'endings'>;

/** What a choice comes to; every point must have been chosen, and chosen among its own opinions. */
export function settingsFor(choice: Choice): Followed {
  const settings: ContestedSettings = {};
  const endings: Record<string, Ending> = {};
  const opinions: Record<string, string> = {};
  for (const point of points) {
    const opinion = opinionOf(point, choice[point.id]);
    opinions[point.id] = opinion.id;
    Object.assign(settings, opinion.settings);
    if (!endsByEffect(point) || opinion.id === USUAL[point.id]) continue;
    for (const rule of point.rules) {
      endings[rule] = endingBy(opinion);
    }
  }
  return { ...settings as Required<ContestedSettings>, opinions, endings };
}

/** The opinion that is followed at a point where nothing else was decided. */
export const usualOpinion = (point: Point): Opinion => opinionOf(point, USUAL[point.id]);

/** How a rule ends by an opinion, in the words and with the sources of that. */
export const endingBy = ({ effect, says, remedy, sources }: Opinion): Ending => ({
  severity: SEVERITY_OF[effect], explain: says, remedy, cite: sources.map(({ text }) => text),
});

/** A policy under a choice of opinions, and the name under which verdicts tell of it. */
export function followingProfile(policy: Policy, profile: string, choice: Choice): Policy {
  return { ...policy, profile, ...settingsFor(choice) };
}

/**
 * How grave a rule is: as it ships, unless the settings or the opinion followed say otherwise; of both the graver, so
 * that a bank's opinion loosens nothing that was made graver for all.
 */
export function severityUnder({ severities, endings }: Policy, ruleId: string): Severity | 'off' | undefined {
  const [settled, ending] = [severities?.[ruleId], endings[ruleId]?.severity];
  if (settled === undefined || ending === undefined) return settled ?? ending;
  return GRAVITY[settled] >= GRAVITY[ending] ? settled : ending;
}
