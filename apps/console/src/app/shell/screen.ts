import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';
import { useGetStatusQuery } from '../../api/status.api.ts';
import type { ScreenRoute, ScreenTitle } from '../../parts/feature/feature.ts';
import { languageOf } from '../../ui/preferences/languages.ts';

/** What a route says of its screen. */
export type Screen = Pick<ScreenRoute, 'title' | 'roles' | 'isSandboxOnly'>;

/** What an address shows that leads nowhere. */
export const notFoundTitle: ScreenTitle = { en: 'Page not found', ar: 'الصفحة غير موجودة' };

/** The screen that is open, as its route describes it. */
export function useScreen(): Screen {
  const handle = useMatches().at(-1)?.handle as Screen | undefined;
  return handle ?? { title: notFoundTitle };
}

/** Says the title of a screen in the language that the console speaks. */
export function useTitle(): (title: ScreenTitle) => string {
  const { i18n } = useTranslation();
  return (title) => title[languageOf(i18n.language)];
}

/** Whether this is a sandbox, where money, people and networks are invented. */
export function useIsSandbox(): boolean {
  return useGetStatusQuery().data?.environment === 'sandbox';
}

/** Names the browser's tab after the open screen, and a sandbox as what it is. */
export function useDocumentTitle(): void {
  const { t } = useTranslation('shell');
  const screen = useTitle()(useScreen().title);
  const text = useIsSandbox() ? t('documentTitleSandbox', { screen }) : t('documentTitle', { screen });
  useEffect(() => {
    document.title = text;
  }, [text]);
}
