import type { CustomTypeOptions } from 'i18next';

/** The words of one part of the console: a file for each language, which must be fetched before they are said. */
export interface WordFiles<English extends object = object> {
  en: () => Promise<{ default: English }>;
  ar: () => Promise<{ default: object }>;
}

/** The words of each part of the console, as English says them; `app/features.ts` knows which parts there are. */
export type Words = CustomTypeOptions['resources'];

/** A part of the console that has words of its own. */
export type Part = keyof Words;
