import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { resources } from './resources.ts';

/** The words of the console. English is part of the program, so it is there before the first paint. */
export const i18n = createInstance();

void i18n.use(initReactI18next).init({
  resources,
  lng: 'en',
  fallbackLng: 'en',
  defaultNS: 'ui',
  initAsync: false,
  interpolation: { escapeValue: false },
});
