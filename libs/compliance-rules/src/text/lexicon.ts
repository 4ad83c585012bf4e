import type { Subject } from '../verdict.ts';
import type { CueId } from '../lexicon/cues.ts';

export type Language = 'en' | 'ar';

/**
 * Words that speak for a rule: strong ones alone, weak ones only near one of the cues they need. Asking ones leave open
 * whether the rule holds, so that an officer is asked.
 */
export interface Term {
  rules: readonly string[];
  principle: Subject;
  strength: 'strong' | 'weak' | 'asking';
  /** True of strong words that have one sense, so that nothing said beside them gives them another. */
  isExact?: true;
  language: Language;
  phrases: readonly string[];
  /** Cues of which one must stand nearby; required for weak terms. */
  needs?: readonly CueId[];
  /** Cues that give the words another sense when they occur anywhere in the text. */
  unless?: readonly CueId[];
}

/** Cues that speak for a rule only together, such as a sale and its buying back. */
export interface Frame {
  rules: readonly string[];
  principle: Subject;
  all: readonly CueId[];
  /** The most tokens from the first cue to the last. */
  within: number;
  /** True when the cues must come in the order given. */
  ordered?: boolean;
  /** Rules that its words do not speak for, since the frame gives them their sense. */
  instead?: readonly string[];
  unless?: readonly CueId[];
}

/** Phrases in which a word of the lists means something innocent. */
export interface Exemption {
  language: Language;
  /** The principles it speaks for; absent means all. */
  principles?: readonly Subject[];
  phrases: readonly string[];
}

/** Why a text may name a forbidden thing without paying for it. */
export type PurposeKind = 'learn' | 'oppose' | 'treat' | 'dispose';

/** Words that govern a term from before or after it and turn a finding into a note. */
export interface Purpose {
  kind: PurposeKind;
  side: 'before' | 'after';
  /** The principles it speaks for; absent means all. */
  principles?: readonly Subject[];
  phrases: readonly string[];
}
