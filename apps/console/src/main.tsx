import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preferredLanguage } from './app/language/stored-language.ts';
import { applyLanguage } from './app/language/apply-language.ts';
import { createRouter } from './app/router.tsx';
import { followLive } from './app/follow-live.ts';
import { followReads } from './app/follow-reads.ts';
import { isGuestPath } from './app/guest-paths.ts';
import { wordFiles } from './app/features.ts';
import { startSession } from './app/start-session.ts';
import { createStore, followOtherTabs } from './app/store.ts';
import { addWords } from './i18n/i18n.ts';
import { onRecoverableError } from './ui/loading/recovered-error.ts';
import { followContrast } from './ui/preferences/use-contrast.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root" to show the console in.');

addWords(wordFiles);
const language = preferredLanguage();
const store = createStore();
followContrast();
followOtherTabs(store);
followLive(store);
followReads(store);
void store.dispatch(startSession({ automatic: !isGuestPath(location.pathname) }));

const router = createRouter();
const draw = () => startTransition(() => createRoot(root, { onRecoverableError }).render(
  <StrictMode>
    <App store={store} router={router} />
  </StrictMode>,
));
// Where the first words do not come, the page itself says so.
applyLanguage(language).then(draw).catch(reportError);
