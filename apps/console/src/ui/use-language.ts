import { createContext, use } from 'react';
import type { Language } from './languages.ts';

export interface LanguageChoice {
  language: Language;
  choose(language: Language): void;
}

export const LanguageContext = createContext<LanguageChoice>({ language: 'en', choose: () => undefined });

/** The language that the console speaks and the means to change it; the browser keeps the choice. */
export const useLanguage = (): LanguageChoice => use(LanguageContext);
