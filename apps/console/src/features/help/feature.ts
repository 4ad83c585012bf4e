import { json } from '../../i18n/json.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { HelpIcon } from '../../ui/icons/help-icons.tsx';

const words = {
  articles: { en: () => import('./words/articles.en.json', json), ar: () => import('./words/articles.ar.json', json) },
  help: { en: () => import('./words/help.en.json', json), ar: () => import('./words/help.ar.json', json) },
};

export const helpFeature: Feature<typeof words> = {
  words,
  screens: [
    {
      path: '/help',
      title: { en: 'Help Center', ar: 'مركز المساعدة' },
      icon: HelpIcon,
      isHelp: true,
      letter: 'h',
      words: ['help', 'articles'],
      load: async () => (await import('./help.screen.tsx')).HelpScreen,
    },
    {
      path: '/help/tours',
      title: { en: 'Video Tutorials', ar: 'دروس مرئية' },
      words: ['tours'],
      load: async () => (await import('./tours.screen.tsx')).ToursScreen,
    },
    {
      path: '/help/:slug',
      title: { en: 'Help Center', ar: 'مركز المساعدة' },
      words: ['help', 'articles'],
      load: async () => (await import('./article.screen.tsx')).ArticleScreen,
    },
  ],
};
