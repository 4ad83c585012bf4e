import { json } from '../../i18n/json.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { FlagIcon } from '../../ui/icons/navigation-icons.tsx';

const words = {
  strs: { en: () => import('./words/strs.en.json', json), ar: () => import('./words/strs.ar.json', json) },
};

export const strsFeature: Feature<typeof words> = {
  words,
  screens: [
    {
      path: '/compliance/strs',
      title: { en: 'Suspicion Reports', ar: 'تقارير المعاملات المشبوهة' },
      icon: FlagIcon,
      roles: ['admin', 'bank'],
      isForCompliance: true,
      words: ['strs'],
      load: async () => (await import('./strs.screen.tsx')).StrsScreen,
    },
  ],
};
