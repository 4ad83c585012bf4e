import { json } from '../../i18n/json.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { ScaleIcon } from '../../ui/icons/ledger-icons.tsx';

const words = {
  purification: {
    en: () => import('./words/purification.en.json', json), ar: () => import('./words/purification.ar.json', json),
  },
};

export const purificationFeature: Feature<typeof words> = {
  words,
  screens: [
    {
      path: '/shariah/purification',
      title: { en: 'Purification', ar: 'تطهير الإيرادات' },
      icon: ScaleIcon,
      isGovernance: true,
      roles: ['admin', 'bank', 'scholar', 'auditor'],
      words: ['purification'],
      load: async () => (await import('./purification.screen.tsx')).PurificationScreen,
    },
  ],
};
