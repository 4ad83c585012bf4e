import { json } from '../../i18n/json.ts';
import type { Feature } from '../../parts/feature/feature.ts';

const words = {
  requests: { en: () => import('./words/requests.en.json', json), ar: () => import('./words/requests.ar.json', json) },
};

export const requestLogFeature: Feature<typeof words> = {
  words,
  screens: [
    {
      path: '/settings/requests',
      title: { en: 'Request Log', ar: 'سجل الطلبات' },
      words: ['requests'],
      load: async () => (await import('./requests.screen.tsx')).RequestsScreen,
    },
  ],
};
