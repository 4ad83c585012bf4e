import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { firstWords } from './shared-words.ts';
import type { Part, WordFiles } from './words.ts';

/** The console's voice. It knows few words at first; a screen that is opened brings its own. */
export const i18n = createInstance();

void i18n.use(initReactI18next).init({
  resources: { en: { ...firstWords } },
  lng: 'en',
  fallbackLng: 'en',
  defaultNS: 'ui',
  initAsync: false,
  interpolation: { escapeValue: false },
});

const files = new Map<string, WordFiles>();

/** Says where the words of the parts of the console are, so that they can be fetched. */
export const addWords = (parts: Readonly<Record<string, WordFiles>>): void => {
  for (const [part, words] of Object.entries(parts)) files.set(part, words);
};

const requested = new Set<Part>(Object.keys(firstWords) as Part[]);

/** Fetches what some parts of the console say, unless it is known. */
export const loadWords = async (wanted: readonly Part[], language = i18n.language): Promise<void> => {
  for (const part of wanted) requested.add(part);
  const unknown = wanted.filter((part) => !i18n.hasResourceBundle(language, part));
  await Promise.all(unknown.map(async (part) => {
    const words = await files.get(part)?.[language === 'ar' ? 'ar' : 'en']();
    if (words === undefined) throw new Error(`The console has no words of the part ${part}.`);
    i18n.addResourceBundle(language, part, words.default);
  }));
};

/** Fetches everything that was said so far in another language, before the console goes on in it. */
export const loadRequestedWords = (language: string): Promise<void> => loadWords([...requested], language);
