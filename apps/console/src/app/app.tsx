import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { type ReactNode, useMemo } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { i18n } from '../i18n/i18n.ts';
import { type ShowCalls, ShowCallsContext } from '../parts/api-request/shown-calls.ts';
import { ToastProvider } from '../ui/feedback/toast/toast-provider.tsx';
import { DestinationContext, destinationOf } from '../ui/navigation/destination.ts';
import { ErrorBoundary } from '../ui/loading/error-boundary.tsx';
import { languageOf } from '../ui/preferences/languages.ts';
import { LanguageContext } from '../ui/preferences/use-language.ts';
import { chooseLanguage, lookIn } from './language/apply-language.ts';
import { LooksProvider } from './looks-provider.tsx';
import type { createRouter } from './router.tsx';
import type { AppStore } from './store.ts';
import { CrashScreen } from './shell/crash-screen.tsx';
import { modeStorageKey } from './theme/theme.ts';
import { useForcedColours } from './theme/use-forced-colours.ts';

interface AppProps {
  store: AppStore;
  router: ReturnType<typeof createRouter>;
}

/** The console: store, words, look and notifications around the screens. */
export function App({ store, router }: AppProps) {
  const showCalls = useMemo(() => showCallsWith(store), [store]);
  const destination = useMemo(() => () => destinationOf(router), [router]);
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <Drawn>
          <ErrorBoundary fallback={(error) => <CrashScreen error={error} isWhole />}>
            <ToastProvider>
              <ShowCallsContext value={showCalls}>
                <LooksProvider>
                  <DestinationContext value={destination}>
                    <RouterProvider router={router} />
                  </DestinationContext>
                </LooksProvider>
              </ShowCallsContext>
            </ToastProvider>
          </ErrorBoundary>
        </Drawn>
      </I18nextProvider>
    </Provider>
  );
}

// The look is exchanged around the screens, which stay as they are: a half-filled form survives a change of language.
function Drawn({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n;
  const { styles, theme: look } = lookIn(language);
  const theme = useForcedColours(look);
  const choice = useMemo(() => ({
    language: languageOf(language), choose: chooseLanguage,
  }), [language]);
  return (
    <LanguageContext value={choice}>
      <CacheProvider value={styles}>
        <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={modeStorageKey}>
          <CssBaseline enableColorScheme />
          {children}
        </ThemeProvider>
      </CacheProvider>
    </LanguageContext>
  );
}

/** Shows calls by the document of this instance of the API; both are fetched when somebody first wants to see one. */
const showCallsWith = (store: Pick<AppStore, 'dispatch'>): ShowCalls => async (calls) => {
  const [{ apiDocumentApi }, { callMadeBy }, { shownCall }] = await Promise.all([
    import('../api/api-document.api.ts'), import('../api/snippets/api-call.ts'), import('../api/snippets/snippet.ts'),
  ]);
  const chapters = await store.dispatch(apiDocumentApi.endpoints.getApiDocument.initiate()).unwrap();
  const operations = chapters.flatMap((chapter) => chapter.operations);
  return calls.map((call) => shownCall(callMadeBy(call, operations), window.location.origin));
};
