import { type ComponentType, useState } from 'react';
import {
  createBrowserRouter, type Location, NavigationType, Outlet, type RouteObject, ScrollRestoration, useLoaderData,
  useLocation, useNavigationType,
} from 'react-router-dom';
import { selectPhase } from '../api/session.slice.ts';
import { withWords } from '../i18n/with-words.ts';
import { loadChunk } from '../ui/failure/chunk-load-error.ts';
import { nextTask } from '../ui/next-task.ts';
import { ReturningContext } from '../ui/returning.ts';
import { useEver } from '../ui/use-ever.ts';
import { guestPaths } from './guest-paths.ts';
import { useAppSelector } from './hooks.ts';
import { screens } from './routes.tsx';
import type { ScreenRoute } from './screen-route.ts';
import { GuestGate } from './session/guest-gate.tsx';
import { OpenGate } from './session/open-gate.tsx';
import { SessionGate } from './session/session-gate.tsx';
import { NotFoundScreen } from './shell/not-found.screen.tsx';
import { FrameFailure, ScreenFailure } from './shell/route-failure.tsx';
import { Shell } from './shell/shell.tsx';
import { StartingPage } from './session/starting-page.tsx';

/** Draws the screen that the loader of its route fetched. */
function LoadedScreen() {
  const Screen = useLoaderData<unknown>() as ComponentType;
  return <Screen />;
}

/**
 * A screen is fetched by the `loader` of its route. Where `lazy` fails, the router draws neither the screen nor its
 * error but nothing, the frame included, for ever.
 */
function fetched({ words, load }: Pick<ScreenRoute, 'words' | 'load'>): RouteObject {
  const fetch = withWords(words, load);
  let screen: ComponentType | undefined;
  return {
    loader: async () => {
      // The press that leads here is answered first: to ask for a dozen files takes the browser a moment.
      if (!screen) await nextTask();
      return screen ??= await loadChunk(fetch);
    },
    shouldRevalidate: () => false,
    Component: LoadedScreen,
    errorElement: <ScreenFailure />,
  };
}

const toRoute = ({ path, title, roles, isSandboxOnly, ...screen }: ScreenRoute): RouteObject => ({
  path,
  handle: { title, roles, isSandboxOnly },
  ...fetched(screen),
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
  const phase = useAppSelector(selectPhase);
  // Until it is known who is there, the page is too short to be put where it was.
  const isKnown = useEver(phase !== 'starting' && phase !== 'authenticating');
  return (
    <>
      <ReturningContext value={isReturning}><Outlet /></ReturningContext>
      {isKnown && <ScrollRestoration getKey={placeOf} />}
    </>
  );
}

/** The addresses of the console. */
export const routes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <FrameFailure />,
    HydrateFallback: StartingPage,
    children: [
      {
        element: <GuestGate />,
        children: [
          {
            path: guestPaths.signIn,
            handle: { title: 'signIn' },
            ...fetched({
              words: ['factors', 'provider', 'session'],
              load: async () => (await import('../features/session/sign-in.screen.tsx')).SignInScreen,
            }),
          },
          {
            path: guestPaths.register,
            handle: { title: 'register' },
            ...fetched({
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
            ...fetched({
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
                load: () => Promise.resolve(NotFoundScreen),
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
