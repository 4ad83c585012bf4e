import { json } from '../../i18n/json.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { UsersIcon } from '../../ui/icons/navigation-icons.tsx';
import { StarSealIcon } from '../../ui/icons/status-icons.tsx';

const words = {
  boards: { en: () => import('./words/boards.en.json', json), ar: () => import('./words/boards.ar.json', json) },
};
const roles = ['admin', 'bank', 'scholar', 'auditor'] as const;

export const boardsFeature: Feature<typeof words> = {
  words,
  screens: [
    {
      path: '/shariah/board',
      title: { en: 'Shariah Board', ar: 'هيئة الرقابة الشرعية' },
      icon: UsersIcon,
      isGovernance: true,
      roles,
      words: ['boards'],
      load: async () => (await import('./board.screen.tsx')).BoardScreen,
    },
    {
      path: '/shariah/resolutions',
      title: { en: 'Resolutions', ar: 'القرارات الشرعية' },
      icon: StarSealIcon,
      isGovernance: true,
      roles,
      words: ['boards', 'resolutions'],
      load: async () => (await import('./resolutions.screen.tsx')).ResolutionsScreen,
    },
    {
      path: '/shariah/resolutions/:id',
      title: { en: 'Resolution', ar: 'قرار شرعي' },
      roles,
      words: ['boards', 'resolutions', 'trail'],
      load: async () => (await import('./resolution/resolution.screen.tsx')).ResolutionScreen,
    },
  ],
};
