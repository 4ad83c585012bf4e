import { json } from '../../i18n/json.ts';
import type { Feature } from '../../parts/feature/feature.ts';

const words = {
  status: { en: () => import('./words/status.en.json', json), ar: () => import('./words/status.ar.json', json) },
};

export const statusFeature: Feature<typeof words> = {
  words,
  screens: [],
  openScreens: [
    {
      path: '/status',
      title: { en: 'System Status', ar: 'حالة النظام' },
      openTo: 'public',
      words: ['status'],
      load: async () => (await import('./status.screen.tsx')).StatusScreen,
    },
  ],
};
