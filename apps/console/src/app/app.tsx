import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { i18n } from '../i18n/i18n.ts';
import { ToastProvider } from '../ui/toast/toast-provider.tsx';
import type { createRouter } from './router.tsx';
import type { AppStore } from './store.ts';
import { modeStorageKey, theme } from './theme/theme.ts';

// The page's security policy lets in only styles that carry the nonce the host put into this page.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const styles = createCache({ key: 'connect', prepend: true, ...(nonce ? { nonce } : {}) });

interface AppProps {
  store: AppStore;
  router: ReturnType<typeof createRouter>;
}

/** The console: store, words, look and notifications around the screens. */
export function App({ store, router }: AppProps) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <CacheProvider value={styles}>
          <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={modeStorageKey}>
            <CssBaseline enableColorScheme />
            <ToastProvider>
              <RouterProvider router={router} />
            </ToastProvider>
          </ThemeProvider>
        </CacheProvider>
      </I18nextProvider>
    </Provider>
  );
}
