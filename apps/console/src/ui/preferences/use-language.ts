import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../loading/use-failure-toast.ts';
import type { Language } from './languages.ts';

interface LanguageChoice {
  language: Language;
  /** Speaks another language once its words are there; without them nothing changes. */
  choose(language: Language): Promise<void>;
}

export const LanguageContext = createContext<LanguageChoice>({ language: 'en', choose: () => Promise.resolve() });

/** The language that the console speaks and the means to change it; the browser keeps the choice. */
export function useLanguage() {
  const { t } = useTranslation('ui');
  const { language, choose } = use(LanguageContext);
  const showFailure = useFailureToast();
  return {
    language,
    choose: (chosen: Language) => {
      choose(chosen).catch((error: unknown) => showFailure(error, t('failure.language')));
    },
  };
}
