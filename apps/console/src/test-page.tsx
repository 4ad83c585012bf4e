import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createStore } from './app/store.ts';
import { createLook } from './app/theme/theme.ts';
import { i18n } from './i18n/i18n.ts';
import { ToastProvider } from './ui/feedback/toast/toast-provider.tsx';

const theme = createLook('ltr');

/** Shows one piece of the console to a test, with words, look and notifications around it. */
export function renderPiece(piece: ReactElement) {
  return render(
    <I18nextProvider i18n={i18n}>
      <ThemeProvider theme={theme}>
        <ToastProvider>{piece}</ToastProvider>
      </ThemeProvider>
    </I18nextProvider>,
  );
}

/** Shows one piece that reads from the server, with a cache of its own; answers the cache. */
export function renderWithStore(piece: ReactElement) {
  const store = createStore();
  renderPiece(<Provider store={store}>{piece}</Provider>);
  return store;
}
