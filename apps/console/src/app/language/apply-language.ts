import { i18n, loadRequestedWords } from '../../i18n/i18n.ts';
import { directionOf, type Language } from '../../ui/preferences/languages.ts';
import { loadChunk } from '../../ui/loading/chunk-load-error.ts';
import { storeLanguage } from './stored-language.ts';
import { createLatinLook, type DirectionLook } from './look.ts';

const looks = new Map<string, DirectionLook>();
let latinLook: DirectionLook | undefined;

/** How the console is drawn in a language that it speaks; the look of Latin letters is made when it is first wanted. */
export const lookIn = (language: string): DirectionLook => looks.get(language) ?? (latinLook ??= createLatinLook());

/** Lets the console speak a language; its words and its look are fetched when they are first needed. */
export const applyLanguage = async (language: Language): Promise<void> => {
  if (language === 'ar' && !looks.has('ar')) looks.set('ar', (await import('./arabic-look.ts')).arabicLook);
  await loadRequestedWords(language);
  const { documentElement } = document;
  documentElement.lang = language;
  documentElement.dir = directionOf(language);
  await i18n.changeLanguage(language);
};

/** Speaks a language from now on, in this browser; unless it cannot be fetched, which changes nothing. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  await loadChunk(() => applyLanguage(language));
  storeLanguage(language);
};
