import { type Language, languageOf } from '../../ui/preferences/languages.ts';

/** Where the chosen language is kept; public/first-paint.js reads the same key before the first paint. */
const languageStorageKey = 'connect.language';

const readStored = (): string | null => {
  try {
    return localStorage.getItem(languageStorageKey);
  } catch {
    return null;
  }
};

/** The language that was chosen in this browser, or else the one that it asks for. */
export const preferredLanguage = (): Language => languageOf(readStored() ?? navigator.language);

export const storeLanguage = (language: Language): void => {
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    // Storage may be closed to us; the choice then lasts as long as the page.
  }
};

