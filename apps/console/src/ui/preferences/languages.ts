/** The languages of the console, each by its own name. */
export const languages = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
] as const;

export type Language = (typeof languages)[number]['code'];
export type Direction = (typeof languages)[number]['direction'];

export const directionOf = (language: string): Direction =>
  languages.find(({ code }) => code === language)?.direction ?? 'ltr';

/** The console's language behind a tag such as "ar-QA". */
export const languageOf = (tag: string): Language =>
  languages.find(({ code }) => tag.startsWith(code))?.code ?? 'en';
