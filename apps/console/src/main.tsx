import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preferredLanguage } from './app/language/kept-language.ts';
import { speak } from './app/language/speak.ts';
import { createRouter } from './app/router.tsx';
import { followLive } from './app/follow-live.ts';
import { isGuestPath } from './app/guest-paths.ts';
import { startSession } from './app/start-session.ts';
import { createStore, followOtherTabs } from './app/store.ts';
import { prepareFormats } from './ui/format.ts';
import { nextTask } from './ui/next-task.ts';
import { followContrast } from './ui/use-contrast.ts';

const store = createStore();
followContrast();
followOtherTabs(store);
followLive(store);
void store.dispatch(startSession({ automatic: !isGuestPath(location.pathname) }));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root" to show the console in.');

const language = preferredLanguage();
if (language !== 'en') await speak(language);

// Each step a task of its own, between which the browser can draw and answer.
await nextTask();
const router = createRouter();
await nextTask();

// As a transition, the first picture is drawn in small pieces as well.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <App store={store} router={router} />
    </StrictMode>,
  );
});

void prepareFormats(language);
