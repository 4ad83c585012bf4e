import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { firstWords, type Part, parts } from './resources.ts';

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

const spoken = new Set<Part>(Object.keys(firstWords) as Part[]);

/** Fetches what some parts of the console say, unless it is known. */
export const learn = async (wanted: readonly Part[], language = i18n.language): Promise<void> => {
  for (const part of wanted) spoken.add(part);
  const unknown = wanted.filter((part) => !i18n.hasResourceBundle(language, part));
  await Promise.all(unknown.map(async (part) => {
    const words = await parts[part][language === 'ar' ? 'ar' : 'en']();
    i18n.addResourceBundle(language, part, words.default);
  }));
};

/** Fetches everything that was said so far in another language, before the console goes on in it. */
export const learnSpoken = (language: string): Promise<void> => learn([...spoken], language);
