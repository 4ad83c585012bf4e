import { json } from '../../i18n/json.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { StarSealIcon } from '../../ui/icons/status-icons.tsx';

const words = {
  shariahPacks: {
    en: () => import('./words/shariah-packs.en.json', json), ar: () => import('./words/shariah-packs.ar.json', json),
  },
};

export const shariahPacksFeature: Feature<typeof words> = {
  words,
  screens: [
    {
      path: '/shariah/packs',
      title: { en: 'Annual Shariah Packs', ar: 'التقارير الشرعية السنوية' },
      icon: StarSealIcon,
      isGovernance: true,
      roles: ['admin', 'bank', 'scholar', 'auditor'],
      words: ['shariahPacks'],
      load: async () => (await import('./packs.screen.tsx')).ShariahPacksScreen,
    },
  ],
};
