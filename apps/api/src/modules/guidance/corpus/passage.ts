import type { SourceId } from './sources.ts';

/** One text in both languages of the corpus. */
export interface Bilingual { en: string; ar: string }

export type GuidanceLanguage = keyof Bilingual;

/** The four Sunni schools, and views that are held across them. */
export const SCHOOLS = ['hanafi', 'maliki', 'shafii', 'hanbali', 'majority', 'contemporary'] as const;
export type School = (typeof SCHOOLS)[number];

/** A mark in a passage's text that names its source, such as `{ss-8}`. */
export const SOURCE_MARK = /\{([a-z0-9-]+)\}/g;

/** One researched answer: what is held and why, where the schools differ, and the questions it answers. */
export interface Passage {
  id: string;
  /** Counts up with each change of the wording. */
  version: number;
  topics: readonly string[];
  /** The rules of the compliance engine that act on the same matter. */
  rules: readonly string[];
  /** Set where councils and boards disagree, so that the board must decide. */
  contested?: true;
  title: Bilingual;
  /** The answer; each statement that rests on a source ends in its mark. */
  text: Bilingual;
  schools: readonly { school: School; view: Bilingual }[];
  /** How people ask for it. */
  questions: Readonly<Record<GuidanceLanguage, readonly string[]>>;
}

/** The sources that a text names, each once, in the order in which it names them. */
export function sourcesOf(text: string): SourceId[] {
  return [...new Set([...text.matchAll(SOURCE_MARK)].map(([, id]) => id as SourceId))];
}
