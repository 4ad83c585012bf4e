import { useEffect } from 'react';
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

/** Names the browser's tab after the open screen, and a sandbox as what it is. */
export function useDocumentTitle(): void {
  const { t } = useTranslation('shell');
  const screen = t(`screens.${useScreen().title}`);
  const text = useIsSandbox() ? t('documentTitleSandbox', { screen }) : t('documentTitle', { screen });
  useEffect(() => {
    document.title = text;
  }, [text]);
}
