import { json } from '../../i18n/json.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { BookIcon } from '../../ui/icons/help-icons.tsx';

const words = {
  profile: { en: () => import('./words/profile.en.json', json), ar: () => import('./words/profile.ar.json', json) },
};

export const shariahProfileFeature: Feature<typeof words> = {
  words,
  screens: [
    {
      path: '/shariah/profile',
      title: { en: 'Shariah Profile', ar: 'الآراء الفقهية المتبعة' },
      icon: BookIcon,
      isGovernance: true,
      roles: ['admin', 'bank', 'scholar', 'auditor'],
      words: ['profile', 'resolutions', 'verdict'],
      load: async () => (await import('./profile.screen.tsx')).OpinionsScreen,
    },
  ],
};
