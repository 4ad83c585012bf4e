import type { Feature } from '../../parts/feature/feature.ts';
import { ScreeningIcon } from '../../ui/icons/navigation-icons.tsx';

export const screeningFeature: Feature = {
  words: {},
  screens: [
    {
      path: '/compliance/screening',
      title: { en: 'Sanctions Screening', ar: 'فحص العقوبات' },
      icon: ScreeningIcon,
      roles: ['admin', 'bank'],
      words: ['screening'],
      load: async () => (await import('./screening.screen.tsx')).ScreeningScreen,
    },
  ],
};
