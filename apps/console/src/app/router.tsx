import { useState } from 'react';
import {
  createBrowserRouter, type Location, NavigationType, Outlet, type RouteObject, ScrollRestoration, useLocation,
  useNavigationType,
} from 'react-router-dom';
import { learn } from '../i18n/i18n.ts';
import { nextTask } from '../ui/next-task.ts';
import { ReturningContext } from '../ui/returning.ts';
import { guestPaths } from './guest-paths.ts';
import { screens } from './routes.tsx';
import type { ScreenRoute } from './screen-route.ts';
import { GuestGate } from './session/guest-gate.tsx';
import { OpenGate } from './session/open-gate.tsx';
import { SessionGate } from './session/session-gate.tsx';
import { CrashScreen } from './shell/crash.screen.tsx';
import { Shell } from './shell/shell.tsx';
import { StartingPage } from './session/starting-page.tsx';

const fetched = async ({ words, load }: Pick<ScreenRoute, 'words' | 'load'>) => {
  // The press that leads here is answered first: to ask for a dozen files takes the browser a moment.
  await nextTask();
  const [Component] = await Promise.all([load(), learn(words)]);
  return { Component };
};

const toRoute = ({ path, title, roles, isSandboxOnly, words, load }: ScreenRoute): RouteObject => ({
  path,
  handle: { title, roles, isSandboxOnly },
  lazy: () => fetched({ words, load }),
  errorElement: <CrashScreen />,
});

/** Every page opened by its address has the same key, so that those are told apart by where they are. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** Whether the browser loads a page that was open before: by reloading, or by its history from elsewhere. */
const isLoadedAgain = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate');

function Frame() {
  const location = useLocation();
  const [opened] = useState(location);
  const isPop = useNavigationType() === NavigationType.Pop;
  const isReturning = isPop && (location !== opened || isLoadedAgain());
  return (
    <>
      <ReturningContext value={isReturning}><Outlet /></ReturningContext>
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}

/** The addresses of the console. */
export const routes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <CrashScreen />,
    HydrateFallback: StartingPage,
    children: [
      {
        element: <GuestGate />,
        children: [
          {
            path: guestPaths.signIn,
            handle: { title: 'signIn' },
            lazy: () => fetched({
              words: ['session'],
              load: async () => (await import('../features/session/sign-in.screen.tsx')).SignInScreen,
            }),
          },
          {
            path: guestPaths.register,
            handle: { title: 'register' },
            lazy: () => fetched({
              words: ['session'],
              load: async () => (await import('../features/session/register.screen.tsx')).RegisterScreen,
            }),
          },
        ],
      },
      {
        element: <GuestGate isOpenToAll />,
        children: [
          {
            path: guestPaths.choosePassword,
            handle: { title: 'choosePassword' },
            lazy: () => fetched({
              words: ['session'],
              load: async () => (await import('../features/session/choose-password.screen.tsx')).ChoosePasswordScreen,
            }),
          },
        ],
      },
      {
        element: <OpenGate />,
        children: [
          toRoute({
            path: guestPaths.status,
            title: 'status',
            words: ['status'],
            load: async () => (await import('../features/status/status.screen.tsx')).StatusScreen,
          }),
        ],
      },
      {
        element: <SessionGate />,
        children: [
          {
            element: <Shell />,
            children: [
              ...screens.map(toRoute),
              toRoute({
                path: '*',
                title: 'notFound',
                words: [],
                load: async () => (await import('./shell/not-found.screen.tsx')).NotFoundScreen,
              }),
            ],
          },
        ],
      },
    ],
  },
];

/** Binds the addresses to the browser's history. */
export const createRouter = () => createBrowserRouter(routes);
