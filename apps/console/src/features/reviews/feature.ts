import { json } from '../../i18n/json.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { ScaleIcon } from '../../ui/icons/ledger-icons.tsx';

const words = {
  reviews: { en: () => import('./words/reviews.en.json', json), ar: () => import('./words/reviews.ar.json', json) },
};

export const reviewsFeature: Feature<typeof words> = {
  words,
  screens: [
    {
      path: '/compliance/reviews',
      title: { en: 'Review Cases', ar: 'حالات المراجعة' },
      icon: ScaleIcon,
      roles: ['admin', 'bank'],
      letter: 'v',
      words: ['reviews', 'trail', 'verdict'],
      load: async () => (await import('./reviews.screen.tsx')).ReviewsScreen,
    },
    {
      path: '/compliance/reviews/:id',
      title: { en: 'Review Case', ar: 'حالة المراجعة' },
      roles: ['admin', 'bank'],
      words: ['customers', 'flows', 'reviews', 'screening', 'trail', 'verdict'],
      load: async () => (await import('./case/case.screen.tsx')).CaseScreen,
    },
  ],
};
