import type { Feature } from '../../parts/feature/feature.ts';

export const factorsFeature: Feature = {
  words: {},
  screens: [
    {
      path: '/settings/security',
      title: { en: 'Security', ar: 'الأمان' },
      words: ['factors', 'provider'],
      load: async () => (await import('./security.screen.tsx')).SecurityScreen,
    },
  ],
};
