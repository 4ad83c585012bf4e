import { json } from '../../i18n/json.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { DashboardIcon } from '../../ui/icons/navigation-icons.tsx';

const words = {
  dashboard: {
    en: () => import('./words/dashboard.en.json', json),
    ar: () => import('./words/dashboard.ar.json', json),
  },
};

export const dashboardFeature: Feature<typeof words> = {
  words,
  screens: [
    {
      path: '/',
      title: { en: 'Dashboard', ar: 'لوحة المعلومات' },
      icon: DashboardIcon,
      letter: 'd',
      words: ['dashboard'],
      load: async () => (await import('./dashboard.screen.tsx')).DashboardScreen,
    },
  ],
};
