import type { Policy } from '../policy.ts';
import type { Bilingual, Severity } from '../verdict.ts';

/** What an opinion does to what the rules of its point see: refuse it, ask the board, note it, or let it pass. */
export type Effect = 'forbid' | 'flag' | 'note' | 'allow';

/**
 * How sure it is that a source says so: seen in the source itself, seen in a copy or a summary only, or general
 * knowledge that was not looked up.
 */
export type Certainty = 'seen' | 'copy' | 'general';

/** Where an opinion is written down. */
export interface Source {
  text: string;
  certainty: Certainty;
}

/** What rules read out of a policy to follow an opinion. */
export type ContestedSettings = Partial<Pick<Policy,
  'refusesPrearrangedTawarruq' | 'settlementToleranceDays' | 'issuerLimits' | 'salamPaymentDays' | 'possessionOf'
  | 'defersOneCurrency' | 'workedGoldIsGoods' | 'acceptsAdvanceZakat' | 'bindsOneSidedPromise'
  | 'profitFollowsCapital'>>;

/** One opinion on a contested point. */
export interface Opinion {
  id: string;
  heldBy: Bilingual;
  /** What it says, as a sentence. */
  says: Bilingual;
  sources: readonly Source[];
  effect: Effect;
  /** What the rules read differently under it; without any, the rules of the point end by its effect. */
  settings?: ContestedSettings;
  /** What whoever pays or contracts should do under it, where its rules end by its effect. */
  remedy?: Bilingual;
}

/** A question on which schools and bodies differ, and on which rules of the library turn. */
export interface Point {
  id: string;
  title: Bilingual;
  question: Bilingual;
  /** The rules on payments and contracts that it bears on. */
  rules: readonly string[];
  /** From the strictest to the mildest. */
  opinions: readonly [Opinion, Opinion, ...Opinion[]];
}

/** The opinion that is followed at each point, by the ids of both. */
export type Choice = Readonly<Record<string, string>>;

/** An opinion that was followed where it made a difference to what rules say. */
export interface FollowedOpinion {
  point: string;
  opinion: string;
  ruleIds: string[];
}

/** How a rule ends under an opinion other than the usual one. */
export interface Ending {
  severity: Severity | 'off';
  explain: Bilingual;
  remedy: Bilingual | undefined;
  cite: readonly string[];
}

export const SEVERITY_OF: Readonly<Record<Effect, Severity | 'off'>> = {
  forbid: 'prohibit', flag: 'flag', note: 'advise', allow: 'off',
};

export const seen = (...texts: readonly string[]): Source[] => texts.map((text) => ({ text, certainty: 'seen' }));
export const inCopy = (...texts: readonly string[]): Source[] => texts.map((text) => ({ text, certainty: 'copy' }));
export const general = (...texts: readonly string[]): Source[] => texts.map((text) => ({ text, certainty: 'general' }));
