import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';
import { useGetStatusQuery } from '../../api/status.api.ts';
import type { ScreenRoute } from '../screen-route.ts';

/** What a route says of its screen. */
export type Screen = Pick<ScreenRoute, 'title' | 'roles' | 'isSandboxOnly'>;

/** The screen that is open, as its route describes it. */
export function useScreen(): Screen {
  const handle = useMatches().at(-1)?.handle as Screen | undefined;
  return handle ?? { title: 'notFound' };
}

/** Whether this is a sandbox, where money, people and networks are invented. */
export function useIsSandbox(): boolean {
  return useGetStatusQuery().data?.environment === 'sandbox';
}

/** What the browser's tab is called while something is open; a sandbox is named as what it is. */
function useTitle(screen: string): string {
  const { t } = useTranslation('shell');
  return useIsSandbox() ? t('documentTitleSandbox', { screen }) : t('documentTitle', { screen });
}

/** Names the browser's tab after the open screen. */
export function useDocumentTitle(): void {
  const { t } = useTranslation('shell');
  const title = useTitle(t(`screens.${useScreen().title}`));
  // Before the effects of what stands in the place of the screen, which has the last word.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}

/** Names the browser's tab after what stands instead of the open screen, as long as it does. */
export function useTitleInstead(name: string): void {
  const title = useTitle(name);
  useEffect(() => {
    const titleOfScreen = document.title;
    document.title = title;
    return () => {
      // Another screen has given its own name by now.
      if (document.title === title) document.title = titleOfScreen;
    };
  }, [title]);
}
