import type { ComponentType } from 'react';
import {
  createBrowserRouter, type Location, Outlet, type RouteObject, ScrollRestoration, useLoaderData,
} from 'react-router-dom';
import { selectPhase } from '../api/session.slice.ts';
import { withWords } from '../i18n/with-words.ts';
import { loadChunk } from '../ui/loading/chunk-load-error.ts';
import { useEver } from '../ui/loading/use-ever.ts';
import { useAppSelector } from './hooks.ts';
import { openScreens, screens } from './routes.ts';
import type { OpenScreen, ScreenRoute } from '../parts/feature/feature.ts';
import { GuestGate } from './session/guest-gate.tsx';
import { OpenGate } from './session/open-gate.tsx';
import { SessionGate } from './session/session-gate.tsx';
import { notFoundTitle } from './shell/screen.ts';
import { NotFoundScreen } from './shell/not-found.screen.tsx';
import { FrameFailure, ScreenFailure } from './shell/route-failure.tsx';
import { Shell } from './shell/shell.tsx';
import { StartingPage } from './session/starting-page.tsx';

type ScreenParts = Pick<ScreenRoute, 'path' | 'title' | 'roles' | 'isSandboxOnly' | 'words' | 'load'>;

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
  return {
    loader: () => loadChunk(fetch),
    shouldRevalidate: () => false,
    Component: LoadedScreen,
    errorElement: <ScreenFailure />,
  };
}

const toRoute = ({ path, title, roles, isSandboxOnly, ...screen }: ScreenParts): RouteObject => ({
  path,
  handle: { title, roles, isSandboxOnly },
  ...fetched(screen),
});

const openTo = (whom: OpenScreen['openTo']): RouteObject[] =>
  openScreens.filter((screen) => screen.openTo === whom).map(toRoute);

/** Every page opened by its address has the same key, so that those are told apart by where they are. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

function Frame() {
  const phase = useAppSelector(selectPhase);
  // Until it is known who is there, the page is too short to be put where it was.
  const isKnown = useEver(phase !== 'starting' && phase !== 'authenticating');
  return (
    <>
      <Outlet />
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
      { element: <GuestGate />, children: openTo('guests') },
      { element: <GuestGate isOpenToAll />, children: openTo('anybody') },
      { element: <OpenGate />, children: openTo('public') },
      {
        element: <SessionGate />,
        children: [
          {
            element: <Shell />,
            children: [
              ...screens.map(toRoute),
              toRoute({
                path: '*',
                title: notFoundTitle,
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
